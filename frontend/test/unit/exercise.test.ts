import { describe, expect, it, vi } from "vitest";
import { messages } from "../../src/messages";
import { FakeStorage, makePage, openEditor, report, settle } from "./helpers";

async function checked(verdict: string, change: Record<string, unknown> = {}, storage = new FakeStorage()) {
  const made = makePage(storage);
  const mrr = made.exercise("mrr");
  mrr.code = "mrr = 1";
  made.press(mrr, "check");
  made.kernels.last().ready();
  await settle();
  made.kernels.last().asked[0]!.answer(report(verdict, change));
  await settle();
  return { ...made, mrr, feedback: mrr.querySelector<HTMLElement>("[data-role=feedback]")!, storage };
}

describe("code", () => {
  it("is the starter at first, before any editor has loaded", () => {
    expect(makePage().exercise("mrr").code).toBe("mrr = ___");
  });

  it("set counts as typing, is kept, and is there after a reload", async () => {
    vi.useFakeTimers();
    const storage = new FakeStorage();
    const { exercise } = makePage(storage);
    exercise("mrr").code = "mrr = 5";
    expect(exercise("mrr").dataset["state"]).toBe("trying");
    vi.advanceTimersByTime(300);
    vi.useRealTimers();
    const again = makePage(storage);
    expect(again.exercise("mrr").code).toBe("mrr = 5");
    expect(again.exercise("mrr").dataset["state"]).toBe("trying");
    expect((await openEditor(again.exercise("mrr"))).value).toBe("mrr = 5");
  });

  it("typed at the last moment is kept too", () => {
    const storage = new FakeStorage();
    makePage(storage).exercise("mrr").code = "mrr = 6";
    dispatchEvent(new Event("pagehide"));
    expect(makePage(storage).exercise("mrr").code).toBe("mrr = 6");
  });

  it("an editor that does not load leaves a plain field", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const made = makePage();
    made.page.loadEditor = () => Promise.reject(new Error("offline"));
    const area = await openEditor(made.exercise("mrr"));
    area.value = "mrr = 7";
    area.dispatchEvent(new Event("input"));
    expect(made.exercise("mrr").code).toBe("mrr = 7");
  });

  it("of an exercise that has changed since is kept, and said so", () => {
    const storage = new FakeStorage();
    const old = makePage(storage);
    old.page.store.saveDraft("mrr", "mrr = 8", "old = ___");
    old.page.store.saveDraft("fill", "old = ___", "old = ___");
    const { exercise } = makePage(storage);
    expect(exercise("mrr").code).toBe("mrr = 8");
    expect(exercise("mrr").querySelector("[data-role=notice]")?.textContent).not.toBe("");
    // One that was never touched simply becomes the new starter.
    expect(exercise("fill").code).toBe("fill = ___");
    expect(exercise("fill").querySelector("[data-role=notice]")?.textContent).toBe("");
  });

  it("is given back after a reset", () => {
    const { exercise, press } = makePage();
    const mrr = exercise("mrr");
    mrr.code = "mrr = 9";
    press(mrr, "reset");
    expect(mrr.code).toBe("mrr = ___");
    expect(mrr.dataset["state"]).toBe("todo");
    press(mrr, "recover");
    expect(mrr.code).toBe("mrr = 9");
    expect(mrr.dataset["state"]).toBe("trying");
  });

  it("of another tab appears, and this tab's can be had back", () => {
    const storage = new FakeStorage();
    const { exercise, press, page } = makePage(storage);
    const mrr = exercise("mrr");
    mrr.code = "here";
    dispatchEvent(new Event("pagehide"));
    const key = "autograder/v1/retrieval-th/evaluate/draft/mrr";
    page.store.receive(key, JSON.stringify({ code: "there", starter: "mrr = ___", history: [] }));
    expect(mrr.code).toBe("there");
    press(mrr, "recover");
    expect(mrr.code).toBe("here");
  });
});

describe("check", () => {
  it("sends the code and shows the verdict, the messages and the points", async () => {
    const { kernels, mrr, feedback } = await checked("not_yet", {
      points: 1,
      variables: [{ name: "mrr", state: "wrong", found: "0.5" }],
      messages: [{ key: "k", text: "ลองอีกที", variable: "mrr", line: 1 }],
      output: "printed",
    });
    expect(kernels.last().asked[0]).toMatchObject({
      kind: "grade",
      request: { version: 1, chapter: "evaluate", exercise: "mrr", code: "mrr = 1" },
    });
    expect(feedback.dataset["verdict"]).toBe("not_yet");
    expect(feedback.textContent).toContain("ลองอีกที");
    expect(feedback.textContent).toContain("1 จาก 2");
    expect(mrr.querySelector("[data-role=output]")?.textContent).toBe("printed");
    expect(mrr.dataset["state"]).toBe("trying");
  });

  it("folds the original error", async () => {
    const { feedback } = await checked("learner_error", { error: { type: "NameError", line: 1, original: "NameError: x" } });
    expect(feedback.querySelector("details:not([open]) pre")?.textContent).toBe("NameError: x");
  });

  it("after a fault of the checker the next check gets a fresh Python", async () => {
    const { kernels } = await checked("grader_problem");
    expect(kernels.made.length).toBe(2);
    expect(kernels.made[0]!.terminated).toBe(true);
  });

  it("passing is kept over a reload and counts for the chapter", async () => {
    const { mrr, storage, find } = await checked("passed");
    expect(mrr.dataset["state"]).toBe("passed");
    expect(find("course-progress").dataset).toMatchObject({ done: "1", total: "2", stars: "0", complete: "false" });
    const again = makePage(storage);
    expect(again.exercise("mrr").dataset["state"]).toBe("passed");
    expect(again.find("course-progress").dataset["done"]).toBe("1");
  });

  it("handing in tells of code that is no longer the code that passed", async () => {
    const { mrr, find, page, press } = await checked("passed");
    page.store.saveLearner({ studentId: "1", name: "ก" });
    const told = () => {
      press(find("course-handin"), "export-submission");
      return find("course-handin").textContent;
    };
    expect(told()).not.toContain("“mrr”");
    mrr.code = "mrr = 2";
    expect(told()).toContain("“mrr”");
  });

  it("the card of a pass says when the code has changed since, and no longer when it is as it was", async () => {
    const { mrr } = await checked("passed");
    const feedback = mrr.querySelector<HTMLElement>("[data-role=feedback]")!;
    const checkedCode = mrr.code;
    expect(feedback.textContent).not.toContain(messages.changedSinceCheck);
    mrr.code = "mrr = 2";
    mrr.code = "mrr = 3";
    expect(feedback.textContent.split(messages.changedSinceCheck)).toHaveLength(2);
    expect(feedback.dataset["verdict"]).toBe("passed");
    expect(mrr.dataset["state"]).toBe("passed");
    mrr.code = checkedCode;
    expect(feedback.textContent).not.toContain(messages.changedSinceCheck);
  });

  it("a passed exercise stays passed when it is tried again", async () => {
    const { kernels, mrr, press } = await checked("passed");
    mrr.code = "mrr = 2";
    press(mrr, "check");
    await settle();
    kernels.last().asked[1]!.answer(report("not_yet"));
    await settle();
    expect(mrr.querySelector<HTMLElement>("[data-role=feedback]")!.dataset["verdict"]).toBe("not_yet");
    expect(mrr.dataset["state"]).toBe("passed");
  });

  it("takes the old verdict away while it works", async () => {
    const { mrr, press, feedback } = await checked("not_yet");
    press(mrr, "check");
    expect(feedback.dataset["verdict"]).toBeUndefined();
  });

  it("an answer that is no report is the checker's fault, not the learner's", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { feedback } = await checked("great");
    expect(feedback.dataset["verdict"]).toBe("grader_problem");
  });

  it("the chapter is done without blanks and challenges; these give stars", () => {
    const { page, find } = makePage();
    page.store.saveProgress("mrr", { state: "passed" });
    page.store.saveProgress("group", { state: "passed_with_solution" });
    expect(find("course-progress").dataset).toMatchObject({ done: "2", total: "2", stars: "0", complete: "true" });
    page.store.saveProgress("boot", { state: "passed" });
    expect(find("course-progress").dataset["stars"]).toBe("1");
  });
});

describe("hints and solution", () => {
  it("hints open one by one and stay open", () => {
    const storage = new FakeStorage();
    const { exercise, press } = makePage(storage);
    const open = (mrr: HTMLElement) =>
      mrr.querySelector("[data-role=hints][hidden]") ? 0 : mrr.querySelectorAll("[data-hint]:not([hidden])").length;
    expect(open(exercise("mrr"))).toBe(0);
    press(exercise("mrr"), "hint");
    expect(open(exercise("mrr"))).toBe(1);
    expect(open(makePage(storage).exercise("mrr"))).toBe(1);
    press(exercise("mrr"), "hint");
    expect(exercise("mrr").querySelector("[data-action=hint]")?.hasAttribute("disabled")).toBe(true);
  });

  it("the solution asks first; passing after it is told apart", async () => {
    const { exercise, press, kernels, page } = makePage();
    const mrr = exercise("mrr");
    press(mrr, "solution");
    expect(mrr.querySelector("[data-role=solution] pre")).toBeNull();
    press(mrr, "solution-cancel");
    expect(page.store.progress("mrr").solutionSeen).toBe(false);
    press(mrr, "solution");
    press(mrr, "solution");
    expect(mrr.querySelector("[data-role=solution] pre")?.textContent).toBe("mrr = 1");
    press(mrr, "check");
    kernels.last().ready();
    await settle();
    kernels.last().asked[0]!.answer(report("passed"));
    await settle();
    expect(mrr.dataset["state"]).toBe("passed_with_solution");
  });

  it("seeing the solution after passing changes nothing", async () => {
    const { mrr, press } = await checked("passed");
    press(mrr, "solution");
    expect(mrr.querySelector("[data-role=solution] pre")).not.toBeNull();
    expect(mrr.dataset["state"]).toBe("passed");
  });
});
