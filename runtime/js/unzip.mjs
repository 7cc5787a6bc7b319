// Reads a zip's list of members without unpacking it.
import { inflateSync } from 'fflate';

/**
 * @param {Uint8Array} bytes a zip without encryption, below 4 GB
 * @returns {Array<{path: string, size: number, read: () => Uint8Array}>}
 */
export function members(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) throw new Error('no zip');
  const found = [];
  const text = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const stored = view.getUint16(at + 10, true) === 0;
    const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const [name, extra, comment] = [28, 30, 32].map((i) => view.getUint16(at + i, true));
    const header = view.getUint32(at + 42, true);
    const path = text.decode(bytes.subarray(at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
    if (path.endsWith('/')) continue;
    const read = () => {
      const from = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
      const content = bytes.subarray(from, from + packed);
      return stored ? content.slice() : inflateSync(content, { out: new Uint8Array(size) });
    };
    found.push({ path, size, read });
  }
  return found;
}
