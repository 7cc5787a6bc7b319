/* eslint-disable @typescript-eslint/no-deprecated -- CodeMirror still reads keyCode for Tab and Escape */
import { describe, expect, it, vi } from "vitest";
import { createEditor } from "../../src/editor/codemirror";
import type { EditorOptions } from "../../src/editor/host";

function open(code: string, change: Partial<EditorOptions> = {}) {
  const parent = document.createElement("div");
  document.body.replaceChildren(parent);
  const options: EditorOptions = {
    parent,
    code,
    label: "ช่องโค้ด",
    describedBy: "help",
    onChange: vi.fn(),
    onRun: vi.fn(),
    onCheck: vi.fn(),
    ...change,
  };
  const editor = createEditor(options);
  const content = parent.querySelector<HTMLElement>(".cm-content")!;
  const press = (key: string, more: KeyboardEventInit = {}) =>
    content.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  return { parent, options, editor, content, press };
}

describe("CodeMirror", () => {
  it("is named and explained for assistive technology", () => {
    const { content } = open("x = 1");
    expect(content.getAttribute("aria-label")).toBe("ช่องโค้ด");
    expect(content.getAttribute("aria-describedby")).toBe("help");
  });

  it("tells of typing and takes new code", () => {
    const { editor, options } = open("x = 1");
    editor.code = "y = 2\n";
    expect(editor.code).toBe("y = 2\n");
    expect(options.onChange).toHaveBeenLastCalledWith("y = 2\n");
  });

  it("makes blanks stand out, but not names with underscores", () => {
    const { parent } = open("hit3 = ranks ___ 3\na___b = __name__");
    expect(Array.from(parent.querySelectorAll(".cw-blank")).map((blank) => blank.textContent)).toEqual(["___"]);
  });

  it("marks lines until they are edited", () => {
    const { editor, parent } = open("a\nb\nc");
    const marked = () => Array.from(parent.querySelectorAll(".cw-marked-line")).map((line) => line.textContent);
    editor.mark([2, 2, 9, 0]);
    expect(marked()).toEqual(["b"]);
    editor.mark([]);
    expect(marked()).toEqual([]);
    editor.mark([1]);
    editor.code = "changed";
    expect(marked()).toEqual([]);
  });

  it("runs with Ctrl+Enter and checks with Shift+Enter; a cell has only run", () => {
    const exercise = open("x");
    exercise.press("Enter", { ctrlKey: true });
    exercise.press("Enter", { shiftKey: true });
    expect([exercise.options.onRun, exercise.options.onCheck].map((f) => vi.mocked(f!).mock.calls.length)).toEqual([1, 1]);
    const cell = open("x", { onCheck: null });
    cell.press("Enter", { shiftKey: true });
    expect(cell.options.onRun).toHaveBeenCalledOnce();
    expect(cell.editor.code).toBe("x");
  });

  it("Tab indents, Escape then Tab leaves", () => {
    const { press, editor } = open("x");
    press("Tab", { keyCode: 9 });
    expect(editor.code).toBe("    x");
    press("Escape", { keyCode: 27 });
    // Not taken by the editor: the browser moves the focus.
    expect(press("Tab", { keyCode: 9 })).toBe(true);
    expect(editor.code).toBe("    x");
  });
});
