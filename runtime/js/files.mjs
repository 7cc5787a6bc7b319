// The runtime's files: fetched, checked, kept for the next visit.
//
// Every name holds the hash of its content, so a kept copy is never stale; what no manifest names
// any more is thrown away. A file that arrives damaged or cut short is noticed by its checksum and
// size; the next start fetches it past every cache.
import { decode, Stream } from './zstd.mjs';

const CACHE = 'course-runtime';
const TRIES = 3;
const KEEP_AFTER = 1500; // ms

/** A file could not be had. The page can say so and offer to try again. */
export class DownloadError extends Error {
  name = 'DownloadError';

  constructor(file, cause) {
    super(`${file} could not be loaded: ${cause?.message ?? cause}`, { cause });
    this.file = file;
    /** The site has no such file: trying again would not help. */
    this.missing = cause?.status === 404;
  }
}

function failedWith(status) {
  return Object.assign(new Error(`HTTP ${status}`), { status });
}

export class Files {
  /**
   * @param {string} base address of the folder that holds them
   * @param {Set<string>} bad names of files that arrived damaged in an earlier start
   */
  constructor(base, bad) {
    this.base = base;
    this.bad = bad;
    this.onBytes = () => {};
    // On a first visit there is nothing to look up, and looking would hold up every file.
    this.kept = (globalThis.caches?.has(CACHE) ?? Promise.resolve(false))
      .then((there) => (there ? caches.open(CACHE) : null))
      .catch(() => null);
    this.toKeep = [];
    this.later = 0;
  }

  /**
   * Fetch a file at once and decode it while it arrives.
   *
   * @param {{file: string, size: number, raw: number}} entry of the manifest
   * @param {Promise<(chunk: Uint8Array) => void>} ready what gets the decoded bytes, once it is
   *   this file's turn; until then the bytes that arrive wait
   */
  async stream(entry, ready) {
    ready.catch(() => {}); // awaited below
    const body = await this.body(entry);
    let raw = 0;
    let stream = null;
    const waiting = [];
    const drain = () => {
      for (const bytes of waiting.splice(0)) stream.push(bytes);
    };
    const start = ready.then((sink) => {
      stream = new Stream((chunk) => {
        raw += chunk.length;
        sink(chunk);
      });
    });
    start.catch(() => {});
    try {
      for await (const bytes of body) {
        waiting.push(bytes);
        if (stream) drain();
      }
    } catch (error) {
      stream?.free();
      throw this.failed(entry, error);
    }
    await start;
    try {
      drain();
      stream.end();
      if (raw !== entry.raw) throw new Error(`${raw} bytes instead of ${entry.raw}`);
    } catch (error) {
      throw this.failed(entry, error);
    } finally {
      stream.free();
    }
  }

  /** Fetch and decode a file whole, once `turn` has come. */
  async whole(entry, turn) {
    const bytes = new Uint8Array(entry.raw);
    let at = 0;
    const sink = (chunk) => {
      bytes.set(chunk, at);
      at += chunk.length;
    };
    await this.stream(entry, turn.then(() => sink));
    return bytes;
  }

  /** Fetch and parse a JSON file, once `turn` has come. */
  async json(entry, turn) {
    return JSON.parse(new TextDecoder().decode(await this.whole(entry, turn)));
  }

  /** Fetch a file as it is, behind whatever else is fetched. */
  async packed(entry) {
    const bytes = new Uint8Array(entry.size);
    let at = 0;
    try {
      for await (const chunk of await this.body(entry, 'low')) {
        bytes.set(chunk, at);
        at += chunk.length;
      }
      if (at !== entry.size) throw new Error(`${at} bytes instead of ${entry.size}`);
    } catch (error) {
      throw this.failed(entry, error);
    }
    return bytes;
  }

  /** Fetch and decode a file while Python waits for it (workers only). */
  wholeNow(entry) {
    return this.now(entry, (packed) => decode(packed, entry.raw));
  }

  /**
   * Fetch a file while Python waits for it (workers only).
   *
   * @param {{file: string}} entry
   * @param {(packed: Uint8Array) => T} read makes of it what is returned; throws if it is damaged
   * @returns {T}
   * @template T
   */
  now(entry, read) {
    let cause = null;
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      try {
        const request = new XMLHttpRequest();
        request.open('GET', this.base + entry.file, false);
        request.responseType = 'arraybuffer';
        if (attempt > 1) request.setRequestHeader('Cache-Control', 'no-cache');
        request.send();
        if (request.status !== 200) throw failedWith(request.status);
        const packed = new Uint8Array(request.response);
        const bytes = read(packed);
        this.toKeep.push([entry.file, [packed]]);
        // Others may follow; and whoever waits for this one comes first.
        clearTimeout(this.later);
        this.later = setTimeout(() => void this.keep(), KEEP_AFTER);
        return bytes;
      } catch (error) {
        cause = error;
      }
    }
    throw new DownloadError(entry.file, cause);
  }

  /**
   * Keep what was fetched for the next visit.
   *
   * @param {string[]} [current] the names of all files there are now: others are thrown away
   */
  async keep(current) {
    const fetched = this.toKeep.splice(0);
    if (!globalThis.caches) return;
    try {
      const cache = await caches.open(CACHE);
      for (const [file, chunks] of fetched) {
        if (!this.bad.has(file)) await cache.put(this.base + file, new Response(new Blob(chunks)));
      }
      if (!current) return;
      const wanted = new Set(current.map((file) => this.base + file));
      for (const { url } of await cache.keys()) {
        if (url.startsWith(this.base) && !wanted.has(url)) await cache.delete(url);
      }
    } catch (error) {
      console.warn('runtime: not kept for the next visit', error); // e.g. the disk is full
    }
  }

  failed(entry, cause) {
    this.bad.add(entry.file);
    return cause instanceof DownloadError ? cause : new DownloadError(entry.file, cause);
  }

  /** The file's bytes as they arrive, counted. */
  async body(entry, priority = 'auto') {
    const url = this.base + entry.file;
    const again = this.bad.delete(entry.file);
    const cache = await this.kept;
    let response = again ? null : await cache?.match(url).catch(() => null);
    const fresh = !response;
    if (again) await cache?.delete(url).catch(() => null);
    try {
      response ??= await fetch(url, { priority, ...(again ? { cache: 'reload' } : {}) });
      if (!response.ok) throw failedWith(response.status);
    } catch (error) {
      throw this.failed(entry, error);
    }
    return this.read(entry, response.body.getReader(), fresh);
  }

  async *read(entry, reader, fresh) {
    const chunks = [];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (fresh) chunks.push(value);
      this.onBytes(value.length);
      yield value;
    }
    if (fresh) this.toKeep.push([entry.file, chunks]);
  }
}
