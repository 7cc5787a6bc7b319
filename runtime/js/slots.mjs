// What the function table and the global offset table of a running Pyodide hold.

/** Each symbol's address, as the libraries that were loaded so far see it. */
export function gotValues(M) {
  return Object.fromEntries(Object.entries(M.GOT).map(([name, entry]) => [name, entry.value]));
}

// Table slots that no library's own segment fills: functions whose address somebody took. Each is
// [slot, index in libs or -1 for the main module, name of the function].
export function dynamicSlots(M, tableAtBoot, libs) {
  const taken = new Uint8Array(M.wasmTable.length);
  for (const { tableBase, tableSize } of libs) taken.fill(1, tableBase, tableBase + tableSize);
  const source = new Map();
  const dsoByName = M.LDSO.loadedLibsByName;
  const add = (exports, from) => {
    for (const [name, value] of Object.entries(exports)) {
      if (typeof value === 'function' && !source.has(value)) source.set(value, [from, name]);
    }
  };
  add(dsoByName.__main__.exports, -1);
  libs.forEach(({ name }, i) => add(dsoByName[name].exports, i));
  // A JavaScript function was wrapped for the table: found by the GOT entry that asked for it.
  const asked = new Map(Object.entries(gotValues(M)).map(([name, value]) => [value, name]));
  const slots = [];
  for (let i = tableAtBoot; i < taken.length; i++) {
    const f = taken[i] ? null : M.wasmTable.get(i);
    if (!f) continue;
    const found = source.get(f) ?? (asked.has(i) ? [-1, asked.get(i)] : null);
    if (!found) throw new Error(`table slot ${i} holds a function of unknown origin`);
    slots.push([i, ...found]);
  }
  return slots;
}
