/** The plainest editor there is: it stands in until CodeMirror is there, and for it if it never comes. */

import { h } from "../dom";
import type { Editor, EditorOptions, Span } from "./host";

export interface PlainEditor extends Editor {
  readonly focused: boolean;
  /** Calls back once no word is half typed (with an input method), at once if none is. */
  whenWhole(callback: () => void): void;
}

export const textareaEditor = (options: EditorOptions): PlainEditor => {
  const lines = (code: string): number => code.split("\n").length;
  const area = h("textarea", {
    class: "cw-textarea",
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    rows: lines(options.code),
    "aria-label": options.label,
    "aria-describedby": options.describedBy,
  });
  area.value = options.code;
  area.addEventListener("input", () => {
    area.rows = lines(area.value);
    options.onChange(area.value);
  });
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
  let composing = false;
  area.addEventListener("compositionstart", () => (composing = true));
  area.addEventListener("compositionend", () => (composing = false));
  options.parent.append(area);
  return {
    get code() {
      return area.value;
    },
    set code(code) {
      area.value = code;
      area.rows = lines(code);
    },
    get span(): Span {
      return { from: area.selectionStart, to: area.selectionEnd };
    },
    set span({ from, to }) {
      area.setSelectionRange(from, to);
    },
    get focused() {
      return document.activeElement === area;
    },
    // The word that was composed is in the value only after the event.
    whenWhole: (callback) => {
      if (composing) area.addEventListener("compositionend", () => setTimeout(callback), { once: true });
      else callback();
    },
    focus: () => area.focus({ preventScroll: true }),
    mark: () => undefined,
    destroy: () => area.remove(),
  };
};
