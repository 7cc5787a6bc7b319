/**
 * `course-explorer`: sliders for the number of questions, the rates of two systems and how many questions
 * change; shows both Wilson intervals and the chance to see the difference. Needs no Python. Without script
 * the page's table stays.
 */

import { h, show } from "../dom";
import { texts } from "./messages";
import { mcnemarInputs, type Setting, tame } from "./setting";
import { pairedNeeded, pairedPower, unpairedNeeded, unpairedPower, wilson } from "./statistics";

const SVG_NS = "http://www.w3.org/2000/svg";
/** How long the reader's hand has to rest before the conclusion is spoken anew. */
const SPEAK_AFTER = 400;
const BLIND = 0.5;
const ENOUGH = 0.8;

let made = 0;

interface Slider {
  input: HTMLInputElement;
  output: HTMLOutputElement;
  row: HTMLElement;
}

function svgNode(tag: string, attributes: Record<string, string | number>, text?: string): SVGElement {
  const node = document.createElementNS(SVG_NS, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  if (text !== undefined) node.textContent = text;
  return node;
}

/** One line of a picture: a name, what it says in words, and the stretch from `from` to `to` in 0…1. */
interface Bar {
  name: string;
  tone: "old" | "new" | "paired" | "unpaired";
  said: string;
  from: number;
  to: number;
  mark?: number;
}

const ROW = 52;
const EDGE = 8;

/** Bars on one scale from 0 to 1, with ticks below; `line` is a level to compare with. */
function picture(bars: Bar[], width: number, label: string, tick: (share: number) => string, line?: number): SVGElement {
  const height = bars.length * ROW + 26;
  const x = (share: number): number => EDGE + share * (width - 2 * EDGE);
  const svg = svgNode("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": label });
  const bottom = height - 22;
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const anchor = share === 0 ? "start" : share === 1 ? "end" : "middle";
    svg.append(
      svgNode("line", { class: "ex-grid", x1: x(share), x2: x(share), y1: 4, y2: bottom }),
      svgNode("text", { class: "ex-tick", x: x(share), y: height - 5, "text-anchor": anchor }, tick(share)),
    );
  }
  bars.forEach(({ name, tone, said, from, to, mark }, i) => {
    const top = i * ROW;
    const bar = { class: `ex-bar ex-${tone}`, x: x(from), y: top + 27, height: 14, rx: 3 };
    svg.append(
      svgNode("text", { class: "ex-name", x: EDGE, y: top + 18 }, `${name}: ${said}`),
      svgNode("rect", { ...bar, width: Math.max(1, x(to) - x(from)) }),
    );
    if (mark !== undefined) svg.append(svgNode("circle", { class: "ex-mark", cx: x(mark), cy: top + 34, r: 6 }));
  });
  if (line !== undefined) svg.append(svgNode("line", { class: "ex-line", x1: x(line), x2: x(line), y1: 24, y2: bottom }));
  return svg;
}

export class CourseExplorer extends HTMLElement {
  private sliders: Record<keyof Setting, Slider> | null = null;
  private setting!: Setting;
  private width = 0;
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watcher: ResizeObserver | null = null;
  private readonly intervals = h("div", { class: "ex-picture", "data-role": "intervals" });
  private readonly power = h("div", { class: "ex-picture", "data-role": "power" });
  private readonly conclusion = h("p", { class: "ex-conclusion", "data-role": "conclusion", "aria-live": "polite" });

  connectedCallback(): void {
    if (!this.sliders) {
      this.build();
      this.draw();
      this.speak();
    }
    if (typeof ResizeObserver === "undefined") return;
    this.watcher = new ResizeObserver(() => {
      if (this.clientWidth !== this.width) this.later();
    });
    this.watcher.observe(this);
  }

  disconnectedCallback(): void {
    this.watcher?.disconnect();
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
  }

  private build(): void {
    const start = (name: string, otherwise: number): number => Number(this.dataset[name] ?? otherwise);
    this.setting = tame({
      n: start("n", 30),
      rate: start("rate", 0.83),
      difference: start("difference", 0.07),
      changed: start("changed", 0.15),
    });
    this.sliders = {
      n: this.slider("n", texts.questions, 10, 600, 10),
      rate: this.slider("rate", texts.rate, 0.5, 0.99, 0.01),
      difference: this.slider("difference", texts.difference, 0, 0.3, 0.01),
      changed: this.slider("changed", texts.changed, 0, 0.6, 0.01),
    };
    const saved = this.querySelector<HTMLElement>("[data-role=saved]");
    if (saved) show(saved, false);
    this.append(
      h("div", { class: "ex-sliders" }, ...Object.values(this.sliders).map(({ row }) => row)),
      h("p", { class: "ex-title" }, texts.intervals),
      this.intervals,
      h("p", { class: "ex-title" }, texts.power),
      this.power,
      this.conclusion,
    );
  }

  private slider(name: keyof Setting, label: string, min: number, max: number, step: number): Slider {
    made += 1;
    const id = `explorer-${made}`;
    const input = h("input", { type: "range", id, min, max, step, value: this.setting[name], "data-slider": name });
    const output = h("output", { for: id });
    input.addEventListener("input", () => {
      this.setting = tame({ ...this.setting, [name]: Number(input.value) }, name);
      this.later();
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.speak(), SPEAK_AFTER);
    });
    return { input, output, row: h("div", { class: "ex-slider" }, h("label", { for: id }, label), output, input) };
  }

  /** Draws once per frame however fast the slider moves. */
  private later(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    const { n, rate, difference, changed } = this.setting;
    this.tellValue("n", texts.questionsValue(n));
    this.tellValue("rate", texts.share(rate));
    this.tellValue("difference", texts.points(difference));
    this.tellValue("changed", texts.share(changed));

    this.width = this.clientWidth;
    const room = Math.max(260, Math.min(640, this.intervals.clientWidth || 560));
    const system = (tone: Bar["tone"], name: string, share: number): Bar => {
      const found = Math.round(n * share);
      const [low, high] = wilson(found, n);
      return { name, tone, said: texts.interval(found, n, low, high), from: low, to: high, mark: found / n };
    };
    const systems = [system("old", texts.oldSystem, rate), system("new", texts.newSystem, rate + difference)];
    this.intervals.replaceChildren(
      picture(systems, room, texts.intervalsLabel(said(systems)), (share) => share.toString()),
    );

    const chance = (tone: Bar["tone"], name: string, power: number): Bar => {
      return { name, tone, said: texts.share(power), from: 0, to: power };
    };
    const chances = [
      chance("paired", texts.paired, this.pairedChance()),
      chance("unpaired", texts.unpaired, unpairedPower(n, rate, rate + difference)),
    ];
    this.power.replaceChildren(
      picture(chances, room, texts.powerLabel(said(chances)), (share) => `${100 * share}%`, ENOUGH),
    );
  }

  private pairedChance(): number {
    const { up, down } = mcnemarInputs(this.setting);
    return pairedPower(this.setting.n, up, down);
  }

  private speak(): void {
    const { n, rate, difference } = this.setting;
    const { up, down } = mcnemarInputs(this.setting);
    const power = this.pairedChance();
    let text;
    if (difference === 0) text = texts.equal(n, power);
    else if (power < BLIND) text = texts.blind(n, power, pairedNeeded(up, down));
    else if (power < ENOUGH) text = texts.halfBlind(n, power, pairedNeeded(up, down));
    else text = texts.seeing(n, power, unpairedNeeded(rate, rate + difference));
    this.conclusion.textContent = text;
  }

  /** The value in words, for the eye and for a screen reader; the slider follows where it was tamed. */
  private tellValue(name: keyof Setting, text: string): void {
    const slider = this.sliders?.[name];
    if (!slider) return;
    slider.output.textContent = text;
    slider.input.value = String(this.setting[name]);
    slider.input.setAttribute("aria-valuetext", text);
  }
}

function said(bars: Bar[]): string {
  return bars.map((bar) => `${bar.name} ${bar.said}`).join(", ");
}
