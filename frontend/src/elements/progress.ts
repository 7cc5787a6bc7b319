/** `course-progress`: how far a chapter is done, this page's own or (from memory) another's. */

import { h, icon } from "../dom";
import { messages } from "../messages";
import { getPage, type Page } from "../page";
import { summarise } from "../progress";
import type { ChapterSummary } from "../store";

export class CourseProgress extends HTMLElement {
  private page: Page | null = null;

  connectedCallback(): void {
    const page = getPage();
    if (this.page || !page) return;
    this.page = page;
    page.store.onProgress(() => this.render());
    this.render();
  }

  private render(): void {
    const { page } = this;
    if (!page) return;
    const chapter = this.dataset["progress"] ?? "";
    if (chapter === page.payload.chapter) {
      const summary = summarise(page.payload.exercises, (id) => page.store.progress(id).state);
      const known = page.store.summary(chapter);
      if (JSON.stringify(known) !== JSON.stringify(plain(summary))) page.store.saveSummary(plain(summary));
      this.show(summary, summary.challenges);
    } else {
      const summary = page.store.summary(chapter);
      if (summary) this.show(summary, summary.stars);
    }
  }

  private show({ done, total, stars, complete }: ChapterSummary, challenges: number): void {
    this.dataset["done"] = String(done);
    this.dataset["total"] = String(total);
    this.dataset["stars"] = String(stars);
    this.dataset["complete"] = String(complete);
    const bar = h("progress", { max: Math.max(1, total), value: done, "aria-label": messages.progressLabel });
    const starRow =
      challenges > 0 &&
      h(
        "span",
        { class: "cw-stars", role: "img", "aria-label": messages.progressStars(stars, challenges) },
        ...Array.from({ length: challenges }, (_, i) => {
          const star = icon("star");
          star.classList.toggle("cw-star-earned", i < stars);
          return star;
        }),
      );
    this.replaceChildren(
      h(
        "p",
        { class: "cw-progress-text" },
        complete ? icon("check") : null,
        h("strong", {}, complete ? messages.progressComplete : messages.progress(done, total)),
        complete ? h("span", {}, messages.progress(done, total)) : null,
        starRow,
      ),
      bar,
    );
  }
}

function plain({ done, total, stars, complete }: ChapterSummary): ChapterSummary {
  return { done, total, stars, complete };
}
