import { beforeEach, describe, expect, it } from "vitest";
import { currentPlace } from "../../src/place";
import { Store } from "../../src/store";
import { FakeStorage } from "./helpers";

const TOP = 100;

function page(tops: number[]): void {
  document.body.innerHTML = `<main><section id="x"><h1>บทหนึ่ง</h1>
    <section id="cost"><span id="why-cost"></span><h2>ถูกลงต่ออะไร</h2></section>
    <section id="plain"><span id="id7"></span><h2>สรุป</h2></section></section></main>`;
  Array.from(document.querySelectorAll("h2")).forEach((heading, i) => {
    heading.getBoundingClientRect = () => ({ top: tops[i] }) as DOMRect;
  });
}

describe("the place of a reader", () => {
  beforeEach(() => (document.body.innerHTML = ""));

  it("is the top before the first heading has passed", () => {
    page([500, 900]);
    expect(currentPlace("why", document, TOP)).toEqual({ chapter: "why", anchor: "", title: "บทหนึ่ง", section: "" });
  });

  it("is the last heading passed, by the author's label where there is one", () => {
    page([50, 900]);
    expect(currentPlace("why", document, TOP)).toMatchObject({ anchor: "why-cost", section: "ถูกลงต่ออะไร" });
    page([-500, 50]);
    expect(currentPlace("why", document, TOP)).toMatchObject({ anchor: "plain", section: "สรุป" });
  });

  it("is kept across pages of the course", () => {
    const storage = new FakeStorage();
    const place = { chapter: "why", anchor: "why-cost", title: "t", section: "s" };
    new Store(storage, "c", "why").savePlace(place);
    expect(new Store(storage, "c", "").place()).toEqual(place);
  });

  it("is refused where it could not be part of the book's addresses", () => {
    const store = (place: object) => {
      const storage = new FakeStorage();
      storage.setItem("autograder/v1/c/place", JSON.stringify(place));
      return new Store(storage, "c", "").place();
    };
    expect(store({ chapter: "../evil", anchor: "", title: "t", section: "" })).toBeNull();
    expect(store({ chapter: "why", anchor: "a\"b", title: "t", section: "" })).toBeNull();
    expect(store({ chapter: "why" })).toBeNull();
  });
});
