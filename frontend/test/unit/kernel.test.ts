import { describe, expect, it, vi } from "vitest";
import { KernelFailure, KernelStopped, WorkerKernel, type WorkerLike } from "../../src/kernel/client";
import type { KernelState } from "../../src/kernel/service";
import type { ToWorker } from "../../src/protocol";
import { fakeKernels, settle } from "./helpers";

function watched() {
  const kernels = fakeKernels();
  const states: KernelState[] = [];
  kernels.service.subscribe(({ state }) => {
    if (states.at(-1) !== state) states.push(state);
  });
  return { ...kernels, states };
}

describe("KernelService", () => {
  it("goes idle, loading, ready, busy, ready", async () => {
    const { service, last, states } = watched();
    const job = service.submit("run", "{}");
    last().ready();
    await settle();
    last().asked[0]!.answer({ ok: 1 });
    expect(await job.done).toBe('{"ok":1}');
    await settle();
    expect(states).toEqual(["idle", "loading", "ready", "busy", "ready"]);
  });

  it("is busy once per job, whatever the job has to load", async () => {
    const { service, last, states } = watched();
    const job = service.submit("run", "{}");
    last().ready();
    await settle();
    last().progress({ stage: "packages", names: ["numpy"], loaded: 1, total: 2 });
    expect(service.status).toMatchObject({ state: "busy", progress: { names: ["numpy"] } });
    last().asked[0]!.handlers.onStarted?.();
    expect(service.status).toMatchObject({ state: "busy", progress: null });
    last().asked[0]!.answer({});
    await job.done;
    await settle();
    expect(states.filter((state) => state === "busy").length).toBe(1);
  });

  it("does one job after the other", async () => {
    const { service, last } = watched();
    const first = service.submit("run", '{"n":1}');
    const second = service.submit("grade", '{"n":2}');
    last().ready();
    await settle();
    expect(last().asked.map(({ request }) => request["n"])).toEqual([1]);
    last().asked[0]!.answer({});
    await first.done;
    await settle();
    expect(last().asked.map(({ request }) => request["n"])).toEqual([1, 2]);
    last().asked[1]!.answer({});
    await second.done;
  });

  it("stopping ends the worker, starts another at once, and the waiting job goes there", async () => {
    const { service, made, states } = watched();
    const endless = service.submit("run", "{}");
    const waiting = service.submit("run", '{"n":2}');
    made[0]!.ready();
    await settle();
    expect(endless.stop()).toBe(true);
    await expect(endless.done).rejects.toBeInstanceOf(KernelStopped);
    expect(made[0]!.terminated).toBe(true);
    expect(made.length).toBe(2);
    made[1]!.ready();
    await settle();
    made[1]!.asked[0]!.answer({});
    await waiting.done;
    await settle();
    expect(states).toEqual(["idle", "loading", "ready", "busy", "loading", "ready", "busy", "ready"]);
  });

  it("stopping a job that only waits ends nothing", async () => {
    const { service, made } = watched();
    const running = service.submit("run", "{}");
    const waiting = service.submit("run", "{}");
    made[0]!.ready();
    await settle();
    expect(waiting.stop()).toBe(false);
    await expect(waiting.done).rejects.toBeInstanceOf(KernelStopped);
    expect(made[0]!.terminated).toBe(false);
    made[0]!.asked[0]!.answer({});
    await running.done;
  });

  it("stopping while Python starts keeps the start", async () => {
    const { service, made } = watched();
    const job = service.submit("run", "{}");
    expect(job.stop()).toBe(false);
    await expect(job.done).rejects.toBeInstanceOf(KernelStopped);
    made[0]!.ready();
    await settle();
    expect(made.length).toBe(1);
    expect(service.status.state).toBe("ready");
    expect(made[0]!.asked.length).toBe(0);
  });

  it("a failed start is told, and a retry works", async () => {
    const { service, made, states } = watched();
    const job = service.submit("run", "{}");
    made[0]!.failBoot(new KernelFailure("boot", "no network"));
    await expect(job.done).rejects.toMatchObject({ stage: "boot" });
    expect(service.status).toMatchObject({ state: "failed", failure: { message: "no network" } });
    service.retry();
    made[1]!.ready();
    await settle();
    expect(states).toEqual(["idle", "loading", "failed", "loading", "ready"]);
  });

  it("packages that do not load are a failure with their names; the next job starts afresh", async () => {
    const { service, made } = watched();
    const job = service.submit("run", "{}");
    made[0]!.ready();
    await settle();
    made[0]!.asked[0]!.fail(new KernelFailure("packages", "404", ["numpy"]));
    await expect(job.done).rejects.toMatchObject({ stage: "packages" });
    await settle();
    expect(service.status).toMatchObject({ state: "failed", failure: { packages: ["numpy"] } });
    const again = service.submit("run", "{}");
    made[1]!.ready();
    await settle();
    made[1]!.asked[0]!.answer({});
    await again.done;
  });

  it("a crash of Python brings a new one", async () => {
    const { service, made } = watched();
    const job = service.submit("run", "{}");
    made[0]!.ready();
    await settle();
    made[0]!.asked[0]!.fail(new KernelFailure("crash", "memory"));
    await expect(job.done).rejects.toMatchObject({ stage: "crash" });
    expect(made.length).toBe(2);
    expect(service.status.state).toBe("loading");
  });

  it("an engine that fails, or is in doubt, makes way for a new one; a working one is left alone", async () => {
    const { service, made } = watched();
    service.renew();
    expect(made.length).toBe(0);
    const job = service.submit("grade", "{}");
    made[0]!.ready();
    await settle();
    service.renew();
    expect(made.length).toBe(1);
    made[0]!.asked[0]!.fail(new KernelFailure("internal", "no module"));
    await expect(job.done).rejects.toMatchObject({ stage: "internal" });
    expect(made.length).toBe(2);
    made[1]!.ready();
    await settle();
    service.renew();
    expect(made[1]!.terminated).toBe(true);
    expect(made.length).toBe(3);
  });
});

describe("WorkerKernel", () => {
  function worker() {
    const sent: ToWorker[] = [];
    const fake: WorkerLike & { sent: ToWorker[]; say(data: unknown): void } = {
      sent,
      onmessage: null,
      onerror: null,
      postMessage: (message) => void sent.push(message),
      terminate: () => undefined,
      say(data) {
        this.onmessage?.({ data } as MessageEvent);
      },
    };
    return { fake, kernel: new WorkerKernel(() => fake, { runtime: "r/", bundle: "b.zip" }, "numpy") };
  }

  it("speaks the protocol", async () => {
    const { fake, kernel } = worker();
    const progress: unknown[] = [];
    const booted = kernel.boot((step) => progress.push(step));
    expect(fake.sent).toEqual([{ v: 1, type: "boot", runtime: "r/", bundle: "b.zip", image: "numpy" }]);
    fake.say({ v: 1, type: "progress", stage: "core", names: [], loaded: 1, total: 2 });
    fake.say({ v: 1, type: "ready" });
    await booted;
    expect(progress).toHaveLength(1);
    const texts: string[] = [];
    const result = kernel.request("run", "{}", { onText: (_name, text) => texts.push(text) });
    const { id } = fake.sent[1] as { id: number };
    fake.say({ v: 1, type: "text", id, name: "stdout", text: "a" });
    fake.say({ v: 1, type: "result", id, result: "done" });
    expect(await result).toBe("done");
    fake.say({ v: 1, type: "text", id, name: "stdout", text: "late" });
    expect(texts).toEqual(["a"]);
  });

  it("asks for a larger image until the worker has chosen, and says which one it was", async () => {
    const { fake, kernel } = worker();
    const booted = kernel.boot(() => undefined);
    expect(kernel.choose("full")).toBe(true);
    expect(fake.sent.at(-1)).toEqual({ v: 1, type: "boot", runtime: "r/", bundle: "b.zip", image: "full" });
    fake.say({ v: 1, type: "chosen", image: "full" });
    expect(kernel.choose("plot")).toBe(false);
    fake.say({ v: 1, type: "ready" });
    expect(await booted).toBe("full");
    expect(fake.sent).toHaveLength(2);
  });

  it("leaves its image open for a little while if nothing waits for it", async () => {
    vi.useFakeTimers();
    const { fake, kernel } = worker();
    void kernel.boot(() => undefined, true);
    const sent = () => fake.sent.map((message) => [message.type, "image" in message && message.image]);
    expect(sent()).toEqual([["prepare", "numpy"]]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent()).toEqual([["prepare", "numpy"], ["boot", "numpy"]]);
    const other = worker();
    void other.kernel.boot(() => undefined, true);
    other.kernel.choose("full");
    await vi.advanceTimersByTimeAsync(1000);
    expect(other.fake.sent.map(({ type }) => type)).toEqual(["prepare", "boot"]);
    vi.useRealTimers();
  });

  it("a failed request says at which stage", async () => {
    const { fake, kernel } = worker();
    void kernel.boot(() => undefined);
    fake.say({ v: 1, type: "ready" });
    const result = kernel.request("grade", "{}", {});
    const { id } = fake.sent[1] as { id: number };
    fake.say({ v: 1, type: "failed", id, stage: "packages", reason: "x", names: ["pandas"] });
    await expect(result).rejects.toMatchObject({ stage: "packages", packages: ["pandas"] });
  });

  it("a worker that cannot load fails the start", async () => {
    const { fake, kernel } = worker();
    const booted = kernel.boot(() => undefined);
    fake.onerror?.({ message: "" } as ErrorEvent);
    await expect(booted).rejects.toBeInstanceOf(KernelFailure);
  });
});
