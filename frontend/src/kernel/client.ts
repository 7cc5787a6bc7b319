/** One worker, seen from the page. */

import {
  type FailureStage,
  type FromWorker,
  isFromWorker,
  type LoadProgress,
  PROTOCOL_VERSION,
  type RequestKind,
  type ToWorker,
} from "../protocol";

export interface RequestHandlers {
  onText?: (name: "stdout" | "stderr", text: string) => void;
  /** The request has left the queue; its packages may have to be loaded first. */
  onTaken?: () => void;
  /** The packages are there, Python begins to work. */
  onStarted?: () => void;
}

/** A running Python: made once, started once, used for one request at a time, ended once. */
export interface Kernel {
  /**
   * Resolves to the name of the image that it started from, if it did.
   *
   * @param patient nothing waits for it yet: what every image needs comes first, the image is chosen a
   *   little later, unless `choose` was called before
   */
  boot(onProgress: (progress: LoadProgress) => void, patient: boolean): Promise<string | undefined>;
  /** While it starts: take this image, or go on to it if it is a larger one. False if it is too late. */
  choose(image: string): boolean;
  request(kind: RequestKind, request: string, handlers: RequestHandlers): Promise<string>;
  terminate(): void;
}

/** The kernel could not do what was asked. */
export class KernelFailure extends Error {
  override name = "KernelFailure";
  constructor(
    readonly stage: FailureStage,
    reason: string,
    readonly packages: string[] = [],
  ) {
    super(reason);
  }
}

/** The request needs packages that this kernel was not started with; nothing of it has run. */
export class KernelOutgrown extends Error {
  override name = "KernelOutgrown";
}

/** The learner stopped it. */
export class KernelStopped extends Error {
  override name = "KernelStopped";
}

interface Pending extends RequestHandlers {
  resolve(result: string): void;
  reject(reason: Error): void;
}

/** The part of a Worker that is used; tests give a fake one. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** A worker that the page's head started before this script was there (prepare.js in the theme). */
export interface PreparedWorker {
  worker: WorkerLike;
  /** What it has said so far; null: it did not load. */
  said: unknown[] | null;
}

/**
 * How long a start that nothing waits for leaves its image open, in ms: readers who come to a page to run
 * something do so in about this time, and then it is known what they need.
 */
const PATIENCE = 700;

type Body<T> = T extends unknown ? Omit<T, "v"> : never;

export class WorkerKernel implements Kernel {
  private worker: WorkerLike | null = null;
  private booting: { resolve(image?: string): void; reject(reason: Error): void } | null = null;
  /** What it starts from, once that cannot be changed any more. */
  private chosen: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private onProgress: (progress: LoadProgress) => void = () => undefined;
  private readonly pending = new Map<number, Pending>();
  private nextId = 1;

  constructor(
    private readonly makeWorker: () => WorkerLike,
    private readonly addresses: { runtime: string; bundle: string },
    private readonly image: string,
    private readonly prepared: PreparedWorker | null = null,
  ) {}

  boot(onProgress: (progress: LoadProgress) => void, patient = false): Promise<string | undefined> {
    this.onProgress = onProgress;
    return new Promise<string | undefined>((resolve, reject) => {
      this.booting = { resolve, reject };
      try {
        const prepared = this.prepared?.said ? this.prepared : null;
        const worker = prepared?.worker ?? this.makeWorker();
        this.worker = worker;
        worker.onmessage = (event: MessageEvent<unknown>) => this.receive(event.data);
        worker.onerror = (event) => this.fail(new KernelFailure("boot", event.message || "the worker did not load"));
        if (!patient) {
          this.want("boot", this.image);
        } else {
          if (!prepared) this.want("prepare", this.image);
          this.timer = setTimeout(() => this.want("boot", this.image), PATIENCE);
        }
        for (const data of prepared?.said ?? []) this.receive(data);
      } catch (cause) {
        reject(new KernelFailure("boot", String(cause)));
      }
    });
  }

  choose(image: string): boolean {
    if (!this.booting || this.chosen !== undefined) return false;
    this.want("boot", image);
    return true;
  }

  request(kind: RequestKind, request: string, handlers: RequestHandlers): Promise<string> {
    const id = this.nextId++;
    return new Promise<string>((resolve, reject) => {
      this.pending.set(id, { ...handlers, resolve, reject });
      this.post({ type: "request", id, kind, request });
    });
  }

  terminate(): void {
    this.worker?.terminate();
    this.worker = null;
    this.fail(new KernelStopped("stopped"));
  }

  private want(type: "prepare" | "boot", image: string): void {
    clearTimeout(this.timer);
    const { runtime, bundle } = this.addresses;
    this.post({ type, runtime, bundle, image });
  }

  private post(message: Body<ToWorker>): void {
    this.worker?.postMessage({ v: PROTOCOL_VERSION, ...message });
  }

  private fail(reason: Error): void {
    clearTimeout(this.timer);
    this.booting?.reject(reason);
    this.booting = null;
    for (const pending of this.pending.values()) pending.reject(reason);
    this.pending.clear();
  }

  private receive(data: unknown): void {
    if (!isFromWorker(data)) {
      console.error("kernel: a message of another version", data);
      return;
    }
    this.dispatch(data);
  }

  private dispatch(message: FromWorker): void {
    switch (message.type) {
      case "progress":
        this.onProgress(message);
        break;
      case "chosen":
        this.chosen = message.image;
        break;
      case "ready":
        this.booting?.resolve(this.chosen);
        this.booting = null;
        break;
      case "boot-failed":
        this.fail(new KernelFailure("boot", message.reason));
        break;
      case "outgrown":
        this.pending.get(message.id)?.reject(new KernelOutgrown("a larger image is needed"));
        this.pending.delete(message.id);
        break;
      case "started":
        this.pending.get(message.id)?.onStarted?.();
        break;
      case "text":
        this.pending.get(message.id)?.onText?.(message.name, message.text);
        break;
      case "result":
        this.pending.get(message.id)?.resolve(message.result);
        this.pending.delete(message.id);
        break;
      case "failed":
        this.pending.get(message.id)?.reject(new KernelFailure(message.stage, message.reason, message.names));
        this.pending.delete(message.id);
        break;
    }
  }
}
