// node verify.mjs JOB.json
//
// Starts each image in Node as a browser will, and proves that it is the state that was recorded.
//
// The core's constructors cannot be left out (they fill tables outside the memory), so they run over
// the image. They must find what they find on an ordinary start, and what they write must be taken
// back: this program finds both sets of words, "prepare" and "undo".
// JOB.json: {pyodide, core (see start.mjs), images: [{name, heap, json, libs: [file…], first, usual}…]};
// adds both to json. So it does with the names of the libraries that the programs `first` and `usual`
// need, if given.
import fs from 'node:fs';
import { useMemory } from './restore.mjs';
import { beDeterministic, compareBoot, prepareStarts, startImage } from './start.mjs';

beDeterministic();
const job = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const parts = await prepareStarts(job);
const ordinary = await constructorsOnAnOrdinaryStart(parts);

for (const image of job.images) {
  const { py, meta } = await startImage(parts, image, ordinary);
  const answer = py.runPython('sum(range(10))');
  if (answer !== 45) throw new Error(`${image.name}: Python answers ${answer}`);
  // What a start does without is as after an ordinary one, too. Libraries may have moved a symbol.
  py._module.allSymbols();
  const moved = new Set(meta.got.map(([name]) => name));
  compareBoot(py._module, meta, Object.entries(meta.gotAtBoot).filter(([name]) => !moved.has(name)));
  if (image.first) Object.assign(meta, await needed(image));
  fs.writeFileSync(image.json, JSON.stringify(meta));
  console.log(`${image.name}: verified, ${meta.undo.length / 2} words to put back`);
}
process.exit(0);

// The libraries that are needed by a first result, and those that the usual work needs beyond.
async function needed(image) {
  const { py, opened } = await startImage(parts, { ...image, lazy: true }, ordinary);
  const run = (code) => {
    try {
      py.runPython(code);
    } catch (error) {
      throw new Error(error.message); // the stack of Pyodide's own is a megabyte long
    }
  };
  const zone = { standard: 0, alternative: 0, daylight: 0, names: ['UTC', 'UTC'] };
  py.globals.set('given', JSON.stringify({ environment: {}, zone }));
  run('import _pyodide; _pyodide._fresh_start(given)');
  run(image.first);
  const first = [...opened];
  run(image.usual);
  const usual = opened.slice(first.length);
  console.log(`${image.name}: ${first.length} libraries for a first result, ${usual.length} more for the usual`);
  return { first, usual };
}

// The words that constructors change in a memory with nothing but the core's own data, as they were
// before: address, word, …
async function constructorsOnAnOrdinaryStart({ indexURL, loadPyodide, stockModule }) {
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
      await stockModule(settings);
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
