/** The Thai texts of handing in: apart from messages.ts, for their code comes after the page (main.ts). */

export const texts = {
  handin: "ดาวน์โหลดไฟล์ส่งงาน (.ipynb)",
  handinWho: (name: string, id: string) => `ผู้ส่ง: ${name} (${id})`,
  handinEdit: "แก้ชื่อหรือรหัส",
  handinImport: "นำเข้าไฟล์งานเดิม (.ipynb)",
  handinTitle: "ข้อมูลผู้ส่งงาน",
  handinExplain: "ใส่ครั้งเดียว ระบบจะจำไว้ในเบราว์เซอร์นี้ และบันทึกลงในไฟล์งานเท่านั้น",
  handinId: "รหัสนักศึกษา",
  handinIdHelp: "ตัวอักษรอังกฤษ ตัวเลข และเครื่องหมาย . _ - @ ไม่เกิน 64 ตัว",
  handinName: "ชื่อ-นามสกุล",
  handinIdMissing: "ใส่รหัสนักศึกษาก่อน",
  handinIdBad: "รหัสนักศึกษาใช้ได้เฉพาะตัวอักษรอังกฤษ ตัวเลข และ . _ - @ โดยขึ้นต้นด้วยตัวอักษรหรือตัวเลข",
  handinNameMissing: "ใส่ชื่อ-นามสกุลก่อน",
  handinNameLong: "ชื่อยาวเกินไป ใช้ได้ไม่เกิน 200 ตัวอักษร",
  handinSave: "บันทึก",
  handinSaveDownload: "บันทึกและดาวน์โหลด",
  handinDone: (file: string) => `ดาวน์โหลด ${file} แล้ว ส่งไฟล์นี้ให้ผู้สอนได้เลย`,
  handinUnanswered: (n: number) => `ยังมี ${n} ข้อที่ยังไม่ผ่าน ส่งก่อนแล้วกลับมาทำต่อได้`,
  handinChanged: (titles: string) =>
    `โค้ดของข้อ ${titles} ต่างจากโค้ดที่เคยตรวจผ่าน ไฟล์นี้เก็บโค้ดล่าสุดไว้ ถ้ายังไม่แน่ใจว่าถูก ให้ตรวจคำตอบอีกครั้งแล้วดาวน์โหลดใหม่`,
  importDone: (n: number) => `นำเข้าแล้ว ${n} ข้อ กดตรวจคำตอบอีกครั้งเพื่อบันทึกว่าผ่าน โค้ดเดิมของคุณกู้คืนได้ในแต่ละข้อ`,
  importNothing: "ไฟล์นี้ไม่มีคำตอบที่ต่างจากที่มีอยู่",
  importNotNotebook: "อ่านไฟล์นี้ไม่ได้ เลือกไฟล์ .ipynb ที่ดาวน์โหลดจากหน้านี้",
  importOtherChapter: (chapter: string) => `ไฟล์นี้เป็นของบท “${chapter}” ไม่ใช่บทนี้`,
  importOtherCourse: "ไฟล์นี้มาจากคอร์สอื่น",

  notebookData: "สร้างไฟล์ข้อมูลของบท ถ้ายังไม่มีในโฟลเดอร์นี้",
  notebookGiven: "โค้ดที่ให้มา",
} as const;
