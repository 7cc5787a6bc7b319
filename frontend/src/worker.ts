/** The module worker: hands the browser's tools to the kernel's host. */

import { KernelHost, type PyodideModule } from "./kernel/host";
import { firstMessage, isToWorker } from "./protocol";

const host = new KernelHost({
  importModule: async (address) => (await import(/* @vite-ignore */ address)) as PyodideModule,
  fetch: (address) => self.fetch(address),
  post: (message) => self.postMessage(message),
});

// A program that closes its own worker (js.self.close()) would leave the page waiting for good.
self.close = () => {
  throw new Error("this worker is closed by the page");
};

// A message waits until the page is laid out: what its head wants stands in this worker's name.
const first = firstMessage(self.name);
if (first) void host.receive(first);

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (isToWorker(data)) void host.receive(data);
});
