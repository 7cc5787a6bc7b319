import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { textareaEditor } from "../../src/editor/plain";
import { CourseCell } from "../../src/elements/cell";
import { CourseExercise } from "../../src/elements/exercise";
import { CourseHandin } from "../../src/elements/handin";
import { CourseKernel } from "../../src/elements/kernel-status";
import { CourseProgress } from "../../src/elements/progress";
import { CourseQuiz } from "../../src/elements/quiz";
import { CourseSteps } from "../../src/elements/steps";
import type { Kernel, RequestHandlers } from "../../src/kernel/client";
import { KernelStopped } from "../../src/kernel/client";
import { KernelService } from "../../src/kernel/service";
import { type Page, setPage } from "../../src/page";
import { parsePayload } from "../../src/payload";
import type { LoadProgress, RequestKind } from "../../src/protocol";
import { Store, type StorageLike } from "../../src/store";

const FIXTURES = join(import.meta.dirname, "../../../tests/fixtures/border");

/** Every shared fixture whose name begins so: [name, text]. */
export function fixtures(prefix: string): [string, string][] {
  return readdirSync(FIXTURES)
    .filter((name) => name.startsWith(prefix) && name.endsWith(".json"))
    .map((name) => [name, readFileSync(join(FIXTURES, name), "utf-8")]);
}

/** Storage in memory that tests can fill up or forbid. */
export class FakeStorage implements StorageLike {
  readonly items = new Map<string, string>();
  full = false;
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this.items.set(key, value);
  }
}

export interface Asked {
  kind: RequestKind;
  request: Record<string, unknown>;
  handlers: RequestHandlers;
  answer(result: unknown): void;
  fail(reason: Error): void;
}

/** A kernel that a test answers by hand. */
export class FakeKernel implements Kernel {
  asked: Asked[] = [];
  terminated = false;
  progress: (progress: LoadProgress) => void = () => undefined;
  /** The image that was chosen after boot, if it was not too late. */
  chosen: string | null = null;
  tooLate = true;
  patient = false;
  ready!: (image?: string) => void;
  failBoot!: (reason: Error) => void;
  private rejects: ((reason: Error) => void)[] = [];

  boot(onProgress: (progress: LoadProgress) => void, patient: boolean): Promise<string | undefined> {
    this.progress = onProgress;
    this.patient = patient;
    return new Promise((resolve, reject) => {
      this.ready = resolve;
      this.failBoot = reject;
      this.rejects.push(reject);
    });
  }

  choose(image: string): boolean {
    if (!this.tooLate) this.chosen = image;
    return !this.tooLate;
  }

  request(kind: RequestKind, request: string, handlers: RequestHandlers): Promise<string> {
    return new Promise((resolve, reject) => {
      this.rejects.push(reject);
      this.asked.push({
        kind,
        request: JSON.parse(request) as Record<string, unknown>,
        handlers,
        answer: (result) => resolve(JSON.stringify(result)),
        fail: reject,
      });
    });
  }

  terminate(): void {
    this.terminated = true;
    for (const reject of this.rejects) reject(new KernelStopped("stopped"));
  }
}

export function fakeKernels(): { made: FakeKernel[]; service: KernelService; last: () => FakeKernel } {
  const made: FakeKernel[] = [];
  const service = new KernelService(() => {
    const kernel = new FakeKernel();
    made.push(kernel);
    return kernel;
  });
  return { made, service, last: () => made.at(-1)! };
}

/** Lets every promise that can settle settle. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 30; i += 1) await Promise.resolve();
}

export function samplePayload(): Record<string, unknown> {
  const exercise = (id: string, level: string) => ({
    id,
    title: id,
    level,
    points: 2,
    starter: `${id} = ___\n`,
    solution: `${id} = 1\n`,
    given_names: ["np", "ranks"],
    hints: 2,
  });
  return {
    version: 1,
    course: "retrieval-th",
    content_version: "v1",
    chapter: "evaluate",
    title: "ประเมิน",
    root: "../",
    bundle: "_static/course/bundle.zip",
    runtime: "_static/runtime/",
    given: "import numpy as np\nranks = np.array([1, 2])\n",
    exercises: [exercise("fill", "blank"), exercise("mrr", "basic"), exercise("group", "applied"), exercise("boot", "challenge")],
    quiz: [
      {
        id: "q1",
        options: [
          { id: "a", right: true },
          { id: "b", right: false },
        ],
      },
    ],
    files: { "data/kb.csv": 'a,b\n"ไทย",2\n' },
  };
}

const DEFINED = {
  "course-cell": CourseCell,
  "course-exercise": CourseExercise,
  "course-handin": CourseHandin,
  "course-kernel": CourseKernel,
  "course-progress": CourseProgress,
  "course-quiz": CourseQuiz,
  "course-steps": CourseSteps,
};

/** A page like the extension's, alive, with a fake kernel. The same storage again is a reload. */
export function makePage(storage: StorageLike | null = new FakeStorage(), payload = samplePayload()) {
  const parsed = parsePayload(JSON.stringify(payload), "http://x.test/book/evaluate.html", document);
  const kernels = fakeKernels();
  const page: Page = {
    payload: parsed,
    store: new Store(storage, parsed.course, parsed.chapter),
    kernel: kernels.service,
    loadEditor: () => Promise.resolve(textareaEditor),
    whenCalm: () => () => undefined,
  };
  setPage(page);
  for (const [name, constructor] of Object.entries(DEFINED)) {
    if (!customElements.get(name)) customElements.define(name, constructor);
  }
  // Parsed apart and then put in, so that elements come alive with their children in place.
  const apart = document.createElement("div");
  apart.innerHTML = `
    <main>
    <course-progress data-progress="evaluate" data-done="0" data-total="4" data-stars="0" data-complete="false"></course-progress>
    <course-cell data-cell="first"><pre data-role="source">x = 1
</pre><div data-role="saved-output">saved</div></course-cell>
    <course-steps data-steps="worked">
      <section data-step="1"><h3>one</h3><course-cell data-cell="second"><pre data-role="source">print(x)</pre></course-cell></section>
      <section data-step="2"><h3>two</h3></section>
      <section data-step="3"><h3>three</h3></section>
    </course-steps>
    ${parsed.exercises
      .map(
        ({ id, level, starter }) => `
      <course-exercise data-exercise="${id}" data-level="${level}" data-state="todo">
        <header><h3>${id}</h3><span data-role="state">ยังไม่ได้ทำ</span></header>
        <div data-role="prompt"><p>หา <code>${id}</code></p></div>
        <pre data-role="starter"><code>${starter}</code></pre>
        <div data-role="hints" hidden><div data-hint="1">หนึ่ง</div><div data-hint="2">สอง</div></div>
      </course-exercise>`,
      )
      .join("")}
    <course-quiz data-quiz="q1" data-state="todo"><fieldset><legend>?</legend>
      <label><input type="radio" name="q1" value="a"> a</label><div data-why="a" hidden>เพราะ a</div>
      <label><input type="radio" name="q1" value="b"> b</label><div data-why="b" hidden>เพราะ b</div>
    </fieldset></course-quiz>
    <course-handin><p><button type="button" data-action="export-submission">ส่ง</button></p></course-handin>
    <course-kernel></course-kernel>
    </main>`;
  document.body.replaceChildren(...Array.from(apart.childNodes));
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- as querySelector does
  const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
    const found = document.querySelector<T>(selector);
    if (!found) throw new Error(`nothing at ${selector}`);
    return found;
  };
  return {
    page,
    kernels,
    find,
    exercise: (id: string) => find<CourseExercise>(`[data-exercise="${id}"]`),
    cell: (id: string) => find<CourseCell>(`[data-cell="${id}"]`),
    press: (within: HTMLElement, action: string) => {
      const found = within.querySelector<HTMLButtonElement>(`[data-action="${action}"]`);
      if (!found) throw new Error(`no button ${action}`);
      found.click();
    },
  };
}

/** The reader touches the code: the editor comes. */
export async function openEditor(element: HTMLElement): Promise<HTMLTextAreaElement> {
  element.querySelector("pre")!.dispatchEvent(new Event("click"));
  await settle();
  return element.querySelector("textarea")!;
}

export function report(verdict: string, change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    version: 1,
    chapter: "evaluate",
    exercise: "mrr",
    verdict,
    points: verdict === "passed" ? 2 : 0,
    max_points: 2,
    variables: [],
    messages: [],
    error: null,
    output: "",
    ...change,
  };
}
