import { describe, expect, it } from "vitest";
import { BorderError, parseNeeds, parseReport, parseRunResult } from "../../src/border";
import { parsePayload } from "../../src/payload";
import { fixtures } from "./helpers";

const PAGE = "https://site.test/deep/book/evaluate.html";

describe("shared fixtures of the borders", () => {
  it.each(fixtures("grade-report-"))("%s is a report", (_name, text) => {
    const given = JSON.parse(text) as { verdict: string; messages: { text: string }[] };
    const report = parseReport(text);
    expect(report.verdict).toBe(given.verdict);
    expect(report.messages.map((message) => message.text)).toEqual(given.messages.map((message) => message.text));
  });

  it.each(fixtures("run-result-"))("%s is a run's result", (_name, text) => {
    const given = JSON.parse(text) as { outputs: unknown[]; error: { explanation: string } | null };
    const result = parseRunResult(text);
    expect(result.outputs).toEqual(given.outputs);
    expect(result.error?.explanation).toBe(given.error?.explanation);
  });

  it.each(fixtures("payload-"))("%s is a payload", (_name, text) => {
    const given = JSON.parse(text) as { exercises: { id: string }[]; bundle: string };
    const payload = parsePayload(text, PAGE, document);
    expect(payload.exercises.map(({ id }) => id)).toEqual(given.exercises.map(({ id }) => id));
    expect(payload.bundle).toBe(`https://site.test/deep/${given.bundle}`);
    expect(payload.runtime).toMatch(/^https:\/\/site\.test\/deep\/.*\/$/);
  });

  it("a payload leaves code to the page that shows it", () => {
    const [, text] = fixtures("payload-evaluate")[0]!;
    const full = JSON.parse(text) as { given: string; exercises: { id: string; starter: string }[] };
    const { id, starter } = full.exercises[0]!;
    const short = { ...full, given: null, exercises: [{ ...full.exercises[0], starter: null }] };
    expect(() => parsePayload(JSON.stringify(short), PAGE, document)).toThrow("payload.given");
    const page = document.createElement("main");
    const code = (text: string, role: string) => {
      const pre = document.createElement("pre");
      pre.dataset["role"] = role;
      pre.append(document.createElement("code"));
      pre.firstElementChild!.textContent = text.trimEnd();
      return pre;
    };
    const [given, exercise] = [document.createElement("details"), document.createElement("course-exercise")];
    given.dataset["role"] = "given";
    given.append(code(full.given, ""));
    exercise.dataset["exercise"] = id;
    exercise.append(code(starter, "starter"));
    page.append(given, exercise);
    const payload = parsePayload(JSON.stringify(short), PAGE, page);
    expect(payload.given).toBe(full.given.trimEnd());
    expect(payload.exercises[0]!.starter).toBe(starter.trimEnd());
  });

  it("finds fixtures of every kind", () => {
    for (const kind of ["grade-request-", "grade-report-", "run-request-", "run-result-", "payload-"]) {
      expect(fixtures(kind).length, kind).toBeGreaterThan(0);
    }
  });
});

describe("what does not keep to the border is refused", () => {
  const [, good] = fixtures("grade-report-passed")[0]!;
  const change = (fields: Record<string, unknown>) =>
    JSON.stringify({ ...(JSON.parse(good) as Record<string, unknown>), ...fields });

  it.each([
    ["not JSON", "{"],
    ["a list", "[]"],
    ["another version", change({ version: 2 })],
    ["an unknown verdict", change({ verdict: "fine" })],
    ["points as text", change({ points: "2" })],
    ["a message without text", change({ messages: [{ key: "x" }] })],
    ["an unknown state", change({ variables: [{ name: "a", state: "maybe", found: null }] })],
  ])("%s", (_name, text) => {
    expect(() => parseReport(text)).toThrow(BorderError);
  });

  it("accepts keys that a later engine adds", () => {
    expect(parseReport(change({ later: 1 })).verdict).toBe("passed");
  });

  it("names the place", () => {
    expect(() => parseRunResult('{"version":1,"outputs":[{"type":"html"}],"error":null}')).toThrow("result.outputs[0].type");
    expect(() => parseNeeds('["numpy", 3]')).toThrow(BorderError);
  });
});
