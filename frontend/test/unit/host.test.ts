import { describe, expect, it, vi } from "vitest";
import { type Engine, KernelHost, type PackageCallbacks, type Pyodide } from "../../src/kernel/host";
import { firstMessage, type FromWorker, type RequestKind } from "../../src/protocol";

class PythonError extends Error {}

interface Options {
  needs?: string[];
  run?: Engine["run_cell"];
  grade?: (request: string) => string;
  /** What loading packages does. */
  load?: (code: string, callbacks: PackageCallbacks) => void;
  /** What the site's own loader says of the modules that a request needs. */
  outgrown?: (modules: string[]) => boolean;
  importFails?: boolean;
  bundleStatus?: number;
}

async function host(options: Options = {}) {
  const sent: FromWorker[] = [];
  const python: string[] = [];
  const loads: string[] = [];
  const engine: Engine = {
    setup: (folder) => void python.push(`setup ${folder}`),
    needs: () => JSON.stringify(options.needs ?? []),
    grade_json: options.grade ?? (() => '{"graded": true}'),
    run_cell: options.run ?? (() => '{"ran": true}'),
  };
  const pyodide: Pyodide = {
    FS: { mkdirTree: (path) => void python.push(`mkdir ${path}`), chdir: (path) => void python.push(`cd ${path}`) },
    unpackArchive: (archive, format, { extractDir }) => void python.push(`${format} ${archive.byteLength} ${extractDir}`),
    runPython: (code) => void python.push(code),
    pyimport: () => engine,
    setStdin: () => undefined,
    setInterruptBuffer: (buffer) => void python.push(`interrupts ${buffer.length}`),
    ...(options.outgrown && { runtime: { outgrown: options.outgrown, holds: () => false, unpack: () => true } }),
    loadPackagesFromImports: (code, callbacks) => {
      loads.push(code);
      options.load?.(code, callbacks);
      return Promise.resolve([]);
    },
  };
  const kernel = new KernelHost({
    importModule: (address) =>
      options.importFails
        ? Promise.reject(new TypeError(`no ${address}`))
        : Promise.resolve({ loadPyodide: () => Promise.resolve(pyodide) }),
    fetch: () => Promise.resolve(new Response("zip!", { status: options.bundleStatus ?? 200 })),
    post: (message) => sent.push(message),
  });
  await kernel.receive({ v: 1, type: "boot", runtime: "http://x.test/runtime/", bundle: "http://x.test/b.zip", image: "numpy" });
  const ask = async (kind: RequestKind, request = "{}") => {
    const before = sent.length;
    await kernel.receive({ v: 1, type: "request", id: 7, kind, request });
    return sent.slice(before);
  };
  return { sent, python, loads, ask };
}

describe("a request that needs a larger image", () => {
  it("is handed back and nothing of it runs", async () => {
    const run = vi.fn(() => "{}");
    const { ask, loads } = await host({ needs: ["numpy", "pandas"], run, outgrown: (m) => m.includes("pandas") });
    expect(await ask("run")).toEqual([{ v: 1, type: "outgrown", id: 7 }]);
    expect(run).not.toHaveBeenCalled();
    expect(loads).toEqual([]);
  });
});

describe("start", () => {
  it("unpacks the course, goes there, sets the engine up, then is ready", async () => {
    const { sent, python } = await host();
    expect(python).toEqual(["mkdir /course", "zip 4 /course", "cd /course", "interrupts 1", expect.stringContaining("sys.path"), "setup /course"]);
    expect(sent.at(-1)).toEqual({ v: 1, type: "ready" });
    const stages = sent.flatMap((message) => (message.type === "progress" ? [message.stage] : []));
    expect(new Set(stages)).toEqual(new Set(["core", "bundle", "start"]));
  });

  it.each<[string, Options, string]>([
    ["Pyodide is not there", { importFails: true }, "pyodide.mjs"],
    ["the bundle is not there", { bundleStatus: 404 }, "HTTP 404"],
  ])("%s: says so", async (_name, options, reason) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { sent } = await host(options);
    expect(sent.at(-1)).toMatchObject({ type: "boot-failed", reason: expect.stringContaining(reason) as string });
  });
});

describe("a prepared start", () => {
  it("is asked for by the worker's name", () => {
    const message = { v: 1, type: "prepare", runtime: "r/", bundle: "b.zip", image: "small" };
    expect(firstMessage(JSON.stringify(message))).toEqual(message);
    expect(firstMessage(JSON.stringify({ ...message, v: 0 }))).toBeNull();
    expect(firstMessage("python")).toBeNull();
  });

  it("learns its image from boot, also a larger one until it is too late", async () => {
    const sent: FromWorker[] = [];
    const asked: unknown[] = [];
    const kernel = new KernelHost({
      importModule: () =>
        Promise.resolve({
          loadPyodide: async ({ image, likely, onImage }) => {
            const larger = new Promise<void>((resolve) => {
              asked.push(image(resolve));
            });
            asked.push(likely, await asked[0]);
            await larger;
            asked.push(image(() => undefined));
            onImage("largest");
            throw new Error("enough");
          },
        }),
      fetch: () => Promise.resolve(new Response("zip!")),
      post: (message) => sent.push(message),
    });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const addresses = { runtime: "http://x.test/runtime/", bundle: "http://x.test/b.zip" };
    const started = kernel.receive({ v: 1, type: "prepare", ...addresses, image: "small" });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(asked).toHaveLength(1);
    await kernel.receive({ v: 1, type: "boot", ...addresses, image: "large" });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(asked.slice(1)).toEqual(["small", "large"]);
    // Not too late yet: it goes on to a larger one.
    await kernel.receive({ v: 1, type: "boot", ...addresses, image: "largest" });
    await started;
    expect(asked.at(-1)).toBe("largest");
    expect(sent).toContainEqual({ v: 1, type: "chosen", image: "largest" });
  });
});

describe("requests", () => {
  it("stream text, then give the result", async () => {
    const { ask } = await host({
      run: (_request, onText) => {
        onText("stdout", "a");
        onText("stdout", "b");
        return "done";
      },
    });
    expect(await ask("run")).toEqual([
      { v: 1, type: "started", id: 7 },
      { v: 1, type: "text", id: 7, name: "stdout", text: "a" },
      { v: 1, type: "text", id: 7, name: "stdout", text: "b" },
      { v: 1, type: "result", id: 7, result: "done" },
    ]);
  });

  it("load what they need, once, and say what under the name that learners know", async () => {
    const { ask, loads } = await host({
      needs: ["numpy", "sklearn"],
      load: (_code, { messageCallback }) => messageCallback("Loading numpy, openblas, scikit-learn"),
    });
    const first = await ask("grade");
    expect(first[0]).toMatchObject({ type: "progress", stage: "packages", names: ["numpy", "scikit-learn"] });
    expect(first.at(-1)).toMatchObject({ type: "result" });
    await ask("run");
    expect(loads).toEqual(["import numpy\nimport sklearn"]);
  });

  it("never put what is not a name into an import", async () => {
    const { ask, loads } = await host({ needs: ["os; import evil", "numpy"] });
    await ask("run");
    expect(loads).toEqual(["import numpy"]);
  });

  it("fail by name when a package does not come, and try again next time", async () => {
    const { ask, loads } = await host({
      needs: ["pandas"],
      load: (_code, { errorCallback }) => errorCallback("404"),
    });
    expect(await ask("run")).toEqual([{ v: 1, type: "failed", id: 7, stage: "packages", reason: "404", names: ["pandas"] }]);
    await ask("run");
    expect(loads.length).toBe(2);
  });

  it("a fault of the engine is told from a Python that cannot go on", async () => {
    const raise = (error: Error) => () => {
      throw error;
    };
    const engine = await host({ grade: raise(new PythonError("KeyError")) });
    expect((await engine.ask("grade")).at(-1)).toMatchObject({ type: "failed", stage: "internal" });
    const stack = await host({ run: raise(new RangeError("Maximum call stack size exceeded")) });
    expect((await stack.ask("run")).at(-1)).toMatchObject({ type: "failed", stage: "crash" });
  });

  it("what was printed before a crash is not lost", async () => {
    const { ask } = await host({
      run: (_request, onText) => {
        for (let i = 0; i < 300; i += 1) onText("stdout", "x");
        throw new RangeError("memory");
      },
    });
    const texts = (await ask("run")).flatMap((message) => (message.type === "text" ? [message.text] : []));
    expect(texts.join("")).toBe("x".repeat(300));
  });
});
