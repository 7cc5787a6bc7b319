/**
 * A place where code is written. The code is there at once, as a string; the editor itself (CodeMirror, a
 * chunk of its own) comes when the place nears the reader's view and Python does not need the processor, and
 * takes the place of the page's <pre>. Who wants to write before that does so in a plain text field, at once.
 */

import { h, show, whenNear } from "../dom";
import { whenIdle } from "../calm";
import { type PlainEditor, textareaEditor } from "./plain";

/** What is marked, or where the caret stands: characters from the start. */
export interface Span {
  from: number;
  to: number;
}

export interface Editor {
  code: string;
  span: Span;
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

/** What a host needs of its page. */
export interface EditorSource {
  /** Loads the editor's code, once. */
  loadEditor: () => Promise<EditorFactory>;
  /** Calls back once nothing more urgent is to be done; returns what gives the wait up. */
  whenCalm: (callback: () => void) => () => void;
}

export class EditorHost {
  private text: string;
  private editor: Editor | null = null;
  private plain: PlainEditor | null = null;
  /** What stood here when the plain text field came: undoing leads back to it. */
  private opened = "";
  private marked: number[] = [];
  private loading: Promise<void> | null = null;
  private disposed = false;
  private readonly frame: HTMLElement;
  private cancelWait: () => void;

  constructor(
    private readonly pre: HTMLElement,
    private readonly options: Omit<EditorOptions, "parent">,
    private readonly source: EditorSource,
  ) {
    this.text = options.code;
    this.frame = h("div", { class: "cw-editor", "data-role": "editor" });
    pre.before(this.frame);
    this.frame.append(pre);
    this.showText();
    // A click, not a press: who draws over the code selects it.
    pre.addEventListener("click", () => {
      if (document.getSelection()?.isCollapsed !== false) this.focus();
    });
    pre.addEventListener("focus", () => {
      if (byKeyboard(pre)) this.focus();
    });
    this.cancelWait = whenNear(this.frame, "1000px 0px", () => {
      this.cancelWait = source.whenCalm(() => void this.load());
    });
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

  /** Moves the keyboard here, at once; what is typed before CodeMirror is there is taken over. */
  focus(): void {
    if (!this.editor) {
      const span = spanIn(this.pre);
      const plain = this.usePlain();
      if (span) plain.span = span;
    }
    this.editor?.focus();
    void this.load(true);
  }

  dispose(): void {
    this.disposed = true;
    this.cancelWait();
    this.editor?.destroy();
    this.editor = null;
  }

  /** Puts the editor in place; without its chunk (offline, blocked) a plain text field does. */
  load(urgent = false): Promise<void> {
    if (urgent) this.cancelWait();
    return (this.loading ??= this.mount(urgent));
  }

  private async mount(urgent: boolean): Promise<void> {
    let factory: EditorFactory;
    try {
      factory = await this.source.loadEditor();
    } catch (cause) {
      console.error("editor: CodeMirror did not load, using a plain text field", cause);
      if (!this.editor && !this.disposed) this.usePlain();
      return;
    }
    // Several may come near at once: one after the other, between the reader's own doings.
    if (!urgent && !this.plain) await new Promise<void>((resolve) => whenIdle(resolve));
    if (this.plain) await new Promise<void>((resolve) => this.plain?.whenWhole(resolve));
    if (this.disposed) return;
    const { plain } = this;
    const editor = this.make(factory, plain ? this.opened : this.text);
    show(this.pre, false);
    if (this.marked.length > 0) editor.mark(this.marked);
    if (!plain) return;
    if (editor.code !== this.text) editor.code = this.text;
    editor.span = plain.span;
    const { focused } = plain;
    plain.destroy();
    this.plain = null;
    if (focused) editor.focus();
  }

  private usePlain(): PlainEditor {
    this.opened = this.text;
    this.plain = this.make(textareaEditor, this.text);
    show(this.pre, false);
    return this.plain;
  }

  private make<T extends Editor>(factory: (options: EditorOptions) => T, code: string): T {
    const editor = factory({
      ...this.options,
      parent: this.frame,
      code,
      onChange: (changed) => {
        if (changed === this.text) return;
        this.text = changed;
        // The hidden <pre> is what is printed.
        this.showText();
        this.options.onChange(changed);
      },
    });
    this.editor = editor;
    return editor;
  }

  private showText(): void {
    const place = this.pre.querySelector("code") ?? this.pre;
    if (place.textContent !== this.text) place.textContent = this.text;
  }
}

/** Whether the focus came by the keyboard: a click says by itself where it goes. */
function byKeyboard(element: HTMLElement): boolean {
  return element.matches(":focus-visible");
}

/** The page's selection in characters of the element's text, or null if it is elsewhere. */
function spanIn(element: HTMLElement): Span | null {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return null;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const from = before.toString().length;
  return { from, to: from + range.toString().length };
}
