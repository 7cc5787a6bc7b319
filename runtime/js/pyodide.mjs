// The site's `pyodide.mjs`: the same `loadPyodide`, started from a heap image.
//
// Beside it lies the stock distribution with the stock loader (pyodide.stock.mjs). Whatever does
// not fit — an option that an image cannot honour, another Pyodide, a browser that lacks something —
// starts the ordinary way, with a warning in the console.
import { DownloadError, Files } from './files.mjs';
import { heapSink, librarySink } from './heap.mjs';
import { patchMemory, restoreLibraries, useMemory } from './restore.mjs';
import { layFile, layStandardLibrary, Tree } from './tree.mjs';
import { members } from './unzip.mjs';
import { prepare } from './zstd.mjs';
import manifest from 'manifest';

export const version = manifest.version;
/** Names of the images, smallest first, with the packages that stand loaded in each. */
export const images = manifest.images.map(({ name, packages, imports }) => ({ name, packages, imports }));
export { DownloadError };

/** The course that stands loaded in the images `….course`: the name of its bundle. */
export const course = manifest.course ?? null;
const STARTS = 3;
const here = new URL('./', import.meta.url).href;

/** The smallest image in which all these packages (names as loadPackage takes them) stand loaded. */
export function imageFor(packages) {
  const held = ({ packages: loaded }) =>
    packages.every((name) => loaded.includes(name) || !manifest.laid.includes(name));
  return (images.find(held) ?? images.at(-1)).name;
}

/**
 * As Pyodide's own, and:
 *
 * @param {object} options
 * @param {string} [options.image] name of an image (default: the one with scikit-learn), or "none"
 *   for the ordinary start
 * @param {(p: {loaded: number, total: number}) => void} [options.onProgress] bytes over the wire
 */
export async function loadPyodide(options = {}) {
  const { image = 'full', onProgress, _image, ...rest } = options;
  const wanted = _image ?? image;
  // Without its layer of the course an image is still that image.
  const name = images.some((entry) => entry.name === wanted) ? wanted : wanted.replace('.course', '');
  const reason = name === 'none' ? 'asked for' : obstacle(rest);
  if (!reason) {
    for (let start = 1, bad = new Set(); ; start++) {
      const files = new Files(`${here}fast/`, bad);
      try {
        return await fastStart(name, rest, files, onProgress);
      } catch (error) {
        if (!(error instanceof DownloadError)) {
          console.warn('runtime: the fast start failed, starting the ordinary way', error);
          break;
        }
        console.warn(`runtime: ${error.message} (${start} of ${STARTS})`);
        if (start === STARTS) throw error;
        await files.keep();
      }
    }
  } else if (name !== 'none') {
    console.warn(`runtime: starting the ordinary way: ${reason}`);
  }
  const stock = await import(/* @vite-ignore */ `${here}pyodide.stock.mjs`);
  return stock.loadPyodide({ indexURL: here, ...rest });
}

/** Why an image cannot be used; null when it can. */
function obstacle(options) {
  if (typeof importScripts !== 'function' && typeof WorkerGlobalScope === 'undefined') {
    return 'not in a worker';
  }
  for (const key of ['args', 'stdLibURL', 'fullStdLib', 'fsInit', '_makeSnapshot', '_loadSnapshot']) {
    const value = options[key];
    if (Array.isArray(value) ? value.length > 0 : value) return `option ${key}`;
  }
  const env = Object.keys(options.env ?? {}).filter((key) => key.startsWith('PYTHON'));
  if (env.length > 0) return `environment ${env}`;
  return null;
}

async function fastStart(name, options, files, onProgress) {
  const layers = layersOf(name);
  const { core } = manifest;
  const entries = [manifest.decoder, core.js, core.wasm, manifest.tree];
  for (const { meta, libs, heap } of layers) entries.push(meta, heap, ...(libs ? [libs] : []));
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  let loaded = 0;
  files.onBytes = (bytes) => onProgress?.({ loaded: (loaded += bytes), total });
  onProgress?.({ loaded, total });

  // All requests leave at once; what is decoded first is what the processor can go on with.
  const decoder = files.plain(manifest.decoder).then(prepare);
  const script = files.whole(core.js, decoder);
  const wasm = streamCore(files, core.wasm, script);
  const metas = layers.map(({ meta }) => files.json(meta, decoder));
  const whole = Promise.all(metas).then((parts) => Object.assign({}, ...parts));
  const compiled = layers.map(() => []);
  // Libraries before heaps: they compile in the background while the heaps are decoded.
  const libs = layers.map(async (layer, i) => {
    if (!layer.libs) return;
    const turn = Promise.all([metas[i], wasm.decoded]);
    await files.stream(
      layer.libs,
      turn.then(([meta]) => librarySink(meta.libs, compiled[i])),
    );
  });
  const memory = whole.then(
    ({ heap }) => new WebAssembly.Memory({ initial: heap / 65536, maximum: 65536 }),
  );
  const laid = layers.map((layer, i) =>
    files.stream(
      layer.heap,
      Promise.all([metas[i], memory, ...libs]).then(([{ runs }, target]) => heapSink(target, runs)),
    ),
  );
  const tree = files.json(manifest.tree, Promise.all(laid));
  const stock = import(/* @vite-ignore */ `${here}pyodide.stock.mjs`);
  const all = [script, wasm.module, wasm.decoded, memory, tree, stock, whole, ...metas, ...libs, ...laid];
  const everything = Promise.all(all); // rejects with the first failure, wherever it is
  for (const promise of [everything, ...all]) promise.catch(() => {});
  const orFail = (promise) => Promise.race([promise, everything.then(() => promise)]);

  evaluate(await orFail(script));
  performance.mark('runtime: script');
  const createModule = globalThis._createPyodideModule;
  const plainFetch = globalThis.fetch;
  let M = null;
  try {
    // The stock loader asks for the core and the standard library at once: neither is needed.
    globalThis.fetch = (input, init) =>
      /\/(pyodide\.asm\.wasm|python_stdlib\.zip)$/.test(String(input))
        ? Promise.resolve(new Response(new Uint8Array(0)))
        : plainFetch(input, init);
    globalThis._createPyodideModule = async (settings) => {
      await orFail(Promise.all(laid));
      performance.mark('runtime: memory');
      patchMemory(await memory, (await whole).prepare);
      useMemory(settings, await memory, orFail(wasm.module), (await whole).bootSlots);
      M = await createModule(settings);
      performance.mark('runtime: module');
      const state = await whole;
      const modules = await Promise.all(compiled.flat());
      const parts = await Promise.all(metas);
      check(settings.API, M, state);
      patchMemory(settings.wasmMemory, state.undo);
      performance.mark('runtime: compiled');
      restoreLibraries(M, { ...state, libs: parts.flatMap((part) => part.libs) }, modules);
      performance.mark('runtime: libraries');
      Object.defineProperty(settings.API, 'restoreSnapshot', { value: () => state.config });
      return M;
    };
    const py = await (await stock).loadPyodide({
      indexURL: here,
      ...options,
      packages: [], // loaded below, once the files are in place
      _loadSnapshot: new Uint8Array(16),
    });
    performance.mark('runtime: started');
    return await furnish(py, M, name, await tree, files, options);
  } finally {
    globalThis._createPyodideModule = createModule;
    globalThis.fetch = plainFetch;
  }
}

/** Compile the core while it arrives. */
function streamCore(files, entry, turn) {
  let controller = null;
  const body = new ReadableStream({
    start(given) {
      controller = given;
    },
  });
  const chunks = [];
  const decoded = files.stream(
    entry,
    turn.then(() => (chunk) => {
      chunks.push(chunk);
      controller.enqueue(chunk);
    }),
  );
  decoded.then(
    () => controller.close(),
    (error) => controller.error(error),
  );
  const response = new Response(body, { headers: { 'Content-Type': 'application/wasm' } });
  const module = WebAssembly.compileStreaming(response).catch(async () => {
    // Not every browser compiles from a stream that is not the network's.
    await decoded;
    return WebAssembly.compile(await new Blob(chunks).arrayBuffer());
  });
  return { decoded, module };
}

function evaluate(bytes) {
  // A script of its own in the stock distribution; here its text is at hand.
  (0, eval)(new TextDecoder().decode(bytes));
}

/** The image's layers, the one that stands on nothing first. */
function layersOf(name) {
  const layers = [];
  for (let next = name; next; next = layers[0].parent) {
    const layer = manifest.images.find((entry) => entry.name === next);
    if (!layer) throw new Error(`no image ${next}`);
    layers.unshift(layer);
  }
  return layers;
}

function check(API, M, meta) {
  if (API.config.BUILD_ID !== meta.buildId) {
    throw new Error(`build ${API.config.BUILD_ID}, image of ${meta.buildId}`);
  }
  if (M.HEAPU8.length !== meta.heap) throw new Error(`heap ${M.HEAPU8.length}, image ${meta.heap}`);
}

/** What a fresh start has and an image cannot hold. */
async function furnish(py, M, name, index, files, options) {
  const library = layStandardLibrary(M, '/lib/python312.zip', manifest.stdlib, files);
  const tree = new Tree(M, index, files);
  for (const laid of manifest.laid) py.loadedPackages[laid] = 'default channel';
  const environment = JSON.stringify({ LANG: language(), ...options.env });
  const { standard, alternative, daylight, names } = timeZone();
  py.runPython(`
def _fresh_start():
    import importlib, json, os, random, sys, time
    os.environ.update(json.loads(${JSON.stringify(environment)}))
    importlib.invalidate_caches()
    time.timezone, time.altzone = ${standard}, ${alternative}
    time.daylight, time.tzname = ${daylight}, tuple(${JSON.stringify(names)})
    random.seed()
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed()
    if "multiprocessing.process" in sys.modules:
        process = sys.modules["multiprocessing.process"]
        process.current_process().authkey = os.urandom(32)
    if "tempfile" in sys.modules:
        sys.modules["tempfile"]._name_sequence = None
_fresh_start()
del _fresh_start
`);
  const { loadPackage } = py;
  const { packages: loaded } = images.find((entry) => entry.name === name);
  const ahead = (names) => {
    const laid = names.filter((wanted) => manifest.laid.includes(wanted) && !loaded.includes(wanted));
    const fetches = [tree.prefetch(laid)];
    if (names.some((wanted) => !manifest.laid.includes(wanted))) fetches.push(library.prefetch());
    return Promise.all(fetches);
  };
  py.loadPackage = async (names, ...more) => {
    await ahead(typeof names === 'string' ? [names] : [...(names.toJs?.() ?? names)]);
    return loadPackage.call(py, names, ...more);
  };
  const { loadPackagesFromImports } = py;
  py.loadPackagesFromImports = async (code, ...more) => {
    const found = py._api.pyodide_code.find_imports(code);
    const modules = found.toJs();
    found.destroy();
    const names = py._api._import_name_to_package_name;
    await ahead(modules.map((module) => names.get(module)).filter(Boolean));
    return loadPackagesFromImports.call(py, code, ...more);
  };
  if (options.packages?.length > 0) await py.loadPackage(options.packages, { messageCallback() {} });
  py.runtime = {
    image: name,
    /** True if one of these modules stands loaded in a larger image and not in this one. */
    outgrown: (modules) => {
      const [small, largest] = [images.find((entry) => entry.name === name), images.at(-1)];
      return modules.some((m) => largest.imports.includes(m) && !small.imports.includes(m));
    },
    /** Fetch what later imports of these packages read, so that none has to wait. */
    prefetch: (packages) => ahead(packages),
  };
  py.runtime.unpack = (bytes, folder, bundle) => unpackCourse(py, bytes, folder, name, bundle);
  files.onBytes = () => {};
  setTimeout(() => void files.keep(manifest.files), 0);
  return py;
}

/**
 * Unpack the course's bundle.
 *
 * @returns {boolean} true if the image holds this very course, loaded
 */
function unpackCourse(py, bytes, folder, name, bundle) {
  const folders = new Map();
  for (const { path, size, read } of members(new Uint8Array(bytes))) {
    const target = `${folder}/${path}`;
    const cut = target.lastIndexOf('/');
    const parent = target.slice(0, cut);
    if (!folders.has(parent)) {
      py.FS.mkdirTree(parent);
      folders.set(parent, py.FS.lookupPath(parent).node);
    }
    layFile(py._module, folders.get(parent), target.slice(cut + 1), size, read);
  }
  if (!name.endsWith('.course')) return false;
  if (bundle === manifest.course) return true;
  console.warn(`runtime: the image holds ${manifest.course}, the page wants ${bundle}`);
  py.runPython(`
import sys
for name in [name for name in sys.modules if name.split(".")[0] == "autograder"]:
    del sys.modules[name]
`);
  return false;
}

// As Emscripten finds them on an ordinary start; the image has those of the machine that made it.
function timeZone() {
  const year = new Date().getFullYear();
  const days = [new Date(year, 0, 1), new Date(year, 6, 1)];
  const [winter, summer] = days.map((day) => day.getTimezoneOffset());
  const zone = (day) => /\(([A-Za-z ]+)\)$/.exec(day.toTimeString())?.[1] ?? 'GMT';
  const names = summer < winter ? days.map(zone) : days.map(zone).reverse();
  const standard = Math.max(winter, summer) * 60;
  return { standard, alternative: standard - (winter === summer ? 0 : 3600), daylight: Number(winter !== summer), names };
}

function language() {
  const first = (typeof navigator === 'object' && navigator.languages?.[0]) || 'C';
  return `${first.replace('-', '_')}.UTF-8`;
}
