// Files that are there by name and size, and read from the site only when somebody reads them: the
// packages' as they would lie after pyodide.loadPackage (bytecode is read by an import, a source by
// a traceback, data by open()), the standard library's zip, the course's bundle.
/**
 * Make a file whose content comes from `read`, called by whoever reads it first. Writing replaces it.
 *
 * @param {object} M Pyodide's Emscripten module
 * @param {object} folder its folder's node
 */
export function layFile(M, folder, name, size, read) {
  if (Object.hasOwn(folder.contents, name)) return; // the learner's or the kernel's own
  contentFrom(M.FS.filesystems.MEMFS.createNode(folder, name, 0o100644, 0), size, read);
}

function contentFrom(node, size, read) {
  const settle = (value) =>
    Object.defineProperty(node, 'contents', {
      value,
      writable: true,
      configurable: true,
      enumerable: true,
    });
  node.usedBytes = size;
  Object.defineProperty(node, 'contents', {
    configurable: true,
    enumerable: true,
    get() {
      const value = read();
      settle(value);
      return value;
    },
    set: settle,
  });
}

export class Tree {
  /**
   * @param {object} M Pyodide's Emscripten module
   * @param {object} entry of the index {folders: string[], packs: object[]}
   * @param {import('./files.mjs').Files} files
   */
  constructor(M, entry, files) {
    this.M = M;
    this.files = files;
    this.entry = entry;
    this.known = null;
    this.contents = new Map(); // pack: its bytes
    this.laid = false;
    // Thousands of files: they are laid down when somebody looks for one, which most runs never do.
    for (const path of ['/lib/python3.12/site-packages', '/usr/lib']) {
      M.FS.mkdirTree(path);
      this.watch(M.FS.lookupPath(path).node);
    }
  }

  get index() {
    return (this.known ??= parse(this.files.wholeNow(this.entry)));
  }

  /** Fetch the index, so that nobody has to wait for it. */
  async prepare() {
    this.known ??= parse(await this.files.whole(this.entry, Promise.resolve()));
  }

  watch(node) {
    const { lookup, readdir } = node.node_ops;
    const tree = this;
    const plain = node.node_ops;
    node.node_ops = {
      ...plain,
      lookup(parent, name) {
        node.node_ops = plain;
        tree.lay();
        return Object.hasOwn(parent.contents, name)
          ? parent.contents[name]
          : lookup(parent, name);
      },
      readdir(folder) {
        node.node_ops = plain;
        tree.lay();
        return readdir(folder);
      },
    };
  }

  lay() {
    if (this.laid) return;
    this.laid = true;
    const { FS } = this.M;
    const nodes = this.index.folders.map((path) => {
      FS.mkdirTree(path);
      return FS.lookupPath(path).node;
    });
    for (const pack of this.index.packs) {
      let offset = 0;
      for (const [folder, name, size] of pack.files) {
        const from = offset;
        const read = () => this.bytes(pack).subarray(from, from + size);
        layFile(this.M, nodes[folder], name, size, read);
        offset += size;
      }
    }
  }

  bytes(pack) {
    let bytes = this.contents.get(pack);
    if (!bytes) {
      if (pack.kind === 'so') this.beforeLibrary(pack);
      bytes = this.files.wholeNow(pack);
      this.contents.set(pack, bytes);
    }
    return bytes;
  }

  /** A library of scipy is about to be opened: what it needs by name must be there. */
  beforeLibrary(pack) {
    const { M } = this;
    if (pack.package !== 'scipy' || M.LDSO.loadedLibsByName['libopenblas.so']) return;
    const isBlas = ({ files, kind }) => kind === 'so' && files[0][1] === 'libopenblas.so';
    const bytes = this.bytes(this.index.packs.find(isBlas));
    const fs = { findObject: () => true, readFile: () => bytes };
    M.loadDynamicLibrary('libopenblas.so', { global: false, nodelete: true, loadAsync: false, fs }, {});
  }

  /** Fetch what an import of these packages reads, ahead of it and beside each other. */
  async prefetch(packages, kinds = ['pyc', 'info']) {
    if (packages.length === 0) return;
    await this.prepare();
    const wanted = this.index.packs.filter(
      (pack) =>
        (packages.includes(pack.package) || pack.package === 'all') &&
        kinds.includes(pack.kind) &&
        !this.contents.has(pack),
    );
    await Promise.all(
      wanted.map(async (pack) => {
        this.contents.set(pack, await this.files.whole(pack, Promise.resolve()));
      }),
    );
  }
}

function parse(bytes) {
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The standard library's zip, which the image has read already. */
export function layStandardLibrary(M, path, entry, files) {
  let bytes = null;
  const read = () => (bytes ??= files.wholeNow(entry));
  contentFrom(M.FS.lookupPath(path).node, entry.raw, read);
  return {
    async prefetch() {
      bytes ??= await files.whole(entry, Promise.resolve());
    },
  };
}

