/** Border 2: the page's payload, written by the Sphinx extension into `#course-payload`. */

import { BorderError, list, number, parseJson, record, string, version } from "./border";

export type Level = "blank" | "basic" | "applied" | "challenge";

export interface PayloadExercise {
  id: string;
  title: string;
  level: Level;
  points: number;
  starter: string;
  solution: string;
  givenNames: string[];
  hints: number;
}

export interface PayloadQuestion {
  id: string;
  options: { id: string; right: boolean }[];
}

export interface Payload {
  course: string;
  contentVersion: string;
  chapter: string;
  title: string;
  /** Absolute addresses, resolved against the page's `root`. */
  bundle: string;
  runtime: string;
  given: string;
  exercises: PayloadExercise[];
  quiz: PayloadQuestion[];
  /** Data files that the chapter reads, by path. */
  files: Record<string, PayloadFile>;
}

/** A data file: its text, its bytes in base64, or the address of a large one. */
export type PayloadFile = string | { base64: string } | { address: string; binary: boolean };

const LEVELS: readonly Level[] = ["blank", "basic", "applied", "challenge"];

function level(value: unknown, where: string): Level {
  const found = LEVELS.find((item) => item === value);
  if (found === undefined) throw new BorderError(`${where}: one of ${LEVELS.join(", ")} is expected`);
  return found;
}

/**
 * Reads the payload's JSON.
 *
 * @param base the page's address, against which `root` is resolved
 * @param page where code stands that the payload leaves to the page (null: the given code, a starter)
 */
export function parsePayload(text: string, base: string, page: ParentNode): Payload {
  const fields = record(parseJson(text), "payload");
  version(fields, "payload");
  const root = new URL(string(fields["root"], "payload.root") || "./", base);
  const address = (key: "bundle" | "runtime") => new URL(string(fields[key], `payload.${key}`), root).href;
  const files = record(fields["files"] ?? {}, "payload.files");
  const runtime = address("runtime");
  return {
    course: string(fields["course"], "payload.course"),
    contentVersion: string(fields["content_version"], "payload.content_version"),
    chapter: string(fields["chapter"], "payload.chapter"),
    title: string(fields["title"], "payload.title"),
    bundle: address("bundle"),
    runtime: runtime.endsWith("/") ? runtime : `${runtime}/`,
    given: string(fields["given"] ?? shown(page, "[data-role=given] pre"), "payload.given"),
    exercises: list(fields["exercises"], "payload.exercises").map((item, i) => {
      const where = `payload.exercises[${i}]`;
      const exercise = record(item, where);
      const id = string(exercise["id"], `${where}.id`);
      const starter = exercise["starter"] ?? shown(page, `[data-exercise="${id}"] > pre[data-role=starter]`);
      return {
        id,
        title: string(exercise["title"], `${where}.title`),
        level: level(exercise["level"], `${where}.level`),
        points: number(exercise["points"], `${where}.points`),
        // An editor would show the last line break as an empty line of its own.
        starter: string(starter, `${where}.starter`).replace(/\n+$/, ""),
        solution: string(exercise["solution"], `${where}.solution`).replace(/\n+$/, ""),
        givenNames: list(exercise["given_names"], `${where}.given_names`).map((name) =>
          string(name, `${where}.given_names`),
        ),
        hints: number(exercise["hints"], `${where}.hints`),
      };
    }),
    quiz: list(fields["quiz"], "payload.quiz").map((item, i) => {
      const where = `payload.quiz[${i}]`;
      const question = record(item, where);
      return {
        id: string(question["id"], `${where}.id`),
        options: list(question["options"], `${where}.options`).map((value) => {
          const option = record(value, `${where}.options`);
          return { id: string(option["id"], `${where}.options.id`), right: option["right"] === true };
        }),
      };
    }),
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, payloadFile(content, `payload.files.${path}`, root)]),
    ),
  };
}

function shown(page: ParentNode, selector: string): string | undefined {
  return page.querySelector(selector)?.textContent;
}

function payloadFile(value: unknown, where: string, root: URL): PayloadFile {
  if (typeof value === "string") return value;
  const fields = record(value, where);
  if ("base64" in fields) return { base64: string(fields["base64"], `${where}.base64`) };
  const address = new URL(string(fields["address"], `${where}.address`), root).href;
  return { address, binary: fields["binary"] === true };
}
