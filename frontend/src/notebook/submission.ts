/** The submission notebook (docs/contract.md, Submission): nbformat 4.5, one code cell per exercise. */

import { texts } from "./messages";
import type { Payload, PayloadFile } from "../payload";
import type { Learner } from "../store";

export const SUBMISSION_FORMAT = 1;

export interface Answers {
  /** The learner's code of an exercise, or its starter. */
  code(exercise: string): string;
  /** Chosen options of a quiz question. */
  quiz(question: string): string[];
  /** The task in Markdown, for the reader of the notebook. */
  prompt(exercise: string): string;
}

interface MarkdownCell {
  cell_type: "markdown";
  id: string;
  metadata: Record<string, unknown>;
  source: string;
}

interface CodeCell {
  cell_type: "code";
  id: string;
  metadata: Record<string, unknown>;
  source: string;
  execution_count: null;
  outputs: [];
}

export interface Notebook {
  nbformat: 4;
  nbformat_minor: 5;
  metadata: Record<string, unknown>;
  cells: (MarkdownCell | CodeCell)[];
}

/** What the notebook writes: a file's text, or its bytes in base64. */
export type NotebookFile = Exclude<PayloadFile, { address: string }>;

/**
 * The chapter's data files for the notebook; a promise where large ones must be fetched. One that cannot
 * be had (no network) is left out: the notebook then runs where the file is, and hands in all the same.
 */
export function notebookFiles(
  payload: Payload,
): Record<string, NotebookFile> | Promise<Record<string, NotebookFile>> {
  const here: Record<string, NotebookFile> = {};
  const fetches: Promise<void>[] = [];
  for (const [path, file] of Object.entries(payload.files)) {
    if (typeof file === "string" || "base64" in file) here[path] = file;
    else fetches.push(fetchFile(file).then((got) => void (here[path] = got), () => undefined));
  }
  return fetches.length === 0 ? here : Promise.all(fetches).then(() => here);
}

async function fetchFile({ address, binary }: { address: string; binary: boolean }): Promise<NotebookFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return binary ? { base64: base64(await response.arrayBuffer()) } : response.text();
}

function base64(content: ArrayBuffer): string {
  let binary = "";
  for (const byte of new Uint8Array(content)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

export function makeSubmission(
  payload: Payload,
  learner: Learner,
  answers: Answers,
  files: Record<string, NotebookFile>,
): Notebook {
  const quiz: Record<string, string[]> = {};
  for (const { id } of payload.quiz) {
    const chosen = answers.quiz(id);
    if (chosen.length > 0) quiz[id] = chosen;
  }
  return {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {
      kernelspec: { name: "python3", display_name: "Python 3", language: "python" },
      language_info: { name: "python" },
      autograder: {
        format: SUBMISSION_FORMAT,
        course: payload.course,
        content_version: payload.contentVersion,
        student_id: learner.studentId,
        name: learner.name,
        chapter: payload.chapter,
        quiz,
      },
    },
    cells: [
      codeCell("given", givenSource(payload.given, files), {}),
      ...payload.exercises.flatMap(({ id, title }) => [
        markdownCell(cellId("task", id), `## ${title}\n\n${answers.prompt(id)}`.trimEnd()),
        codeCell(cellId("answer", id), answers.code(id), { autograder: { exercise: id } }),
      ]),
    ],
  };
}

/** The given code, runnable where the chapter's data are not at hand: it writes them first. */
function givenSource(given: string, files: Record<string, NotebookFile>): string {
  const entries = Object.entries(files);
  if (entries.length === 0) return given.trimEnd();
  const binary = entries.some(([, file]) => typeof file !== "string");
  const writes = entries.map(([path, file]) => {
    const value =
      typeof file === "string"
        ? `${JSON.stringify(file)}.encode("utf-8")`
        : `base64.b64decode(${JSON.stringify(file.base64)})`;
    return `    ${JSON.stringify(path)}: ${value},`;
  });
  return [
    `# ${texts.notebookData}`,
    ...(binary ? ["import base64"] : []),
    "from pathlib import Path",
    "",
    "for _path, _content in {",
    ...writes,
    "}.items():",
    "    if not Path(_path).exists():",
    "        Path(_path).parent.mkdir(parents=True, exist_ok=True)",
    "        Path(_path).write_bytes(_content)",
    "",
    `# ${texts.notebookGiven}`,
    given.trimEnd(),
  ].join("\n");
}

/** nbformat: 1 to 64 of letters, digits, hyphen, underscore. */
function cellId(kind: string, exercise: string): string {
  return `${kind}-${exercise.replace(/[^A-Za-z0-9_-]/g, "-")}`.slice(0, 64);
}

function markdownCell(id: string, source: string): MarkdownCell {
  return { cell_type: "markdown", id, metadata: {}, source };
}

function codeCell(id: string, source: string, metadata: Record<string, unknown>): CodeCell {
  return { cell_type: "code", id, metadata, source, execution_count: null, outputs: [] };
}

export function submissionText(notebook: Notebook): string {
  return `${JSON.stringify(notebook, null, 1)}\n`;
}

/** `<chapter>_<student id>.ipynb` of characters that every file system takes. */
export function submissionFileName(chapter: string, studentId: string): string {
  const safe = (text: string) => text.replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^[.-]+|[.-]+$/g, "");
  return `${[safe(chapter) || "chapter", safe(studentId)].filter(Boolean).join("_").slice(0, 120)}.ipynb`;
}

export type LearnerFault = "id-missing" | "id-bad" | "name-missing" | "name-long";

/** What is wrong with an id and a name as typed, or the two as they are kept. */
export function checkLearner(studentId: string, name: string): { learner: Learner } | { fault: LearnerFault } {
  const id = studentId.trim();
  // A pasted name may hold line breaks, or marks of direction that would turn round what stands beside it.
  // eslint-disable-next-line no-control-regex
  const cleanName = name.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]+/g, " ").replace(/\s+/g, " ").trim();
  if (id === "") return { fault: "id-missing" };
  if (!/^[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$/.test(id)) return { fault: "id-bad" };
  if (cleanName === "") return { fault: "name-missing" };
  if (cleanName.length > 200) return { fault: "name-long" };
  return { learner: { studentId: id, name: cleanName } };
}
