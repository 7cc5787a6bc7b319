/** The module worker: hands the browser's tools to the kernel's host. */

import { KernelHost, type PyodideModule } from "./kernel/host";
import { isToWorker } from "./protocol";

const host = new KernelHost({
  importModule: async (address) => (await import(/* @vite-ignore */ address)) as PyodideModule,
  fetch: (address) => self.fetch(address),
  post: (message) => self.postMessage(message),
});

// A program that closes its own worker (js.self.close()) would leave the page waiting for good.
self.close = () => {
  throw new Error("this worker is closed by the page");
};

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (isToWorker(data)) void host.receive(data);
});
