/**
 * What the page and its worker send each other. Requests and results of Python are JSON text inside
 * (border.ts); the worker does not read them, except that `needs` names the packages to load.
 */

export const PROTOCOL_VERSION = 1;

export type RequestKind = "run" | "grade";
export type LoadStage = "core" | "bundle" | "start" | "packages";
/** Where something went wrong: loading Python, loading packages, the engine itself, or Python as a whole. */
export type FailureStage = "boot" | "packages" | "internal" | "crash";

export interface LoadProgress {
  stage: LoadStage;
  /** Names of the packages that are loading, when the stage is `packages`. */
  names: string[];
  /** Bytes over the wire so far, and in all as far as is known. */
  loaded: number;
  total: number;
}

export type ToWorker = { v: typeof PROTOCOL_VERSION } & (
  /**
   * `image` names the heap image that Python starts from (docs/runtime.md). Said again before `chosen`
   * came, it asks for a larger one.
   */
  | { type: "boot"; runtime: string; bundle: string; image: string }
  /** As boot, ahead of it: what every start needs; `image` is what boot will probably say. */
  | { type: "prepare"; runtime: string; bundle: string; image: string }
  | { type: "request"; id: number; kind: RequestKind; request: string }
);

export type FromWorker = { v: typeof PROTOCOL_VERSION } & (
  | ({ type: "progress" } & LoadProgress)
  /** Python starts from this image: too late for another. */
  | { type: "chosen"; image: string }
  | { type: "ready" }
  | { type: "boot-failed"; reason: string }
  /** The request needs packages that a larger image has: ask a kernel that started from one. */
  | { type: "outgrown"; id: number }
  | { type: "started"; id: number }
  | { type: "text"; id: number; name: "stdout" | "stderr"; text: string }
  | { type: "result"; id: number; result: string }
  | { type: "failed"; id: number; stage: FailureStage; reason: string; names: string[] }
);

function ofThisVersion(data: unknown): boolean {
  return typeof data === "object" && data !== null && (data as { v?: unknown }).v === PROTOCOL_VERSION;
}

/** Both sides are built together; a message of another version comes from a stale copy and is not read. */
export function isFromWorker(data: unknown): data is FromWorker {
  return ofThisVersion(data);
}

export function isToWorker(data: unknown): data is ToWorker {
  return ofThisVersion(data);
}

/** The message that a worker's name holds; null: it holds none. */
export function firstMessage(name: string): ToWorker | null {
  if (!name.startsWith("{")) return null;
  const data: unknown = JSON.parse(name);
  return isToWorker(data) ? data : null;
}
