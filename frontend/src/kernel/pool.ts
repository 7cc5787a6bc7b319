/** Keeps one kernel at hand. The place where a warm spare is kept, once there is one. */

import type { LoadProgress } from "../protocol";
import { type Kernel, KernelStopped } from "./client";

export interface PoolEvents {
  onProgress(progress: LoadProgress): void;
  onBooting(): void;
  onReady(): void;
  onFailed(reason: Error): void;
}

export class KernelPool {
  private kernel: Kernel | null = null;
  private ready: Promise<Kernel> | null = null;

  constructor(
    private readonly make: () => Kernel,
    private readonly events: PoolEvents,
  ) {}

  /** The kernel, started if there is none. Rejects when it cannot start; the next call tries again. */
  acquire(): Promise<Kernel> {
    return (this.ready ??= this.start());
  }

  /** Ends the kernel at hand, whatever it does, and starts another at once. */
  replace(): void {
    this.drop();
    void this.acquire().catch(() => undefined);
  }

  /** Ends the kernel at hand; the next `acquire` starts another. */
  drop(): void {
    const old = this.kernel;
    this.kernel = null;
    this.ready = null;
    old?.terminate();
  }

  private async start(): Promise<Kernel> {
    const kernel = this.make();
    this.kernel = kernel;
    this.events.onBooting();
    try {
      await kernel.boot((progress) => {
        if (this.kernel === kernel) this.events.onProgress(progress);
      });
    } catch (cause) {
      const reason = cause instanceof Error ? cause : new Error(String(cause));
      if (this.kernel === kernel) {
        this.kernel = null;
        this.ready = null;
        kernel.terminate();
        this.events.onFailed(reason);
      }
      throw reason;
    }
    if (this.kernel !== kernel) throw new KernelStopped("replaced while it started");
    this.events.onReady();
    return kernel;
  }
}
