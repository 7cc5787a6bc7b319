/**
 * Rebuilds a picture from an allow-list. What a learner's code returns as SVG is parsed as inert XML and
 * copied node by node: known elements, known attributes, no scripts, no handlers, no outside address.
 */

const SVG_NS = "http://www.w3.org/2000/svg";
const XLINK_NS = "http://www.w3.org/1999/xlink";

const MAX_CHARACTERS = 2_000_000;
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 60;
const MAX_COPIES = 50_000;

const ELEMENTS = new Set(
  ("svg g defs title desc path rect circle ellipse line polyline polygon text tspan textPath use symbol marker " +
    "clipPath linearGradient radialGradient stop pattern image").split(" "),
);

const ATTRIBUTES = new Set(
  ("id x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points width height viewBox preserveAspectRatio transform " +
    "offset gradientUnits gradientTransform spreadMethod patternUnits patternTransform patternContentUnits " +
    "clipPathUnits markerWidth markerHeight markerUnits refX refY orient rotate textLength lengthAdjust " +
    "startOffset version role aria-label aria-hidden").split(" "),
);

const PROPERTIES = new Set(
  ("fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin " +
    "stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color font-size font-weight " +
    "font-style font-stretch font-variant text-anchor text-align dominant-baseline alignment-baseline " +
    "baseline-shift letter-spacing word-spacing clip-path clip-rule stop-color stop-opacity marker-start " +
    "marker-mid marker-end visibility paint-order vector-effect shape-rendering text-rendering image-rendering " +
    "direction unicode-bidi writing-mode white-space").split(" "),
);

let pictures = 0;

interface Limits {
  elements: number;
}

/** The picture, or null when the text is not a well-formed SVG of bearable size. */
export function rebuildSvg(source: string): SVGSVGElement | null {
  if (source.length > MAX_CHARACTERS) return null;
  const parsed = new DOMParser().parseFromString(source, "image/svg+xml");
  const root = parsed.documentElement;
  if (root.localName !== "svg" || parsed.getElementsByTagName("parsererror").length > 0) return null;
  // Ids are made this picture's own: two pictures in one page must not share a clip path.
  pictures += 1;
  const prefix = `pic${pictures}-`;
  const limits: Limits = { elements: 0 };
  const copy = copyElement(root, prefix, 0, limits);
  if (!copy || limits.elements > MAX_ELEMENTS) return null;
  dropCostlyUses(copy);
  return copy as SVGSVGElement;
}

function copyElement(source: Element, prefix: string, depth: number, limits: Limits): SVGElement | null {
  if (!ELEMENTS.has(source.localName) || (source.namespaceURI !== SVG_NS && source.namespaceURI !== null)) return null;
  limits.elements += 1;
  if (depth > MAX_DEPTH || limits.elements > MAX_ELEMENTS) return null;
  const copy = document.createElementNS(SVG_NS, source.localName);
  for (const attribute of Array.from(source.attributes)) copyAttribute(attribute, copy, prefix);
  if (source.localName === "image" && !copy.hasAttribute("href")) return null;
  for (const child of Array.from(source.childNodes)) {
    if (child.nodeType === Node.TEXT_NODE || child.nodeType === Node.CDATA_SECTION_NODE) {
      copy.append(child.textContent ?? "");
    } else if (child.nodeType === Node.ELEMENT_NODE) {
      const inner = copyElement(child as Element, prefix, depth + 1, limits);
      if (inner) copy.append(inner);
    }
  }
  return copy;
}

function copyAttribute({ name, namespaceURI, localName, value }: Attr, copy: SVGElement, prefix: string): void {
  if (name === "id") {
    copy.setAttribute("id", prefix + value);
  } else if (name === "href" || (localName === "href" && namespaceURI === XLINK_NS) || name === "xlink:href") {
    const target = value.trim();
    if (copy.localName === "image") {
      if (/^data:image\/png;base64,[A-Za-z0-9+/=\s]*$/.test(target)) copy.setAttribute("href", target);
    } else if (target.startsWith("#")) {
      copy.setAttribute("href", `#${prefix}${target.slice(1)}`);
    }
  } else if (name === "style") {
    for (const declaration of value.split(";")) {
      const colon = declaration.indexOf(":");
      if (colon > 0) setProperty(copy, declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim(), prefix);
    }
  } else if (PROPERTIES.has(name)) {
    setProperty(copy, name, value, prefix);
  } else if (ATTRIBUTES.has(name)) {
    copy.setAttribute(name, value);
  } else if (name === "xml:space" && value === "preserve") {
    setProperty(copy, "white-space", "pre", prefix);
  }
}

/**
 * Sets one CSS property, as a property and not as style text; addresses only to this picture's own ids.
 * Of fonts only size and weight are taken: the page's own font shapes Thai rightly.
 */
function setProperty(copy: SVGElement, name: string, value: string, prefix: string): void {
  if (name === "font") {
    const size = /(?:^|\s)([\d.]+(?:px|pt|em|rem|%))/.exec(value)?.[1];
    const weight = /(?:^|\s)(bold|[1-9]00)\s/.exec(value)?.[1];
    if (size) copy.style.setProperty("font-size", size);
    if (weight) copy.style.setProperty("font-weight", weight);
    return;
  }
  if (!PROPERTIES.has(name)) return;
  const local = value.replace(/url\(\s*(["']?)#([\w.:-]+)\1\s*\)/g, (_all, _quote, id: string) => `url(#${prefix}${id})`);
  const rest = local.replace(/url\(#[\w.:-]+\)/g, "");
  if (/url|image|expression|@|\\|\/\*/i.test(rest)) return;
  copy.style.setProperty(name, local);
}

/**
 * A `use` of something that itself holds a `use` can grow without bound, and many of something large grow
 * nearly as far; pictures need neither.
 */
function dropCostlyUses(root: SVGElement): void {
  const byId = new Map<string, Element>();
  for (const element of [root, ...Array.from(root.querySelectorAll("[id]"))]) byId.set(element.id, element);
  let copies = 0;
  for (const use of Array.from(root.querySelectorAll("use"))) {
    const target = byId.get((use.getAttribute("href") ?? "").slice(1));
    const nested = !target || target.localName === "use" || target.querySelector("use") || target.contains(use);
    if (!nested) copies += 1 + target.querySelectorAll("*").length;
    if (nested || copies > MAX_COPIES) use.remove();
  }
}
