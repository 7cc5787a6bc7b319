/**
 * The kernel: Pyodide and the engine in a module worker.
 *
 * Only JSON text crosses: into Python as strings, out of it as strings, to the page as plain messages.
 */

import { ByteMeter } from "./bytes";
import { parseNeeds } from "./border";
import { type FailureStage, type FromWorker, isToWorker, type LoadStage, PROTOCOL_VERSION, type ToWorker } from "./protocol";
import { TextBatcher } from "./stream";

const COURSE_DIR = "/course";

/** The part of Pyodide that is used here. */
interface Pyodide {
  FS: { mkdirTree(path: string): void; chdir(path: string): void };
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): Engine;
  loadPackagesFromImports(
    code: string,
    options: { messageCallback: (text: string) => void; errorCallback: (text: string) => void },
  ): Promise<unknown>;
  setStdin(options: { error: true }): void;
}

type OnText = (name: "stdout" | "stderr", text: string) => void;

interface Engine {
  setup(folder: string): void;
  needs(request: string): string;
  grade_json(request: string): string;
  run_cell(request: string, onText: OnText): string;
}

interface PyodideModule {
  loadPyodide: (options: { indexURL: string }) => Promise<Pyodide>;
}

class StageError extends Error {
  constructor(
    readonly stage: FailureStage,
    readonly names: string[],
    cause: unknown,
  ) {
    super(describe(cause), { cause });
  }
}

type Body<T> = T extends unknown ? Omit<T, "v"> : never;

function send(message: Body<FromWorker>): void {
  self.postMessage({ v: PROTOCOL_VERSION, ...message });
}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

let stage: LoadStage = "core";
let names: string[] = [];
const meter = new ByteMeter(() => progress());

function progress(): void {
  send({ type: "progress", stage, names, loaded: meter.loaded, total: meter.total });
}

function enter(next: LoadStage, packages: string[] = []): void {
  stage = next;
  names = packages;
  progress();
}

// Pyodide fetches its own files: count them where they pass.
const plainFetch = self.fetch.bind(self);
self.fetch = async (input, init) => meter.watch(await plainFetch(input, init));

async function fetchBytes(address: string): Promise<ArrayBuffer> {
  const response = await self.fetch(address);
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return response.arrayBuffer();
}

interface Kernel {
  pyodide: Pyodide;
  engine: Engine;
}

async function boot(runtime: string, bundle: string): Promise<Kernel> {
  enter("core");
  const archive = fetchBytes(bundle);
  // Its failure is reported below, when it is awaited.
  archive.catch(() => undefined);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)) as PyodideModule;
  const pyodide = await loadPyodide({ indexURL: runtime });
  enter("bundle");
  const bytes = await archive;
  enter("start");
  pyodide.FS.mkdirTree(COURSE_DIR);
  pyodide.unpackArchive(bytes, "zip", { extractDir: COURSE_DIR });
  pyodide.FS.chdir(COURSE_DIR);
  pyodide.setStdin({ error: true });
  pyodide.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(COURSE_DIR)})`);
  const engine = pyodide.pyimport("autograder.browser.entry");
  engine.setup(COURSE_DIR);
  return { pyodide, engine };
}

/** Modules whose packages are there, or that no package has (Python then says so itself). */
const settled = new Set<string>();

async function loadNeeded({ pyodide, engine }: Kernel, request: string): Promise<void> {
  let missing: string[];
  try {
    missing = parseNeeds(engine.needs(request)).filter((name) => !settled.has(name) && /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name));
  } catch (cause) {
    throw new StageError("internal", [], cause);
  }
  if (missing.length === 0) return;
  meter.reset();
  const faults: string[] = [];
  try {
    await pyodide.loadPackagesFromImports(missing.map((name) => `import ${name}`).join("\n"), {
      messageCallback: (text) => {
        if (text.startsWith("Loading")) enter("packages", missing.map(packageName));
      },
      // A package that could not be fetched is reported here; the promise does not reject.
      errorCallback: (text) => faults.push(text),
    });
  } catch (cause) {
    faults.push(describe(cause));
  }
  if (faults.length > 0) throw new StageError("packages", missing.map(packageName), new Error(faults.join("\n")));
  for (const name of missing) settled.add(name);
}

/** A module as its package is known to learners. */
function packageName(module: string): string {
  return module === "sklearn" ? "scikit-learn" : module;
}

async function handle(kernel: Kernel, message: ToWorker & { type: "request" }): Promise<void> {
  const { id, kind, request } = message;
  const text = new TextBatcher((name, part) => send({ type: "text", id, name, text: part }));
  try {
    await loadNeeded(kernel, request);
    send({ type: "started", id });
    const result =
      kind === "grade"
        ? kernel.engine.grade_json(request)
        : kernel.engine.run_cell(request, (name, part) => text.write(name, part));
    text.flush();
    send({ type: "result", id, result });
  } catch (cause) {
    text.flush();
    if (cause instanceof StageError) {
      send({ type: "failed", id, stage: cause.stage, reason: cause.message, names: cause.names });
    } else {
      // The engine answers every fault of a learner's code; a Python exception here is its own fault,
      // anything else (stack or memory of WebAssembly used up) means that this Python cannot go on.
      const python = cause instanceof Error && cause.constructor.name === "PythonError";
      send({ type: "failed", id, stage: python ? "internal" : "crash", reason: describe(cause), names: [] });
    }
  }
}

let kernel: Promise<Kernel> | null = null;

self.addEventListener("message", ({ data: message }: MessageEvent<unknown>) => {
  if (!isToWorker(message)) return;
  if (message.type === "boot") {
    kernel = boot(message.runtime, message.bundle);
    kernel.then(
      () => send({ type: "ready" }),
      (cause: unknown) => {
        console.error("kernel: start failed", cause);
        send({ type: "boot-failed", reason: describe(cause) });
      },
    );
  } else {
    void kernel?.then((ready) => handle(ready, message));
  }
});
