// Zstandard, decoded by the reference decoder compiled to WebAssembly (npm package zstddec). It
// checks each frame's checksum, so a damaged file is an error here and never a wrong heap.

let decoder = null;

/** @param {Uint8Array} bytes the decoder's .wasm */
export async function prepare(bytes) {
  let views = null;
  const imports = {
    env: {
      emscripten_notify_memory_growth() {
        views = null;
      },
    },
  };
  const { instance } = await WebAssembly.instantiate(bytes, imports);
  const x = instance.exports;
  const memory = () =>
    (views ??= { u8: new Uint8Array(x.memory.buffer), u32: new Uint32Array(x.memory.buffer) });
  decoder = { x, memory };
}

/** Decodes one frame that arrives in pieces. */
export class Stream {
  /**
   * @param {(chunk: Uint8Array) => void} onChunk given the decoded bytes, in order; a chunk is good
   *   only until it returns
   */
  constructor(onChunk) {
    const { x } = decoder;
    this.onChunk = onChunk;
    this.context = x.ZSTD_createDCtx();
    this.outSize = 1 << 18;
    this.inSize = 1 << 18;
    this.buffers = x.malloc(24 + this.inSize + this.outSize);
    this.hint = 1;
  }

  /** @param {Uint8Array} bytes */
  push(bytes) {
    for (let at = 0; at < bytes.length; at += this.inSize) {
      this.pushPart(bytes.subarray(at, at + this.inSize));
    }
  }

  pushPart(bytes) {
    const { x, memory } = decoder;
    const [input, output] = [this.buffers, this.buffers + 12];
    const [source, target] = [this.buffers + 24, this.buffers + 24 + this.inSize];
    memory().u8.set(bytes, source);
    memory().u32.set([source, bytes.length, 0, target, this.outSize, 0], input >> 2);
    let full = true;
    // A full output buffer may mean that more waits inside, even when the input is used up; but not at
    // the frame's end, where the decoder would begin another.
    while (memory().u32[(input >> 2) + 2] < bytes.length || (full && this.hint !== 0)) {
      memory().u32[(output >> 2) + 2] = 0;
      this.hint = x.ZSTD_decompressStream(this.context, output, input);
      if (this.hint > 0xffffff00 || this.hint < 0) this.fail('damaged');
      const written = memory().u32[(output >> 2) + 2];
      if (written > 0) this.onChunk(memory().u8.subarray(target, target + written));
      full = written === this.outSize;
    }
  }

  end() {
    if (this.hint !== 0) this.fail('cut short');
    this.free();
  }

  fail(what) {
    this.free();
    throw new Error(`zstd: ${what}`);
  }

  free() {
    const { x } = decoder;
    if (this.context) x.ZSTD_freeDCtx(this.context);
    if (this.context) x.free(this.buffers);
    this.context = 0;
  }
}

/** Decode `bytes` whole into an array of `raw` bytes. */
export function decode(bytes, raw) {
  const whole = new Uint8Array(raw);
  let at = 0;
  const stream = new Stream((chunk) => {
    whole.set(chunk, at);
    at += chunk.length;
  });
  stream.push(bytes);
  stream.end();
  if (at !== raw) throw new Error(`zstd: ${at} bytes instead of ${raw}`);
  return whole;
}
