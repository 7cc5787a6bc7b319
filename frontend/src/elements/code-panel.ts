/**
 * What an exercise and a free cell share: the editor, the learner's draft, the run and stop buttons, and
 * the place where output appears.
 */

import type { Output, RunError, RunRequest } from "../border";
import { parseRunResult } from "../border";
import { button, h, icon, show } from "../dom";
import { EditorHost } from "../editor/host";
import type { Job } from "../kernel/service";
import { KernelFailure, KernelStopped } from "../kernel/client";
import { messages } from "../messages";
import type { Page } from "../page";
import { errorCard, LiveText, note, originalDetails, renderOutput } from "../render/outputs";
import type { RequestKind } from "../protocol";
import type { Draft } from "../store";

const SAVE_AFTER_MS = 250;
let panels = 0;

export interface PanelOptions {
  page: Page;
  /** Key of the draft in the store. */
  draftId: string;
  starter: string;
  pre: HTMLElement;
  label: string;
  help: string;
  onTyped?: () => void;
  onRun: () => void;
  onCheck?: () => void;
  onReset?: () => void;
  /** The first thing that a run gave is about to be shown. */
  onOutput?: () => void;
}

export class CodePanel {
  readonly toolbar: HTMLElement;
  readonly output: HTMLElement;
  private readonly status: HTMLElement;
  private readonly notice: HTMLElement;
  private readonly editor: EditorHost;
  private readonly runButton = button("run", messages.run, "run", { class: "cw-button cw-primary" });
  private readonly stopButton = button("stop", messages.stop, "stop", { class: "cw-button cw-stop", hidden: true });
  private readonly resetButton = button("reset", messages.reset, "reset");
  private readonly recoverButton = button("recover", messages.recover, "recover", { hidden: true });
  private readonly page: Page;
  private job: Job | null = null;
  private saveTimer: ReturnType<typeof setTimeout> | null = null;
  private readonly undo: (() => void)[] = [];

  constructor(
    private readonly host: HTMLElement,
    private readonly options: PanelOptions,
  ) {
    const { page, pre, draftId, starter } = options;
    this.page = page;
    panels += 1;
    const helpId = `cw-help-${panels}`;
    const draft = page.store.draft(draftId);
    const untouched = !draft || draft.code === draft.starter;
    this.editor = new EditorHost(
      pre,
      {
        code: untouched ? starter : draft.code,
        label: options.label,
        describedBy: helpId,
        onChange: () => this.typed(),
        onRun: options.onRun,
        onCheck: options.onCheck ?? null,
      },
      page,
    );
    this.notice = h("div", { "data-role": "notice", class: "cw-notice", role: "status" });
    this.status = h("span", { "data-role": "run-status", class: "cw-run-status", role: "status" });
    this.toolbar = h("div", { class: "cw-toolbar" }, this.runButton, this.stopButton);
    this.output = h("div", { "data-role": "output", class: "cw-output", hidden: true });
    // Folded code keeps its buttons and its output in sight.
    const frame = pre.closest("details") ?? pre.parentElement ?? pre;
    frame.before(this.notice);
    frame.after(h("span", { id: helpId, class: "cw-sr-only" }, options.help), this.toolbar, this.output);
    this.runButton.addEventListener("click", () => options.onRun());
    this.stopButton.addEventListener("click", () => this.stop());
    this.resetButton.addEventListener("click", () => this.reset());
    this.recoverButton.addEventListener("click", () => this.recover());
    this.showHistory(draft);
    if (draft && !untouched && draft.starter !== starter) this.say(messages.starterChanged);

    const flush = () => this.flush();
    addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    this.undo.push(
      page.store.onDraft(draftId, (changed) => this.takeOver(changed)),
      () => removeEventListener("pagehide", flush),
      () => document.removeEventListener("visibilitychange", flush),
    );
  }

  /** Finishes the toolbar: the element's own buttons, then what stands at the end of every toolbar. */
  addButtons(...buttons: HTMLButtonElement[]): void {
    this.toolbar.append(...buttons, this.resetButton, this.recoverButton, this.status);
  }

  dispose(): void {
    this.flush();
    this.job?.stop();
    this.editor.dispose();
    for (const undo of this.undo.splice(0)) undo();
  }

  // ------------------------------------------------------------------ code and draft

  get code(): string {
    return this.editor.code;
  }

  set code(code: string) {
    this.editor.set(code, true);
  }

  get busy(): boolean {
    return this.job !== null;
  }

  mark(lines: (number | null)[]): void {
    this.editor.mark(lines.filter((line) => line !== null));
  }

  focusEditor(): void {
    this.editor.focus();
  }

  say(text: string): void {
    this.notice.replaceChildren(...(text ? [note(text)] : []));
  }

  /** Replaces the code by something from elsewhere (a file, the solution), keeping what was there. */
  replaceCode(code: string): void {
    const before = this.code;
    if (code === before) return;
    this.cancelSave();
    this.editor.set(code, false);
    this.store(before === this.options.starter ? [] : [before]);
    this.options.onTyped?.();
  }

  private typed(): void {
    this.cancelSave();
    this.saveTimer = setTimeout(() => this.flush(), SAVE_AFTER_MS);
    this.options.onTyped?.();
  }

  flush(): void {
    if (this.saveTimer === null) return;
    this.cancelSave();
    this.store([]);
  }

  private cancelSave(): void {
    if (this.saveTimer !== null) clearTimeout(this.saveTimer);
    this.saveTimer = null;
  }

  private store(keep: string[]): void {
    const { draftId, starter } = this.options;
    this.showHistory(this.page.store.saveDraft(draftId, this.code, starter, keep));
  }

  private showHistory(draft: Draft | null): void {
    show(this.recoverButton, (draft?.history.length ?? 0) > 0);
  }

  private reset(): void {
    const before = this.code;
    const { starter } = this.options;
    this.cancelSave();
    this.editor.set(starter, false);
    this.store(before === starter ? [] : [before]);
    this.say(before === starter ? "" : messages.resetDone);
    this.mark([]);
    if (!this.busy) this.setOutput([]);
    this.options.onReset?.();
  }

  /** Goes one version back; pressing on walks through all of them and round. */
  private recover(): void {
    this.flush();
    const history = this.page.store.draft(this.options.draftId)?.history ?? [];
    const version = history.at(-1);
    if (version === undefined) return;
    const before = this.code;
    this.editor.set(version, false);
    const draft = this.page.store.rotateDraft(this.options.draftId, version, before, this.options.starter);
    this.showHistory(draft);
    this.say(messages.recovered);
    this.options.onTyped?.();
  }

  private takeOver(draft: Draft): void {
    this.cancelSave();
    this.editor.set(draft.code, false);
    this.showHistory(draft);
    this.say(messages.otherTab);
    this.options.onTyped?.();
  }

  // ------------------------------------------------------------------ running

  setOutput(nodes: (Node | string)[]): void {
    this.output.replaceChildren(...nodes);
    show(this.output, nodes.length > 0);
  }

  /** Runs the code and shows what it gives; true if it ended without an error. */
  async run(request: RunRequest): Promise<boolean> {
    const text = await this.ask("run", JSON.stringify(request), messages.stoppedNamespace);
    if (text === null) return false;
    let result: { outputs: Output[]; error: RunError | null };
    try {
      result = parseRunResult(text);
    } catch (cause) {
      this.showFailure(new KernelFailure("internal", String(cause)));
      this.page.kernel.renew();
      return false;
    }
    const nodes: Node[] = result.outputs.map(renderOutput);
    if (result.error) nodes.push(errorCard(result.error));
    this.options.onOutput?.();
    this.setOutput(nodes.length > 0 ? nodes : [note(messages.noOutput)]);
    this.mark([result.error?.line ?? null]);
    this.status.textContent = result.error ? messages.runError : "";
    return result.error === null;
  }

  /** One request to the kernel; null when it was stopped or failed, which the output then tells. */
  async ask(kind: RequestKind, request: string, stoppedText: string): Promise<string | null> {
    if (this.job) return null;
    this.flush();
    this.say("");
    const live = new LiveText(this.output);
    let taken = false;
    let started = false;
    const job = this.page.kernel.submit(kind, request, {
      onText: (name, text) => {
        this.options.onOutput?.();
        show(this.output, true);
        live.append(name, text);
      },
      onTaken: () => (taken = true),
      onStarted: () => (started = true),
    });
    this.job = job;
    this.begin(kind);
    const working = kind === "grade" ? messages.checking : messages.running;
    const unsubscribe = this.page.kernel.subscribe(({ state }) => {
      const queued = state === "busy" && !taken;
      const text = started ? working : queued ? messages.queued : messages.waitingKernel;
      if (this.status.textContent !== text) this.status.textContent = text;
    });
    try {
      return await job.done;
    } catch (cause) {
      if (cause instanceof KernelStopped) {
        const told = note(this.namespaceLost ? stoppedText : messages.stopped, "warning");
        if (live.any) this.output.append(told);
        else this.setOutput([told]);
      } else {
        this.showFailure(cause instanceof KernelFailure ? cause : new KernelFailure("internal", String(cause)));
      }
      return null;
    } finally {
      unsubscribe();
      this.job = null;
      this.end();
    }
  }

  private namespaceLost = false;

  stop(): void {
    this.namespaceLost = this.job?.stop() ?? false;
  }

  private begin(kind: RequestKind): void {
    this.host.dataset["running"] = kind;
    this.host.setAttribute("aria-busy", "true");
    const hadFocus = document.activeElement === this.runButton;
    show(this.stopButton, true);
    show(this.runButton, false);
    if (hadFocus) this.stopButton.focus();
  }

  private end(): void {
    delete this.host.dataset["running"];
    this.host.removeAttribute("aria-busy");
    const hadFocus = document.activeElement === this.stopButton;
    show(this.runButton, true);
    show(this.stopButton, false);
    if (hadFocus) this.runButton.focus();
    this.status.textContent = "";
  }

  private showFailure(failure: KernelFailure): void {
    const text = {
      boot: messages.kernelFailedHere,
      packages: messages.kernelFailedPackages(failure.packages.join(", ")),
      internal: messages.internal,
      crash: messages.crashed,
    }[failure.stage];
    this.setOutput([
      h(
        "div",
        { class: "cw-card cw-card-grader_problem" },
        h("p", { class: "cw-card-title cw-one-line" }, icon("warning"), text),
        originalDetails({ original: failure.message }, messages.technical),
      ),
    ]);
  }
}
