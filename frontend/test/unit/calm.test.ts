import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whenCalm } from "../../src/calm";
import { createEditor } from "../../src/editor/codemirror";
import { type EditorFactory, EditorHost } from "../../src/editor/host";
import { fakeKernels, settle } from "./helpers";

describe("what can wait", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("requestIdleCallback", (callback: () => void) => setTimeout(callback, 10));
    vi.stubGlobal("cancelIdleCallback", clearTimeout);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function ask() {
    const kernels = fakeKernels();
    const callback = vi.fn();
    return { ...kernels, callback, cancel: whenCalm(kernels.service, callback) };
  }

  it("comes after the start and what waited for it", async () => {
    const { service, last, callback } = ask();
    service.submit("run", "{}");
    await vi.advanceTimersByTimeAsync(2000);
    last().ready();
    await vi.advanceTimersByTimeAsync(100);
    expect(service.status.state).toBe("busy");
    expect(callback).not.toHaveBeenCalled();
    last().asked[0]!.answer({});
    await vi.advanceTimersByTimeAsync(100);
    expect(callback).toHaveBeenCalledOnce();
  });

  it("comes where nobody calls for Python, and after a failure", async () => {
    const unasked = ask();
    await vi.advanceTimersByTimeAsync(1600);
    expect(unasked.callback).toHaveBeenCalledOnce();
    const failed = ask();
    failed.service.start();
    failed.last().failBoot(new Error("no network"));
    await vi.advanceTimersByTimeAsync(100);
    expect(failed.callback).toHaveBeenCalledOnce();
  });

  it("does not wait for ever, and can be given up", async () => {
    const slow = ask();
    slow.service.start();
    const given = ask();
    given.service.start();
    given.cancel();
    await vi.advanceTimersByTimeAsync(6000);
    expect(slow.callback).toHaveBeenCalledOnce();
    expect(given.callback).not.toHaveBeenCalled();
  });
});

describe("before CodeMirror is there", () => {
  function place() {
    const pre = document.createElement("pre");
    pre.tabIndex = 0;
    pre.innerHTML = "<code><i>x</i> = 1</code>";
    document.body.replaceChildren(pre);
    let arrive!: (factory: EditorFactory) => void;
    const onChange = vi.fn();
    const host = new EditorHost(
      pre,
      { code: "x = 1", label: "โค้ด", describedBy: "help", onChange, onRun: vi.fn(), onCheck: null },
      { loadEditor: () => new Promise((resolve) => (arrive = resolve)), whenCalm: () => () => undefined },
    );
    const area = () => document.querySelector("textarea");
    return { pre, host, onChange, area, arrive: async () => (arrive(createEditor), settle()) };
  }

  function type(area: HTMLTextAreaElement, text: string): void {
    area.value += text;
    area.setSelectionRange(area.value.length, area.value.length);
    area.dispatchEvent(new Event("input"));
  }

  it("a plain field takes what is typed and hands it on, the caret too", async () => {
    const { pre, host, onChange, area, arrive } = place();
    document.getSelection()!.collapse(pre.querySelector("i")!.firstChild, 1);
    pre.click();
    expect(document.activeElement).toBe(area());
    expect(area()!.selectionStart).toBe(1);
    type(area()!, "2");
    expect([host.code, pre.hidden]).toEqual(["x = 12", true]);
    expect(onChange).toHaveBeenLastCalledWith("x = 12");
    await arrive();
    expect(area()).toBeNull();
    const editor = document.querySelector<HTMLElement>(".cm-content")!;
    expect(editor.textContent).toBe("x = 12");
    expect(document.activeElement).toBe(editor);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it("a word that is being composed is finished first", async () => {
    const { pre, host, area, arrive } = place();
    pre.click();
    const field = area()!;
    field.dispatchEvent(new Event("compositionstart"));
    type(field, "ก");
    await arrive();
    expect(area()).toBe(field);
    type(field, "ำ");
    field.dispatchEvent(new Event("compositionend"));
    await new Promise((resolve) => setTimeout(resolve));
    await settle();
    expect(area()).toBeNull();
    expect(host.code).toBe("x = 1กำ");
  });

  it("code that is drawn over stays as it is", () => {
    const { pre, area } = place();
    document.getSelection()!.selectAllChildren(pre);
    pre.click();
    expect(area()).toBeNull();
  });
});
