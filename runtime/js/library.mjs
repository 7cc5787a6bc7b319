// The bytes of the libraries that are instantiated when somebody needs them (lazy.mjs).
import { decode } from './zstd.mjs';

/** True of a library that is not among those that come at the start. */
export function waits(lib) {
  return Boolean(lib.file ?? lib.frame);
}

export class LibraryFiles {
  /**
   * @param {import('./files.mjs').Files} files
   * @param {object[]} layers entries of the manifest; `usual`: the file of those that are usually
   *   needed, one frame after the other
   * @param {Array<{libs: object[]}>} metas the layers' descriptions
   */
  constructor(files, layers, metas) {
    this.files = files;
    /** Of the libraries with a frame: the file that it lies in. */
    this.packOf = new Map();
    for (const [i, { libs = [] }] of metas.entries()) {
      for (const lib of libs) if (lib.frame) this.packOf.set(lib, layers[i].usual);
    }
    this.packs = new Map(); // entry: bytes
  }

  /** A library's bytes, at once: Python waits for them. */
  bytesOf(lib) {
    if (lib.file) return this.files.wholeNow(lib.file);
    const [at, length] = lib.frame;
    const entry = this.packOf.get(lib);
    const read = (pack) => decode(pack.subarray(at, at + length), lib.size);
    const pack = this.packs.get(entry);
    if (pack) {
      try {
        return read(pack);
      } catch (error) {
        console.warn(`runtime: ${entry.file}: ${error.message}, fetched again`);
        this.packs.delete(entry);
      }
    }
    return this.files.now(entry, (fetched) => {
      const bytes = read(fetched);
      this.packs.set(entry, fetched);
      return bytes;
    });
  }

  /** Fetch what is usually needed, so that nobody has to wait for it. */
  async prefetch() {
    for (const entry of new Set(this.packOf.values())) {
      if (!this.packs.has(entry)) this.packs.set(entry, await this.files.packed(entry));
    }
  }
}
