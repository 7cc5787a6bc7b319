// node image.mjs JOB.json
//
// Makes the heap images, and tables.json (tables.mjs): boots Pyodide, lays the packages' files down, and stage by stage imports
// what the stage is to hold and writes the heap and all that a loader needs to put it back
// (docs/runtime.md, "The heap images"). Each stage goes on from the one before, so most of its heap
// is that of the stage before. JOB.json:
//   {pyodide, site, pyc, out, later: source of later.py,
//    stages: [{name, dynlib: [file…], later: {module: [name…]}, code}…]}
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { clearFreeMemory } from './free.mjs';
import { dynamicSlots, gotValues } from './slots.mjs';
import { beDeterministic } from './start.mjs';
import { codecTables } from './tables.mjs';

const job = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const indexURL = path.resolve(job.pyodide) + '/';
const { loadPyodide } = await import(pathToFileURL(indexURL + 'pyodide.mjs').href);
// The same inputs give the same image, so that its name stays and a reader's copy stays good. What
// is drawn from the machine into the image (random states, keys) is drawn anew after every start.
beDeterministic();
const py = await loadPyodide({
  indexURL,
  _makeSnapshot: true,
  _sysExecutable: './this.program', // as in a browser
  env: { PYTHONHASHSEED: '0', LANG: 'C.UTF-8' },
});
const M = py._module;
const SITE = '/lib/python3.12/site-packages';

lay(job.site, SITE);
lay(job.pyc, SITE);
py.FS.mkdirTree('/usr/lib');
// What the table holds before any library: these slots are the same after every start.
const tableAtBoot = M.wasmTable.length;
const gotAtBoot = gotValues(M);

// dlopen copies a library's file into the heap and keeps it there. Nothing reads it again once the
// library stands, and it would be half of the image: free it when Python asks for PyInit_….
const byHandle = M.LDSO.loadedLibsByHandle;
M.LDSO.loadedLibsByHandle = new Proxy(byHandle, {
  get(target, handle) {
    freeFileBytes(Number(handle));
    return target[handle];
  },
});

py.runPython(`
import importlib, os, sys
sys.path.remove("")  # the loader puts it in at every start
del os.environ["PYTHONHASHSEED"]
# Not invalidate_caches(): that gives every importer of the standard library its own list of all files.
sys.path_importer_cache.clear()

def _fresh_start(given):
    # What a fresh start has and an image cannot hold; called by the loader (pyodide.mjs).
    import importlib, json, os, random, sys, time
    given = json.loads(given)
    os.environ.update(given["environment"])
    importlib.invalidate_caches()
    zone = given["zone"]
    time.timezone, time.altzone = zone["standard"], zone["alternative"]
    time.daylight, time.tzname = zone["daylight"], tuple(zone["names"])
    random.seed()
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed()
    if "multiprocessing.process" in sys.modules:
        process = sys.modules["multiprocessing.process"]
        process.current_process().authkey = os.urandom(32)
    if "tempfile" in sys.modules:
        sys.modules["tempfile"]._name_sequence = None

import _pyodide
_pyodide._fresh_start = _fresh_start
del _fresh_start, _pyodide, importlib, os, sys
`);
// Modules that are loaded when somebody looks into them (later.py).
py.runPython(`
import sys, types
later = types.ModuleType("_pyodide._later")
exec(compile(${JSON.stringify(job.later)}, "<runtime/later.py>", "exec"), later.__dict__)
sys.modules[later.__name__] = later
sys.modules["_pyodide"]._later = later
del later, sys, types
`);
fs.mkdirSync(job.out, { recursive: true });
for (const stage of job.stages) {
  stage.dynlib.forEach(loadShared);
  py.runPython(`
from _pyodide import _later
_later.put_off(${JSON.stringify(stage.later)})
${stage.code}
_later.settle()
del _later
`);
  // Files and folders of this FS are gone when the image is restored. What is there now never dies: a
  // full collection need not look at it, and so does not need the libraries whose objects it would
  // visit; nor does it write into each object when a layer is made.
  py.runPython('import gc, sys; sys.path_importer_cache.clear(); gc.collect(); gc.freeze()');
  clearFreeMemory(M);
  write(stage.name);
}
py.runtime = { layTables() {} }; // they are there
const codecs = Object.keys(job.stages[0].later);
fs.writeFileSync(`${job.out}/tables.json`, JSON.stringify(codecTables(py, codecs)));

// Shared libraries that others need by name are loaded ahead, as pyodide.loadPackage does; a record
// of their own (dlopen would have made one) keeps their bases.
function loadShared(file) {
  const bytes = new Uint8Array(fs.readFileSync(file));
  const record = M.getMemory(64); // zeroed
  const fsLike = { findObject: () => true, readFile: () => bytes };
  const flags = { loadAsync: false, nodelete: true, allowUndefined: true, global: false, fs: fsLike };
  M.loadDynamicLibrary(path.basename(file), flags, null, record);
}

function write(name) {
  const modules = JSON.parse(py.runPython('import json, sys; json.dumps(sorted(sys.modules))'));
  const libs = libraries();
  const snapshot = py.makeMemorySnapshot();
  // Pyodide's own header: magic, offset of the heap, length of the JSON, 0, build id, JSON.
  const header = new Uint32Array(snapshot.buffer, 0, 4);
  const json = new TextDecoder().decode(snapshot.subarray(48, 48 + header[2]));
  const heap = snapshot.subarray(header[1]);
  const got = Object.entries(gotValues(M)).filter(([k, v]) => v !== 0 && gotAtBoot[k] !== v);
  const meta = {
    buildId: py._api.config.BUILD_ID,
    config: JSON.parse(json),
    heap: heap.length,
    table: M.wasmTable.length,
    tableAtBoot,
    gotAtBoot,
    libs,
    got,
    slots: dynamicSlots(M, tableAtBoot, libs),
    modules,
  };
  fs.writeFileSync(`${job.out}/${name}.heap`, heap);
  fs.writeFileSync(`${job.out}/${name}.json`, JSON.stringify(meta));
  const size = `${(heap.length / 1e6).toFixed(1)} MB`;
  console.log(`${name}: ${modules.length} modules, ${libs.length} libraries, heap ${size}`);
}

function libraries() {
  const handleOf = new Map(Object.entries(byHandle).map(([h, dso]) => [dso, Number(h)]));
  return Object.entries(M.LDSO.loadedLibsByName)
    .filter(([name]) => name !== '__main__')
    .map(([name, dso]) => {
      const handle = handleOf.get(dso);
      const [memoryBase, , tableBase, tableSize] = M.HEAPU32.subarray((handle + 12) >> 2);
      return { name, handle, global: dso.global, memoryBase, tableBase, tableSize };
    });
}

function lay(from, to) {
  py.FS.mkdirTree(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [a, b] = [`${from}/${entry.name}`, `${to}/${entry.name}`];
    if (entry.isDirectory()) lay(a, b);
    else py.FS.writeFile(b, new Uint8Array(fs.readFileSync(a)));
  }
}

function freeFileBytes(handle) {
  const at = (handle + 28) >> 2;
  const [data, size] = [M.HEAPU32[at], M.HEAPU32[at + 1]];
  if (!data || !size) return;
  M.HEAPU32[at] = 0;
  M.HEAPU32[at + 1] = 0;
  M.HEAPU8.fill(0, data, data + size);
  M._free(data);
}
