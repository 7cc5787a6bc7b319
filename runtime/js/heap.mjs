// Lays heap images into the memory that Pyodide is going to use.

/**
 * Return a sink for one image's decoded bytes.
 *
 * Where the image before has memory, an image is stored as the difference (exclusive or) from it.
 *
 * @param {WebAssembly.Memory} memory
 * @param {Array<[number, number]>} runs address and length of the pages that differ
 * @param {number} before size of the image before
 */
export function heapSink(memory, runs, before) {
  const u8 = new Uint8Array(memory.buffer);
  let run = 0;
  let done = 0; // bytes of this run
  return (chunk) => {
    let at = 0;
    while (at < chunk.length) {
      const [address, length] = runs[run];
      const take = Math.min(chunk.length - at, length - done);
      if (address < before) mix(u8, address + done, chunk, at, take);
      else u8.set(chunk.subarray(at, at + take), address + done);
      at += take;
      done += take;
      if (done === length) {
        run += 1;
        done = 0;
      }
    }
  };
}

function mix(u8, to, chunk, from, length) {
  const end = from + length;
  let i = from;
  let j = to;
  while (i < end && j & 3) u8[j++] ^= chunk[i++];
  if (((chunk.byteOffset + i) & 3) === 0) {
    const words = (end - i) >> 2;
    const source = new Uint32Array(chunk.buffer, chunk.byteOffset + i, words);
    const target = new Uint32Array(u8.buffer, u8.byteOffset + j, words);
    for (let k = 0; k < words; k++) target[k] ^= source[k];
    i += words * 4;
    j += words * 4;
  }
  while (i < end) u8[j++] ^= chunk[i++];
}

/**
 * Note what lies where an image is going to be laid.
 *
 * @param {WebAssembly.Memory} memory
 * @param {Array<[number, number]>} runs
 * @param {number} before size of the image before: what comes after it is empty
 * @returns {() => void} puts it back
 */
export function savedRuns(memory, runs, before) {
  const u8 = new Uint8Array(memory.buffer);
  const saved = runs.map(([at, length]) => (at < before ? u8.slice(at, at + length) : null));
  return () => {
    for (const [i, [at, length]] of runs.entries()) {
      if (saved[i]) u8.set(saved[i], at);
      else u8.fill(0, at, at + length);
    }
  };
}

/** Return a sink that cuts the libraries' bytes apart and compiles each as soon as it is there. */
export function librarySink(libs, compiled) {
  let lib = 0;
  let at = 0;
  let bytes = libs.length > 0 ? new Uint8Array(libs[0].size) : null;
  compiled.length = 0;
  return (chunk) => {
    let from = 0;
    while (from < chunk.length) {
      const take = Math.min(chunk.length - from, bytes.length - at);
      bytes.set(chunk.subarray(from, from + take), at);
      from += take;
      at += take;
      if (at === bytes.length) {
        const module = WebAssembly.compile(bytes);
        module.catch(() => {}); // reported where it is awaited
        compiled.push(module);
        lib += 1;
        at = 0;
        bytes = lib < libs.length ? new Uint8Array(libs[lib].size) : null;
      }
    }
  };
}
