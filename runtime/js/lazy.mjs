// Libraries that are instantiated when somebody needs them.
//
// Few of an image's libraries are called before the first result, most of them never. The others'
// slots in the function table hold stubs (stubs.mjs): the first call of one instantiates the library,
// whose functions then take the stubs' places. Its memory is in the heap and its symbols have their
// addresses from the start on, so nothing but its slots changes.
import { fillWithStubs } from './stubs.mjs';

export class LazyLibraries {
  /**
   * @param {object} M Pyodide's Emscripten module
   * @param {{slots: object[], libs: object[], types: string[]}} meta see restoreLibraries
   * @param {(lib: object) => BufferSource} bytesOf a library's bytes, at once
   */
  constructor(M, { slots, libs, types }, bytesOf) {
    Object.assign(this, { M, slots, libs, types, bytesOf });
    /** The numbers of those that are not there yet. */
    this.waiting = new Set();
    this.owner = null; // slot: its library's number
    this.linking = false;
  }

  /** Leave a library for later: whoever asks for its exports (dlsym) needs it. */
  leave(index) {
    this.waiting.add(index);
    Object.defineProperty(this.dso(index), 'exports', {
      configurable: true,
      get: () => {
        // The linker copies the exports of the libraries that another one needs by name: in vain,
        // most of them are never called. See `scope`.
        if (this.linking) return {};
        this.load(index);
        return this.dso(index).exports;
      },
    });
  }

  /** Instantiate a library; its element segment fills its own slots. */
  link(index, module) {
    const { name, handle, global } = this.libs[index];
    const flags = { global, nodelete: true, loadAsync: false, allowUndefined: true };
    this.linking = true;
    let exports = null;
    try {
      const scope = global ? null : this.scope();
      exports = this.M.loadWebAssemblyModule(module, flags, name, scope, handle);
    } finally {
      this.linking = false;
    }
    if (global) this.M.mergeLibSymbols(exports, name);
    const own = { value: exports, writable: true, enumerable: true, configurable: true };
    Object.defineProperty(this.dso(index), 'exports', own);
    return exports;
  }

  /** Instantiate a library if it is not there yet. */
  load(index) {
    if (!this.waiting.has(index)) return;
    const module = new WebAssembly.Module(this.bytesOf(this.libs[index]));
    const { tableBase, tableSize } = this.libs[index];
    const noted = this.M.wasmTableMirror;
    noted.fill(undefined, tableBase, Math.min(tableBase + tableSize, noted.length));
    const exports = this.link(index, module);
    for (const [slot, from, symbol] of this.slots) {
      if (from === index) fillSlot(this.M, slot, exports, symbol);
    }
    this.waiting.delete(index);
  }

  /** Give the slots of the libraries that are left for later their stubs. */
  fillWithStubs() {
    const [slots, of] = [[], []];
    for (const index of this.waiting) {
      const { tableBase, types } = this.libs[index];
      for (let i = 0; i < types.length; i++) {
        slots.push(tableBase + i);
        of.push(types[i]);
      }
    }
    for (const [slot, from, , type] of this.slots) {
      if (!this.waiting.has(from)) continue;
      slots.push(slot);
      of.push(type);
    }
    const load = (slot) => this.load(this.ownerOf(slot));
    fillWithStubs(this.M.wasmTable, this.types, slots, of, load);
  }

  ownerOf(slot) {
    if (!this.owner) {
      this.owner = new Map(this.slots.map(([dynamic, from]) => [dynamic, from]));
      for (const [index, { tableBase, tableSize }] of this.libs.entries()) {
        for (let i = tableBase; i < tableBase + tableSize; i++) this.owner.set(i, index);
      }
    }
    return this.owner.get(slot);
  }

  /**
   * What a library finds that it needs from others by name: looked up at the first call, as the
   * linker's own closures do. Every function that a shared library exports has a slot (start.mjs).
   */
  scope() {
    const find = (symbol) => {
      const owner = this.ownerOf(this.M.GOT[symbol]?.value ?? 0);
      return owner >= 0 && isShared(this.libs[owner]) ? this.dso(owner).exports[symbol] : undefined;
    };
    return new Proxy({}, { get: (own, symbol) => own[symbol] ?? find(symbol) });
  }

  dso(index) {
    return this.M.LDSO.loadedLibsByName[this.libs[index].name];
  }
}

/** A library that others need by name; the extension modules have paths. */
export function isShared({ name }) {
  return !name.includes('/');
}

/** Put a function that a library exports, or the core has, into a slot of the table. */
export function fillSlot(M, slot, exports, symbol) {
  const f = exports[symbol];
  if (typeof f !== 'function') throw new Error(`no function ${symbol} for slot ${slot}`);
  try {
    M.wasmTable.set(slot, f);
  } catch {
    M.wasmTable.set(slot, M.convertJsFunctionToWasm(f, f.sig));
  }
  if (M.wasmTableMirror[slot]) M.wasmTableMirror[slot] = undefined;
  M.updateTableMap(slot, 1);
}
