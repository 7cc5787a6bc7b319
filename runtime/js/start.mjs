// Starts an image in Node as a browser will: the same memory, the same functions in the table.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isShared } from './lazy.mjs';
import { patchMemory, restoreLibraries, useMemory } from './restore.mjs';
import { dynamicSlots, gotValues } from './slots.mjs';
import { layScript, offerSymbols } from './symbols.mjs';

/** Make what is drawn from the machine the same at every build (see image.mjs). */
export function beDeterministic() {
  let state = 1;
  const next = () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 16;
  globalThis.crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next();
    return array;
  };
  Date.now = () => 1700000000000;
  performance.now = () => 0;
  // As on an iPhone Pyodide does not add its counter of arguments to the table (restore.mjs).
  Object.defineProperty(globalThis, 'navigator', { value: { platform: 'iPhone', userAgent: 'a browser' }, configurable: true });
}

/**
 * The parts that every start shares.
 *
 * @param {{pyodide: string, core: string}} job folder of the distribution, file of the core's module;
 *   its script and the other symbols lie beside it as .js and .json
 */
export async function prepareStarts(job) {
  const indexURL = path.resolve(job.pyodide) + '/';
  const core = await WebAssembly.compile(fs.readFileSync(job.core));
  await import(pathToFileURL(`${indexURL}pyodide.asm.js`).href);
  const stockModule = globalThis._createPyodideModule;
  // As in a browser: no file of its own, but Node's parts are reached by `require` here.
  globalThis.require = createRequire(indexURL);
  globalThis.__dirname = indexURL;
  (0, eval)(fs.readFileSync(job.core.replace(/wasm$/, 'js'), 'utf8'));
  const createModule = globalThis._createPyodideModule;
  const rest = fs.readFileSync(job.core.replace(/wasm$/, 'json'));
  const { loadPyodide } = await import(pathToFileURL(`${indexURL}pyodide.mjs`).href);
  return { indexURL, core, rest, loadPyodide, createModule, stockModule };
}

/**
 * Start an image and prove that it is the state that was recorded; fills meta.undo.
 *
 * Its libraries are left for later, all that can be, and then loaded one by one for the proof; with
 * `image.lazy` they wait until somebody needs them.
 *
 * @returns {Promise<{py: object, meta: object, memory: WebAssembly.Memory, opened: string[]}>}
 *   opened: the names of the libraries in the order in which they were loaded, those to come, too
 */
export async function startImage({ indexURL, core, rest, loadPyodide, createModule }, image, prepare) {
  const meta = JSON.parse(fs.readFileSync(image.json, 'utf8'));
  const heap = new Uint8Array(fs.readFileSync(image.heap));
  const opened = [];
  const bytesOf = (lib) => {
    opened.push(lib.name);
    return fs.readFileSync(image.libs[meta.libs.indexOf(lib)]);
  };
  const modules = meta.libs.map((lib) => (lib.types ? null : new WebAssembly.Module(bytesOf(lib))));
  const memory = new WebAssembly.Memory({ initial: heap.length / 65536, maximum: 65536 });
  new Uint8Array(memory.buffer).set(heap);
  const differences = () => {
    const [a, b] = [new Uint32Array(memory.buffer), new Uint32Array(heap.buffer)];
    const found = [];
    for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) found.push(i * 4, b[i]);
    return found;
  };
  globalThis._createPyodideModule = async (settings) => {
    meta.prepare = prepare ?? meta.prepare;
    patchMemory(memory, meta.prepare);
    useMemory(settings, memory, core, meta);
    const M = await createModule(settings);
    if (M.wasmTable.length !== meta.tableAtBoot) throw new Error('the table differs at the start');
    layScript(M, meta.boot.script);
    compareBoot(M, meta, meta.boot.got);
    M.forgetTableMap();
    if (memory.buffer.byteLength !== heap.length) throw new Error('the memory grew at the start');
    meta.undo = differences();
    patchMemory(memory, meta.undo);
    const libraries = restoreLibraries(M, meta, modules, bytesOf);
    if (!image.lazy) compareTable(M, meta, libraries);
    if (differences().length > 0) throw new Error(`${image.name}: the memory is not the image`);
    if (M.wasmTable.length !== meta.table) throw new Error('the table has another length');
    offerSymbols(M, () => rest);
    Object.defineProperty(settings.API, 'restoreSnapshot', { value: () => meta.config });
    return M;
  };
  const py = await loadPyodide({ indexURL, _loadSnapshot: new Uint8Array(16) });
  globalThis._createPyodideModule = createModule;
  return { py, meta, memory, opened };
}

/** A program's beginning has no slot; nobody calls that of a library. */
const MAIN = '__main_argc_argv';

// With all libraries loaded: every slot holds the function that it held when the image was made.
function compareTable(M, meta, libraries) {
  const stubs = [];
  for (const { types, tableBase } of meta.libs) {
    for (let i = 0; i < (types?.length ?? 0); i++) stubs.push([tableBase + i, M.wasmTable.get(tableBase + i)]);
  }
  for (const index of meta.libs.keys()) libraries.load(index);
  for (const [name] of meta.got) void M.GOT[name]; // made when they are looked for
  // A library's own segment is what its module says; the other slots are ours to fill.
  if (stubs.some(([slot, stub]) => M.wasmTable.get(slot) === stub)) throw new Error('a stub stays');
  const slots = dynamicSlots(M, meta.tableAtBoot, meta.libs);
  const recorded = meta.slots.map(([slot, from, symbol]) => [slot, from, symbol]);
  if (JSON.stringify(slots) !== JSON.stringify(recorded)) throw new Error('the table differs');
  // A shared library's functions are found by their slots.
  for (const [index, lib] of meta.libs.entries()) {
    if (!isShared(lib)) continue;
    for (const [name, value] of Object.entries(M.LDSO.loadedLibsByName[lib.name].exports)) {
      if (typeof value !== 'function' || M.isInternalSym(name) || name === MAIN) continue;
      if (libraries.ownerOf(M.GOT[name].value) !== index) throw new Error(`${name} has no slot`);
    }
  }
}

/**
 * Every symbol has the address, every slot the function of an ordinary start.
 *
 * @param {[string, number][]} [those] only these symbols
 */
export function compareBoot(M, { gotAtBoot, tableAtBoot }, those = Object.entries(gotAtBoot)) {
  const now = gotValues(M);
  const exports = M.LDSO.loadedLibsByName.__main__.exports;
  for (const [name, value] of those) {
    if (Object.keys(gotAtBoot).length > 0 && gotAtBoot[name] !== value) throw new Error(`${name} should be elsewhere`);
    if (now[name] !== value) throw new Error(`${name} is at ${now[name]} instead of ${value}`);
    const f = exports[name];
    if (typeof f === 'function' && value > 0 && value < tableAtBoot && !(M.wasmTable.get(value) === f || isJavaScript(f))) {
      throw new Error(`slot ${value} does not hold ${name}`);
    }
  }
}

function isJavaScript(f) {
  return !/\[native code\]/.test(Function.prototype.toString.call(f));
}
