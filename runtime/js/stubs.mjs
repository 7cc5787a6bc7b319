// Generates the functions that stand in the table for libraries that are not loaded yet.
//
// A stub has the type of the function that it stands for. It calls `load` with its slot's number,
// which puts the library's own functions into the table, and then calls what the slot holds.

const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const [TYPE, IMPORT, FUNCTION, ELEMENT, CODE] = [1, 2, 3, 9, 10];
const VALUE = { i: 0x7f, j: 0x7e, f: 0x7d, d: 0x7c };
/** Numbers are written with so many bytes whatever their size, so that they have a place. */
const WIDE = 5;
const SLOT_LENGTH = 3;
/** Where a stub has its slot's number: from its beginning and from its end. */
const [SLOT_AT, SLOT_FROM_END] = [4, 8];

/**
 * Fill slots of a table with stubs.
 *
 * @param {WebAssembly.Table} table long enough
 * @param {string[]} types parameters>results, each a letter of i j f d: "iid>i"
 * @param {number[]} slots below 2^20, each once; they take least room when neighbours stand together
 * @param {number[]} of the number of each slot's type
 * @param {(slot: number) => void} load puts the function itself into the slot, or throws
 */
export function fillWithStubs(table, types, slots, of, load) {
  if (slots.length === 0) return;
  const module = new WebAssembly.Module(stubModule(types, slots, of));
  new WebAssembly.Instance(module, { env: { table, load } });
}

/** The module's bytes; it imports env.load and env.table. */
export function stubModule(types, slots, of) {
  const count = slots.length;
  const stubs = types.map(stub);
  let size = 256 + 32 * count;
  for (const type of types) size += type.length + 8;
  for (let i = 0; i < count; i++) size += stubs[of[i]].length;
  const out = new Uint8Array(size);
  let at = 0;
  const put = (bytes) => {
    out.set(bytes, at);
    at += bytes.length;
  };
  const section = (kind, count, write) => {
    put([kind, ...number(0, WIDE)]);
    const start = at;
    put(number(count, WIDE));
    write();
    out.set(number(at - start, WIDE), start - WIDE);
  };
  put(HEADER);
  section(TYPE, types.length + 1, () => {
    for (const type of [...types, 'i>']) {
      put([0x60]);
      for (const part of type.split('>')) put([...number(part.length, 2), ...values(part)]);
    }
  });
  section(IMPORT, 2, () => {
    put([...name('env'), ...name('load'), 0, ...number(types.length, 2)]);
    put([...name('env'), ...name('table'), 1, 0x70, 0, 0]);
  });
  section(FUNCTION, count, () => {
    for (let i = 0; i < count; i++) {
      out[at++] = (of[i] & 127) | 128;
      out[at++] = of[i] >> 7;
    }
  });
  const runs = runsOf(slots);
  section(ELEMENT, runs.length, () => {
    for (const [from, to] of runs) {
      put([0, 0x41, ...number(slots[from], SLOT_LENGTH), 0x0b, ...number(to - from, WIDE)]);
      for (let i = from + 1; i <= to; i++) at = place(out, at, i); // 0 is the import
    }
  });
  section(CODE, count, () => {
    for (let i = 0; i < count; i++) {
      const body = stubs[of[i]];
      const end = at + body.length;
      for (let k = 0; k < body.length; k++) out[at + k] = body[k];
      place(out, at + SLOT_AT, slots[i]);
      place(out, end - SLOT_FROM_END, slots[i]);
      at = end;
    }
  });
  return out.subarray(0, at);
}

/** A stub's code with room for the slot's number, at SLOT_AT and before the last call. */
function stub(type, index) {
  const passed = [];
  for (let i = 0; i < type.indexOf('>'); i++) passed.push(0x20, ...number(i, i < 128 ? 1 : 2));
  const slot = [0x41, ...number(0, SLOT_LENGTH)];
  const body = [0, ...slot, 0x10, 0, ...passed, ...slot, 0x11, ...number(index, 2), 0, 0x0b];
  return Uint8Array.from([...number(body.length, 2), ...body]);
}

/** Write a number of SLOT_LENGTH bytes; return where the next thing goes. */
function place(out, at, value) {
  out[at] = (value & 127) | 128;
  out[at + 1] = ((value >> 7) & 127) | 128;
  out[at + 2] = value >> 14;
  return at + SLOT_LENGTH;
}

/** Where neighbours stand together: from, to. */
function runsOf(slots) {
  const runs = [];
  for (let from = 0, i = 1; i <= slots.length; i++) {
    if (i < slots.length && slots[i] === slots[i - 1] + 1) continue;
    runs.push([from, i]);
    from = i;
  }
  return runs;
}

/** A number as LEB128 of `length` bytes. */
function number(value, length) {
  const bytes = [];
  for (let i = 0; i < length; i++) {
    bytes.push((value & 127) | (i < length - 1 ? 128 : 0));
    value = Math.floor(value / 128);
  }
  return bytes;
}

function name(text) {
  return [text.length, ...new TextEncoder().encode(text)];
}

function values(part) {
  return [...part].map((letter) => VALUE[letter]);
}
