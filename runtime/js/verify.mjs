// node verify.mjs JOB.json
//
// Starts each image in Node as a browser will, and proves that it is the state that was recorded:
// the same bytes in memory, the same function in every slot of the table.
//
// The core's constructors cannot be left out (they fill tables outside the memory), so they run over
// the image. They must find what they find on an ordinary start, and what they write must be taken
// back: this program finds both sets of words, "prepare" and "undo".
// JOB.json: {pyodide, core, images: [{name, heap, json, libs: [file…]}…]}; adds both to json.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { dynamicSlots } from './slots.mjs';
import { patchMemory, restoreLibraries, useMemory } from './restore.mjs';

const job = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const indexURL = path.resolve(job.pyodide) + '/';
const core = await WebAssembly.compile(fs.readFileSync(job.core));
await import(pathToFileURL(`${indexURL}pyodide.asm.js`).href);
const { loadPyodide } = await import(pathToFileURL(`${indexURL}pyodide.mjs`).href);
const createModule = globalThis._createPyodideModule;

const ordinary = await constructorsOnAnOrdinaryStart();

for (const image of job.images) {
  const meta = JSON.parse(fs.readFileSync(image.json, 'utf8'));
  const heap = new Uint8Array(fs.readFileSync(image.heap));
  const modules = await Promise.all(image.libs.map((f) => WebAssembly.compile(fs.readFileSync(f))));
  const memory = new WebAssembly.Memory({ initial: heap.length / 65536, maximum: 65536 });
  new Uint8Array(memory.buffer).set(heap);
  const differences = () => {
    const [a, b] = [new Uint32Array(memory.buffer), new Uint32Array(heap.buffer)];
    const found = [];
    for (let i = 0; i < b.length; i++) if (a[i] !== b[i]) found.push(i * 4, b[i]);
    return found;
  };
  globalThis._createPyodideModule = async (settings) => {
    meta.prepare = ordinary;
    patchMemory(memory, meta.prepare);
    useMemory(settings, memory, core);
    const M = await createModule(settings);
    if (memory.buffer.byteLength !== heap.length) throw new Error('the memory grew at the start');
    meta.undo = differences();
    patchMemory(memory, meta.undo);
    restoreLibraries(M, [{ ...meta, modules }]);
    if (differences().length > 0) throw new Error(`${image.name}: the memory is not the image`);
    compareTable(M, meta);
    Object.defineProperty(settings.API, 'restoreSnapshot', { value: () => meta.config });
    return M;
  };
  const py = await loadPyodide({ indexURL, _loadSnapshot: new Uint8Array(16) });
  const answer = py.runPython('import sys; sum(range(10))');
  if (answer !== 45) throw new Error(`${image.name}: Python answers ${answer}`);
  fs.writeFileSync(image.json, JSON.stringify(meta));
  console.log(`${image.name}: verified, ${meta.undo.length / 2} words to put back`);
}
process.exit(0);

// The words that constructors change in a memory with nothing but the core's own data, as they were
// before: address, word, …
async function constructorsOnAnOrdinaryStart() {
  const memory = new WebAssembly.Memory({ initial: 320, maximum: 65536 });
  const whole = await WebAssembly.compile(fs.readFileSync(`${indexURL}pyodide.asm.wasm`));
  let before = null;
  return new Promise((resolve) => {
    globalThis._createPyodideModule = async (settings) => {
      useMemory(settings, memory, whole);
      settings.instantiateWasm = (imports, receive) => {
        void WebAssembly.instantiate(whole, imports).then(({ exports }) => {
          const constructors = () => {
            before = new Uint32Array(memory.buffer.slice(0));
            exports.__wasm_call_ctors();
          };
          receive({ exports: { ...exports, __wasm_call_ctors: constructors } }, whole);
        });
        return {};
      };
      settings.noInitialRun = true;
      await createModule(settings);
      const after = new Uint32Array(memory.buffer);
      const changed = [];
      for (let i = 0; i < before.length; i++) {
        if (after[i] !== before[i]) changed.push(i * 4, before[i]);
      }
      resolve(changed);
      return new Promise(() => {}); // it has told what it was started for
    };
    void loadPyodide({ indexURL });
  });
}

// A library's own segment of the table is what its module says; the other slots are ours to fill.
function compareTable(M, meta) {
  if (M.wasmTable.length !== meta.table) throw new Error('the table has another length');
  const slots = dynamicSlots(M, meta.tableAtBoot, meta.libs);
  if (JSON.stringify(slots) !== JSON.stringify(meta.slots)) throw new Error('the table differs');
}
