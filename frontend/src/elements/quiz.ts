/** `course-quiz`: one question; answering tells right or wrong and explains every option. */

import { button, h, icon, show } from "../dom";
import { messages } from "../messages";
import { getPage, type Page } from "../page";
import type { PayloadQuestion } from "../payload";
import { note } from "../render/outputs";
import type { QuizAnswer } from "../store";

export class CourseQuiz extends HTMLElement {
  private page: Page | null = null;
  private question: PayloadQuestion | null = null;
  private readonly result = h("div", { "data-role": "feedback", class: "cw-feedback", role: "status" });

  connectedCallback(): void {
    const page = getPage();
    const question = page?.payload.quiz.find(({ id }) => id === this.dataset["quiz"]);
    if (this.page || !page || !question) return;
    this.page = page;
    this.question = question;
    let answer = this.querySelector<HTMLButtonElement>("[data-action=answer]");
    if (!answer) {
      answer = button("answer", messages.answer, undefined, { class: "cw-button cw-primary" });
      this.append(h("div", { class: "cw-toolbar" }, answer));
    }
    this.append(this.result);
    answer.addEventListener("click", () => this.answer());
    this.addEventListener("change", () => this.changed());
    this.restore();
  }

  /** Shows what the store holds: after loading the page, and after an import. */
  restore(): void {
    if (!this.page || !this.question) return;
    const saved = this.page.store.quiz(this.question.id);
    for (const input of this.inputs) input.checked = saved.chosen.includes(input.value);
    this.render(saved);
  }

  private get inputs(): HTMLInputElement[] {
    return Array.from(this.querySelectorAll<HTMLInputElement>("input[type=radio], input[type=checkbox]"));
  }

  private get chosen(): string[] {
    return this.inputs.filter((input) => input.checked).map((input) => input.value);
  }

  private answer(): void {
    if (!this.page || !this.question) return;
    const { chosen } = this;
    if (chosen.length === 0) {
      this.result.replaceChildren(note(messages.quizChoose));
      return;
    }
    const state = isRight(this.question, chosen) ? "right" : "wrong";
    const answer: QuizAnswer = { chosen, state };
    this.page.store.saveQuiz(this.question.id, answer);
    this.render(answer);
  }

  /** Another choice: the explanations close, the answer is open again. */
  private changed(): void {
    if (!this.page || !this.question) return;
    const answer: QuizAnswer = { chosen: this.chosen, state: "todo" };
    this.page.store.saveQuiz(this.question.id, answer);
    this.render(answer);
  }

  private render({ state, chosen }: QuizAnswer): void {
    const answered = state !== "todo";
    this.dataset["state"] = state;
    for (const option of this.question?.options ?? []) {
      const why = this.querySelector<HTMLElement>(`[data-why="${CSS.escape(option.id)}"]`);
      if (!why) continue;
      why.querySelector(".cw-option-mark")?.remove();
      show(why, answered);
      why.dataset["right"] = String(option.right);
      if (!answered) continue;
      why.prepend(
        h(
          "span",
          { class: "cw-option-mark" },
          icon(option.right ? "check" : "cross"),
          h("span", { class: "cw-sr-only" }, option.right ? messages.optionRight : messages.optionWrong),
        ),
      );
    }
    if (!answered) {
      this.result.replaceChildren();
      delete this.result.dataset["verdict"];
      return;
    }
    const right = state === "right";
    this.result.replaceChildren(
      h(
        "p",
        { class: `cw-card cw-card-title cw-one-line ${right ? "cw-card-passed" : "cw-card-not_yet"}`, "data-chosen": chosen.join(" ") },
        icon(right ? "check" : "info"),
        h("strong", {}, right ? messages.quizRight : messages.quizWrong),
      ),
    );
  }
}

export function isRight(question: PayloadQuestion, chosen: string[]): boolean {
  return question.options.every(({ id, right }) => right === chosen.includes(id));
}
