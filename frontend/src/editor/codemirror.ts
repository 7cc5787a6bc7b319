/** The editor proper; a chunk of its own, so that the page's first load stays small. */

import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { pythonLanguage } from "@codemirror/lang-python";
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  LanguageSupport,
  syntaxHighlighting,
} from "@codemirror/language";
import { EditorState, Prec, RangeSet, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { EditorFactory } from "./host";

// Colours are classes, so that the style sheet can give them the theme's light and dark values.
const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword, tags.moduleKeyword, tags.definitionKeyword], class: "cw-t-keyword" },
  { tag: [tags.string, tags.special(tags.string)], class: "cw-t-string" },
  { tag: [tags.number, tags.bool, tags.null], class: "cw-t-number" },
  { tag: tags.comment, class: "cw-t-comment" },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.definition(tags.function(tags.variableName))], class: "cw-t-function" },
  { tag: [tags.className, tags.typeName], class: "cw-t-class" },
]);

const setMarks = StateEffect.define<number[]>();
const markedLine = Decoration.line({ class: "cw-marked-line" });

/** Lines that the last check or run spoke of; a line loses its mark when it is edited. */
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    let next = value.map(transaction.changes);
    if (transaction.docChanged) {
      const touched = new Set<number>();
      transaction.changes.iterChangedRanges((_fromA, _toA, fromB, toB) => {
        const { doc } = transaction.state;
        for (let n = doc.lineAt(fromB).number; n <= doc.lineAt(toB).number; n += 1) touched.add(doc.line(n).from);
      });
      next = next.update({ filter: (from) => !touched.has(from) });
    }
    for (const effect of transaction.effects) {
      if (!effect.is(setMarks)) continue;
      const { doc } = transaction.state;
      const starts = [...new Set(effect.value)]
        .filter((line) => line >= 1 && line <= doc.lines)
        .sort((a, b) => a - b)
        .map((line) => markedLine.range(doc.line(line).from));
      next = RangeSet.of(starts);
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const blankMatcher = new MatchDecorator({
  regexp: /(?<!\w)_{3}(?!\w)/g,
  decoration: Decoration.mark({ class: "cw-blank" }),
});

/** Makes the blanks to fill stand out. */
const blanks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = blankMatcher.createDeco(view);
    }
    update(update: ViewUpdate) {
      this.decorations = blankMatcher.updateDeco(update, this.decorations);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

// No keyboard trap: after Escape, Tab moves on until something is typed (or for ten seconds).
const leaveWithEscape = keymap.of([
  {
    key: "Escape",
    run(view) {
      view.setTabFocusMode(10_000);
      return false;
    },
  },
]);

export const createEditor: EditorFactory = (options) => {
  const runKeys = Prec.highest(
    keymap.of([
      {
        key: "Mod-Enter",
        run() {
          options.onRun();
          return true;
        },
      },
      {
        key: "Shift-Enter",
        run() {
          (options.onCheck ?? options.onRun)();
          return true;
        },
      },
    ]),
  );
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.code,
      extensions: [
        runKeys,
        Prec.high(leaveWithEscape),
        lineNumbers(),
        highlightSpecialChars(),
        history(),
        indentUnit.of("    "),
        EditorState.tabSize.of(4),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        // The language without its completions: help here is the hint button, not a pop-up.
        new LanguageSupport(pythonLanguage),
        syntaxHighlighting(highlighting),
        marks,
        blanks,
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.contentAttributes.of({
          "aria-label": options.label,
          "aria-describedby": options.describedBy,
          autocapitalize: "off",
          autocorrect: "off",
          spellcheck: "false",
          // Editable text takes the focus anyway; tools that look for keyboard access want it said.
          tabindex: "0",
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) options.onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    get code() {
      return view.state.doc.toString();
    },
    set code(code) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: code } });
    },
    get span() {
      const { from, to } = view.state.selection.main;
      return { from, to };
    },
    set span({ from, to }) {
      const end = view.state.doc.length;
      view.dispatch({ selection: { anchor: Math.min(from, end), head: Math.min(to, end) } });
    },
    focus: () => view.focus(),
    mark: (lines) => view.dispatch({ effects: setMarks.of(lines) }),
    destroy: () => view.destroy(),
  };
};
