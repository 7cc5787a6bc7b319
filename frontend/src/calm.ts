/**
 * What can wait until Python stands: the editor, handing in. A start needs every processor that a small
 * machine has, and the reader waits for it; the page is complete without these.
 */

import type { KernelService } from "./kernel/service";

/** So long after the page was asked for, a Python that nobody has called for yet is made ready, in ms. */
const HEAD_START_MS = 1500;
/** On a slow line a start takes longer than a reader should look at a page that is not complete. */
const PATIENCE_MS = 5000;

/** Calls back when the browser has nothing to do. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(callback);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(callback, 50);
  return () => clearTimeout(timer);
}

/**
 * Calls back once, when Python neither starts nor works and the browser is idle; at the latest after
 * five seconds.
 *
 * @returns gives the wait up
 */
export function whenCalm(kernel: KernelService, callback: () => void): () => void {
  const isCalm = (): boolean => {
    const { state } = kernel.status;
    return state === "ready" || state === "failed" || (state === "idle" && performance.now() >= HEAD_START_MS);
  };
  let forget = (): void => undefined;
  const look = (): void => {
    forget();
    // Asked again then: a job that waited for the start is taken up in between.
    forget = isCalm() ? whenIdle(() => isCalm() && end()) : () => undefined;
  };
  const timers = [setTimeout(look, Math.max(0, HEAD_START_MS - performance.now())), setTimeout(() => end(), PATIENCE_MS)];
  const unsubscribe = kernel.subscribe(look);
  const cancel = (): void => {
    forget();
    unsubscribe();
    timers.forEach(clearTimeout);
  };
  const end = (): void => {
    cancel();
    callback();
  };
  return cancel;
}
