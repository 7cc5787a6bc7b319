import { describe, expect, it, vi } from "vitest";
import { Store } from "../../src/store";
import { FakeStorage } from "./helpers";

const KEY = "autograder/v1/c/evaluate/draft/mrr";
const open = (storage: FakeStorage | null) => new Store(storage, "c", "evaluate");

describe("drafts", () => {
  it("survive a reload", () => {
    const storage = new FakeStorage();
    open(storage).saveDraft("mrr", "mrr = 1", "mrr = ___");
    expect(open(storage).draft("mrr")).toEqual({ code: "mrr = 1", starter: "mrr = ___", history: [] });
  });

  it("keep ten earlier versions, none twice, never the present one", () => {
    const store = open(new FakeStorage());
    for (let i = 0; i < 15; i += 1) store.saveDraft("mrr", `v${i + 1}`, "s", [`v${i}`]);
    expect(store.draft("mrr")!.history).toEqual(Array.from({ length: 10 }, (_, i) => `v${i + 5}`));
    store.saveDraft("mrr", "v14", "s", ["v15"]);
    expect(store.draft("mrr")!.history.at(-1)).toBe("v15");
    expect(store.draft("mrr")!.history).not.toContain("v14");
  });

  it("go back version by version and round", () => {
    const store = open(new FakeStorage());
    store.saveDraft("mrr", "b", "s", ["a"]);
    store.saveDraft("mrr", "c", "s", ["b"]);
    const seen: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      const { code, history } = store.draft("mrr")!;
      store.rotateDraft("mrr", history.at(-1)!, code, "s");
      seen.push(store.draft("mrr")!.code);
    }
    expect(seen).toEqual(["b", "a", "c", "b", "a", "c"]);
  });
});

describe("two tabs", () => {
  it("the last writer wins and the other's code is not lost", () => {
    const storage = new FakeStorage();
    const [one, two] = [open(storage), open(storage)];
    one.saveDraft("mrr", "start", "s");
    two.draft("mrr");
    one.saveDraft("mrr", "from one", "s");
    two.saveDraft("mrr", "from two", "s");
    expect(open(storage).draft("mrr")).toEqual({ code: "from two", starter: "s", history: ["from one"] });
  });

  it("a change elsewhere is handed over, with this tab's code in the history", () => {
    const storage = new FakeStorage();
    const [one, two] = [open(storage), open(storage)];
    two.saveDraft("mrr", "from two", "s");
    const heard = vi.fn();
    two.onDraft("mrr", heard);
    one.saveDraft("mrr", "from one", "s");
    two.receive(KEY, storage.getItem(KEY));
    expect(heard).toHaveBeenCalledWith({ code: "from one", starter: "s", history: ["from two"] });
    two.receive(KEY, storage.getItem(KEY));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("progress of another tab is heard", () => {
    const storage = new FakeStorage();
    const [one, two] = [open(storage), open(storage)];
    const heard = vi.fn();
    two.onProgress(heard);
    one.saveProgress("mrr", { state: "passed" });
    const key = "autograder/v1/c/evaluate/progress/mrr";
    two.receive(key, storage.getItem(key));
    expect(heard).toHaveBeenCalledOnce();
    expect(two.progress("mrr").state).toBe("passed");
  });
});

describe("when the browser does not store", () => {
  it.each([
    ["full", Object.assign(new FakeStorage(), { full: true })],
    ["forbidden", null],
  ])("%s: says so and keeps all within the visit", (_name, storage) => {
    const store = open(storage);
    const told = vi.fn();
    store.saveDraft("mrr", "mrr = 1", "s");
    store.saveLearner({ studentId: "1", name: "ก" });
    store.onTrouble(told);
    expect(told).toHaveBeenCalled();
    expect(store.draft("mrr")?.code).toBe("mrr = 1");
    expect(store.learner()?.name).toBe("ก");
  });

  it("broken entries count as none", () => {
    const storage = new FakeStorage();
    for (const value of ["{", "[]", "null", '{"code": 3}']) {
      storage.items.set(KEY, value);
      expect(open(storage).draft("mrr")).toBeNull();
    }
    storage.items.set("autograder/v1/c/evaluate/progress/mrr", '{"state":"great","hints":-1}');
    expect(open(storage).progress("mrr")).toEqual({ state: "todo", hints: 0, solutionSeen: false, passedCode: null });
  });
});
