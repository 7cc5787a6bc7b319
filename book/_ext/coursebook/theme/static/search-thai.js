/* What Sphinx' search says and shows, in Thai. Loaded on the search page only, after searchtools.js,
 * which starts when the page is ready. */
"use strict";
// Three-character windows would be marked one by one on the page found, so that marking is off.
const SPHINX_HIGHLIGHT_ENABLED = false;

Documentation.addTranslations({
  locale: "th",
  plural_expr: "0",
  messages: {
    "Search Results": "ผลการค้นหา",
    "Searching": "กำลังค้นหา",
    "Preparing search...": "กำลังเตรียมการค้นหา…",
    "Your search did not match any documents. Please make sure that all words are spelled correctly and that you've selected enough categories.":
      "ไม่พบหน้าที่มีคำนี้ ลองใช้คำที่สั้นลง หรือตรวจตัวสะกดอีกครั้ง",
    "Search finished, found ${resultCount} page(s) matching the search query.":
      "พบ ${resultCount} หน้า",
    ", in ": " ใน ",
  },
});

/* The passage around the first place where the words stand, cut at spaces (a Thai text cut anywhere
 * may begin with a vowel that has lost its consonant), with the words marked. */
Search.makeSearchSummary = (page, _windows, anchor) => {
  const text = Search.htmlToText(page, anchor).replace(/\s+/g, " ").trim();
  const query = new URLSearchParams(location.search).get("q") ?? "";
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  const first = Math.min(...places, lower.length);
  const from = places.length === 0 || first < 80 ? 0 : text.lastIndexOf(" ", first - 60) + 1;
  const end = text.indexOf(" ", from + 220);
  const passage = text.slice(from, end < 0 ? text.length : end);

  const summary = document.createElement("p");
  summary.className = "context";
  if (from > 0) summary.append("… ");
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = escaped.length > 0 ? passage.split(new RegExp(`(${escaped.join("|")})`, "gi")) : [passage];
  parts.forEach((part, i) => {
    if (i % 2 === 0) summary.append(part);
    else summary.appendChild(document.createElement("mark")).textContent = part;
  });
  if (end >= 0) summary.append(" …");
  return summary;
};
