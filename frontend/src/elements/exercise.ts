/** `course-exercise`: a task with an editor, the check, hints and the solution. */

import { type GradeRequest, parseReport } from "../border";
import { button, focusContent, h, icon, reveal, setLabel, show } from "../dom";
import { messages } from "../messages";
import { exerciseOf, getPage, type Page } from "../page";
import type { PayloadExercise } from "../payload";
import { renderProblem, renderReport } from "../render/feedback";
import { note, streamBlock } from "../render/outputs";
import type { ExerciseState } from "../store";
import { CodePanel } from "./code-panel";

/**
 * The engine's own default: the answers that its reference gives under it come with the course bundle, so
 * that a check need not compute them, and the grader says the same as the page.
 */
const DEFAULT_SEED = 1;

export class CourseExercise extends HTMLElement {
  private panel: CodePanel | null = null;
  private page: Page | null = null;
  private exercise: PayloadExercise | null = null;
  private feedback!: HTMLElement;
  private readonly checkButton = button("check", messages.check, "check", { class: "cw-button cw-primary" });
  private readonly hintButton = button("hint", messages.hint, "hint");
  private readonly solutionButton = button("solution", messages.solution, "solution", { "aria-expanded": "false" });
  private readonly solutionPanel = h("div", { "data-role": "solution", class: "cw-solution", hidden: true });
  private asking = false;
  /** The code that the shown verdict is about. */
  private checkedCode: string | null = null;
  private readonly changedNote = note(messages.changedSinceCheck, "warning");

  connectedCallback(): void {
    if (this.panel) return;
    const page = getPage();
    const id = this.dataset["exercise"] ?? "";
    const exercise = page && exerciseOf(page, id);
    const pre = this.querySelector<HTMLElement>("pre[data-role=starter]");
    if (!page || !exercise || !pre) return;
    this.page = page;
    this.exercise = exercise;

    const given = this.givenDetails(page, exercise);
    if (given) pre.before(given);
    this.panel = new CodePanel(this, {
      page,
      draftId: id,
      starter: exercise.starter,
      pre,
      label: messages.editorLabel(exercise.title),
      help: messages.editorHelpCheck,
      onTyped: () => this.typed(),
      onRun: () => void this.run(),
      onCheck: () => void this.check(),
      onReset: () => this.wasReset(),
    });
    this.panel.toolbar.prepend(this.checkButton);
    this.panel.addButtons(...(exercise.hints > 0 ? [this.hintButton] : []), this.solutionButton);
    this.feedback = h("div", { "data-role": "feedback", class: "cw-feedback", role: "status" });
    const hints = this.hintsArea;
    if (hints) this.panel.toolbar.after(hints);
    (hints ?? this.panel.toolbar).after(this.solutionPanel);
    this.panel.output.after(this.feedback);

    this.checkButton.addEventListener("click", () => void this.check());
    this.hintButton.addEventListener("click", () => this.nextHint());
    this.solutionButton.addEventListener("click", () => this.solutionPressed());
    page.store.onProgress(() => this.showState());
    this.showHints(page.store.progress(id).hints);
    this.showState();
    // Code that was set before this element came alive.
    if (Object.prototype.hasOwnProperty.call(this, "code")) {
      const early = (this as { code: string }).code;
      Reflect.deleteProperty(this, "code");
      this.code = early;
    }
  }

  /** The learner's code; setting it counts as typing. */
  get code(): string {
    return this.panel?.code ?? this.querySelector("pre[data-role=starter]")?.textContent ?? "";
  }

  set code(code: string) {
    if (this.panel) this.panel.code = code;
  }

  /** Takes code from a file; true if it differs from what was there. */
  importCode(code: string): boolean {
    if (!this.panel || code === this.panel.code) return false;
    this.panel.replaceCode(code);
    return true;
  }

  // ------------------------------------------------------------------ state

  private get id_(): string {
    return this.exercise?.id ?? "";
  }

  private get state(): ExerciseState {
    return this.page?.store.progress(this.id_).state ?? "todo";
  }

  private setState(state: ExerciseState): void {
    if (state !== this.state) this.page?.store.saveProgress(this.id_, { state });
    this.showState();
  }

  private showState(): void {
    const { state } = this;
    if (this.dataset["state"] !== state) this.dataset["state"] = state;
    const badge = this.querySelector<HTMLElement>("[data-role=state]");
    if (badge && badge.dataset["shown"] !== state) {
      badge.dataset["shown"] = state;
      badge.replaceChildren(
        ...(state === "todo" ? [] : [icon(state === "trying" ? "pencil" : "check")]),
        messages.states[state],
      );
    }
  }

  private typed(): void {
    if (this.state === "todo" && this.code !== this.exercise?.starter) this.setState("trying");
    this.tellOfChange();
  }

  /** A green card must not stand over code that was never checked; it is true again for the code it saw. */
  private tellOfChange(): void {
    if (this.feedback.dataset["verdict"] !== "passed") return;
    if (this.code === this.checkedCode) this.changedNote.remove();
    else if (!this.changedNote.isConnected) this.feedback.append(this.changedNote);
  }

  private wasReset(): void {
    if (this.state === "trying") this.setState("todo");
    this.clearFeedback();
  }

  // ------------------------------------------------------------------ run and check

  private async run(): Promise<void> {
    const { panel, page } = this;
    if (!panel || !page || panel.busy) return;
    this.typed();
    await panel.run({
      version: 1,
      chapter: page.payload.chapter,
      cell: this.id_,
      code: panel.code,
      before: [],
      exercise: this.id_,
    });
  }

  private async check(): Promise<void> {
    const { panel, page } = this;
    if (!panel || !page || panel.busy) return;
    this.clearFeedback();
    panel.mark([]);
    if (this.state === "todo") this.setState("trying");
    const request: GradeRequest = {
      version: 1,
      chapter: page.payload.chapter,
      exercise: this.id_,
      code: panel.code,
      seed: DEFAULT_SEED,
    };
    panel.setOutput([]);
    this.checkButton.setAttribute("aria-disabled", "true");
    const text = await panel.ask("grade", JSON.stringify(request), messages.stoppedCheck);
    this.checkButton.removeAttribute("aria-disabled");
    if (text === null) return;
    try {
      const report = parseReport(text);
      panel.setOutput(report.output ? [streamBlock("stdout", report.output)] : []);
      panel.mark([...report.messages.map(({ line }) => line), report.error?.line ?? null]);
      this.feedback.replaceChildren(renderReport(report));
      this.feedback.dataset["verdict"] = report.verdict;
      reveal(this.feedback);
      this.checkedCode = request.code;
      if (report.verdict === "passed") this.passed(request.code);
      this.tellOfChange();
      if (report.verdict === "grader_problem") page.kernel.renew();
    } catch (cause) {
      console.error("check: the engine's answer is not a report", cause);
      this.feedback.replaceChildren(renderProblem(messages.graderProblemText, String(cause)));
      this.feedback.dataset["verdict"] = "grader_problem";
      page.kernel.renew();
    }
  }

  private passed(code: string): void {
    const progress = this.page?.store.saveProgress(this.id_, { passedCode: code });
    if (!progress || progress.state === "passed") return;
    this.setState(progress.solutionSeen ? "passed_with_solution" : "passed");
  }

  private clearFeedback(): void {
    this.feedback.replaceChildren();
    delete this.feedback.dataset["verdict"];
  }

  // ------------------------------------------------------------------ hints, solution, given code

  private get hintsArea(): HTMLElement | null {
    return this.querySelector<HTMLElement>("[data-role=hints]");
  }

  private get hints(): HTMLElement[] {
    return Array.from(this.hintsArea?.querySelectorAll<HTMLElement>("[data-hint]") ?? []);
  }

  private nextHint(): void {
    const { hints, page } = this;
    const shown = Math.min(hints.length, (page?.store.progress(this.id_).hints ?? 0) + 1);
    page?.store.saveProgress(this.id_, { hints: shown });
    this.showHints(shown);
    const newest = hints[shown - 1];
    if (newest) focusContent(newest);
  }

  private showHints(shown: number): void {
    const { hints, hintsArea } = this;
    if (!hintsArea) return;
    show(hintsArea, shown > 0);
    hints.forEach((hint, i) => show(hint, i < shown));
    const all = shown >= hints.length;
    setLabel(this.hintButton, all && shown > 0 ? messages.hintsAllShown : shown > 0 ? messages.hintNext(shown, hints.length) : messages.hint);
    this.hintButton.toggleAttribute("disabled", all);
  }

  /** The first press asks, the second confirms; once seen it is only shown and hidden. */
  private solutionPressed(): void {
    const { page, solutionPanel } = this;
    if (!page) return;
    const { state, solutionSeen } = page.store.progress(this.id_);
    if (solutionSeen || state === "passed" || this.asking) {
      const open = solutionPanel.hasAttribute("hidden") || this.asking;
      this.asking = false;
      if (open && !solutionSeen) page.store.saveProgress(this.id_, { solutionSeen: true });
      if (open) this.showSolution();
      else this.closeSolution();
      return;
    }
    this.asking = true;
    setLabel(this.solutionButton, messages.solutionConfirm);
    const cancel = button("solution-cancel", messages.cancel);
    cancel.addEventListener("click", () => {
      this.closeSolution();
      this.solutionButton.focus();
    });
    solutionPanel.setAttribute("role", "status");
    solutionPanel.replaceChildren(note(messages.solutionAsk, "warning"), h("p", { class: "cw-row" }, cancel));
    show(solutionPanel, true);
  }

  private showSolution(): void {
    const { exercise, solutionPanel } = this;
    const insert = button("solution-insert", messages.solutionInsert);
    insert.addEventListener("click", () => {
      this.panel?.replaceCode(exercise?.solution ?? "");
      this.panel?.focusEditor();
    });
    setLabel(this.solutionButton, messages.solutionHide);
    this.solutionButton.setAttribute("aria-expanded", "true");
    solutionPanel.removeAttribute("role");
    solutionPanel.replaceChildren(
      h("p", { class: "cw-card-title" }, icon("solution"), h("strong", {}, messages.solutionTitle)),
      h("pre", { tabindex: 0 }, h("code", {}, exercise?.solution ?? "")),
      h("p", { class: "cw-row" }, insert),
    );
    show(solutionPanel, true);
    focusContent(solutionPanel);
  }

  private closeSolution(): void {
    this.asking = false;
    setLabel(this.solutionButton, messages.solution);
    this.solutionButton.setAttribute("aria-expanded", "false");
    show(this.solutionPanel, false);
    this.solutionPanel.replaceChildren();
  }

  private givenDetails(page: Page, exercise: PayloadExercise): HTMLElement | null {
    if (exercise.givenNames.length === 0) return null;
    const names = exercise.givenNames.flatMap((name, i) => [i > 0 ? ", " : "", h("code", {}, name)]);
    const box = h(
      "details",
      { class: "cw-given" },
      h("summary", {}, messages.given, " ", ...names),
    );
    // The code is the whole chapter's: put it in only where it is asked for.
    box.addEventListener("toggle", () => {
      if (box.open && !box.querySelector("pre")) {
        box.append(h("pre", { tabindex: 0 }, h("code", {}, page.payload.given.trimEnd())));
      }
    });
    return box;
  }
}
