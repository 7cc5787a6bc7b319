/**
 * Border 1: what the page and `autograder.browser.entry` say to each other, as JSON text.
 *
 * The parsers accept unknown extra keys (the Python side may add) and refuse anything whose known keys
 * have another shape. The shared fixtures in tests/fixtures/border/ are read by both sides' tests.
 */

export const BORDER_VERSION = 1;

export type Verdict = "passed" | "not_yet" | "learner_error" | "grader_problem";
export type VariableState = "right" | "wrong" | "wrong_type" | "missing";

export interface GradeRequest {
  version: 1;
  chapter: string;
  exercise: string;
  code: string;
  seed: number;
}

export interface EarlierCell {
  cell: string;
  code: string;
}

export interface RunRequest {
  version: 1;
  chapter: string;
  cell: string;
  code: string;
  before: EarlierCell[];
  exercise: string | null;
}

export interface ReportVariable {
  name: string;
  state: VariableState;
  found: string | null;
}

export interface ReportMessage {
  key: string;
  text: string;
  variable: string | null;
  line: number | null;
}

export interface ReportError {
  type: string;
  line: number | null;
  original: string;
}

export interface Report {
  version: 1;
  chapter: string;
  exercise: string;
  verdict: Verdict;
  points: number;
  max_points: number;
  variables: ReportVariable[];
  messages: ReportMessage[];
  error: ReportError | null;
  output: string;
}

export interface RunError extends ReportError {
  explanation: string;
}

export type Scalar = string | number | boolean | null;

export type Output =
  | { type: "stream"; name: "stdout" | "stderr"; text: string }
  | { type: "text"; text: string }
  | { type: "table"; columns: string[]; index: string[]; rows: string[][]; truncated: number }
  | { type: "svg"; svg: string; alt: string };

export interface RunResult {
  version: 1;
  outputs: Output[];
  error: RunError | null;
}

/** A message over the border that is not what the contract says. */
export class BorderError extends Error {
  override name = "BorderError";
}

type Fields = Record<string, unknown>;

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new BorderError("not JSON", { cause });
  }
}

export function record(value: unknown, where: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new BorderError(`${where}: an object is expected`);
  }
  return value as Fields;
}

export function list(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value)) throw new BorderError(`${where}: a list is expected`);
  return value as unknown[];
}

export function string(value: unknown, where: string): string {
  if (typeof value !== "string") throw new BorderError(`${where}: a text is expected`);
  return value;
}

export function number(value: unknown, where: string): number {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new BorderError(`${where}: a number is expected`);
  return value;
}

export function version(fields: Fields, where: string): 1 {
  if (fields["version"] !== BORDER_VERSION) {
    throw new BorderError(`${where}: version ${BORDER_VERSION} is expected, not ${String(fields["version"])}`);
  }
  return BORDER_VERSION;
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[], where: string): T {
  const found = allowed.find((item) => item === value);
  if (found === undefined) throw new BorderError(`${where}: one of ${allowed.join(", ")} is expected`);
  return found;
}

function nullable<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === null || value === undefined ? null : read(value);
}

/** A cell of a table or the name of a column: the engine sends text, a number is shown as it is. */
function shown(value: unknown, where: string): string {
  if (value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  throw new BorderError(`${where}: a text is expected`);
}

function parseError(value: unknown, where: string): ReportError {
  const fields = record(value, where);
  return {
    type: string(fields["type"], `${where}.type`),
    line: nullable(fields["line"], (line) => number(line, `${where}.line`)),
    original: string(fields["original"], `${where}.original`),
  };
}

export function parseReport(text: string): Report {
  const fields = record(parseJson(text), "report");
  return {
    version: version(fields, "report"),
    chapter: string(fields["chapter"], "report.chapter"),
    exercise: string(fields["exercise"], "report.exercise"),
    verdict: oneOf(
      fields["verdict"],
      ["passed", "not_yet", "learner_error", "grader_problem"] as const,
      "report.verdict",
    ),
    points: number(fields["points"], "report.points"),
    max_points: number(fields["max_points"], "report.max_points"),
    variables: list(fields["variables"], "report.variables").map((item, i) => {
      const where = `report.variables[${i}]`;
      const variable = record(item, where);
      return {
        name: string(variable["name"], `${where}.name`),
        state: oneOf(variable["state"], ["right", "wrong", "wrong_type", "missing"] as const, `${where}.state`),
        found: nullable(variable["found"], (found) => string(found, `${where}.found`)),
      };
    }),
    messages: list(fields["messages"], "report.messages").map((item, i) => {
      const where = `report.messages[${i}]`;
      const message = record(item, where);
      return {
        key: string(message["key"], `${where}.key`),
        text: string(message["text"], `${where}.text`),
        variable: nullable(message["variable"], (name) => string(name, `${where}.variable`)),
        line: nullable(message["line"], (line) => number(line, `${where}.line`)),
      };
    }),
    error: nullable(fields["error"], (error) => parseError(error, "report.error")),
    output: string(fields["output"], "report.output"),
  };
}

function parseOutput(value: unknown, where: string): Output {
  const fields = record(value, where);
  const type = oneOf(fields["type"], ["stream", "text", "table", "svg"] as const, `${where}.type`);
  switch (type) {
    case "stream":
      return {
        type,
        name: oneOf(fields["name"], ["stdout", "stderr"] as const, `${where}.name`),
        text: string(fields["text"], `${where}.text`),
      };
    case "text":
      return { type, text: string(fields["text"], `${where}.text`) };
    case "table":
      return {
        type,
        columns: list(fields["columns"], `${where}.columns`).map((item) => shown(item, `${where}.columns`)),
        index: list(fields["index"], `${where}.index`).map((item) => shown(item, `${where}.index`)),
        rows: list(fields["rows"], `${where}.rows`).map((row) =>
          list(row, `${where}.rows`).map((item) => shown(item, `${where}.rows`)),
        ),
        truncated: number(fields["truncated"], `${where}.truncated`),
      };
    case "svg":
      return {
        type,
        svg: string(fields["svg"], `${where}.svg`),
        alt: string(fields["alt"], `${where}.alt`),
      };
  }
}

export function parseRunResult(text: string): RunResult {
  const fields = record(parseJson(text), "result");
  return {
    version: version(fields, "result"),
    outputs: list(fields["outputs"], "result.outputs").map((item, i) => parseOutput(item, `result.outputs[${i}]`)),
    error: nullable(fields["error"], (error) => ({
      ...parseError(error, "result.error"),
      explanation: string(record(error, "result.error")["explanation"], "result.error.explanation"),
    })),
  };
}

export function parseNeeds(text: string): string[] {
  return list(parseJson(text), "needs").map((name) => string(name, "needs"));
}
