/** Counts what comes over the wire, so that the progress bar can say how many MB are still to come. */

export class ByteMeter {
  loaded = 0;
  total = 0;
  private reported = -Infinity;

  constructor(
    private readonly report: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  reset(): void {
    this.loaded = 0;
    this.total = 0;
  }

  /**
   * A response that counts its bytes while it is read. A body that the browser decompresses is counted
   * in one piece when it is through: its length on the wire is known, its progress is not.
   */
  watch(response: Response): Response {
    const length = Number(response.headers.get("content-length") ?? 0);
    if (!response.ok || !response.body) return response;
    const encoded = response.headers.has("content-encoding");
    this.total += length;
    let counted = 0;
    const count = (bytes: number, end: boolean) => {
      const step = encoded ? (end ? length : 0) : bytes;
      counted += step;
      this.loaded += step;
      if (counted > length) this.total = Math.max(this.total, this.loaded);
      if (end || this.now() - this.reported > 100) {
        this.reported = this.now();
        this.report();
      }
    };
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          count(chunk.byteLength, false);
          controller.enqueue(chunk);
        },
        flush() {
          count(0, true);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  }
}
