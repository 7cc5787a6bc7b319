/** `course-steps`: a worked example that opens step by step. Without script all steps are open. */

import { button, focusContent, h, show } from "../dom";
import { messages } from "../messages";
import { getPage } from "../page";

export class CourseSteps extends HTMLElement {
  private sections: HTMLElement[] = [];
  private opened = 1;
  private ready = false;
  private readonly nextButton = button("next", messages.next, "next", { class: "cw-button cw-primary" });
  private readonly count = h("span", { class: "cw-step-count", role: "status" });

  connectedCallback(): void {
    if (this.ready) return;
    this.ready = true;
    this.sections = Array.from(this.querySelectorAll<HTMLElement>(":scope > [data-step]"));
    this.opened = Math.min(this.sections.length, getPage()?.store.steps(this.name) ?? 1);
    this.append(h("div", { class: "cw-toolbar cw-step-bar" }, this.nextButton, this.count));
    this.nextButton.addEventListener("click", () => this.next());
    addEventListener("hashchange", this.openTarget);
    this.openTarget();
    this.render();
  }

  disconnectedCallback(): void {
    removeEventListener("hashchange", this.openTarget);
  }

  private get name(): string {
    return this.dataset["steps"] ?? "";
  }

  private next(): void {
    this.opened = Math.min(this.sections.length, this.opened + 1);
    getPage()?.store.saveSteps(this.name, this.opened);
    this.render();
    const section = this.sections[this.opened - 1];
    if (section) focusContent(section);
  }

  /** A link to something inside a step that is not open yet opens it. */
  private readonly openTarget = (): void => {
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    const place = this.sections.findIndex((section) => target !== null && section.contains(target));
    if (place < this.opened) return;
    this.opened = place + 1;
    this.render();
    target?.scrollIntoView();
  };

  private render(): void {
    this.sections.forEach((section, i) => show(section, i < this.opened));
    const done = this.opened >= this.sections.length;
    show(this.nextButton, !done);
    this.count.textContent = done ? messages.stepsDone : messages.stepOf(this.opened, this.sections.length);
  }
}
