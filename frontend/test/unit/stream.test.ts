import { describe, expect, it } from "vitest";
import { ByteMeter } from "../../src/bytes";
import { STREAM_LIMIT, TextBatcher } from "../../src/stream";

describe("TextBatcher", () => {
  const batcher = () => {
    const sent: [string, string][] = [];
    let time = 0;
    const text = new TextBatcher((name, part) => sent.push([name, part]), () => time);
    return { sent, text, wait: (ms: number) => (time += ms) };
  };

  it("sends the first words at once", () => {
    const { sent, text } = batcher();
    text.write("stdout", "a");
    text.write("stderr", "b");
    expect(sent).toEqual([["stdout", "a"], ["stderr", "b"]]);
  });

  it("sends endless printing in few, bounded messages", () => {
    const { sent, text, wait } = batcher();
    for (let i = 0; i < 100_000; i += 1) {
      text.write("stdout", "line\n");
      wait(0.1);
    }
    text.flush();
    expect(sent.length).toBeLessThan(500);
    expect(sent.map(([, part]) => part).join("").length).toBe(STREAM_LIMIT);
  });

  it("loses nothing below the limit and keeps the order of the two streams", () => {
    const { sent, text } = batcher();
    let wanted = "";
    for (let i = 0; i < 1000; i += 1) {
      text.write(i % 7 === 0 ? "stderr" : "stdout", `${i},`);
      wanted += `${i},`;
    }
    text.flush();
    expect(sent.map(([, part]) => part).join("")).toBe(wanted);
  });
});

describe("ByteMeter", () => {
  it("counts bytes as they come and knows how many are to come", async () => {
    const meter = new ByteMeter(() => undefined);
    const response = meter.watch(new Response("0123456789", { headers: { "content-length": "10" } }));
    expect([meter.loaded, meter.total]).toEqual([0, 10]);
    expect(await response.text()).toBe("0123456789");
    expect(meter.loaded).toBe(10);
  });

  it("counts what the browser decompresses by its length on the wire", async () => {
    const meter = new ByteMeter(() => undefined);
    const headers = { "content-length": "4", "content-encoding": "gzip" };
    await meter.watch(new Response("0123456789", { headers })).text();
    expect([meter.loaded, meter.total]).toEqual([4, 4]);
  });
});
