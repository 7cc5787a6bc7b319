/** Builds nodes. Text is always a text node. */

type Child = Node | string | null | undefined | false;
type Attributes = Record<string, string | number | boolean | null | undefined>;

/** An element with attributes (true: present, false/null: absent) and children. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

const SVG_NS = "http://www.w3.org/2000/svg";

/** Outlines on a 24×24 grid, drawn with the text's colour. */
const ICONS = {
  run: "M7 5l12 7-12 7z",
  stop: "M6 6h12v12H6z",
  check: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M6 6l12 12M18 6L6 18",
  reset: "M4 12a8 8 0 1 0 2.6-5.9M4 4v4h4",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 1 3.6 10.8c-.5.5-.6 1-.6 1.7H9c0-.7-.1-1.2-.6-1.7A6 6 0 0 1 12 3z",
  solution: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z",
  recover: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  warning: "M12 4l9 16H3zM12 10v4M12 17v.5",
  info: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.5v.5",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.500 9.700l5.900-.8z",
  pencil: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  next: "M5 12h14M13 6l6 6-6 6",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  upload: "M12 16V5M7 9l5-5 5 5M5 20h14",
  person: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c.8-4 4-6 8-6s7.200 2 8 6",
} as const;

export type IconName = keyof typeof ICONS;

export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG_NS, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  svg.setAttribute("class", "cw-icon");
  const path = document.createElementNS(SVG_NS, "path");
  path.setAttribute("d", ICONS[name]);
  if (name === "run" || name === "stop") path.setAttribute("class", "cw-icon-solid");
  svg.append(path);
  return svg;
}

/** A button that says what it does in words; the icon only helps to find it. */
export function button(action: string, label: string, iconName?: IconName, attributes: Attributes = {}): HTMLButtonElement {
  return h(
    "button",
    { type: "button", "data-action": action, class: "cw-button", ...attributes },
    iconName ? icon(iconName) : null,
    h("span", { class: "cw-label" }, label),
  );
}

export function setLabel(target: HTMLButtonElement, label: string): void {
  const span = target.querySelector(".cw-label");
  if (span) span.textContent = label;
}

/** Shows or hides; the attribute `hidden` also hides from assistive tech. */
export function show(element: HTMLElement, visible: boolean): void {
  element.toggleAttribute("hidden", !visible);
}

/**
 * Brings an element into view, if it is not, without moving the keyboard. At once: a page that still glides
 * is a moving target for the next click.
 */
export function reveal(element: HTMLElement): void {
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Moves the keyboard to a piece of content that is not a control. */
export function focusContent(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
  reveal(element);
}

/** Calls back once, as soon as the element comes near what the reader sees. */
export function whenNear(element: Element, margin: string, callback: () => void): () => void {
  if (typeof IntersectionObserver === "undefined") {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
