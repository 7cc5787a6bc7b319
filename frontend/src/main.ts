/** The page's entry: reads the payload, makes what the elements share, brings the elements to life. */

import { whenCalm, whenIdle } from "./calm";
import { h, whenNear } from "./dom";
import { CourseCell } from "./elements/cell";
import { CourseContinue } from "./elements/continue";
import { CourseExercise } from "./elements/exercise";
import { CourseKernel } from "./elements/kernel-status";
import { CourseProgress } from "./elements/progress";
import { CourseQuiz } from "./elements/quiz";
import { CourseSteps } from "./elements/steps";
import { type PreparedWorker, WorkerKernel, type WorkerLike } from "./kernel/client";
import { heavyNames } from "./kernel/heavy";
import { KernelService } from "./kernel/service";
import { messages } from "./messages";
import { type Page, setPage } from "./page";
import { parsePayload } from "./payload";
import { rememberPlace } from "./place";
import { note } from "./render/outputs";
import { browserStorage, Store } from "./store";

/** Set by the build: changes whenever worker.js does. */
declare const WORKER_VERSION: string;

/** Guesses whether code draws; like heavyNames it only saves time. */
const DRAWS = /\b(?:plt|matplotlib)\b/;

function workerAddress(): URL {
  const address = new URL("worker.js", import.meta.url);
  address.searchParams.set("v", WORKER_VERSION);
  return address;
}

function makeWorker(): WorkerLike {
  return new Worker(workerAddress(), { type: "module", name: "python" });
}

/** The worker that the page's head has started, for the first kernel only. */
function takePrepared(): PreparedWorker | null {
  const scope = globalThis as { coursePython?: PreparedWorker };
  const prepared = scope.coursePython ?? null;
  delete scope.coursePython;
  return prepared;
}

const CODED = "course-cell, course-exercise";

/**
 * Keeps the book for reading without a network: a service worker at the site's root, told what this page
 * is made of (it was not there yet when the page was loaded for the first time).
 */
async function keepForOffline({ payload, loadEditor }: Page): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { runtime, bundle, files } = payload;
  // What comes late is part of the page, too.
  const late: Promise<unknown>[] = [];
  if (document.querySelector(CODED)) late.push(loadEditor());
  if (document.querySelector("course-handin")) late.push(loadHandin());
  await Promise.allSettled(late);
  await navigator.serviceWorker.register(new URL("../../sw.js", runtime));
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const python = ["pyodide.mjs", "pyodide.stock.mjs", "pyodide-lock.json"].map((name) => runtime + name);
  // The chapter's data are fetched for the submission only, which must work without a network too.
  const data = Object.values(files).flatMap((file) => (typeof file === "object" && "address" in file ? [file.address] : []));
  const urls = [location.href, ...loaded, ...python, ...data, workerAddress().href, bundle];
  active?.postMessage({ type: "keep", urls });
}

/** A spare Python takes some 200 MB: not on a small machine, and not for a reader who saves data. */
function savesMemory(): boolean {
  const { connection, deviceMemory } = navigator as { connection?: { saveData?: boolean }; deviceMemory?: number };
  return connection?.saveData === true || (deviceMemory ?? 4) <= 2;
}

function loadHandin(): Promise<typeof import("./elements/handin")> {
  return import("./elements/handin");
}

/**
 * Handing in comes last on a page, so its code does, too: once Python stands, or when its button is
 * pressed before (the press is then not lost).
 */
function bringHandin(page: Page): void {
  const elements = Array.from(document.querySelectorAll("course-handin"));
  if (elements.length === 0) return;
  const bring = async (): Promise<void> => {
    const { CourseHandin } = await loadHandin();
    if (!customElements.get("course-handin")) customElements.define("course-handin", CourseHandin);
  };
  for (const element of elements) {
    element.addEventListener("click", (event) => {
      const pressed = event.target instanceof Element && event.target.closest("button");
      if (!pressed || customElements.get("course-handin")) return;
      void bring().then(() => pressed.click(), () => undefined);
    });
  }
  page.whenCalm(() => void bring().catch(() => undefined));
}

/**
 * Lays out what is far from the window (theme.css), part by part, whenever the browser has nothing to do.
 * The browser keeps the reader's place meanwhile.
 */
function layRest(): void {
  const root = document.documentElement;
  const parts = Array.from(document.querySelectorAll("article > section > section[id]"));
  const next = (): void => {
    const part = parts.shift();
    part?.classList.add("laid");
    if (part) whenIdle(next);
    else root.classList.remove("lazy");
  };
  next();
}

function readPage(): Page | null {
  const script = document.getElementById("course-payload");
  if (!script) return null;
  try {
    const payload = parsePayload(script.textContent, document.baseURI, document);
    const heavy = heavyNames(payload.given);
    // Each with the course's engine and this chapter loaded (docs/runtime.md).
    const [small, middle, large] = ["numpy", "full", "plot"].map((name) => `${name}.course.${payload.chapter}`) as [string, string, string];
    const kernel = new KernelService(
      (image) => new WorkerKernel(makeWorker, payload, image, takePrepared()),
      {
        images: { small, between: [middle], large },
        spareAfter: savesMemory() ? null : 1000,
      },
      (request) => (DRAWS.test(request) ? large : heavy.test(request) ? middle : small),
    );
    return {
      payload,
      store: new Store(browserStorage(), payload.course, payload.chapter),
      kernel,
      whenCalm: (callback) => whenCalm(kernel, callback),
      loadEditor: () => import("./editor/codemirror").then(({ createEditor }) => createEditor),
    };
  } catch (cause) {
    console.error("course: the page's payload cannot be read", cause);
    return null;
  }
}

/** The browser keeps nothing: say so at the head of the page, once. */
function warnAboutStorage(): void {
  if (document.querySelector(".cw-storage-warning")) return;
  const warning = h("div", { class: "cw-storage-warning", role: "alert" }, note(messages.storageTrouble, "warning"));
  (document.querySelector("main") ?? document.body).prepend(warning);
}

function start(): void {
  const root = document.documentElement;
  const page = readPage();
  setPage(page);
  if (page) {
    const { kernel, store } = page;
    kernel.subscribe(({ state }) => {
      if (root.dataset["kernel"] !== state) root.dataset["kernel"] = state;
    });
    store.onTrouble(warnAboutStorage);
    rememberPlace(page);
    page.whenCalm(layRest);
    // Not before the page stands: nothing here may hold it up.
    addEventListener("load", () => setTimeout(() => void keepForOffline(page).catch(() => undefined), 2000));
    addEventListener("storage", ({ key, newValue }) => store.receive(key, newValue));
  }
  customElements.define("course-kernel", CourseKernel);
  customElements.define("course-cell", CourseCell);
  customElements.define("course-exercise", CourseExercise);
  customElements.define("course-steps", CourseSteps);
  customElements.define("course-quiz", CourseQuiz);
  customElements.define("course-progress", CourseProgress);
  customElements.define("course-continue", CourseContinue);
  if (page) bringHandin(page);
  // Few pages have one: its code comes only there.
  if (document.querySelector("course-explorer")) {
    void import("./explorer/element").then(({ CourseExplorer }) => customElements.define("course-explorer", CourseExplorer));
  }
  if (!page) return;
  const coded = document.querySelectorAll(CODED);
  if (coded.length === 0) return;
  if (!document.querySelector("course-kernel")) document.body.append(document.createElement("course-kernel"));
  // Python starts by itself when the reader comes to the first code, unless the reader saves data.
  const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (saveData) return;
  // Once: after a failure it is for the reader to try again.
  const startOnce = () => {
    if (page.kernel.status.state === "idle") page.kernel.start();
  };
  for (const element of Array.from(coded)) whenNear(element, "0px", startOnce);
}

start();
