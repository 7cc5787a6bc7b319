import { describe, expect, it } from "vitest";
import { rebuildSvg } from "../../src/render/svg";

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const rebuilt = (inner: string): SVGSVGElement => rebuildSvg(`<svg ${NS} viewBox="0 0 9 9">${inner}</svg>`)!;
const markup = (inner: string): string => rebuilt(inner).outerHTML;

describe("what a picture may hold", () => {
  it("keeps shapes, text, groups and their look", () => {
    const svg = rebuilt(
      '<g transform="translate(1 2)" style="fill: var(--c-plot-1); stroke-width: 2"><path d="M0 0h1z"/><text x="1">น้ำ ชั้น</text></g>',
    );
    expect(svg.getAttribute("viewBox")).toBe("0 0 9 9");
    expect(svg.querySelector("path")?.getAttribute("d")).toBe("M0 0h1z");
    expect(svg.querySelector("text")?.textContent).toBe("น้ำ ชั้น");
    expect(svg.querySelector("g")?.getAttribute("style")).toContain("var(--c-plot-1)");
  });

  it("takes the size and weight of a font, not its family", () => {
    const style = rebuilt("<text style=\"font: bold 12px 'DejaVu Sans', sans-serif; text-anchor: middle\">x</text>")
      .querySelector("text")!
      .getAttribute("style")!;
    expect(style).toMatch(/font-size: 12px/);
    expect(style).toMatch(/font-weight: bold/);
    expect(style).not.toContain("DejaVu");
  });

  it("gives each picture ids of its own and keeps references to them", () => {
    const inner = '<defs><clipPath id="c"><rect width="1" height="1"/></clipPath><path id="m" d="M0 0"/></defs><g clip-path="url(#c)"><use xlink:href="#m" x="3"/></g>';
    const [first, second] = [rebuilt(inner), rebuilt(inner)];
    const id = first.querySelector("clipPath")!.id;
    expect(id).not.toBe(second.querySelector("clipPath")!.id);
    expect(first.querySelector("g")!.getAttribute("style")).toContain(`url(#${id})`);
    expect(first.querySelector("use")!.getAttribute("href")).toBe(`#${first.querySelector("path")!.id}`);
  });
});

describe("what a picture may not do", () => {
  it.each([
    ["script", "<script>alert(1)</script>", /script|alert/],
    ["handler", '<rect width="1" onclick="alert(1)" onload="alert(1)"/>', /onclick|onload|alert/],
    ["foreignObject", '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><b>x</b></body></foreignObject>', /foreign|body|<b>/i],
    ["html inside", '<b xmlns="http://www.w3.org/1999/xhtml">x</b>', /<b/],
    ["html named like a shape", '<title xmlns="http://www.w3.org/1999/xhtml">x</title>', /<title/],
    ["link", '<a href="javascript:alert(1)"><text>x</text></a>', /javascript|<a/],
    ["javascript address", '<use href="javascript:alert(1)"/>', /javascript/],
    ["outside use", '<use xlink:href="https://evil.test/x.svg#a"/>', /evil/],
    ["outside picture", '<image href="https://evil.test/x.png"/>', /evil|<image/],
    ["svg in a data address", '<image href="data:image/svg+xml;base64,PHN2Zz4="/>', /<image/],
    ["style element", "<style>@import url(https://evil.test/x.css); * { display: none }</style>", /import|evil|display/],
    ["outside fill", '<rect fill="url(https://evil.test/x#a)" style="fill: url( \'//evil.test/y#b\' )"/>', /evil/],
    ["escaped address", '<rect style="fill: u\\72l(//evil.test/y)"/>', /evil/],
    ["image-set", '<rect style="fill: image-set(\'//evil.test/y\' 1x)"/>', /evil/],
    ["unknown property", '<rect style="position: fixed; behavior: url(x); fill: red"/>', /position|behavior/],
    ["animation", '<rect><animate attributeName="href" values="javascript:alert(1)"/><set attributeName="onclick" to="alert(1)"/></rect>', /animate|<set|alert/],
    ["filter and mask", '<filter id="f"><feImage href="https://evil.test"/></filter><rect filter="url(#f)"/>', /filter|feImage/i],
    ["class of the page", '<rect class="cw-kernel-inner"/>', /class/],
  ])("%s", (_name, inner, forbidden) => {
    expect(markup(inner)).not.toMatch(forbidden);
  });

  it("keeps a PNG that is inside", () => {
    expect(markup('<image width="1" height="1" href="data:image/png;base64,iVBORw0KGgo="/>')).toContain("data:image/png");
  });

  it("does not multiply without bound", () => {
    const levels = Array.from({ length: 20 }, (_, i) => `<g id="l${i + 1}"><use href="#l${i}"/><use href="#l${i}"/></g>`);
    const svg = rebuilt(`<path id="l0" d="M0 0"/>${levels.join("")}<use href="#l20"/>`);
    for (const use of Array.from(svg.querySelectorAll("use"))) {
      const target = svg.querySelector(`[id="${use.getAttribute("href")!.slice(1)}"]`)!;
      expect(target.querySelector("use")).toBeNull();
    }
    const large = `<g id="l">${"<rect/>".repeat(5000)}</g>${'<use href="#l"/>'.repeat(5000)}`;
    expect(rebuilt(large).querySelectorAll("use").length).toBeLessThan(20);
  });

  it("refuses what is no picture, too large or too deep", () => {
    expect(rebuildSvg("<p>hello</p>")).toBeNull();
    expect(rebuildSvg("plain text")).toBeNull();
    expect(rebuildSvg(`<svg ${NS}>${"<g/>".repeat(20_001)}</svg>`)).toBeNull();
    expect(rebuildSvg(`<svg ${NS}><desc>${"x".repeat(2_000_001)}</desc></svg>`)).toBeNull();
    expect(markup(`${"<g>".repeat(100)}<rect/>${"</g>".repeat(100)}`)).not.toContain("<rect");
  });
});
