// node course.mjs JOB.json
//
// Makes the course's layer over an image: starts the image, lays the course's files down, imports
// the engine, loads every chapter, and writes the heap as it is then.
// JOB.json: {pyodide, core (see start.mjs), base: {name, heap, json, libs}, course: folder, code, name, out}
import fs from 'node:fs';
import { clearFreeMemory } from './free.mjs';
import { beDeterministic, prepareStarts, startImage } from './start.mjs';

beDeterministic();
const job = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const parts = await prepareStarts(job);
const { py, meta, memory } = await startImage(parts, job.base);
const M = py._module;
lay(job.course, '/course');
py.FS.chdir('/course');
py.runPython(`
import sys
sys.path.remove("")
sys.path_importer_cache.clear()
`);
py.runPython(job.code);
py.runPython(`
import gc, sys
sys.path_importer_cache.clear()
gc.collect()
gc.freeze()
`);
clearFreeMemory(M);
if (M.wasmTable.length !== meta.table) throw new Error('the course loaded a library');
const heap = new Uint8Array(memory.buffer);
fs.writeFileSync(`${job.out}/${job.name}.heap`, heap);
fs.writeFileSync(`${job.out}/${job.name}.json`, JSON.stringify({ ...meta, heap: heap.length }));
console.log(`${job.name}: heap ${(heap.length / 1e6).toFixed(1)} MB`);
process.exit(0);

function lay(from, to) {
  py.FS.mkdirTree(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [a, b] = [`${from}/${entry.name}`, `${to}/${entry.name}`];
    if (entry.isDirectory()) lay(a, b);
    else py.FS.writeFile(b, new Uint8Array(fs.readFileSync(a)));
  }
}
