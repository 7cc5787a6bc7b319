/** `course-kernel`: the bar at the foot of the window that says what Python is doing. */

import { button, h, icon, show } from "../dom";
import type { KernelStatus } from "../kernel/service";
import { messages } from "../messages";
import { getPage } from "../page";
import type { LoadProgress } from "../protocol";

const READY_SHOWN_MS = 2500;
/** A start that is over before does not flash the bar, nor does drawing it take the processor from it. */
const LOADING_AFTER_MS = 800;
/** Short runs do not flash the bar. */
const BUSY_AFTER_MS = 600;
/** Without a byte for so long, waiting is no longer the only thing offered. */
const STALLED_MS = 30_000;

export class CourseKernel extends HTMLElement {
  private readonly text = h("span", { class: "cw-kernel-text" });
  private readonly size = h("span", { class: "cw-kernel-size" });
  private readonly bar = h("progress", { "aria-label": messages.kernelLabel });
  private readonly meanwhile = h("span", { class: "cw-kernel-meanwhile" }, messages.kernelMeanwhile);
  private readonly retry = button("retry", messages.retry, "reset", { class: "cw-button cw-primary", hidden: true });
  private readonly details = h("details", { class: "cw-original", hidden: true }, h("summary", {}, messages.technical), h("pre"));
  private readonly inner = h(
    "div",
    { class: "cw-kernel-inner", hidden: true },
    h("p", { class: "cw-kernel-line" }, this.text, this.size, this.meanwhile, this.retry),
    this.bar,
    this.details,
  );
  /** What is read aloud: changes of what is loading, not of how much. */
  private readonly spoken = h("span", { class: "cw-sr-only", role: "status", "aria-live": "polite" });
  private timer: ReturnType<typeof setTimeout> | null = null;
  private stall: ReturnType<typeof setTimeout> | null = null;
  private ready = false;
  /** Since when something is loading, as performance.now() tells it. */
  private since: number | null = null;
  private lastState: KernelStatus["state"] = "idle";

  connectedCallback(): void {
    const page = getPage();
    if (this.ready || !page) return;
    this.ready = true;
    this.setAttribute("role", "region");
    this.setAttribute("aria-label", messages.kernelLabel);
    this.append(this.inner, this.spoken);
    this.retry.addEventListener("click", () => page.kernel.retry());
    page.kernel.subscribe((status) => this.render(status));
  }

  private render(status: KernelStatus): void {
    const { state, progress, failure } = status;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.dataset["state"] !== state) this.dataset["state"] = state;
    const loading = state === "loading" || (state === "busy" && progress !== null);
    this.since = loading ? (this.since ?? performance.now()) : null;
    if (this.since !== null && !this.visible) {
      const left = this.since + LOADING_AFTER_MS - performance.now();
      if (left > 0) {
        this.timer = setTimeout(() => this.render(status), left);
        this.lastState = state;
        return;
      }
    }
    show(this.bar, loading);
    show(this.meanwhile, loading);
    this.watchForStall(loading && !isStarting(progress));
    show(this.retry, state === "failed");
    show(this.details, state === "failed");
    setText(this.size, loading ? sizeText(progress) : "");
    if (loading) {
      this.setBar(progress);
      this.say(stageText(progress));
    } else if (state === "failed") {
      this.say(
        failure?.stage === "packages"
          ? messages.kernelFailedPackages(failure.packages.join(", "))
          : messages.kernelFailed,
        icon("warning"),
      );
      const pre = this.details.querySelector("pre");
      if (pre) pre.textContent = failure?.message ?? "";
    } else if (state === "ready" && this.lastState === "loading" && this.visible) {
      this.say(messages.kernelReady, icon("check"));
      this.timer = setTimeout(() => this.setVisible(false), READY_SHOWN_MS);
    } else if (state === "busy") {
      this.timer = setTimeout(() => {
        this.say(messages.kernelBusy);
        this.setVisible(true);
      }, BUSY_AFTER_MS);
    }
    if (state !== "busy" || loading) this.setVisible(loading || state === "failed" || this.timer !== null);
    this.lastState = state;
  }

  private watchForStall(downloading: boolean): void {
    if (this.stall !== null) clearTimeout(this.stall);
    this.stall = null;
    setText(this.meanwhile, messages.kernelMeanwhile);
    if (!downloading) return;
    this.stall = setTimeout(() => {
      setText(this.meanwhile, messages.kernelSlow);
      show(this.retry, true);
    }, STALLED_MS);
  }

  private get visible(): boolean {
    return !this.inner.hasAttribute("hidden");
  }

  private setVisible(visible: boolean): void {
    show(this.inner, visible);
  }

  private setBar(progress: LoadProgress | null): void {
    if (progress && progress.total > 0 && !isStarting(progress)) {
      this.bar.max = progress.total;
      this.bar.value = Math.min(progress.loaded, progress.total);
    } else {
      this.bar.removeAttribute("value");
    }
  }

  private say(text: string, sign: SVGElement | null = null): void {
    if (this.text.textContent !== text) this.text.replaceChildren(...(sign ? [sign] : []), text);
    setText(this.spoken, text);
  }
}

/** Every change costs the page a frame, even one that shows the same. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** All is there; Python itself is being set up, which has no measure. */
function isStarting(progress: LoadProgress | null): boolean {
  if (!progress) return false;
  const { stage, loaded, total } = progress;
  return stage === "start" || (stage === "core" && total > 0 && loaded >= total);
}

export function stageText(progress: LoadProgress | null): string {
  const { kernelLoading } = messages;
  if (!progress) return kernelLoading.core;
  if (isStarting(progress)) return kernelLoading.start;
  if (progress.stage === "packages") return kernelLoading.packages(progress.names.join(", "));
  return kernelLoading[progress.stage];
}

/** Megabytes as they come over the wire, with one decimal. */
export function sizeText(progress: LoadProgress | null): string {
  if (!progress || progress.loaded === 0) return "";
  const mb = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  return progress.total > 0
    ? messages.kernelMegabytes(mb(Math.min(progress.loaded, progress.total)), mb(progress.total))
    : messages.kernelMegabytesOnly(mb(progress.loaded));
}
