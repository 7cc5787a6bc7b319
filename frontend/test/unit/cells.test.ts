import { describe, expect, it, vi } from "vitest";
import { KernelFailure } from "../../src/kernel/client";
import { messages } from "../../src/messages";
import { FakeStorage, makePage, settle } from "./helpers";

const result = (outputs: unknown[], error: unknown = null) => ({ version: 1, outputs, error });

describe("free cells", () => {
  it("run with the earlier cells beside them and replace the saved output", async () => {
    const { cell, press, kernels } = makePage();
    cell("first").code = "x = 2";
    press(cell("second"), "run");
    kernels.last().ready();
    await settle();
    const [asked] = kernels.last().asked;
    expect(asked?.request).toEqual({
      version: 1,
      chapter: "evaluate",
      cell: "second",
      code: "print(x)",
      before: [{ cell: "first", code: "x = 2" }],
      exercise: null,
    });
    asked!.handlers.onText?.("stdout", "2");
    const output = cell("second").querySelector<HTMLElement>("[data-role=output]")!;
    expect(output.textContent).toBe("2");
    asked!.answer(result([{ type: "stream", name: "stdout", text: "2\n" }, { type: "text", text: "None" }]));
    await settle();
    expect(Array.from(output.children).map((part) => part.textContent)).toEqual(["2\n", "None"]);
  });

  it("show the build's output until they are run, and again after a reset", async () => {
    const { cell, press, kernels } = makePage();
    const saved = cell("first").querySelector<HTMLElement>("[data-role=saved-output]")!;
    press(cell("first"), "run");
    expect(saved.hidden).toBe(false);
    kernels.last().ready();
    await settle();
    kernels.last().asked[0]!.answer(result([]));
    await settle();
    expect(saved.hidden).toBe(true);
    expect(cell("first").querySelector("[data-role=output]")?.textContent).toBe(messages.noOutput);
    press(cell("first"), "reset");
    expect(saved.hidden).toBe(false);
  });

  it("explain an exception", async () => {
    const { cell, press, kernels } = makePage();
    press(cell("first"), "run");
    kernels.last().ready();
    await settle();
    kernels.last().asked[0]!.answer(result([], { type: "NameError", line: 2, original: "NameError: y", explanation: "ไม่มี y" }));
    await settle();
    const output = cell("first").querySelector("[data-role=output]")!;
    expect(output.textContent).toContain("ไม่มี y");
    expect(output.querySelector("details pre")?.textContent).toBe("NameError: y");
  });

  it("a stop keeps what was printed and says that variables are gone", async () => {
    const { cell, press, kernels } = makePage();
    press(cell("first"), "run");
    const stop = cell("first").querySelector<HTMLButtonElement>("[data-action=stop]")!;
    expect(stop.hidden).toBe(false);
    kernels.last().ready();
    await settle();
    kernels.last().asked[0]!.handlers.onText?.("stdout", "รอบ 1\n");
    stop.click();
    await settle();
    const output = cell("first").querySelector("[data-role=output]")!;
    expect(output.textContent).toContain("รอบ 1");
    expect(output.textContent).toContain(messages.stoppedNamespace);
    expect(stop.hidden).toBe(true);
    expect(cell("first").code).toBe("x = 1");
  });

  it("a failed start is said where it was asked for", async () => {
    const { cell, press, kernels } = makePage();
    press(cell("first"), "run");
    kernels.last().failBoot(new KernelFailure("boot", "no network"));
    await settle();
    expect(cell("first").querySelector("[data-role=output]")?.textContent).toContain(messages.kernelFailedHere);
  });
});

describe("kernel bar", () => {
  it("says what is loading and how much, and offers a retry", async () => {
    const { kernels, find } = makePage();
    const bar = find("course-kernel");
    vi.useFakeTimers();
    kernels.service.start();
    kernels.last().progress({ stage: "packages", names: ["numpy", "pandas"], loaded: 3_200_000, total: 12_000_000 });
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(bar.querySelector(".cw-kernel-inner")!.textContent).toContain("numpy, pandas");
    expect(bar.querySelector(".cw-kernel-inner")!.textContent).toContain("3.2 จาก 12.0 MB");
    expect(bar.querySelector("progress")!.value).toBe(3_200_000);
    // What is read aloud does not change with every byte.
    const spoken = bar.querySelector("[role=status]")!.textContent;
    kernels.last().progress({ stage: "packages", names: ["numpy", "pandas"], loaded: 4_000_000, total: 12_000_000 });
    expect(bar.querySelector("[role=status]")!.textContent).toBe(spoken);
    kernels.last().failBoot(new KernelFailure("boot", "no network"));
    await settle();
    const retry = bar.querySelector<HTMLButtonElement>("[data-action=retry]")!;
    expect(retry.hidden).toBe(false);
    retry.click();
    expect(kernels.made.length).toBe(2);
  });

  it("does not flash at a start that is over before anybody waits", async () => {
    const { kernels, find } = makePage();
    const inner = find("course-kernel .cw-kernel-inner");
    vi.useFakeTimers();
    kernels.service.start();
    kernels.last().progress({ stage: "start", names: [], loaded: 1, total: 1 });
    vi.advanceTimersByTime(700);
    expect(inner.hidden).toBe(true);
    kernels.last().ready();
    vi.useRealTimers();
    await settle();
    expect(kernels.service.status.state).toBe("ready");
    expect(inner.hidden).toBe(true);
  });
});

describe("steps", () => {
  const open = (element: HTMLElement) => element.querySelectorAll("[data-step]:not([hidden])").length;

  it("open one by one and stay open", () => {
    const storage = new FakeStorage();
    const { find, press } = makePage(storage);
    expect(open(find("course-steps"))).toBe(1);
    press(find("course-steps"), "next");
    expect(open(find("course-steps"))).toBe(2);
    const again = makePage(storage);
    expect(open(again.find("course-steps"))).toBe(2);
    again.press(again.find("course-steps"), "next");
    expect(again.find("[data-action=next]").hidden).toBe(true);
  });
});

describe("quiz", () => {
  it("tells right from wrong, explains every option, may be tried again and is kept", () => {
    const storage = new FakeStorage();
    const { find, press } = makePage(storage);
    const quiz = find("course-quiz");
    press(quiz, "answer");
    expect(quiz.dataset["state"]).toBe("todo");
    expect(quiz.querySelector("[data-role=feedback]")?.textContent).toBe(messages.quizChoose);
    const choose = (value: string) => quiz.querySelector<HTMLInputElement>(`input[value=${value}]`)!.click();
    choose("b");
    press(quiz, "answer");
    expect(quiz.dataset["state"]).toBe("wrong");
    expect(quiz.querySelectorAll("[data-why]:not([hidden])").length).toBe(2);
    choose("a");
    press(quiz, "answer");
    expect(quiz.dataset["state"]).toBe("right");
    const again = makePage(storage).find("course-quiz");
    expect(again.dataset["state"]).toBe("right");
    expect(again.querySelector<HTMLInputElement>("input[value=a]")!.checked).toBe(true);
  });
});

describe("waiting", () => {
  it("a cell says what it waits for: Python, another cell, its own run", async () => {
    const { cell, press, kernels } = makePage();
    const said = (id: string) => cell(id).querySelector("[data-role=run-status]")!.textContent;
    press(cell("first"), "run");
    press(cell("second"), "run");
    expect(said("first")).toBe(messages.waitingKernel);
    kernels.last().ready();
    await settle();
    expect(said("first")).toBe(messages.waitingKernel);
    expect(said("second")).toBe(messages.queued);
    kernels.last().asked[0]!.handlers.onStarted?.();
    expect(said("first")).toBe(messages.running);
    kernels.last().asked[0]!.answer(result([]));
    await settle();
    expect(said("first")).toBe("");
    expect(kernels.last().asked.length).toBe(2);
  });

  it("a network that stalls is told, with a way to start afresh", async () => {
    vi.useFakeTimers();
    const { kernels, find } = makePage();
    const bar = find("course-kernel");
    const retry = bar.querySelector<HTMLButtonElement>("[data-action=retry]")!;
    kernels.service.start();
    kernels.last().progress({ stage: "core", names: [], loaded: 1, total: 2 });
    vi.advanceTimersByTime(29_000);
    expect(retry.hidden).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(retry.hidden).toBe(false);
    expect(bar.textContent).toContain(messages.kernelSlow);
    vi.useRealTimers();
    retry.click();
    await settle();
    expect(kernels.made.length).toBe(2);
    expect(kernels.service.status.state).toBe("loading");
  });
});
