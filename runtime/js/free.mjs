// Free memory holds what was last written there: megabytes that an image would carry along.

const LARGEST = 1 << 16;

/**
 * Fill all free memory with zeros: take it piece by piece, the largest first, clear it, give it back.
 * Pyodide's Python has no allocator of its own above malloc, so this reaches what Python freed, too.
 */
export function clearFreeMemory(M) {
  const end = M._sbrk(0);
  // What was given back grows together; the second time takes the seams as well.
  for (let time = 0; time < 2; time++) {
    const taken = [];
    for (let size = LARGEST; size >= 8; size = size > 512 ? size >> 1 : size - 8) {
      for (;;) {
        const piece = M._PyMem_Malloc(size);
        taken.push(piece);
        if (piece + size > end) break; // new memory, which is zero
        const usable = (M.HEAPU32[(piece - 4) >> 2] & ~7) - 4;
        M.HEAPU8.fill(0, piece, piece + usable);
      }
    }
    for (const piece of taken) M._PyMem_Free(piece);
  }
}
