/**
 * The worker's side: starts Pyodide and the engine, answers requests.
 *
 * Only JSON text crosses: into Python as strings, out of it as strings, to the page as plain messages. What
 * the worker has of the browser (fetch, import, postMessage) is handed in, so that tests need no worker.
 */

import { parseNeeds } from "../border";
import { ByteMeter } from "../bytes";
import { type FailureStage, type FromWorker, type LoadStage, PROTOCOL_VERSION, type ToWorker } from "../protocol";
import { TextBatcher } from "../stream";

const COURSE_DIR = "/course";

export interface PackageCallbacks {
  messageCallback: (text: string) => void;
  errorCallback: (text: string) => void;
}

/** The part of Pyodide that is used. */
export interface Pyodide {
  FS: { mkdirTree(path: string): void; chdir(path: string): void };
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  pyimport(name: string): Engine;
  loadPackagesFromImports(code: string, callbacks: PackageCallbacks): Promise<unknown>;
  setStdin(options: { error: true }): void;
  setInterruptBuffer(buffer: Uint8Array): void;
  /** Of the site's own loader; an ordinary start has none. */
  runtime?: {
    outgrown(modules: string[]): boolean;
    /** All of these stand loaded. */
    holds(modules: string[]): boolean;
    /** Fetches what the image has put off and this text names; null if there is none. */
    ahead?(code: string): Promise<unknown> | null;
    /** True if the image that Python started from holds this very bundle's course, loaded. */
    unpack(archive: ArrayBuffer, folder: string, bundle: string): boolean;
  };
}

type OnText = (name: "stdout" | "stderr", text: string) => void;

/** `autograder.browser.entry` */
export interface Engine {
  setup(folder: string): void;
  needs(request: string): string;
  grade_json(request: string): string;
  run_cell(request: string, onText: OnText): string;
}

export interface PyodideModule {
  loadPyodide: (options: {
    indexURL: string;
    /** Asked at every try. While it is a promise, what every image needs is made ready. */
    image: (onLarger: () => void) => string | Promise<string>;
    likely: string;
    /** Python starts from this image: too late for another. */
    onImage: (name: string) => void;
    onProgress: (bytes: { loaded: number; total: number }) => void;
  }) => Promise<Pyodide>;
}

export interface HostTools {
  importModule(address: string): Promise<PyodideModule>;
  fetch(address: string): Promise<Response>;
  post(message: FromWorker): void;
}

type Body<T> = T extends unknown ? Omit<T, "v"> : never;

class StageError extends Error {
  constructor(
    readonly stage: FailureStage,
    readonly names: string[],
    reason: string,
  ) {
    super(reason);
  }
}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}

/** A module as its package is known to learners. */
function packageName(module: string): string {
  return module === "sklearn" ? "scikit-learn" : module;
}

/** Which image it is to be. Until the loader says that it is too late, a larger one may be asked for. */
class Choice {
  private image: string | null = null;
  private resolve: (image: string) => void = () => undefined;
  private onLarger: () => void = () => undefined;
  private readonly first = new Promise<string>((resolve) => (this.resolve = resolve));

  want(image: string): void {
    const larger = this.image !== null;
    this.image = image;
    this.resolve(image);
    if (larger) this.onLarger();
  }

  ask(onLarger: () => void): string | Promise<string> {
    this.onLarger = onLarger;
    return this.image ?? this.first;
  }
}

export class KernelHost {
  readonly meter = new ByteMeter(() => this.progress());
  private counted = 0;
  private stage: LoadStage = "core";
  private names: string[] = [];
  private booted: Promise<{ pyodide: Pyodide; engine: Engine }> | null = null;
  private choice: Choice | null = null;
  /** Modules whose packages are there, or that no package has (Python then says so itself). */
  private readonly settled = new Set<string>();

  constructor(private readonly tools: HostTools) {}

  /** Takes a message of the page. */
  receive(message: ToWorker): Promise<void> {
    switch (message.type) {
      case "prepare":
        return this.start(message, (this.choice = new Choice()));
      case "boot": {
        const { choice } = this;
        (this.choice ??= new Choice()).want(message.image);
        return choice ? Promise.resolve() : this.start(message, this.choice);
      }
      case "request":
        return this.answer(message);
    }
  }

  private send(message: Body<FromWorker>): void {
    this.tools.post({ v: PROTOCOL_VERSION, ...message });
  }

  private progress(): void {
    const { loaded, total } = this.meter;
    this.send({ type: "progress", stage: this.stage, names: this.names, loaded, total });
  }

  /** The loader counts its own bytes, several times per file: tell the page ten times a second. */
  private count({ loaded, total }: { loaded: number; total: number }): void {
    this.meter.loaded = loaded;
    this.meter.total = total;
    const now = performance.now();
    if (now - this.counted < 100 && loaded < total) return;
    this.counted = now;
    this.progress();
  }

  private enter(stage: LoadStage, names: string[] = []): void {
    this.stage = stage;
    this.names = names;
    this.progress();
  }

  private async start(from: { runtime: string; bundle: string; image: string }, choice: Choice): Promise<void> {
    this.booted = this.boot(from.runtime, from.bundle, choice, from.image);
    try {
      await this.booted;
      this.send({ type: "ready" });
    } catch (cause) {
      console.error("kernel: start failed", cause);
      this.send({ type: "boot-failed", reason: describe(cause) });
    }
  }

  private async boot(
    runtime: string,
    bundle: string,
    choice: Choice,
    likely: string,
  ): Promise<{ pyodide: Pyodide; engine: Engine }> {
    this.enter("core");
    // Side by side; a failure of the bundle is met below, where it is awaited.
    const archive = this.fetchBytes(bundle);
    archive.catch(() => undefined);
    const { loadPyodide } = await this.tools.importModule(`${runtime}pyodide.mjs`);
    const pyodide = await loadPyodide({
      indexURL: runtime,
      image: (onLarger) => choice.ask(onLarger),
      likely,
      onImage: (image) => this.send({ type: "chosen", image }),
      onProgress: (bytes) => this.count(bytes),
    });
    this.enter("bundle");
    const bytes = await archive;
    this.enter("start");
    pyodide.FS.mkdirTree(COURSE_DIR);
    let loaded = false;
    if (pyodide.runtime) loaded = pyodide.runtime.unpack(bytes, COURSE_DIR, bundle.split("/").at(-1) ?? "");
    else pyodide.unpackArchive(bytes, "zip", { extractDir: COURSE_DIR });
    pyodide.FS.chdir(COURSE_DIR);
    pyodide.setStdin({ error: true });
    // Nobody writes to it. But with such a buffer Python calls JavaScript now and then, and only there
    // can WebKit end this worker: else an endless loop goes on, unseen, after the stop button.
    pyodide.setInterruptBuffer(new Uint8Array(1));
    if (!loaded) pyodide.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(COURSE_DIR)})`);
    const engine = pyodide.pyimport("autograder.browser.entry");
    if (!loaded) engine.setup(COURSE_DIR);
    return { pyodide, engine };
  }

  private async fetchBytes(address: string): Promise<ArrayBuffer> {
    const response = await this.tools.fetch(address);
    if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
    return response.arrayBuffer();
  }

  private async answer({ id, kind, request }: ToWorker & { type: "request" }): Promise<void> {
    const text = new TextBatcher((name, part) => this.send({ type: "text", id, name, text: part }));
    try {
      if (!this.booted) throw new StageError("internal", [], "a request before the start");
      const { pyodide, engine } = await this.booted;
      const modules = parseNeeds(engine.needs(request));
      if (pyodide.runtime?.outgrown(modules)) {
        this.send({ type: "outgrown", id });
        return;
      }
      await this.loadNeeded(pyodide, modules);
      await this.loadPutOff(pyodide, request);
      this.send({ type: "started", id });
      const result =
        kind === "grade"
          ? engine.grade_json(request)
          : engine.run_cell(request, (name, part) => text.write(name, part));
      text.flush();
      this.send({ type: "result", id, result });
    } catch (cause) {
      text.flush();
      if (cause instanceof StageError) {
        this.send({ type: "failed", id, stage: cause.stage, reason: cause.message, names: cause.names });
        return;
      }
      // The engine answers every fault of a learner's code. A Python exception here is its own fault;
      // anything else (stack or memory of WebAssembly used up) means that this Python cannot go on.
      const python = cause instanceof Error && cause.constructor.name === "PythonError";
      this.send({ type: "failed", id, stage: python ? "internal" : "crash", reason: describe(cause), names: [] });
    }
  }

  /** Saves waiting only: what could not be fetched here is asked for again by whoever imports it. */
  private async loadPutOff(pyodide: Pyodide, request: string): Promise<void> {
    const fetched = pyodide.runtime?.ahead?.(request);
    if (!fetched) return;
    this.meter.reset();
    this.enter("packages", ["scipy"]);
    await fetched.catch(() => undefined);
  }

  private async loadNeeded(pyodide: Pyodide, modules: string[]): Promise<void> {
    const missing = modules.filter((name) => !this.settled.has(name) && /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name));
    if (missing.length === 0 || pyodide.runtime?.holds(missing)) return;
    this.meter.reset();
    const faults: string[] = [];
    try {
      await pyodide.loadPackagesFromImports(missing.map((name) => `import ${name}`).join("\n"), {
        messageCallback: (text) => {
          if (text.startsWith("Loading")) this.enter("packages", missing.map(packageName));
        },
        // A package that could not be fetched is told here; the promise does not reject.
        errorCallback: (text) => faults.push(text),
      });
    } catch (cause) {
      faults.push(describe(cause));
    }
    if (faults.length > 0) throw new StageError("packages", missing.map(packageName), faults.join("\n"));
    for (const name of missing) this.settled.add(name);
  }
}
