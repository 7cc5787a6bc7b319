/** Reads an earlier submission (from this page or from JupyterLite) to go on with it. */

import type { Payload } from "../payload";

export interface Imported {
  code: Record<string, string>;
  quiz: Record<string, string[]>;
}

export type ImportFault = { kind: "not-notebook" } | { kind: "other-course" } | { kind: "other-chapter"; chapter: string };

type Fields = Record<string, unknown>;

function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** nbformat keeps a source as one text or as a list of lines. */
function source(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.filter((line) => typeof line === "string").join("");
  return "";
}

export function readSubmission(text: string, payload: Payload): { imported: Imported } | { fault: ImportFault } {
  let notebook: Fields;
  try {
    notebook = fields(JSON.parse(text.replace(/^\ufeff/, "")));
  } catch {
    return { fault: { kind: "not-notebook" } };
  }
  const cells = notebook["cells"];
  if (!Array.isArray(cells)) return { fault: { kind: "not-notebook" } };
  const about = fields(fields(notebook["metadata"])["autograder"]);
  const { course, chapter } = about;
  if (typeof course === "string" && course !== payload.course) return { fault: { kind: "other-course" } };
  if (typeof chapter === "string" && chapter !== payload.chapter) return { fault: { kind: "other-chapter", chapter } };

  const known = new Set(payload.exercises.map(({ id }) => id));
  const code: Record<string, string> = {};
  for (const cell of cells.map(fields)) {
    const exercise = fields(fields(cell["metadata"])["autograder"])["exercise"];
    if (cell["cell_type"] === "code" && typeof exercise === "string" && known.has(exercise)) {
      code[exercise] = source(cell["source"]);
    }
  }
  const quiz: Record<string, string[]> = {};
  for (const { id, options } of payload.quiz) {
    const chosen = fields(about["quiz"])[id];
    if (!Array.isArray(chosen)) continue;
    quiz[id] = options.map((option) => option.id).filter((option) => chosen.includes(option));
  }
  return Object.keys(code).length > 0 ? { imported: { code, quiz } } : { fault: { kind: "not-notebook" } };
}
