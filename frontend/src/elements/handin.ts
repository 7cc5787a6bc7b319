/** `course-handin`: makes the submission notebook, and takes an earlier one back in. */

import { button, h, icon, show } from "../dom";
import { messages } from "../messages";
import { readSubmission } from "../notebook/import";
import { toMarkdown } from "../notebook/markdown";
import { texts } from "../notebook/messages";
import {
  checkLearner,
  type LearnerFault,
  makeSubmission,
  type NotebookFile,
  notebookFiles,
  submissionFileName,
  submissionText,
} from "../notebook/submission";
import { getPage, type Page } from "../page";
import { note } from "../render/outputs";
import type { Learner } from "../store";
import type { CourseExercise } from "./exercise";
import { isRight } from "./quiz";
import type { CourseQuiz } from "./quiz";

const FAULTS: Record<LearnerFault, string> = {
  "id-missing": texts.handinIdMissing,
  "id-bad": texts.handinIdBad,
  "name-missing": texts.handinNameMissing,
  "name-long": texts.handinNameLong,
};

export class CourseHandin extends HTMLElement {
  private page: Page | null = null;
  private readonly who = h("p", { class: "cw-who" });
  private readonly result = h("div", { class: "cw-notice", role: "status" });
  private readonly editButton = button("edit-learner", texts.handinEdit, "person", { class: "cw-button cw-quiet" });
  private readonly importButton = button("import-submission", texts.handinImport, "upload", {
    class: "cw-button cw-quiet",
  });
  private readonly file = h("input", { type: "file", accept: ".ipynb,application/json", hidden: true });

  connectedCallback(): void {
    const page = getPage();
    if (this.page || !page) return;
    this.page = page;
    let exporting = this.querySelector<HTMLButtonElement>("[data-action=export-submission]");
    if (!exporting) {
      exporting = button("export-submission", texts.handin);
      this.append(h("p", { class: "course-actions" }, exporting));
    }
    exporting.prepend(icon("download"));
    exporting.classList.add("cw-button", "cw-primary");
    this.append(this.who, h("p", { class: "cw-row" }, this.editButton, this.importButton, this.file), this.result);
    exporting.addEventListener("click", () => this.export());
    this.editButton.addEventListener("click", () => this.ask(texts.handinSave, () => this.showWho()));
    this.importButton.addEventListener("click", () => this.file.click());
    this.file.addEventListener("change", () => void this.import());
    this.showWho();
  }

  private showWho(): void {
    const learner = this.page?.store.learner() ?? null;
    this.who.textContent = learner ? texts.handinWho(learner.name, learner.studentId) : "";
    show(this.who, learner !== null);
    show(this.editButton, learner !== null);
  }

  // ------------------------------------------------------------------ handing in

  private export(): void {
    const learner = this.page?.store.learner();
    if (learner) this.download(learner);
    else this.ask(texts.handinSaveDownload, (answered) => this.download(answered));
  }

  private download(learner: Learner): void {
    const { page } = this;
    if (!page) return;
    const files = notebookFiles(page.payload);
    // Only a chapter with large data has to wait.
    if (files instanceof Promise) void files.then((fetched) => this.save(learner, page, fetched));
    else this.save(learner, page, files);
  }

  private save(learner: Learner, page: Page, files: Record<string, NotebookFile>): void {
    this.showWho();
    const { payload, store } = page;
    const codeOf = (id: string) => exerciseElement(id)?.code ?? store.draft(id)?.code ?? starterOf(page, id);
    const answers = {
      code: codeOf,
      quiz: (id: string) => store.quiz(id).chosen,
      prompt: (id: string) => {
        const prompt = exerciseElement(id)?.querySelector("[data-role=prompt]");
        return prompt ? toMarkdown(prompt) : "";
      },
    };
    const notebook = makeSubmission(payload, learner, answers, files);
    const name = submissionFileName(payload.chapter, learner.studentId);
    const address = URL.createObjectURL(new Blob([submissionText(notebook)], { type: "application/x-ipynb+json" }));
    const link = h("a", { href: address, download: name, hidden: true });
    document.body.append(link);
    link.click();
    link.remove();
    // Firefox reads the address after the click has returned.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    const passed = ({ id }: { id: string }) => store.progress(id).state.startsWith("passed");
    const open = payload.exercises.filter((exercise) => !passed(exercise)).length;
    // What is graded is the code in the file, not the code that passed some time ago.
    const changed = payload.exercises.filter((exercise) => {
      const { passedCode } = store.progress(exercise.id);
      return passed(exercise) && passedCode !== null && codeOf(exercise.id).trim() !== passedCode.trim();
    });
    this.result.replaceChildren(
      note(texts.handinDone(name)),
      ...(open > 0 ? [note(texts.handinUnanswered(open))] : []),
      ...(changed.length > 0
        ? [note(texts.handinChanged(changed.map(({ title }) => `“${title}”`).join(" ")), "warning")]
        : []),
    );
  }

  /** Asks for id and name in a dialogue; remembered afterwards. */
  private ask(saveLabel: string, then: (learner: Learner) => void): void {
    const { page } = this;
    if (!page) return;
    const known = page.store.learner();
    const field = (name: string, value: string, attributes: Record<string, string | boolean>) =>
      h("input", { type: "text", id: `cw-${name}`, name, value, required: true, ...attributes });
    const id = field("student_id", known?.studentId ?? "", {
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      maxlength: "64",
      "aria-describedby": "cw-student_id-help cw-learner-fault",
    });
    const name = field("name", known?.name ?? "", { autocomplete: "name", "aria-describedby": "cw-learner-fault" });
    const fault = h("p", { id: "cw-learner-fault", class: "cw-fault", role: "alert" });
    const save = h("button", { type: "submit", class: "cw-button cw-primary" }, saveLabel);
    const cancel = button("cancel-learner", messages.cancel);
    const form = h(
      "form",
      { method: "dialog", novalidate: true },
      h("h2", { id: "cw-learner-title" }, texts.handinTitle),
      h("p", {}, texts.handinExplain),
      h("label", { for: "cw-student_id" }, texts.handinId),
      id,
      h("p", { id: "cw-student_id-help", class: "cw-help" }, texts.handinIdHelp),
      h("label", { for: "cw-name" }, texts.handinName),
      name,
      fault,
      h("p", { class: "cw-row" }, save, cancel),
    );
    const dialog = h("dialog", { class: "cw-dialog", "aria-labelledby": "cw-learner-title" }, form);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const checked = checkLearner(id.value, name.value);
      if ("fault" in checked) {
        fault.textContent = FAULTS[checked.fault];
        const wrong = checked.fault.startsWith("id") ? id : name;
        id.toggleAttribute("aria-invalid", wrong === id);
        name.toggleAttribute("aria-invalid", wrong === name);
        wrong.focus();
        return;
      }
      page.store.saveLearner(checked.learner);
      dialog.close();
      then(checked.learner);
    });
    cancel.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => dialog.remove());
    this.append(dialog);
    dialog.showModal();
    (known ? name : id).focus();
  }

  // ------------------------------------------------------------------ taking an earlier one in

  private async import(): Promise<void> {
    const file = this.file.files?.[0];
    this.file.value = "";
    if (!file) return;
    // A notebook of this course has some tens of kB; anything far larger is another file.
    this.importText(file.size < 10_000_000 ? await file.text() : "");
  }

  /** Takes a notebook's text in and says what came of it. */
  importText(text: string): void {
    const { page } = this;
    if (!page) return;
    const read = readSubmission(text, page.payload);
    if ("fault" in read) {
      const { fault } = read;
      const told =
        fault.kind === "other-chapter"
          ? texts.importOtherChapter(fault.chapter)
          : fault.kind === "other-course"
            ? texts.importOtherCourse
            : texts.importNotNotebook;
      this.result.replaceChildren(note(told, "warning"));
      return;
    }
    let changed = 0;
    for (const [id, code] of Object.entries(read.imported.code)) {
      // An exercise that was not begun there must not replace what was begun here.
      if (code.trim() === starterOf(page, id).trim()) continue;
      if (exerciseElement(id)?.importCode(code)) changed += 1;
    }
    for (const question of page.payload.quiz) {
      const chosen = read.imported.quiz[question.id];
      if (!chosen || chosen.length === 0) continue;
      if (chosen.join() === page.store.quiz(question.id).chosen.join()) continue;
      page.store.saveQuiz(question.id, { chosen, state: isRight(question, chosen) ? "right" : "wrong" });
      document.querySelector<CourseQuiz>(`course-quiz[data-quiz="${CSS.escape(question.id)}"]`)?.restore();
      changed += 1;
    }
    this.result.replaceChildren(note(changed > 0 ? texts.importDone(changed) : texts.importNothing));
  }
}

function exerciseElement(id: string): CourseExercise | null {
  return document.querySelector<CourseExercise>(`course-exercise[data-exercise="${CSS.escape(id)}"]`);
}

function starterOf(page: Page, id: string): string {
  return page.payload.exercises.find((exercise) => exercise.id === id)?.starter ?? "";
}
