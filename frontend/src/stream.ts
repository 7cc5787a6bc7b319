/** Passes a program's text on in batches, so that endless printing cannot flood the page. */

/** Characters of streamed text that one run may show; the engine caps its own record likewise. */
export const STREAM_LIMIT = 100_000;

const QUICK_MESSAGES = 200;
const BATCH_MS = 50;

type Name = "stdout" | "stderr";
type Send = (name: Name, text: string) => void;

/**
 * The first writes go out at once (a program that prints little and then hangs shows all it printed);
 * after that at most every 50 ms; nothing beyond the limit.
 */
export class TextBatcher {
  private pending: { name: Name; text: string } | null = null;
  private left = STREAM_LIMIT;
  private quick = QUICK_MESSAGES;
  private last = -Infinity;

  constructor(
    private readonly send: Send,
    private readonly now: () => number = () => performance.now(),
  ) {}

  write(name: Name, text: string): void {
    if (this.left <= 0 || text === "") return;
    const part = text.slice(0, this.left);
    this.left -= part.length;
    if (this.pending && this.pending.name !== name) this.flush();
    this.pending = { name, text: (this.pending?.text ?? "") + part };
    if (this.quick > 0) {
      this.quick -= 1;
      this.flush();
    } else if (this.left <= 0 || this.now() - this.last >= BATCH_MS) {
      this.flush();
    }
  }

  flush(): void {
    if (!this.pending) return;
    const { name, text } = this.pending;
    this.pending = null;
    this.last = this.now();
    this.send(name, text);
  }
}
