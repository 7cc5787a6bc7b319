/* What Sphinx' search says, in Thai. Loaded on the search page only, before searchtools.js. */
"use strict";
// Three-character windows would be marked one by one on the page found, so marking is off.
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
      "พบ ${resultCount} รายการ",
    ", in ": " ใน ",
  },
});
