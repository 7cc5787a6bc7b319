/* What the frame does with a script: the scheme's switch, folding beside and above the text, and
 * where in the page the reader is. Without it the page reads the same. */
"use strict";

const root = document.documentElement;
const dark = matchMedia("(prefers-color-scheme: dark)");

/* The choice is remembered only while it differs from the system's: a reader who goes back to what
 * the system says follows the system again. */
for (const button of document.querySelectorAll("[data-theme-toggle]")) {
  const current = () => root.dataset.theme ?? (dark.matches ? "dark" : "light");
  const label = () => {
    const text = current() === "dark" ? "เปลี่ยนเป็นโหมดสว่าง" : "เปลี่ยนเป็นโหมดมืด";
    button.setAttribute("aria-label", text);
    button.title = text;
  };
  label();
  dark.addEventListener("change", label);
  button.addEventListener("click", () => {
    const chosen = current() === "dark" ? "light" : "dark";
    const followsSystem = (chosen === "dark") === dark.matches;
    if (followsSystem) delete root.dataset.theme;
    else root.dataset.theme = chosen;
    try {
      if (followsSystem) localStorage.removeItem("course-theme");
      else localStorage.setItem("course-theme", chosen);
    } catch {
      // Private windows may refuse storage: the choice then lasts for this page.
    }
    label();
  });
}

for (const fold of document.querySelectorAll("[data-fold]")) {
  matchMedia(`(min-width: ${fold.dataset.fold})`).addEventListener("change", (event) => {
    fold.open = event.matches;
  });
}

/* The contents of the page mark the section that is being read. */
const links = new Map(
  [...document.querySelectorAll(".page-toc a")].map((link) => [
    decodeURIComponent(link.hash.slice(1)),
    link,
  ]),
);
const sections = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean);
if (sections.length > 0) {
  const update = () => {
    const line = innerHeight / 3;
    let reading = sections[0];
    for (const section of sections) if (section.getBoundingClientRect().top <= line) reading = section;
    for (const [id, link] of links) {
      if (id === reading.id) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  let waiting = false;
  /* With the next frame: asking where things are now would lay the page out once more. */
  const soon = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      update();
    });
  };
  addEventListener("scroll", soon, { passive: true });
  soon();
}

/* A list that can be narrowed down: by group, and by what its entries say. */
for (const form of document.querySelectorAll("[data-filter]")) {
  const topic = form.querySelector("[data-role=filter-topic]");
  const text = form.querySelector("[data-role=filter-text]");
  const count = form.querySelector("[data-role=filter-count]");
  const groups = [...document.querySelectorAll(form.dataset.filter)];
  const update = () => {
    const wanted = text.value.trim().toLowerCase();
    let shown = 0;
    for (const group of groups) {
      const here = !topic.value || topic.value === group.dataset.topic;
      let found = 0;
      for (const entry of group.querySelectorAll(":scope > details")) {
        entry.hidden = !here || !entry.textContent.toLowerCase().includes(wanted);
        if (!entry.hidden) found += 1;
      }
      group.hidden = found === 0;
      shown += found;
    }
    count.textContent = shown > 0 ? `แสดง ${shown} คำถาม` : "ไม่พบคำถาม ลองใช้คำอื่นหรือเลือกทุกบท";
  };
  form.addEventListener("input", update);
  form.addEventListener("change", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  // What a browser kept in the fields from an earlier visit counts too.
  update();
}
