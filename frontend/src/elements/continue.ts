/** `course-continue`: on the first page, a link to where the reader stopped (else to the first chapter). */

import { messages } from "../messages";
import { getPage } from "../page";

export class CourseContinue extends HTMLElement {
  connectedCallback(): void {
    const page = getPage();
    const link = this.querySelector("a");
    const place = page?.store.place();
    const known = (this.dataset["chapters"] ?? "").split(" ");
    if (!page || !link || !place || !known.includes(place.chapter)) return;
    // Chapters lie side by side, so the link to the first one says where.
    const address = new URL(`${place.chapter}.html`, link.href);
    if (place.anchor) address.hash = place.anchor;
    link.href = address.href;
    link.textContent = messages.continueAt(place.title, place.section);
  }
}
