import { describe, expect, it } from "vitest";
import { parseReport } from "../../src/border";
import { points, renderReport } from "../../src/render/feedback";
import { LiveText, renderOutput } from "../../src/render/outputs";
import { STREAM_LIMIT } from "../../src/stream";
import { report } from "./helpers";

const HOSTILE = '<img src=x onerror="alert(1)"><script>alert(2)</script>&lt;';

describe("nothing a learner writes becomes markup", () => {
  it.each([
    [{ type: "stream", name: "stdout", text: HOSTILE }],
    [{ type: "text", text: HOSTILE }],
    [{ type: "table", columns: [HOSTILE], index: [HOSTILE], rows: [[HOSTILE]], truncated: 0 }],
  ] as const)("%o", (output) => {
    const element = renderOutput(output as Parameters<typeof renderOutput>[0]);
    expect(element.querySelector("img, script")).toBeNull();
    expect(element.textContent).toContain(HOSTILE);
  });

  it("in feedback", () => {
    const text = JSON.stringify(
      report("not_yet", {
        variables: [{ name: HOSTILE, state: "wrong", found: HOSTILE }],
        messages: [{ key: "x", text: HOSTILE, variable: HOSTILE, line: 1 }],
        error: { type: "E", line: 1, original: HOSTILE },
      }),
    );
    const element = renderReport(parseReport(text));
    expect(element.querySelector("img, script")).toBeNull();
    expect(element.textContent.split(HOSTILE).length - 1).toBe(4);
  });

  it("line and variable are said once", () => {
    const item = (text: string) =>
      renderReport(parseReport(JSON.stringify(report("not_yet", { messages: [{ key: "k", text, variable: "hit3", line: 2 }] }))))
        .querySelector("[data-message]")!.textContent;
    expect(item("ลองอีกที")).toBe("บรรทัดที่ 2 hit3 ลองอีกที");
    expect(item("บรรทัดที่ 2 ยังมีช่องว่าง ตรง hit3")).toBe("บรรทัดที่ 2 ยังมีช่องว่าง ตรง hit3");
  });

  it("a call that could not be made is no variable", () => {
    const said = (name: string) =>
      renderReport(parseReport(JSON.stringify(report("not_yet", { variables: [{ name, state: "missing", found: null }] }))))
        .querySelector("[data-variable]")!.textContent;
    expect(said("hit3")).toContain("ยังไม่มีตัวแปรนี้");
    expect(said("problems(retrieve)")).toContain("ยังเรียกไม่ได้");
  });

  it("shows a broken picture as words", () => {
    expect(renderOutput({ type: "svg", svg: HOSTILE, alt: "" }).querySelector("svg, img")).toBeNull();
  });
});

describe("outputs", () => {
  it("builds a table with headings and says what is left out", () => {
    const element = renderOutput({ type: "table", columns: ["a", "b"], index: ["r"], rows: [["x", "1.5"]], truncated: 7 });
    expect(Array.from(element.querySelectorAll("thead th")).map((th) => th.textContent)).toEqual(["a", "b"]);
    expect(element.querySelector("tbody th")?.getAttribute("scope")).toBe("row");
    expect(Array.from(element.querySelectorAll("tbody td")).map((td) => td.className)).toEqual(["cw-words", ""]);
    expect(element.textContent).toContain("7");
  });

  it("names a picture for those who do not see it", () => {
    const figure = renderOutput({ type: "svg", svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', alt: "กราฟอันดับ" });
    expect(figure.querySelector("svg")?.getAttribute("aria-label")).toBe("กราฟอันดับ");
  });

  it("stops showing streamed text at the limit", () => {
    const area = document.createElement("div");
    const live = new LiveText(area);
    for (let i = 0; i < 30; i += 1) live.append("stdout", "x".repeat(STREAM_LIMIT / 10));
    expect(area.querySelector("pre")?.textContent.length).toBe(STREAM_LIMIT);
    expect(area.querySelectorAll(".cw-note").length).toBe(1);
  });

  it("a text without spaces is broken anywhere: the dictionary of Thai words would stop the page", () => {
    const marked = (text: string) =>
      renderOutput({ type: "stream", name: "stdout", text }).classList.contains("cw-unbroken");
    expect(marked("ยังมีลูกค้ารออยู่".repeat(300))).toBe(true);
    expect(marked("ยังมีลูกค้ารออยู่ ".repeat(300))).toBe(false);
    expect(renderOutput({ type: "text", text: "ก".repeat(3000) }).classList.contains("cw-unbroken")).toBe(true);
    const area = document.createElement("div");
    const live = new LiveText(area);
    const mark = () => area.querySelector("pre")!.classList.contains("cw-unbroken");
    for (let i = 0; i < 5; i += 1) live.append("stdout", "รอ".repeat(100) + "\n");
    for (let i = 0; i < 9; i += 1) live.append("stdout", "รอ".repeat(100));
    expect(mark()).toBe(false);
    live.append("stdout", "รอ".repeat(100));
    expect(mark()).toBe(true);
  });

  it("writes points as read", () => {
    expect([2, 0.5, 4 / 3, 0].map(points)).toEqual(["2", "0.5", "1.33", "0"]);
  });
});
