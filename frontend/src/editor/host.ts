/**
 * A place where code is written. The code is there at once, as a string; the editor itself (CodeMirror, a
 * chunk of its own) comes when the place nears the reader's view and takes the place of the page's <pre>.
 */

import { h, show, whenNear } from "../dom";

export interface Editor {
  code: string;
  focus(): void;
  /** Marks lines (counted from 1) until they are edited; an empty list clears. */
  mark(lines: number[]): void;
  destroy(): void;
}

export interface EditorOptions {
  parent: HTMLElement;
  code: string;
  label: string;
  /** Id of the text that explains the keys. */
  describedBy: string;
  onChange: (code: string) => void;
  onRun: () => void;
  onCheck: (() => void) | null;
}

export type EditorFactory = (options: EditorOptions) => Editor;

export class EditorHost {
  private text: string;
  private editor: Editor | null = null;
  private marked: number[] = [];
  private loading: Promise<void> | null = null;
  private readonly frame: HTMLElement;
  private readonly cancelWatch: () => void;

  constructor(
    private readonly pre: HTMLElement,
    private readonly options: Omit<EditorOptions, "parent">,
    private readonly loadEditor: () => Promise<EditorFactory>,
  ) {
    this.text = options.code;
    this.frame = h("div", { class: "cw-editor", "data-role": "editor" });
    pre.before(this.frame);
    this.frame.append(pre);
    this.showText();
    pre.addEventListener("pointerdown", () => void this.load());
    this.cancelWatch = whenNear(this.frame, "1000px 0px", () => void this.load());
  }

  get code(): string {
    return this.text;
  }

  /** Replaces the code; counts as typing only if the caller says so. */
  set(code: string, typed: boolean): void {
    if (code === this.text) return;
    this.text = code;
    if (this.editor) this.editor.code = code;
    this.showText();
    if (typed) this.options.onChange(code);
  }

  mark(lines: number[]): void {
    this.marked = lines;
    this.editor?.mark(lines);
  }

  focus(): void {
    void this.load().then(() => this.editor?.focus());
  }

  dispose(): void {
    this.cancelWatch();
    this.editor?.destroy();
    this.editor = null;
  }

  /** Puts the editor in place; without its chunk (offline, blocked) a plain text field does. */
  load(): Promise<void> {
    return (this.loading ??= this.mount());
  }

  private async mount(): Promise<void> {
    let factory: EditorFactory = textareaEditor;
    try {
      factory = await this.loadEditor();
    } catch (cause) {
      console.error("editor: CodeMirror did not load, using a plain text field", cause);
    }
    this.editor = factory({
      ...this.options,
      parent: this.frame,
      code: this.text,
      onChange: (code) => {
        if (code === this.text) return;
        this.text = code;
        // The hidden <pre> is what is printed.
        this.showText();
        this.options.onChange(code);
      },
    });
    const hadFocus = document.activeElement === this.pre;
    show(this.pre, false);
    if (hadFocus) this.editor.focus();
    if (this.marked.length > 0) this.editor.mark(this.marked);
  }

  private showText(): void {
    const place = this.pre.querySelector("code") ?? this.pre;
    if (place.textContent !== this.text) place.textContent = this.text;
  }
}

/** The plainest editor there is. */
export const textareaEditor: EditorFactory = (options) => {
  const area = h("textarea", {
    class: "cw-textarea",
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    rows: Math.max(3, options.code.split("\n").length),
    "aria-label": options.label,
    "aria-describedby": options.describedBy,
  });
  area.value = options.code;
  area.addEventListener("input", () => options.onChange(area.value));
  area.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      options.onRun();
    } else if (event.shiftKey && options.onCheck) {
      event.preventDefault();
      options.onCheck();
    }
  });
  options.parent.append(area);
  return {
    get code() {
      return area.value;
    },
    set code(code) {
      area.value = code;
    },
    focus: () => area.focus(),
    mark: () => undefined,
    destroy: () => area.remove(),
  };
};
