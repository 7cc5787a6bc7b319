/**
 * What the learner has done, kept in the browser: one entry per exercise, cell, quiz and worked example
 * under `autograder/v1/<course>/<chapter>/<kind>/<id>`, and who hands in under
 * `autograder/v1/<course>/learner`.
 *
 * Everything is held in memory too, so that nothing is lost within the visit when the browser refuses to
 * store. Two tabs: the last writer wins, and what it overwrites goes into that draft's history.
 */

export type ExerciseState = "todo" | "trying" | "passed" | "passed_with_solution";

export interface Draft {
  code: string;
  /** The starter that this draft began from, to notice that the exercise has changed since. */
  starter: string;
  /** Earlier versions, oldest first. */
  history: string[];
}

export interface Progress {
  state: ExerciseState;
  hints: number;
  solutionSeen: boolean;
  /** The code that passed last; null if none has, or if it passed before this was kept. */
  passedCode: string | null;
}

export interface QuizAnswer {
  chosen: string[];
  state: "todo" | "right" | "wrong";
}

export interface Learner {
  studentId: string;
  name: string;
}

export interface ChapterSummary {
  done: number;
  total: number;
  stars: number;
  complete: boolean;
}

/** Where a reader stopped: a chapter, the section in it (its id, or "" for the top), both by name too. */
export interface Place {
  chapter: string;
  anchor: string;
  title: string;
  section: string;
}

const PREFIX = "autograder/v1";
const HISTORY = 10;

type Kind = "draft" | "progress" | "quiz" | "steps" | "summary";
type Raw = Record<string, unknown>;

/** The part of Storage that is used; tests give a full or a forbidden one. */
export type StorageLike = Pick<Storage, "getItem" | "setItem">;

function text(value: unknown): value is string {
  return typeof value === "string";
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(text) : [];
}

function count(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value > 0 ? value : 0;
}

export class Store {
  private readonly memory = new Map<string, Raw>();
  private readonly draftListeners = new Map<string, (draft: Draft) => void>();
  private readonly progressListeners = new Set<() => void>();
  private troubleListener: () => void = () => undefined;
  /** The browser refused to store; what was done lives in memory only. */
  trouble = false;

  constructor(
    private readonly storage: StorageLike | null,
    private readonly course: string,
    private readonly chapter: string,
  ) {
    if (!storage) this.trouble = true;
  }

  // ------------------------------------------------------------------ drafts

  /** The stored draft of an exercise or a cell, or null if the learner has typed nothing. */
  draft(id: string): Draft | null {
    return this.asDraft(this.read(this.key("draft", id)));
  }

  /** Stores new code. What another tab stored meanwhile, and `keep`, go into the history. */
  saveDraft(id: string, code: string, starter: string, keep: string[] = []): Draft {
    const key = this.key("draft", id);
    const mine = this.asDraft(this.memory.get(key));
    const stored = this.asDraft(this.fromStorage(key));
    let history = stored?.history ?? mine?.history ?? [];
    if (stored && mine && stored.code !== mine.code) history = remember(history, stored.code);
    for (const version of keep) history = remember(history, version);
    history = history.filter((version) => version !== code).slice(-HISTORY);
    const draft: Draft = { code, starter, history };
    this.write(key, { ...draft });
    return draft;
  }

  /** Goes back to `version` (the newest of the history), putting the present code at its far end. */
  rotateDraft(id: string, version: string, present: string, starter: string): Draft {
    const history = (this.draft(id)?.history ?? []).filter((code) => code !== version && code !== present);
    const draft: Draft = { code: version, starter, history: [present, ...history].slice(-HISTORY) };
    this.write(this.key("draft", id), { ...draft });
    return draft;
  }

  /** Calls back when another tab has changed this draft. */
  onDraft(id: string, listener: (draft: Draft) => void): () => void {
    const key = this.key("draft", id);
    this.draftListeners.set(key, listener);
    return () => {
      if (this.draftListeners.get(key) === listener) this.draftListeners.delete(key);
    };
  }

  // ------------------------------------------------------------------ progress

  progress(id: string): Progress {
    const raw = this.read(this.key("progress", id));
    const states: ExerciseState[] = ["todo", "trying", "passed", "passed_with_solution"];
    return {
      state: states.find((state) => state === raw?.["state"]) ?? "todo",
      hints: count(raw?.["hints"]),
      solutionSeen: raw?.["solutionSeen"] === true,
      passedCode: text(raw?.["passedCode"]) ? raw["passedCode"] : null,
    };
  }

  saveProgress(id: string, change: Partial<Progress>): Progress {
    const progress = { ...this.progress(id), ...change };
    this.write(this.key("progress", id), { ...progress });
    this.notifyProgress();
    return progress;
  }

  /** Calls back when any exercise's progress changes, here or in another tab. */
  onProgress(listener: () => void): () => void {
    this.progressListeners.add(listener);
    return () => this.progressListeners.delete(listener);
  }

  // ------------------------------------------------------------------ quiz, steps, learner, chapters

  quiz(id: string): QuizAnswer {
    const raw = this.read(this.key("quiz", id));
    const state = raw?.["state"];
    return { chosen: texts(raw?.["chosen"]), state: state === "right" || state === "wrong" ? state : "todo" };
  }

  saveQuiz(id: string, answer: QuizAnswer): void {
    this.write(this.key("quiz", id), { ...answer });
  }

  /** How many steps of a worked example are open; at least one. */
  steps(id: string): number {
    return Math.max(1, count(this.read(this.key("steps", id))?.["opened"]));
  }

  saveSteps(id: string, opened: number): void {
    this.write(this.key("steps", id), { opened });
  }

  learner(): Learner | null {
    const raw = this.read(`${PREFIX}/${this.course}/learner`);
    const studentId = raw?.["studentId"];
    const name = raw?.["name"];
    return text(studentId) && text(name) && studentId && name ? { studentId, name } : null;
  }

  saveLearner(learner: Learner): void {
    this.write(`${PREFIX}/${this.course}/learner`, { ...learner });
  }

  place(): Place | null {
    const raw = this.read(`${PREFIX}/${this.course}/place`);
    const [chapter, anchor, title, section] = ["chapter", "anchor", "title", "section"].map((key) => raw?.[key]);
    // Storage is not ours alone: only what can be part of an address of the book.
    const fits = text(chapter) && /^[a-z][a-z0-9_]*$/.test(chapter) && text(anchor) && /^[\w-]*$/.test(anchor);
    return fits && text(title) && text(section) ? { chapter, anchor, title, section } : null;
  }

  savePlace(place: Place): void {
    this.write(`${PREFIX}/${this.course}/place`, { ...place });
  }

  /** What is known of a chapter, for pages that show the progress of others. */
  summary(chapter: string): ChapterSummary | null {
    const raw = this.read(`${PREFIX}/${this.course}/${chapter}/summary`);
    if (!raw) return null;
    return {
      done: count(raw["done"]),
      total: count(raw["total"]),
      stars: count(raw["stars"]),
      complete: raw["complete"] === true,
    };
  }

  saveSummary(summary: ChapterSummary): void {
    this.write(`${PREFIX}/${this.course}/${this.chapter}/summary`, { ...summary });
  }

  // ------------------------------------------------------------------ the browser's storage

  /** Calls back when the browser refuses to store, at once if it already has. */
  onTrouble(listener: () => void): void {
    this.troubleListener = listener;
    if (this.trouble) listener();
  }

  /** To be called with the window's `storage` events: another tab has written. */
  receive(key: string | null, value: string | null): void {
    if (key === null || value === null || !key.startsWith(`${PREFIX}/${this.course}/`)) return;
    const raw = parse(value);
    if (!raw) return;
    const listener = this.draftListeners.get(key);
    if (listener) {
      const draft = this.asDraft(raw);
      const mine = this.asDraft(this.memory.get(key));
      if (!draft || draft.code === mine?.code) return;
      if (mine) draft.history = remember(draft.history, mine.code).slice(-HISTORY);
      this.memory.set(key, { ...draft });
      listener(draft);
      return;
    }
    this.memory.set(key, raw);
    this.notifyProgress();
  }

  private notifyProgress(): void {
    for (const listener of this.progressListeners) listener();
  }

  private key(kind: Kind, id: string): string {
    return `${PREFIX}/${this.course}/${this.chapter}/${kind}/${id}`;
  }

  private asDraft(raw: Raw | null | undefined): Draft | null {
    const code = raw?.["code"];
    const starter = raw?.["starter"];
    return text(code) && text(starter) ? { code, starter, history: texts(raw?.["history"]) } : null;
  }

  private fromStorage(key: string): Raw | null {
    try {
      return parse(this.storage?.getItem(key) ?? null);
    } catch {
      return null;
    }
  }

  private read(key: string): Raw | null {
    const held = this.memory.get(key);
    if (held) return held;
    const raw = this.fromStorage(key);
    if (raw) this.memory.set(key, raw);
    return raw;
  }

  private write(key: string, value: Raw): void {
    this.memory.set(key, value);
    try {
      if (!this.storage) throw new Error("no storage");
      this.storage.setItem(key, JSON.stringify(value));
    } catch {
      this.trouble = true;
      this.troubleListener();
    }
  }
}

function remember(history: string[], code: string): string[] {
  return [...history.filter((version) => version !== code), code];
}

function parse(value: string | null): Raw | null {
  if (value === null) return null;
  try {
    const raw: unknown = JSON.parse(value);
    return typeof raw === "object" && raw !== null && !Array.isArray(raw) ? (raw as Raw) : null;
  } catch {
    return null;
  }
}

/** The browser's storage, or null where it may not be used at all. */
export function browserStorage(): Storage | null {
  try {
    const probe = `${PREFIX}/probe`;
    localStorage.setItem(probe, "1");
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return null;
  }
}
