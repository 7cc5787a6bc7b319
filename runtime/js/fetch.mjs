// Fetches one of the runtime's files and decodes it while it arrives.
import { Decompress } from 'fzstd';

/**
 * @param {string} url of a zstd file
 * @param {(bytes: number) => void} onBytes told how many compressed bytes arrived
 * @param {(chunk: Uint8Array) => void} onChunk given the decoded bytes, in order
 */
export async function fetchZstd(url, onBytes, onChunk) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  const decoder = new Decompress((chunk) => onChunk(chunk));
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    onBytes(value.length);
    decoder.push(value);
  }
  decoder.push(new Uint8Array(0), true);
}

/** The whole of it, decoded, in one array of `raw` bytes. */
export async function fetchWhole(url, raw, onBytes) {
  const whole = new Uint8Array(raw);
  let at = 0;
  await fetchZstd(url, onBytes, (chunk) => {
    whole.set(chunk, at);
    at += chunk.length;
  });
  return whole;
}
