// The packages' files as they would lie after pyodide.loadPackage, each read from the site only
// when somebody reads it: bytecode at an import, a source at a traceback, data at open().

export class Tree {
  /**
   * @param {object} M Pyodide's Emscripten module
   * @param {object} index {folders, packs}
   * @param {import('./files.mjs').Files} files
   */
  constructor(M, index, files) {
    this.M = M;
    this.files = files;
    this.packs = index.packs;
    this.contents = new Map(); // pack: its bytes
    const nodes = index.folders.map((path) => this.folder(path));
    for (const pack of index.packs) {
      let offset = 0;
      for (const [folder, name, size] of pack.files) {
        this.lay(nodes[folder], name, size, pack, offset);
        offset += size;
      }
    }
  }

  folder(path) {
    this.M.FS.mkdirTree(path);
    return this.M.FS.lookupPath(path).node;
  }

  /** One file. Its content is fetched by whoever reads it first; writing replaces it. */
  lay(folder, name, size, pack, offset) {
    if (Object.hasOwn(folder.contents, name)) return; // the learner's or the kernel's own
    const node = this.M.FS.filesystems.MEMFS.createNode(folder, name, 0o100644, 0);
    node.usedBytes = size;
    const settle = (value) =>
      Object.defineProperty(node, 'contents', { value, writable: true, configurable: true, enumerable: true });
    Object.defineProperty(node, 'contents', {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = this.bytes(pack).subarray(offset, offset + size);
        settle(value);
        return value;
      },
      set: settle,
    });
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
    const blas = this.packs.find(({ files, kind }) => kind === 'so' && files[0][1] === 'libopenblas.so');
    if (!blas) return;
    const bytes = this.bytes(blas);
    const fs = { findObject: () => true, readFile: () => bytes };
    M.loadDynamicLibrary('libopenblas.so', { global: false, nodelete: true, loadAsync: false, fs }, {});
  }

  /** Fetch what an import of these packages reads, ahead of it and beside each other. */
  async prefetch(packages, kinds = ['pyc', 'info']) {
    if (packages.length === 0) return;
    const wanted = this.packs.filter(
      (pack) =>
        (packages.includes(pack.package) || pack.package === 'all') &&
        kinds.includes(pack.kind) &&
        !this.contents.has(pack),
    );
    await Promise.all(
      wanted.map(async (pack) => this.contents.set(pack, await this.files.whole(pack, Promise.resolve()))),
    );
  }
}

/** The standard library's zip, which the image has read already, in the same manner. */
export function layStandardLibrary(M, path, entry, files) {
  const { node } = M.FS.lookupPath(path);
  let bytes = null;
  node.usedBytes = entry.raw;
  Object.defineProperty(node, 'contents', {
    configurable: true,
    enumerable: true,
    get: () => (bytes ??= files.wholeNow(entry)),
    set(value) {
      bytes = value;
    },
  });
  return {
    async prefetch() {
      bytes ??= await files.whole(entry, Promise.resolve());
    },
  };
}
