/** Every Thai text that the script itself says to a learner. Only explorer/messages.ts holds Thai besides. */

export const messages = {
  // Buttons
  run: "รัน",
  check: "ตรวจคำตอบ",
  stop: "หยุด",
  reset: "เริ่มใหม่",
  hint: "คำใบ้",
  hintNext: (shown: number, total: number) => `คำใบ้ถัดไป (${shown}/${total})`,
  hintsAllShown: "แสดงคำใบ้ครบแล้ว",
  solution: "ดูเฉลย",
  solutionConfirm: "ยืนยันดูเฉลย",
  solutionAsk: "ถ้าดูเฉลยก่อนทำผ่าน ข้อนี้จะบันทึกว่า “ผ่านโดยดูเฉลย” ลองใช้คำใบ้ก่อนได้ หรือกดอีกครั้งเพื่อยืนยัน",
  solutionHide: "ซ่อนเฉลย",
  solutionTitle: "เฉลย",
  solutionInsert: "นำเฉลยไปใส่ในช่องโค้ด",
  cancel: "ยกเลิก",
  recover: "กู้โค้ดก่อนหน้า",
  given: "สิ่งที่เตรียมไว้ให้:",
  next: "ขั้นต่อไป",
  answer: "ตอบ",
  retry: "ลองใหม่",
  close: "ปิด",

  // Editor
  editorLabel: (title: string) => `ช่องเขียนโค้ด Python: ${title}`,
  editorHelp: "กด Tab เพื่อย่อหน้า กด Esc แล้วกด Tab เพื่อออกจากช่องโค้ด กด Ctrl+Enter (Mac: Cmd+Enter) เพื่อรัน",
  editorHelpCheck:
    "กด Tab เพื่อย่อหน้า กด Esc แล้วกด Tab เพื่อออกจากช่องโค้ด กด Ctrl+Enter (Mac: Cmd+Enter) เพื่อรัน กด Shift+Enter เพื่อตรวจคำตอบ",
  cellLabel: "ตัวอย่างโค้ด",

  // States of an exercise
  states: {
    todo: "ยังไม่ได้ทำ",
    trying: "กำลังทำ",
    passed: "ผ่านแล้ว",
    passed_with_solution: "ผ่านโดยดูเฉลย",
  },

  // Feedback
  verdicts: {
    passed: "ผ่านแล้ว",
    not_yet: "ยังไม่ถูก",
    learner_error: "โค้ดทำงานไม่สำเร็จ",
    grader_problem: "ระบบตรวจมีปัญหา",
  },
  graderProblemText: "ไม่ได้เกิดจากโค้ดของคุณ คำตอบของคุณยังอยู่ครบ ลองตรวจอีกครั้ง ถ้ายังเป็นอยู่โปรดแจ้งผู้สอน",
  points: (got: string, max: string) => `ได้ ${got} จาก ${max} คะแนน`,
  line: (n: number) => `บรรทัดที่ ${n}`,
  changedSinceCheck: "โค้ดเปลี่ยนไปหลังจากตรวจแล้ว ข้อนี้ยังนับว่าผ่าน แต่ผลข้างบนเป็นของโค้ดก่อนแก้ ตรวจอีกครั้งถ้าอยากรู้ว่าโค้ดใหม่ถูกไหม",
  errorDetails: "ข้อความต้นฉบับจาก Python",
  variableStates: {
    right: "ถูกต้อง",
    wrong: "ค่ายังไม่ถูก",
    wrong_type: "ชนิดข้อมูลไม่ตรง",
    missing: "ยังไม่มีตัวแปรนี้",
  },
  callMissing: "ยังเรียกไม่ได้",
  found: (value: string) => `ได้ ${value}`,
  checking: "กำลังตรวจ…",
  running: "กำลังรัน…",
  queued: "รอให้คำสั่งก่อนหน้าทำงานเสร็จ…",
  waitingKernel: "กำลังเตรียม Python ส่วนนี้จะทำงานทันทีที่พร้อม",
  output: "ผลลัพธ์",
  noOutput: "รันเสร็จแล้ว ไม่มีข้อความแสดงผล ถ้าอยากเห็นค่า ให้พิมพ์ชื่อตัวแปรไว้บรรทัดสุดท้ายหรือใช้ print()",
  outputCapped: (limit: string) => `แสดงผลเพียง ${limit} ตัวอักษรแรก ส่วนที่เหลือถูกตัดออกเพื่อไม่ให้หน้าเว็บค้าง`,
  tableMore: (n: number) => `ยังมีอีก ${n.toLocaleString("en-US")} แถวที่ไม่ได้แสดง`,
  tableLabel: "ตารางผลลัพธ์",
  plotLabel: "กราฟผลลัพธ์",
  svgRefused: "แสดงกราฟนี้ไม่ได้ เพราะรูปแบบของภาพไม่ถูกต้อง",
  runError: "โค้ดทำงานไม่สำเร็จ",
  stopped: "หยุดแล้ว",
  stoppedNamespace:
    "หยุดแล้ว ตัวแปรจากช่องโค้ดที่เคยรันถูกล้างไปด้วย ถ้าโค้ดต้องใช้ตัวแปรเหล่านั้น ระบบจะรันช่องก่อนหน้าให้ใหม่เอง",
  stoppedCheck: "หยุดการตรวจแล้ว โค้ดของคุณยังอยู่ครบ ถ้าโค้ดทำงานไม่จบสักที ดูว่าลูปมีเงื่อนไขให้หยุดหรือไม่",
  crashed: "Python หยุดทำงานกะทันหัน (เช่น หน่วยความจำเต็ม หรือฟังก์ชันเรียกตัวเองลึกเกินไป) ระบบเปิด Python ให้ใหม่แล้ว ตรวจโค้ดแล้วลองรันอีกครั้ง",
  internal: "ระบบรันโค้ดมีปัญหา ไม่ได้เกิดจากโค้ดของคุณ ลองอีกครั้ง ถ้ายังเป็นอยู่โปรดแจ้งผู้สอน",

  // Kernel status
  kernelLabel: "สถานะของ Python",
  kernelLoading: {
    core: "กำลังโหลด Python",
    bundle: "กำลังโหลดเนื้อหาของบท",
    packages: (names: string) => `กำลังโหลด ${names}`,
    start: "กำลังเริ่ม Python",
  },
  kernelMegabytes: (loaded: string, total: string) => `${loaded} จาก ${total} MB`,
  kernelMegabytesOnly: (loaded: string) => `${loaded} MB`,
  kernelMeanwhile: "อ่านเนื้อหาและเขียนโค้ดต่อได้เลย",
  kernelSlow: "เครือข่ายช้าหรือขาดหาย รอต่อได้ หรือกด “ลองใหม่”",
  kernelReady: "Python พร้อมใช้",
  kernelBusy: "Python กำลังทำงาน",
  kernelFailed: "โหลด Python ไม่สำเร็จ โค้ดและคำตอบของคุณยังอยู่ครบ ตรวจการเชื่อมต่ออินเทอร์เน็ตแล้วกด “ลองใหม่”",
  kernelFailedPackages: (names: string) =>
    `โหลด ${names} ไม่สำเร็จ โค้ดและคำตอบของคุณยังอยู่ครบ ตรวจการเชื่อมต่ออินเทอร์เน็ตแล้วกด “ลองใหม่”`,
  kernelFailedHere: "ยังรันไม่ได้ เพราะโหลด Python ไม่สำเร็จ กด “ลองใหม่” ที่แถบด้านล่าง",
  technical: "รายละเอียดทางเทคนิค",

  // Drafts
  starterChanged: "โจทย์ข้อนี้ปรับปรุงหลังจากที่คุณเริ่มทำ โค้ดของคุณยังอยู่เหมือนเดิม กด “เริ่มใหม่” ถ้าอยากใช้โค้ดตั้งต้นชุดใหม่",
  otherTab: "โค้ดนี้ถูกแก้จากอีกแท็บหนึ่ง จึงแสดงโค้ดล่าสุด ถ้าอยากได้โค้ดเดิมของแท็บนี้ กด “กู้โค้ดก่อนหน้า”",
  resetDone: "กลับไปเป็นโค้ดตั้งต้นแล้ว ถ้าอยากได้โค้ดเดิมคืน กด “กู้โค้ดก่อนหน้า”",
  recovered: "กู้โค้ดก่อนหน้ากลับมาแล้ว กดซ้ำเพื่อดูโค้ดที่เก่ากว่า",
  storageTrouble:
    "เบราว์เซอร์นี้บันทึกงานไว้ไม่ได้ (พื้นที่เต็มหรือถูกปิดไว้) ทำต่อได้ตามปกติ แต่ก่อนปิดหน้านี้ ให้กด “ดาวน์โหลดไฟล์ส่งงาน” เพื่อเก็บงานของคุณไว้",

  // Steps
  stepOf: (n: number, total: number) => `ขั้นที่ ${n} จาก ${total}`,
  stepsDone: "ครบทุกขั้นแล้ว",

  // Quiz
  quizChoose: "เลือกคำตอบก่อน แล้วกด “ตอบ”",
  quizRight: "ถูกต้อง",
  quizWrong: "ยังไม่ถูก อ่านคำอธิบายแล้วลองตอบใหม่ได้",
  optionRight: "ข้อนี้ถูก",
  optionWrong: "ข้อนี้ไม่ถูก",

  // Progress
  progress: (done: number, total: number) => `ผ่านแล้ว ${done} จาก ${total} ข้อ`,
  progressStars: (stars: number, total: number) => `ดาวจากข้อท้าทาย ${stars} จาก ${total}`,
  progressComplete: "จบบทนี้แล้ว",
  progressLabel: "ความคืบหน้าของบท",
  continueAt: (chapter: string, section: string) => `เรียนต่อจากที่ค้างไว้: ${chapter}${section ? ` › ${section}` : ""}`,
} as const;
