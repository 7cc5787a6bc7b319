/** Remembers which section the reader was at, so that the first page can lead back there. */

import type { Page } from "./page";
import type { Place } from "./store";

/** The last heading that has passed the upper third of the window, or none at the top of the page. */
export function currentPlace(chapter: string, document: Document, line: number): Place {
  const title = document.querySelector("main h1")?.textContent.trim() ?? chapter;
  const headings = Array.from(document.querySelectorAll("main section[id] > :is(h2, h3)"));
  const heading = headings.filter((one) => one.getBoundingClientRect().top <= line).at(-1);
  if (!heading) return { chapter, anchor: "", title, section: "" };
  const section = heading.parentElement;
  // The author's own label comes after the id made from the heading's words; a Thai heading's is a number.
  const ids = [section?.id ?? "", ...Array.from(section?.querySelectorAll(":scope > span[id]") ?? [], ({ id }) => id)];
  const anchor = ids.filter((id) => !/^id\d+$/.test(id)).at(-1) ?? ids[0] ?? "";
  return { chapter, anchor, title, section: heading.textContent.trim() };
}

/** Keeps the place whenever the page goes out of sight: closed, left, or another tab before it. */
export function rememberPlace({ payload, store }: Page): void {
  if (!payload.chapter) return;
  // A page that is being left may have no height any more.
  const keep = (): void => store.savePlace(currentPlace(payload.chapter, document, Math.max(200, innerHeight / 3)));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") keep();
  });
  addEventListener("pagehide", keep);
}
