/**
 * Keeps kernels at hand: the one that works, and behind it a warm spare.
 *
 * A small image starts in a fraction of the time of a large one. So the first kernel is as small as the
 * first job allows; while the reader reads, a spare with everything starts behind it. It takes over when a
 * job outgrows the first kernel, or when the learner stops an endless loop.
 */

import type { LoadProgress } from "../protocol";
import { type Kernel, KernelStopped } from "./client";

export interface PoolEvents {
  onProgress(progress: LoadProgress): void;
  onBooting(): void;
  onReady(): void;
  onFailed(reason: Error): void;
}

export interface PoolOptions {
  /** Names of the images: one that starts fast, one that has everything, any between, smallest first. */
  images: { small: string; between?: string[]; large: string };
  /** How long the kernel must have been ready before a spare starts, in ms; null: no spare. */
  spareAfter: number | null;
  /**
   * A spare does not start while a job runs: both would take twice as long. A job that has not ended after a
   * few looks is likely to be stopped, and then the spare is what the learner waits for: it starts all the same.
   */
  isBusy?: () => boolean;
}

interface Held {
  kernel: Kernel;
  image: string;
  ready: Promise<Kernel>;
  isReady: boolean;
  /** The page is told how it starts. */
  shown: boolean;
}

/** So many looks in a row find the kernel busy before a spare starts beside the running job. */
const PATIENCE = 3;

export class KernelPool {
  private held: Held | null = null;
  private spare: Held | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly make: (image: string) => Kernel,
    private readonly events: PoolEvents,
    private readonly options: PoolOptions,
  ) {}

  /**
   * The kernel, started if there is none. Rejects when it cannot start; the next call tries again.
   *
   * @param least the smallest image that will do; a kernel that starts from a smaller one goes on to it,
   *   or makes way if it is too late for that. Not given: nothing waits for the kernel yet
   */
  acquire(least?: string): Promise<Kernel> {
    const { held } = this;
    if (held && !held.isReady && least !== undefined && this.rank(held.image) <= this.rank(least)) {
      if (held.kernel.choose(least)) held.image = least;
      else if (held.image !== least) this.drop();
    }
    this.held ??= this.start(least ?? this.options.images.small, true, least === undefined);
    return this.held.ready;
  }

  /**
   * A larger kernel in place of the one at hand: the spare, or one that starts.
   *
   * @param least the image that may do, if it is larger than the one at hand; else it has everything
   */
  grow(least: string): Promise<Kernel> {
    if (this.held?.image === this.largest) return this.held.ready;
    return this.takeOver(this.held && this.rank(least) > this.rank(this.held.image) ? least : this.largest);
  }

  /** True if there is a larger image than that of the kernel at hand. */
  get canGrow(): boolean {
    return this.held !== null && this.held.image !== this.largest;
  }

  /** Ends the kernel at hand, whatever it does; another one is there or starts at once. */
  replace(): void {
    void this.takeOver(this.held?.image ?? this.options.images.small).catch(() => undefined);
  }

  /** Ends the kernel at hand; the next `acquire` starts another. */
  drop(): void {
    const old = this.held;
    this.held = null;
    old?.kernel.terminate();
  }

  private rank(image: string): number {
    const { small, between = [], large } = this.options.images;
    return [small, ...between, large].indexOf(image);
  }

  private get largest(): string {
    return this.options.images.large;
  }

  /** The spare, or a new kernel, in place of the one at hand. */
  private takeOver(image: string): Promise<Kernel> {
    const next = this.spare ?? this.start(image, true);
    this.spare = null;
    this.drop();
    this.use(next);
    return next.ready;
  }

  /** The spare becomes the one at hand: from now on the page sees how it starts. */
  private use(held: Held): void {
    this.held = held;
    if (held.shown) return;
    held.shown = true;
    if (held.isReady) {
      this.events.onReady();
      this.planSpare();
    } else {
      this.events.onBooting();
    }
  }

  private planSpare(looks = 0): void {
    const { spareAfter } = this.options;
    if (spareAfter === null || this.timer !== null) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      if (looks + 1 < PATIENCE && this.options.isBusy?.()) this.planSpare(looks + 1);
      else if (this.held?.isReady) this.spare ??= this.start(this.largest, false);
    }, spareAfter);
  }

  private start(image: string, shown: boolean, patient = false): Held {
    const kernel = this.make(image);
    const held: Held = { kernel, image, shown, isReady: false, ready: Promise.resolve(kernel) };
    held.ready = this.boot(held, patient);
    held.ready.catch(() => undefined);
    return held;
  }

  private async boot(held: Held, patient: boolean): Promise<Kernel> {
    const { kernel } = held;
    if (held.shown) this.events.onBooting();
    try {
      const image = await kernel.boot((progress) => {
        if (held.shown && this.held === held) this.events.onProgress(progress);
      }, patient);
      // What was asked for last may have come too late.
      if (image !== undefined && this.rank(image) >= 0) held.image = image;
    } catch (cause) {
      const reason = cause instanceof Error ? cause : new Error(String(cause));
      if (this.spare === held) this.spare = null;
      if (this.held === held) {
        this.held = null;
        kernel.terminate();
        this.events.onFailed(reason);
      }
      throw reason;
    }
    held.isReady = true;
    if (this.held === held) {
      this.events.onReady();
      this.planSpare();
    } else if (this.spare !== held) {
      throw new KernelStopped("replaced while it started");
    }
    return kernel;
  }
}
