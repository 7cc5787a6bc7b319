/** The module worker: hands the browser's tools to the kernel's host. */

import { KernelHost, type PyodideModule } from "./kernel/host";
import { isToWorker } from "./protocol";

const host = new KernelHost({
  importModule: async (address) => (await import(/* @vite-ignore */ address)) as PyodideModule,
  fetch: (address) => self.fetch(address),
  post: (message) => self.postMessage(message),
});

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (isToWorker(data)) void host.receive(data);
});
