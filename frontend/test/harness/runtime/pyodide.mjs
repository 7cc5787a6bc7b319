// A stand-in for Pyodide and the engine, so that the page can be worked on without either.
// Code is not run: a few words in it choose what the "engine" answers.
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

const say = {
  passed: { verdict: "passed", points: 2, messages: [{ key: "passed", text: "ถูกทุกตัวแปร และยังถูกกับข้อมูลชุดอื่นด้วย", variable: null, line: null }] },
  not_yet: {
    verdict: "not_yet",
    points: 1,
    messages: [
      { key: "mistake.strict_less", text: "ดูเครื่องหมายเปรียบเทียบอีกครั้ง อันดับที่เท่ากับ k พอดีก็นับว่าพบ", variable: "hit3", line: 2 },
    ],
  },
  learner_error: {
    verdict: "learner_error",
    points: 0,
    messages: [{ key: "error.NameError", text: "ยังไม่มีตัวแปรชื่อ rank ตรวจตัวสะกด หรือหมายถึง ranks?", variable: null, line: 1 }],
    error: { type: "NameError", line: 1, original: "Traceback (most recent call last):\nNameError: name 'rank' is not defined" },
  },
  grader_problem: { verdict: "grader_problem", points: 0, messages: [] },
};

function block(ms) {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

const engine = {
  setup() {},
  needs(request) {
    return JSON.stringify(/numpy|ranks/.test(JSON.parse(request).code) ? ["numpy"] : []);
  },
  grade_json(text) {
    const { chapter, exercise, code } = JSON.parse(text);
    block(300);
    const kind = /rank\b/.test(code) ? "learner_error" : /___|< 3/.test(code) ? "not_yet" : /!!/.test(code) ? "grader_problem" : "passed";
    return JSON.stringify({
      version: 1, chapter, exercise, max_points: 2, error: null, output: code.includes("print") ? "0.8333\n" : "",
      variables: [
        { name: "hit1", state: kind === "learner_error" ? "missing" : "right", found: kind === "learner_error" ? null : "0.6333" },
        { name: "hit3", state: kind === "passed" ? "right" : kind === "learner_error" ? "missing" : "wrong", found: kind === "learner_error" ? null : "0.7667" },
      ],
      ...say[kind],
    });
  },
  run_cell(text, onText) {
    const { code } = JSON.parse(text);
    if (code.includes("while True")) for (let i = 0; ; i += 1) { onText("stdout", `รอบที่ ${i}\n`); block(2); }
    block(200);
    const outputs = [];
    if (code.includes("print")) { onText("stdout", "30\n"); outputs.push({ type: "stream", name: "stdout", text: "30\n" }); }
    if (code.includes("table")) outputs.push({ type: "table", columns: ["หมวด", "คำถาม", "hit@1"], index: ["0", "1"], rows: [["returns", "6", "0.1667"], ["shipping", "5", "0.4"]], truncated: 3 });
    if (code.includes("plot")) outputs.push({ type: "svg", alt: "อันดับของ 30 คำถาม", svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 90"><g style="fill: var(--c-plot-1)"><rect x="10" y="30" width="40" height="50"/><rect x="60" y="10" width="40" height="70"/></g><text x="120" y="50" style="fill: currentColor">อันดับที่ดีที่สุดคือ ๑ น้ำ</text><script>alert(1)</script></svg>' });
    const error = code.includes("rank ") ? { type: "NameError", line: 1, original: "NameError: name 'rank' is not defined", explanation: "ยังไม่มีตัวแปรชื่อ rank" } : null;
    return JSON.stringify({ version: 1, outputs, error });
  },
};

export async function loadPyodide({ indexURL }) {
  if (new URL(self.location.href).searchParams.has("fail") || globalThis.failBoot) throw new Error("no network");
  for (let i = 0; i < 10; i += 1) {
    await (await fetch(`${indexURL}part.bin?${i}`)).arrayBuffer();
    await pause(80);
  }
  return {
    FS: { mkdirTree() {}, chdir() {} },
    loadedPackages: {},
    unpackArchive() {},
    runPython() {},
    pyimport: () => engine,
    async loadPackage(names) {
      for (const name of names) {
        await (await fetch(`${indexURL}part.bin?${name}`)).arrayBuffer();
        await pause(500);
        this.loadedPackages[name] = "x";
      }
    },
    setStdin() {},
    setInterruptBuffer() {},
  };
}
