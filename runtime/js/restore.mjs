// Puts a heap image and its libraries into a freshly created Pyodide module.
//
// The module's memory is as long as the image's heap (INITIAL_MEMORY) and nothing has run in it but
// its own initialisation, which the image replaces.

/**
 * Lay the image's pages over the module's memory.
 *
 * @param {object} M Pyodide's Emscripten module
 * @param {Array<[number, number]>} runs address and length of each run of pages that are not zero
 * @param {Array<Uint8Array>} chunks the runs' bytes, one after the other, cut anywhere
 */
export function layHeap(M, runs, chunks) {
  const heap = M.HEAPU8;
  let chunk = 0;
  let at = 0;
  let end = 0; // where the last run ended: what lies between runs is zero in the image
  for (const [address, length] of runs) {
    heap.fill(0, end, address);
    let to = address;
    let left = length;
    while (left > 0) {
      const bytes = chunks[chunk];
      const take = Math.min(left, bytes.length - at);
      heap.set(at === 0 && take === bytes.length ? bytes : bytes.subarray(at, at + take), to);
      to += take;
      left -= take;
      at += take;
      if (at === bytes.length) {
        chunk += 1;
        at = 0;
      }
    }
    end = address + length;
  }
  heap.fill(0, end);
}

/**
 * Instantiate the image's libraries, in the order in which they were loaded when it was made.
 *
 * Their memory is in the heap already and the modules were stripped of it, so nothing is written.
 * GOT entries are set before the first library, as they were when the image was made; no function
 * gets a new table slot then. The slots that were handed out are filled at the end.
 *
 * @param {object} M
 * @param {object} meta of the image
 * @param {Array<WebAssembly.Module>} modules in the order of meta.libs
 */
export function restoreLibraries(M, meta, modules) {
  const { GOT, LDSO } = M;
  for (const [name, value] of meta.got) {
    GOT[name] ??= new WebAssembly.Global({ value: 'i32', mutable: true });
    GOT[name].value = value;
  }
  for (let i = 0; i < modules.length; i++) {
    const { name, handle, global } = meta.libs[i];
    const flags = { global, nodelete: true, loadAsync: false, allowUndefined: true };
    const dso = M.newDSO(name, handle, 'loading');
    dso.global = global;
    const local = global ? null : {};
    const exports = M.loadWebAssemblyModule(modules[i], flags, name, local, handle);
    if (global) M.mergeLibSymbols(exports, name);
    dso.exports = exports;
  }
  const table = M.wasmTable;
  if (table.length > meta.table) throw new Error(`table ${table.length}, image ${meta.table}`);
  if (table.length < meta.table) table.grow(meta.table - table.length);
  const imports = LDSO.loadedLibsByName.__main__.exports;
  for (const [index, from, symbol] of meta.slots) {
    const f = from < 0 ? imports[symbol] : LDSO.loadedLibsByName[meta.libs[from].name].exports[symbol];
    if (typeof f !== 'function') throw new Error(`no function ${symbol} for slot ${index}`);
    try {
      table.set(index, f);
    } catch {
      table.set(index, M.convertJsFunctionToWasm(f, f.sig));
    }
    M.updateTableMap(index, 1);
  }
}
