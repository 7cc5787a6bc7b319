// Puts a Pyodide module together around a memory that a heap image was laid into.
import { fillSlot, LazyLibraries } from './lazy.mjs';
import { layScript } from './symbols.mjs';

/** The environment while the module is created: the constructors copy it into the heap. */
const ENVIRONMENT = { HOME: '/home/pyodide', LANG: 'C.UTF-8', _: './this.program' };

/**
 * Prepare the settings of `_createPyodideModule`: it takes `memory`, finds its data there and needs
 * none of its own.
 *
 * @param {object} settings
 * @param {WebAssembly.Memory} memory
 * @param {WebAssembly.Module | Promise<WebAssembly.Module>} core
 * @param {{boot: object, tableAtBoot: number}} [image] its description; none for the stock core
 */
export function useMemory(settings, memory, core, image) {
  settings.wasmMemory = memory;
  settings.instantiateWasm = (imports, receive) => {
    void Promise.resolve(core).then(async (module) => {
      if (image) giveSlots(imports, image);
      const instance = await WebAssembly.instantiate(module, imports);
      receive(instance, module);
    });
    return {};
  };
  settings.preRun.push((M) => {
    for (const key of Object.keys(M.ENV)) delete M.ENV[key];
    Object.assign(M.ENV, ENVIRONMENT);
  });
}

/**
 * Give the core's functions the places in the table that an ordinary start finds for them one by one.
 *
 * The module puts them there by itself (core.py).
 *
 * @param {object} imports
 * @param {{boot: {got: [string, number][]}, tableAtBoot: number}} image
 */
function giveSlots(imports, { boot, tableAtBoot }) {
  const table = imports.env.__indirect_function_table;
  table.grow(tableAtBoot - table.length);
  const got = imports['GOT.func'];
  for (const [name, slot] of boot.got) got[name].value = slot;
}

/**
 * Write single words: what the core's constructors must find before they run ("prepare", as on an
 * ordinary start), and afterwards the image's words that they wrote over ("undo").
 *
 * @param {WebAssembly.Memory} memory
 * @param {number[]} patch address, word, address, word, …
 */
export function patchMemory(memory, patch) {
  const words = new Uint32Array(memory.buffer);
  for (let i = 0; i < patch.length; i += 2) words[patch[i] >> 2] = patch[i + 1];
}

/**
 * Instantiate the images' libraries, in the order in which they were loaded when they were made.
 *
 * Their memory is in the heap already and the modules were stripped of it, so nothing is written.
 * GOT entries stand before the first library, as they did when the image was made; no function
 * gets a new table slot then. The slots that were handed out are filled at the end. A library
 * without a module gets stubs, and is instantiated when somebody needs it (lazy.mjs).
 *
 * @param {object} M
 * @param {{got: object[], slots: object[], table: number, libs: object[], types: string[]}} meta
 *   slots: [slot, number of the library or -1, name, number of the type for a stub]
 * @param {Array<WebAssembly.Module | null>} modules in the order of meta.libs
 * @param {(lib: object) => BufferSource} [bytesOf] a library without a module, at once
 * @returns {LazyLibraries}
 */
export function restoreLibraries(M, { boot, got, slots, table, libs, types }, modules, bytesOf) {
  const { GOT, LDSO } = M;
  layScript(M, boot.script);
  const moveCounter = argumentCounter(M);
  offerAddresses(GOT, got);
  const lazy = new LazyLibraries(M, { slots, libs, types }, bytesOf);
  for (const [i, { name, handle, global }] of libs.entries()) {
    const dso = M.newDSO(name, handle, 'loading');
    dso.global = global;
    if (modules[i]) lazy.link(i, modules[i]);
    else lazy.leave(i);
  }
  if (M.wasmTable.length > table) throw new Error(`table ${M.wasmTable.length}, image ${table}`);
  if (M.wasmTable.length < table) M.wasmTable.grow(table - M.wasmTable.length);
  const imports = LDSO.loadedLibsByName.__main__.exports;
  for (const [slot, from, symbol] of slots) {
    if (from < 0) fillSlot(M, slot, imports, symbol);
    else if (modules[from]) fillSlot(M, slot, LDSO.loadedLibsByName[libs[from].name].exports, symbol);
  }
  lazy.fillWithStubs();
  moveCounter();
  return lazy;
}

/**
 * Give the symbols their addresses. Most are asked for by libraries that wait, so an entry is made
 * when somebody looks for it.
 */
function offerAddresses(GOT, got) {
  const addresses = new Map();
  for (const [name, value] of got) {
    if (Object.hasOwn(GOT, name)) GOT[name].value = value;
    else addresses.set(name, value);
  }
  const make = (target, name) => {
    const address = addresses.get(name);
    if (address === undefined) return Reflect.get(target, name);
    const value = new WebAssembly.Global({ value: 'i32', mutable: true }, address);
    Object.defineProperty(GOT, name, { value, writable: true, enumerable: true, configurable: true });
    return value;
  };
  Object.setPrototypeOf(GOT, new Proxy(Object.getPrototypeOf(GOT), { get: make }));
}

// Where WebAssembly knows garbage-collected types, Pyodide adds one function to the table before
// anything else and notes its slot in the heap. The image was made without it, so that its first
// library has that slot: the function moves to the end.
function argumentCounter(M) {
  const slot = M._PyEM_CountArgsPtr;
  if (!slot) return () => {};
  const counter = M.wasmTable.get(slot);
  const noted = M.__PyRuntime + M.HEAP32[M.__PyEM_EMSCRIPTEN_COUNT_ARGS_OFFSET >> 2];
  return () => {
    M._PyEM_CountArgsPtr = M.wasmTable.grow(1);
    M.wasmTable.set(M._PyEM_CountArgsPtr, counter);
    M.HEAP32[noted >> 2] = M._PyEM_CountArgsPtr;
  };
}
