// Free memory holds what was last written there: megabytes that an image would carry along.

// A chunk of the allocator (dlmalloc): the size of a free chunk before it, its own size with flags,
// then what it holds. A free one holds its neighbours in a list of like ones, a larger one a tree's.
const IN_USE = 2;
const SMALL = 256;
const LINKS = { small: 16, large: 32 };
const FOOT = 40; // ends the memory

/**
 * Fill all free memory with zeros. Pyodide's Python has no allocator of its own above malloc, so this
 * reaches what Python freed, too.
 *
 * Nothing is allocated or freed for it: the lists of free memory stay as they are, and a layer does
 * not differ from its parent in each of them.
 */
export function clearFreeMemory(M) {
  const end = M._sbrk(0);
  let at = M.___heap_base;
  while (at + FOOT < end) {
    const head = M.HEAPU32[(at + 4) >> 2];
    const size = head & ~7;
    if (size < 16 || at + size > end) break;
    if (!(head & IN_USE)) {
      const links = size < SMALL ? LINKS.small : LINKS.large;
      if (size > links) M.HEAPU8.fill(0, at + links, at + size);
    }
    at += size;
  }
  if (at + FOOT !== end) throw new Error('the memory is not made of chunks as expected');
}
