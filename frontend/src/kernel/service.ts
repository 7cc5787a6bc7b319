/** The page's one kernel: a queue of jobs over the pool, and the state that the page shows. */

import type { LoadProgress, RequestKind } from "../protocol";
import { type Kernel, KernelFailure, KernelOutgrown, KernelStopped, type RequestHandlers } from "./client";
import { KernelPool, type PoolEvents, type PoolOptions } from "./pool";

export type KernelState = "idle" | "loading" | "ready" | "busy" | "failed";

export interface KernelStatus {
  state: KernelState;
  /** What is loading, while something is. */
  progress: LoadProgress | null;
  failure: KernelFailure | null;
}

export interface Job {
  /** The result's JSON; rejects with KernelFailure or KernelStopped. */
  done: Promise<string>;
  /** True if Python itself was ended, so that what earlier cells had made is gone. */
  stop(): boolean;
}

interface Queued {
  kind: RequestKind;
  request: string;
  handlers: RequestHandlers;
  resolve(result: string): void;
  reject(reason: Error): void;
  settled: boolean;
}

export class KernelService {
  private readonly pool: KernelPool;
  private readonly queue: Queued[] = [];
  private active: Queued | null = null;
  /** The active job has been handed to a kernel. */
  private handed = false;
  private booted: "no" | "booting" | "yes" | "failed" = "no";
  private progress: LoadProgress | null = null;
  private failure: KernelFailure | null = null;
  private readonly listeners = new Set<(status: KernelStatus) => void>();

  /**
   * @param make a kernel that starts from the named image
   * @param leastImage a guess from the request's text: the smallest image that may do
   */
  constructor(
    make: (image: string) => Kernel,
    options: PoolOptions = { images: { small: "full", large: "full" }, spareAfter: null },
    private readonly leastImage: (request: string) => string = () => options.images.small,
  ) {
    const events: PoolEvents = {
      onBooting: () => {
        this.booted = "booting";
        this.failure = null;
        this.progress = null;
        this.publish();
      },
      onProgress: (progress) => {
        this.progress = progress;
        this.publish();
      },
      onReady: () => {
        this.booted = "yes";
        this.progress = null;
        this.publish();
      },
      onFailed: (reason) => {
        this.booted = "failed";
        this.failure = reason instanceof KernelFailure ? reason : new KernelFailure("boot", reason.message);
        this.publish();
      },
    };
    this.pool = new KernelPool(make, events, { isBusy: () => this.active !== null && this.booted === "yes", ...options });
  }

  get status(): KernelStatus {
    return { state: this.state, progress: this.progress, failure: this.failure };
  }

  private get state(): KernelState {
    if (this.booted === "failed") return "failed";
    if (this.booted === "booting") return "loading";
    if (this.booted === "no") return "idle";
    // Busy from the hand-over on, also while packages for the job are still loading: one job, one "busy".
    if (this.active && this.handed) return "busy";
    return "ready";
  }

  /** Calls back now and at every change. */
  subscribe(listener: (status: KernelStatus) => void): () => void {
    this.listeners.add(listener);
    listener(this.status);
    return () => this.listeners.delete(listener);
  }

  /** Starts Python if it is not there yet; never throws (the state tells). */
  start(): void {
    void this.pool.acquire().catch(() => undefined);
  }

  /** After a failure: a fresh start. */
  retry(): void {
    this.pool.drop();
    this.start();
  }

  /**
   * A fresh Python in place of one whose engine is in doubt (a learner's program may have changed it).
   * While it works on another job it is left alone.
   */
  renew(): void {
    if (this.booted === "yes" && !this.active) this.pool.replace();
  }

  submit(kind: RequestKind, request: string, handlers: RequestHandlers = {}): Job {
    let job!: Queued;
    const done = new Promise<string>((resolve, reject) => {
      job = { kind, request, handlers, resolve, reject, settled: false };
    });
    this.queue.push(job);
    this.pump();
    return { done, stop: () => this.stop(job) };
  }

  private stop(job: Queued): boolean {
    if (job.settled) return false;
    const running = this.active === job && this.handed;
    job.settled = true;
    const place = this.queue.indexOf(job);
    if (place >= 0) this.queue.splice(place, 1);
    if (this.active === job) this.release();
    job.reject(new KernelStopped("stopped"));
    if (running) this.pool.replace();
    this.pump();
    return running;
  }

  private release(): void {
    this.active = null;
    this.handed = false;
    this.progress = this.booted === "booting" ? this.progress : null;
  }

  private pump(): void {
    if (this.active) return;
    const job = this.queue.shift();
    if (!job) {
      this.publish();
      return;
    }
    this.active = job;
    void this.work(job);
  }

  private async work(job: Queued): Promise<void> {
    try {
      const kernel = await this.acquire(job);
      if (!kernel) return;
      this.handed = true;
      job.handlers.onTaken?.();
      this.publish();
      const result = await this.ask(kernel, job, {
        onText: (name, text) => {
          if (!job.settled) job.handlers.onText?.(name, text);
        },
        onStarted: () => {
          if (this.active !== job) return;
          this.progress = null;
          job.handlers.onStarted?.();
          this.publish();
        },
      });
      if (job.settled) return;
      job.settled = true;
      job.resolve(result);
    } catch (cause) {
      if (job.settled) return;
      job.settled = true;
      const reason = cause instanceof Error ? cause : new Error(String(cause));
      if (reason instanceof KernelFailure) this.afterFailure(reason);
      job.reject(reason);
    } finally {
      if (this.active === job) {
        this.release();
        this.pump();
      }
    }
  }

  /** The result; a kernel that is too small for the job makes way for a larger one. */
  private async ask(kernel: Kernel, job: Queued, handlers: RequestHandlers): Promise<string> {
    for (let asked = kernel; ; ) {
      try {
        return await asked.request(job.kind, job.request, handlers);
      } catch (cause) {
        if (!(cause instanceof KernelOutgrown) || !this.pool.canGrow) throw cause;
        asked = await this.pool.grow(this.leastImage(job.request));
        if (job.settled) throw new KernelStopped("stopped");
      }
    }
  }

  /** A kernel for this job, or null when the job was stopped while Python was starting. */
  private async acquire(job: Queued): Promise<Kernel | null> {
    for (;;) {
      try {
        const kernel = await this.pool.acquire(this.leastImage(job.request));
        return job.settled ? null : kernel;
      } catch (cause) {
        if (job.settled) return null;
        // Replaced while it started (a stop elsewhere): wait for the next one.
        if (!(cause instanceof KernelStopped)) throw cause;
      }
    }
  }

  private afterFailure(reason: KernelFailure): void {
    // Without a fresh Python, trying again could not help: the engine itself may be what broke.
    if (reason.stage === "crash" || reason.stage === "internal") this.pool.replace();
    if (reason.stage === "packages") {
      this.pool.drop();
      this.booted = "failed";
      this.failure = reason;
    }
  }

  private publish(): void {
    const status = this.status;
    for (const listener of this.listeners) listener(status);
  }
}
