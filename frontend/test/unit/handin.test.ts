import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CourseHandin } from "../../src/elements/handin";
import { checkLearner, type Notebook, submissionFileName } from "../../src/notebook/submission";
import { toMarkdown } from "../../src/notebook/markdown";
import { FakeStorage, makePage, samplePayload } from "./helpers";

let blobs: Blob[] = [];
let names: string[] = [];

beforeEach(() => {
  blobs = [];
  names = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return "blob:x";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
});

const notebook = async () => JSON.parse(await blobs.at(-1)!.text()) as Notebook;

describe("handing in", () => {
  it("asks who it is once, checks what is typed, and remembers", async () => {
    const storage = new FakeStorage();
    const { find, press } = makePage(storage);
    press(find("course-handin"), "export-submission");
    const form = find<HTMLFormElement>("dialog form");
    const submit = (id: string, name: string) => {
      form.querySelector<HTMLInputElement>("[name=student_id]")!.value = id;
      form.querySelector<HTMLInputElement>("[name=name]")!.value = name;
      form.dispatchEvent(new Event("submit", { cancelable: true }));
    };
    submit("", "");
    submit("../../x", "สมชาย");
    submit("651", " ");
    expect(blobs.length).toBe(0);
    expect(find("[role=alert]").textContent).not.toBe("");
    submit(" 651-2 ", "สมชาย  ใจดี\n");
    expect(names).toEqual(["evaluate_651-2.ipynb"]);
    const again = makePage(storage);
    again.press(again.find("course-handin"), "export-submission");
    expect(document.querySelector("dialog")).toBeNull();
    expect((await notebook()).metadata["autograder"]).toMatchObject({ student_id: "651-2", name: "สมชาย ใจดี" });
  });

  it("makes a notebook of the contract's shape without Python ever starting", async () => {
    const { find, press, page, exercise, kernels } = makePage();
    page.store.saveLearner({ studentId: "651", name: "ก" });
    exercise("mrr").code = "mrr = 0.75";
    find<HTMLInputElement>("input[value=b]").click();
    press(find("course-quiz"), "answer");
    press(find("course-handin"), "export-submission");
    const made = await notebook();
    expect(kernels.made.length).toBe(0);
    expect([made.nbformat, made.nbformat_minor]).toEqual([4, 5]);
    expect(made.metadata["autograder"]).toEqual({
      format: 1,
      course: "retrieval-th",
      content_version: "v1",
      student_id: "651",
      name: "ก",
      chapter: "evaluate",
      quiz: { q1: ["b"] },
    });
    const ids = made.cells.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(made.cells[0]!.cell_type).toBe("code");
    expect(made.cells[0]!.source).toContain("ranks = np.array([1, 2])");
    const answers = made.cells.filter(({ metadata }) => (metadata["autograder"] as { exercise?: string } | undefined)?.exercise);
    expect(answers.map(({ source }) => source)).toEqual(["fill = ___", "mrr = 0.75", "group = ___", "boot = ___"]);
    expect(made.cells[1]).toMatchObject({ cell_type: "markdown", source: "## fill\n\nหา `fill`" });
  });

  it("writes binary files and fetches large ones", async () => {
    const payload = samplePayload();
    const large = { address: "_static/course/data/1-large.npy", binary: true };
    const gone = { address: "_static/course/data/2-gone.csv", binary: false };
    payload["files"] = { "data/a.csv": "x\n", "data/b.npy": { base64: "AAE=" }, "data/c.npy": large, "data/d.csv": gone };
    const asked: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation((address) => {
      asked.push(address as string);
      if (asked.length === 2) return Promise.reject(new TypeError("no network"));
      return Promise.resolve(new Response(new Uint8Array([0, 255, 128])));
    });
    const { find, press, page } = makePage(new FakeStorage(), payload);
    page.store.saveLearner({ studentId: "651", name: "ก" });
    press(find("course-handin"), "export-submission");
    await vi.waitFor(() => expect(blobs.length).toBe(1));
    expect(asked).toEqual([`http://x.test/${large.address}`, `http://x.test/${gone.address}`]);
    const { source } = (await notebook()).cells[0]!;
    expect(source).toContain('"data/a.csv": "x\\n".encode("utf-8"),');
    expect(source).toContain('"data/b.npy": base64.b64decode("AAE="),');
    expect(source).toContain('"data/c.npy": base64.b64decode("AP+A"),');
    expect(source).toContain("import base64\n");
    // Without a network the hand-in is made all the same.
    expect(source).not.toContain("data/d.csv");
  });

  it("file names are safe", () => {
    expect(submissionFileName("evaluate", "../..\\a b:c")).toBe("evaluate_a-b-c.ipynb");
    expect(submissionFileName("evaluate", "ไทย")).toBe("evaluate.ipynb");
  });

  it("ids and names", () => {
    expect(checkLearner("6512345678", "สมหญิง")).toEqual({ learner: { studentId: "6512345678", name: "สมหญิง" } });
    expect(checkLearner("1", " ก\u202eข\n ค ")).toEqual({ learner: { studentId: "1", name: "ก ข ค" } });
    expect(checkLearner("a".repeat(65), "x")).toEqual({ fault: "id-bad" });
    expect(checkLearner("-x", "x")).toEqual({ fault: "id-bad" });
    expect(checkLearner("1", "x".repeat(201))).toEqual({ fault: "name-long" });
  });

  it("tasks become Markdown", () => {
    const element = document.createElement("div");
    element.innerHTML = "<p>หา <code>a</code> และ\n <strong>b</strong></p><ul><li>หนึ่ง</li><li>สอง</li></ul><pre>x = 1\n</pre>";
    expect(toMarkdown(element)).toBe("หา `a` และ **b**\n\n- หนึ่ง\n- สอง\n\n```python\nx = 1\n```");
  });
});

describe("taking a notebook in", () => {
  const told = (handin: HTMLElement) => handin.querySelector("[role=status]")!.textContent;

  it("brings answers and quiz to another device, keeping what was there", async () => {
    const first = makePage();
    first.page.store.saveLearner({ studentId: "651", name: "ก" });
    first.exercise("mrr").code = "mrr = 0.75";
    first.find<HTMLInputElement>("input[value=a]").click();
    first.press(first.find("course-quiz"), "answer");
    first.press(first.find("course-handin"), "export-submission");
    const text = await blobs.at(-1)!.text();

    const second = makePage();
    second.exercise("group").code = "begun here";
    second.exercise("mrr").code = "mrr = 0.1";
    second.find<CourseHandin>("course-handin").importText(text);
    expect(second.exercise("mrr").code).toBe("mrr = 0.75");
    expect(second.exercise("mrr").dataset["state"]).toBe("trying");
    expect(second.exercise("group").code).toBe("begun here");
    expect(second.find("course-quiz").dataset["state"]).toBe("right");
    second.press(second.exercise("mrr"), "recover");
    expect(second.exercise("mrr").code).toBe("mrr = 0.1");
  });

  it("reads a notebook saved by JupyterLite, with its source in lines", () => {
    const { find, exercise } = makePage();
    const cell = { cell_type: "code", source: ["mrr = 1\n", "mrr += 1"], metadata: { autograder: { exercise: "mrr" } } };
    find<CourseHandin>("course-handin").importText(JSON.stringify({ cells: [cell], metadata: {} }));
    expect(exercise("mrr").code).toBe("mrr = 1\nmrr += 1");
  });

  it.each([
    ["no notebook", "hello"],
    ["a notebook without answers", JSON.stringify({ cells: [] })],
    ["another chapter", JSON.stringify({ cells: [], metadata: { autograder: { course: "retrieval-th", chapter: "thai" } } })],
    ["another course", JSON.stringify({ cells: [], metadata: { autograder: { course: "other" } } })],
  ])("%s is refused with a reason", (_name, text) => {
    const { find, exercise } = makePage();
    const handin = find<CourseHandin>("course-handin");
    handin.importText(text);
    expect(told(handin)).not.toBe("");
    expect(exercise("mrr").code).toBe("mrr = ___");
  });
});
