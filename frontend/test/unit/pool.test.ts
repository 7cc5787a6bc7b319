import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KernelOutgrown, KernelStopped } from "../../src/kernel/client";
import { heavyNames } from "../../src/kernel/heavy";
import { KernelService } from "../../src/kernel/service";
import { FakeKernel, settle } from "./helpers";

function pooled() {
  const made: (FakeKernel & { image?: string })[] = [];
  const heavy = /heavy/;
  const service = new KernelService(
    (image) => {
      const kernel = Object.assign(new FakeKernel(), { image });
      made.push(kernel);
      return kernel;
    },
    { images: { small: "small", large: "large" }, spareAfter: 100 },
    (request) => (heavy.test(request) ? "large" : "small"),
  );
  const images = () => made.map(({ image }) => image);
  return { made, service, images };
}

async function readyWithSpare() {
  const all = pooled();
  all.service.start();
  all.made[0]!.ready();
  await settle();
  await vi.advanceTimersByTimeAsync(100);
  all.made[1]!.ready();
  await settle();
  return all;
}

describe("a warm spare", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("starts with everything behind a small kernel, unseen", async () => {
    const { service, images } = await readyWithSpare();
    expect(images()).toEqual(["small", "large"]);
    expect(service.status.state).toBe("ready");
  });

  it("takes over at once when an endless loop is stopped, and the next spare starts", async () => {
    const { service, made, images } = await readyWithSpare();
    const endless = service.submit("run", "{}");
    await settle();
    endless.stop();
    await expect(endless.done).rejects.toBeInstanceOf(KernelStopped);
    expect(service.status.state).toBe("ready");
    const next = service.submit("run", "{}");
    await settle();
    made[1]!.asked[0]!.answer({ ok: 1 });
    expect(await next.done).toBe('{"ok":1}');
    await vi.advanceTimersByTimeAsync(100);
    expect(images()).toEqual(["small", "large", "large"]);
  });

  it("starts beside a job that does not end, so that stopping it costs no wait", async () => {
    const { service, made, images } = pooled();
    service.start();
    made[0]!.ready();
    await settle();
    const endless = service.submit("run", "{}");
    await settle();
    await vi.advanceTimersByTimeAsync(200);
    expect(images()).toEqual(["small"]); // a job of ordinary length is left alone
    await vi.advanceTimersByTimeAsync(100);
    expect(images()).toEqual(["small", "large"]);
    made[1]!.ready();
    await settle();
    endless.stop();
    await expect(endless.done).rejects.toBeInstanceOf(KernelStopped);
    expect(service.status.state).toBe("ready");
  });

  it("takes over a job that the small kernel has outgrown", async () => {
    const { service, made } = await readyWithSpare();
    const job = service.submit("run", "{}");
    await settle();
    made[0]!.asked[0]!.fail(new KernelOutgrown("pandas"));
    await settle();
    made[1]!.asked[0]!.answer({});
    expect(await job.done).toBe("{}");
    expect(made[0]!.terminated).toBe(true);
  });

  it("a job that looks heavy makes a kernel that is still starting go on to a larger image", async () => {
    const { service, made, images } = pooled();
    const states: string[] = [];
    service.subscribe(({ state }) => states.push(state));
    service.start();
    made[0]!.tooLate = false;
    const job = service.submit("run", '{"code":"heavy"}');
    expect(made[0]!.patient).toBe(true);
    expect(made[0]!.chosen).toBe("large");
    made[0]!.ready("large");
    await settle();
    made[0]!.asked[0]!.answer({});
    await job.done;
    await settle();
    expect(images()).toEqual(["small"]);
    expect([...new Set(states)]).toEqual(["idle", "loading", "ready", "busy"]);
  });

  it("a wish for a larger image that came too late ends with a larger kernel", async () => {
    const { service, made, images } = pooled();
    service.start();
    made[0]!.tooLate = false;
    const job = service.submit("run", '{"code":"heavy"}');
    made[0]!.ready("small");
    await settle();
    made[0]!.asked[0]!.fail(new KernelOutgrown("pandas"));
    await settle();
    expect(images()).toEqual(["small", "large"]);
    made[1]!.ready("large");
    await settle();
    made[1]!.asked[0]!.answer({});
    expect(await job.done).toBe("{}");
  });

  it("a job that looks heavy does not wait for a small kernel that cannot go on to a larger image", async () => {
    const { service, made, images } = pooled();
    service.start();
    const job = service.submit("run", '{"code":"heavy"}');
    await settle();
    expect(images()).toEqual(["small", "large"]);
    expect(made[0]!.terminated).toBe(true);
    made[1]!.ready();
    await settle();
    made[1]!.asked[0]!.answer({});
    await job.done;
  });

  it("that fails to start is not told; the kernel at hand goes on", async () => {
    const { service, made } = pooled();
    service.start();
    made[0]!.ready();
    await settle();
    await vi.advanceTimersByTimeAsync(100);
    made[1]!.failBoot(new Error("no memory"));
    await settle();
    expect(service.status.state).toBe("ready");
    const job = service.submit("run", "{}");
    await settle();
    made[0]!.asked[0]!.answer({});
    await job.done;
  });
});

describe("heavyNames", () => {
  const heavy = heavyNames(
    [
      "import numpy as np",
      "import pandas as pd",
      "from sklearn.feature_extraction.text import TfidfVectorizer",
      'docs = pd.read_csv("data/kb_docs.csv")',
      "def gold_ranks(vectorizer):",
      "    return 1",
      "ranks = gold_ranks(TfidfVectorizer())",
      "gold = docs.assign(category=1)",
    ].join("\n"),
  );

  it.each(["docs.head()", "gold_ranks(x)", "TfidfVectorizer()", "gold[3]", "import sklearn"])("%s", (code) => {
    expect(heavy.test(code)).toBe(true);
  });
  it.each(["(1 / ranks).mean()", "np.mean(ranks <= 3)", "golden = 1"])("not %s", (code) => {
    expect(heavy.test(code)).toBe(false);
  });
});

describe("a spare", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("waits while a job runs", async () => {
    const { service, made, images } = pooled();
    const job = service.submit("run", "{}");
    made[0]!.ready();
    await settle();
    await vi.advanceTimersByTimeAsync(250);
    expect(images()).toEqual(["small"]);
    made[0]!.asked[0]!.answer({});
    await job.done;
    await vi.advanceTimersByTimeAsync(150);
    expect(images()).toEqual(["small", "large"]);
  });
});
