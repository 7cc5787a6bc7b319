// Where the core keeps what only one of its built-in modules reads.

/**
 * The tables of the codecs for Chinese, Japanese and Korean, as [address, length] of what lies
 * together. Imports the codecs: nothing of this Python goes into an image after that.
 *
 * Each module tells where its maps are, by capsules: {name, encoding index, decoding index}, an index
 * is 256 times {address of 16 bit words, first, last}.
 */
export function codecTables(py, names) {
  const M = py._module;
  const capsules = JSON.parse(
    py.runPython(`
import importlib, json
modules = [importlib.import_module(name) for name in ${JSON.stringify(names)}]
json.dumps([id(getattr(m, n)) for m in modules for n in dir(m) if n.startswith("__map_")])
`),
  );
  if (capsules.length === 0) throw new Error('the codecs have another form than expected');
  const spans = [];
  for (const capsule of capsules) {
    const map = M.HEAPU32[(capsule >> 2) + 2];
    for (const index of M.HEAPU32.subarray((map >> 2) + 1, (map >> 2) + 3)) {
      for (let at = index; index && at < index + 256 * 8; at += 8) {
        const words = M.HEAPU32[at >> 2];
        const [first, last] = M.HEAPU8.subarray(at + 4, at + 6);
        if (words && last >= first) spans.push([words, words + (last - first + 1) * 2]);
      }
    }
  }
  spans.sort((a, b) => a[0] - b[0]);
  const together = [];
  for (const [from, to] of spans) {
    const one = together.at(-1);
    // Tables are aligned to 16 bytes.
    if (one && from <= one[1] + 16) one[1] = Math.max(one[1], to);
    else together.push([from, to]);
  }
  return together.map(([from, to]) => [from, to - from]);
}
