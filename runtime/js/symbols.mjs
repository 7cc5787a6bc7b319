// The names of the core that a start does without (core.py): there as soon as somebody asks.

/**
 * From now on all symbols are there for a library that no image holds, for dlsym, and as
 * `Module._name`.
 *
 * @param {object} M Pyodide's Emscripten module
 * @param {() => Uint8Array} read the list's content, fetched while everybody waits
 */
export function offerSymbols(M, read) {
  let asked = false;
  M.allSymbols = () => {
    if (asked) return;
    asked = true;
    laySymbols(M, JSON.parse(new TextDecoder().decode(read())));
  };
  const symbols = mainSymbols(M);
  const named = new Proxy(Object.prototype, {
    get(target, name, receiver) {
      if (typeof name === 'string' && name.startsWith('_') && !(name in target)) {
        M.allSymbols();
        return symbols[name.slice(1)];
      }
      return Reflect.get(target, name, receiver);
    },
  });
  Object.setPrototypeOf(M, named);
}

/**
 * As after an ordinary start.
 *
 * @param {object} M
 * @param {{functions: [string, number][], data: [string, number][], script: [string, number][]}} rest
 */
export function laySymbols(M, { functions, data, script }) {
  const symbols = mainSymbols(M);
  const lay = (name, address, symbol) => {
    const entry = (M.GOT[name] ??= new WebAssembly.Global({ value: 'i32', mutable: true }));
    entry.value ||= address;
    symbols[name] = symbol;
  };
  for (const [name, slot] of functions) lay(name, slot, M.wasmTable.get(slot));
  for (const [name, address] of data) lay(name, address, address);
  layScript(M, script);
}

/** Fill the slots of the script's own functions. */
export function layScript(M, slots) {
  const symbols = mainSymbols(M);
  for (const [name, slot] of slots) {
    const f = symbols[name];
    M.wasmTable.set(slot, M.convertJsFunctionToWasm(f, f.sig));
  }
}

function mainSymbols(M) {
  return M.LDSO.loadedLibsByName.__main__.exports;
}
