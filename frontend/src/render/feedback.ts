/** Builds what a check said. */

import type { Report, ReportMessage, ReportVariable, Verdict } from "../border";
import { h, icon, type IconName } from "../dom";
import { messages } from "../messages";
import { originalDetails } from "./outputs";

const VERDICT_ICONS: Record<Verdict, IconName> = {
  passed: "check",
  not_yet: "info",
  learner_error: "cross",
  grader_problem: "warning",
};

/** Points without needless zeros: 1, 0.5, 1.33. */
export function points(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function renderReport(report: Report): HTMLElement {
  const { verdict } = report;
  return h(
    "div",
    { class: `cw-card cw-card-${verdict}` },
    h(
      "p",
      { class: "cw-card-title" },
      icon(VERDICT_ICONS[verdict]),
      h("strong", {}, messages.verdicts[verdict]),
      verdict === "grader_problem"
        ? null
        : h("span", { class: "cw-points" }, messages.points(points(report.points), points(report.max_points))),
    ),
    verdict === "grader_problem" && h("p", {}, messages.graderProblemText),
    report.messages.length > 0 && h("ul", { class: "cw-messages" }, ...report.messages.map(messageItem)),
    report.variables.length > 0 &&
      verdict !== "grader_problem" &&
      h("ul", { class: "cw-variables" }, ...report.variables.map(variableItem)),
    report.error && originalDetails(report.error),
  );
}

/** Line and variable stand before the text, unless the text names them itself. */
function messageItem({ key, text, variable, line }: ReportMessage): HTMLElement {
  const place = line === null || text.includes(messages.line(line)) ? null : messages.line(line);
  const name = variable === null || text.includes(variable) ? null : variable;
  return h(
    "li",
    { "data-message": key },
    // The spaces are for who hears or copies the message.
    ...(place === null ? [] : [h("span", { class: "cw-line" }, place), " "]),
    ...(name === null ? [] : [h("code", {}, name), " "]),
    h("span", { class: "cw-message-text" }, text),
  );
}

function variableItem({ name, state, found }: ReportVariable): HTMLElement {
  // An answer is a name or, of a function that the learner writes, a call.
  const missingCall = state === "missing" && name.includes("(");
  return h(
    "li",
    { "data-variable": name, "data-variable-state": state },
    icon(state === "right" ? "check" : "cross"),
    h("code", {}, name),
    h("span", {}, missingCall ? messages.callMissing : messages.variableStates[state]),
    found === null ? null : h("span", { class: "cw-found" }, messages.found(found)),
  );
}

/** The engine could not be asked at all: the same verdict as a fault of the checker, with what is known. */
export function renderProblem(text: string, original: string): HTMLElement {
  return h(
    "div",
    { class: "cw-card cw-card-grader_problem" },
    h("p", { class: "cw-card-title" }, icon("warning"), h("strong", {}, messages.verdicts.grader_problem)),
    h("p", {}, text),
    original ? originalDetails({ original }, messages.technical) : null,
  );
}
