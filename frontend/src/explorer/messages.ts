/** The Thai texts of the explorer: apart from messages.ts, for they come only where a page has an explorer. */

const percent = (share: number): string => `${(100 * share).toFixed(share > 0 && share < 0.0995 ? 1 : 0)}%`;
const count = (n: number): string => n.toLocaleString("en-US");

export const texts = {
  questions: "จำนวนคำถาม",
  questionsValue: (n: number) => `${count(n)} ข้อ`,
  rate: "ระบบเดิมพบเฉลย",
  difference: "ระบบใหม่ดีกว่าอยู่",
  changed: "คำถามที่ผลเปลี่ยน",
  share: percent,
  points: (difference: number) => `${Math.round(100 * difference)} จุด`,

  intervals: "ช่วงวิลสัน 95% ของแต่ละระบบ",
  oldSystem: "ระบบเดิม",
  newSystem: "ระบบใหม่",
  interval: (found: number, n: number, low: number, high: number) =>
    `${count(found)}/${count(n)} ช่วง ${low.toFixed(2)}–${high.toFixed(2)}`,
  intervalsLabel: (rows: string) => `แผนภาพช่วงวิลสัน: ${rows}`,

  power: "โอกาสเห็นความต่าง (เส้นประคือ 80%)",
  paired: "คำถามชุดเดียว เทียบเป็นคู่",
  unpaired: "คำถามคนละชุด",
  powerLabel: (rows: string) => `แผนภาพโอกาสเห็นความต่าง: ${rows}`,

  equal: (n: number, alarm: number) =>
    `ถ้าสองระบบดีเท่ากันจริง ชุด ${count(n)} ข้อจะบอกผิดว่าต่างกันเพียง ${percent(alarm)} เมื่อเทียบเป็นคู่ ` +
    "การทดสอบแบบตรงจำกัดโอกาสบอกผิดไว้ไม่เกิน 5%",
  blind: (n: number, power: number, needed: number) =>
    `ชุด ${count(n)} ข้อแทบมองไม่เห็นความต่างนี้ เทียบเป็นคู่แล้วมีโอกาสเห็นเพียง ${percent(power)} ` +
    `ถ้าผลออกมาว่ายังสรุปไม่ได้ อย่าเพิ่งคิดว่าสองระบบเท่ากัน ต้องใช้ราว ${count(needed)} ข้อจึงจะมีโอกาสเห็น 80%`,
  halfBlind: (n: number, power: number, needed: number) =>
    `ชุด ${count(n)} ข้อมีโอกาสเห็นความต่างนี้ ${percent(power)} เมื่อเทียบเป็นคู่ พอมีหวังแต่ยังพลาดได้บ่อย ` +
    `เพิ่มเป็นราว ${count(needed)} ข้อจึงจะมีโอกาสเห็น 80%`,
  seeing: (n: number, power: number, unpairedNeeded: number) =>
    `ชุด ${count(n)} ข้อใหญ่พอ เทียบเป็นคู่แล้วมีโอกาสเห็นความต่างนี้ ${percent(power)} ` +
    `ถ้าวัดด้วยคำถามคนละชุด จะต้องใช้ราว ${count(unpairedNeeded)} ข้อต่อระบบ`,
} as const;
