/** What all elements of one page share. */

import type { EditorSource } from "./editor/host";
import type { KernelService } from "./kernel/service";
import type { Payload, PayloadExercise } from "./payload";
import type { Store } from "./store";

export interface Page extends EditorSource {
  payload: Payload;
  store: Store;
  kernel: KernelService;
}

let current: Page | null = null;

export function setPage(page: Page | null): void {
  current = page;
}

/** The page's context, or null on a page without payload (its elements then stay plain content). */
export function getPage(): Page | null {
  return current;
}

export function exerciseOf(page: Page, id: string): PayloadExercise | null {
  return page.payload.exercises.find((exercise) => exercise.id === id) ?? null;
}
