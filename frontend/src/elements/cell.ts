/** `course-cell`: a demonstration cell, with the output of the build until it is run here. */

import type { EarlierCell } from "../border";
import { show } from "../dom";
import { messages } from "../messages";
import { getPage, type Page } from "../page";
import { CodePanel } from "./code-panel";

export class CourseCell extends HTMLElement {
  private panel: CodePanel | null = null;
  private page: Page | null = null;

  connectedCallback(): void {
    if (this.panel) return;
    const page = getPage();
    const pre = this.querySelector<HTMLElement>("pre[data-role=source]");
    if (!page || !pre) return;
    this.page = page;
    this.panel = new CodePanel(this, {
      page,
      // Exercises and cells have names of their own; a draft of a cell must not meet an exercise's.
      draftId: `cell:${this.name}`,
      starter: pre.textContent.replace(/\n+$/, ""),
      pre,
      label: messages.editorLabel(messages.cellLabel),
      help: messages.editorHelp,
      onRun: () => void this.run(),
      onReset: () => this.showSaved(true),
      onOutput: () => this.showSaved(false),
    });
    this.panel.addButtons();
    if (Object.prototype.hasOwnProperty.call(this, "code")) {
      const early = (this as { code: string }).code;
      Reflect.deleteProperty(this, "code");
      this.code = early;
    }
  }

  get name(): string {
    return this.dataset["cell"] ?? "";
  }

  /** The cell's code; setting it counts as the learner's typing. */
  get code(): string {
    return this.panel?.code ?? this.querySelector("pre[data-role=source]")?.textContent ?? "";
  }

  set code(code: string) {
    if (this.panel) this.panel.code = code;
  }

  private async run(): Promise<void> {
    const { panel, page } = this;
    if (!panel || !page || panel.busy) return;
    await panel.run({
      version: 1,
      chapter: page.payload.chapter,
      cell: this.name,
      code: panel.code,
      before: this.earlierCells(),
      exercise: null,
    });
  }

  /** The build's output stands in until this cell has been run here. */
  private showSaved(visible: boolean): void {
    const saved = this.querySelector<HTMLElement>("[data-role=saved-output]");
    if (saved) show(saved, visible);
  }

  private earlierCells(): EarlierCell[] {
    const cells = Array.from(document.querySelectorAll<CourseCell>("course-cell"));
    return cells.slice(0, cells.indexOf(this)).map(({ name, code }) => ({ cell: name, code }));
  }
}
