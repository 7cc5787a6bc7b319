/**
 * Builds what a run gave from structured data: text nodes, tables, rebuilt pictures. Never markup.
 *
 * The extension's `outputs.py` writes the same structure for the outputs of the build: change both.
 */

import type { Output, ReportError, RunError } from "../border";
import { h, icon } from "../dom";
import { messages } from "../messages";
import { STREAM_LIMIT } from "../stream";
import { rebuildSvg } from "./svg";

export function renderOutput(output: Output): HTMLElement {
  switch (output.type) {
    case "stream":
      return streamBlock(output.name, output.text);
    case "text":
      return block("cw-text", "text", output.text);
    case "table":
      return table(output);
    case "svg":
      return picture(output.svg, output.alt);
  }
}

export function streamBlock(name: "stdout" | "stderr", text: string): HTMLElement {
  return block(`cw-stream cw-${name}`, name, text);
}

function block(names: string, output: string, text: string): HTMLElement {
  const shown = capped(text);
  const pre = h("pre", { class: names, "data-output": output }, shown);
  if (unbroken(shown)) pre.classList.add("cw-unbroken");
  return pre;
}

/**
 * Browsers look Thai up in a dictionary to see where a line may end, in a time that grows with the square of
 * the text's length: a hundred thousand letters without a space stop the page for ten seconds, at every change.
 * The class `cw-unbroken` has such a text broken anywhere.
 */
const LONGEST_RUN = 2000;
const unbroken = (text: string): boolean => text.split(/\s/).some((run) => run.length >= LONGEST_RUN);

function capped(text: string): string {
  return text.length > STREAM_LIMIT + 1000 ? text.slice(0, STREAM_LIMIT) : text;
}

const NUMBER = /^\s*([-+]?[\d,]*\.?\d+(e[-+]?\d+)?%?|nan)\s*$/i;

/** Columns of words stand left, numbers (the theme's default) right, so that they can be compared. */
function table({ columns, index, rows, truncated }: Extract<Output, { type: "table" }>): HTMLElement {
  const words = columns.map((_name, i) => !rows.every((row) => NUMBER.test(row[i] ?? "")));
  const mark = (i: number) => ({ class: words[i] ? "cw-words" : null });
  const headings = columns.map((name, i) => h("th", { scope: "col", ...mark(i) }, name));
  const body = rows.map((row, n) =>
    h("tr", {}, h("th", { scope: "row" }, index[n] ?? ""), ...row.map((value, i) => h("td", mark(i), value))),
  );
  return h(
    "div",
    { class: "cw-table", "data-output": "table", role: "group", tabindex: 0, "aria-label": messages.tableLabel },
    h("table", {}, h("thead", {}, h("tr", {}, h("td"), ...headings)), h("tbody", {}, ...body)),
    truncated > 0 && h("p", { class: "cw-note" }, messages.tableMore(truncated)),
  );
}

function picture(source: string, alt: string): HTMLElement {
  const svg = rebuildSvg(source);
  if (!svg) return h("p", { class: "cw-note", "data-output": "svg" }, messages.svgRefused);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", alt || messages.plotLabel);
  // On a phone a plot keeps a readable size and scrolls; what scrolls must take the focus.
  return h("figure", { class: "cw-figure", "data-output": "svg", tabindex: 0 }, svg);
}

/** A run's exception: what it means, where, and Python's own words folded below. */
export function errorCard(error: RunError): HTMLElement {
  return h(
    "div",
    { class: "cw-card cw-card-error", "data-output": "error" },
    h("p", { class: "cw-card-title" }, icon("cross"), messages.runError),
    h(
      "p",
      {},
      ...(error.line === null ? [] : [h("span", { class: "cw-line" }, messages.line(error.line)), " "]),
      error.explanation,
    ),
    originalDetails(error),
  );
}

export function originalDetails({ original }: Pick<ReportError, "original">, label: string = messages.errorDetails): HTMLElement {
  return h("details", { class: "cw-original" }, h("summary", {}, label), h("pre", {}, original));
}

/** A calm one-line note in an output area. */
export function note(text: string, iconName: "info" | "warning" = "info"): HTMLElement {
  return h("p", { class: `cw-note cw-note-${iconName}` }, icon(iconName), text);
}

/** Shows text while it is printed: appends to one text node, keeps the end in view. */
export class LiveText {
  private block: HTMLElement | null = null;
  private name: "stdout" | "stderr" | null = null;
  private length = 0;
  /** Letters since the last space. */
  private run = 0;

  constructor(private readonly area: HTMLElement) {}

  append(name: "stdout" | "stderr", text: string): void {
    if (this.length >= STREAM_LIMIT) return;
    if (!this.block || this.name !== name) {
      if (this.length === 0) this.area.replaceChildren();
      this.block = streamBlock(name, "");
      this.run = 0;
      this.name = name;
      this.area.append(this.block);
    }
    const last = text.split(/\s/).at(-1) ?? "";
    this.run = last.length < text.length ? last.length : this.run + text.length;
    if (this.run >= LONGEST_RUN || unbroken(text)) this.block.classList.add("cw-unbroken");
    this.block.append(text.slice(0, STREAM_LIMIT - this.length));
    this.length += text.length;
    this.block.scrollTop = this.block.scrollHeight;
    if (this.length >= STREAM_LIMIT) {
      this.area.append(note(messages.outputCapped(STREAM_LIMIT.toLocaleString("th-TH")), "warning"));
    }
  }

  get any(): boolean {
    return this.length > 0;
  }
}
