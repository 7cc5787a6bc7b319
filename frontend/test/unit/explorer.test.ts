import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { CourseExplorer } from "../../src/explorer/element";
import { texts } from "../../src/explorer/messages";
import { mcnemarInputs, tame } from "../../src/explorer/setting";
import * as statistics from "../../src/explorer/statistics";

const FIXTURE = join(import.meta.dirname, "../../../tests/fixtures/explorer.json");
const figures = JSON.parse(readFileSync(FIXTURE, "utf-8")) as Record<string, { of: number[]; is: number | number[] }[]>;

describe("the explorer's statistics", () => {
  it("agree with SciPy's in every figure of the fixture", () => {
    for (const [name, cases] of Object.entries(figures)) {
      const compute = statistics[name as keyof typeof statistics] as (...values: number[]) => number | number[];
      for (const { of, is } of cases) {
        const got = [compute(...of)].flat();
        [is].flat().forEach((want, i) => expect(got[i], `${name}(${of.join(", ")})`).toBeCloseTo(want, 5));
      }
    }
    expect(Object.keys(figures)).toHaveLength(6);
  });

  it("are chances that sum to one", () => {
    const sum = Array.from({ length: 601 }, (_, k) => statistics.binomial(600, k, 0.83)).reduce((a, b) => a + b);
    expect(sum).toBeCloseTo(1, 9);
  });

  it("are quick enough for a slider at its far end", () => {
    const before = performance.now();
    statistics.unpairedPower(600, 0.83, 0.9);
    statistics.pairedPower(600, 0.3, 0.25);
    expect(performance.now() - before).toBeLessThan(300);
  });
});

describe("the explorer's setting", () => {
  it("stays possible, and keeps what was moved last", () => {
    expect(tame({ n: 30, rate: 0.95, difference: 0.1, changed: 0.15 }, "rate")).toEqual({ n: 30, rate: 0.95, difference: 0.05, changed: 0.05 });
    expect(tame({ n: 30, rate: 0.95, difference: 0.1, changed: 0.15 }, "difference")).toEqual({ n: 30, rate: 0.9, difference: 0.1, changed: 0.1 });
    expect(tame({ n: 30, rate: 0.83, difference: 0.07, changed: 0.01 }).changed).toBe(0.07);
    expect(tame({ n: 30, rate: 0.83, difference: 0.07, changed: 0.6 }).changed).toBe(0.27);
  });

  it("says how likely a question gets better or worse", () => {
    const { up, down } = mcnemarInputs({ n: 30, rate: 0.83, difference: 0.07, changed: 0.15 });
    expect(up).toBeCloseTo(0.11);
    expect(down).toBeCloseTo(0.04);
  });
});

describe("the explorer", () => {
  beforeAll(() => customElements.define("course-explorer", CourseExplorer));

  function make(attributes = 'data-n="30" data-rate="0.83" data-difference="0.07" data-changed="0.15"') {
    vi.useFakeTimers();
    const apart = document.createElement("div");
    apart.innerHTML = `<course-explorer data-explorer="interval" ${attributes}><div data-role="saved"><p>ตาราง</p></div></course-explorer>`;
    document.body.replaceChildren(...Array.from(apart.childNodes));
    const element = document.querySelector<CourseExplorer>("course-explorer")!;
    const move = (name: string, value: number) => {
      const input = element.querySelector<HTMLInputElement>(`[data-slider="${name}"]`)!;
      input.value = String(value);
      input.dispatchEvent(new Event("input"));
      vi.runAllTimers();
    };
    return { element, move, text: (role: string) => element.querySelector(`[data-role="${role}"]`)!.textContent };
  }

  it("takes the saved table's place with labelled sliders and pictures that have a text", () => {
    const { element, text } = make();
    expect(element.querySelector<HTMLElement>("[data-role=saved]")!.hidden).toBe(true);
    const inputs = Array.from(element.querySelectorAll<HTMLInputElement>("input[type=range]"));
    expect(inputs).toHaveLength(4);
    for (const input of inputs) {
      expect(element.querySelector(`label[for="${input.id}"]`)?.textContent).toBeTruthy();
      expect(element.querySelector(`output[for="${input.id}"]`)?.textContent).toBe(input.getAttribute("aria-valuetext"));
    }
    for (const svg of Array.from(element.querySelectorAll("svg"))) {
      expect(svg.getAttribute("role")).toBe("img");
      expect(svg.getAttribute("aria-label")).toBeTruthy();
    }
    expect(text("intervals")).toContain(texts.interval(25, 30, 0.664, 0.927));
    expect(element.querySelector("[data-role=conclusion]")!.getAttribute("aria-live")).toBe("polite");
  });

  it("concludes anew when a slider rests", () => {
    const { move, text } = make();
    const blind = text("conclusion");
    expect(blind).toContain("30 ข้อแทบมองไม่เห็น");
    move("n", 600);
    expect(text("conclusion")).toContain("600 ข้อใหญ่พอ");
    move("difference", 0);
    expect(text("conclusion")).toContain("ถ้าสองระบบดีเท่ากันจริง");
  });

  it("moves the other sliders where the setting would be impossible", () => {
    const { element, move } = make();
    move("rate", 0.99);
    expect(element.querySelector<HTMLInputElement>('[data-slider="difference"]')!.value).toBe("0.01");
  });
});
