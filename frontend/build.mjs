// Builds frontend/dist: course.js (ES module), chunks/ (the editor, loaded when it is needed),
// worker.js (module worker) and course.css; minified, source maps beside them.
import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const dist = here("dist/");

const common = {
  bundle: true,
  minify: true,
  sourcemap: "linked",
  sourcesContent: true,
  target: ["es2022"],
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  absWorkingDir: here("."),
};

rmSync(dist, { recursive: true, force: true });

// The worker first: its hash goes into the address that the page asks for, so that a cached old worker
// never meets a new page.
await build({
  ...common,
  entryPoints: { worker: "src/worker.ts" },
  outdir: dist,
  format: "esm",
  // pyodide.mjs is imported by an address known only in the browser.
  external: ["*/pyodide.mjs"],
});
const workerHash = createHash("sha256").update(readFileSync(`${dist}worker.js`)).digest("hex").slice(0, 12);

const result = await build({
  ...common,
  entryPoints: { course: "src/main.ts" },
  outdir: dist,
  format: "esm",
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  define: { WORKER_VERSION: JSON.stringify(workerHash) },
  metafile: true,
});
await build({ ...common, entryPoints: { course: "src/course.css" }, outdir: dist });

const outputs = [...Object.keys(result.metafile.outputs), "dist/worker.js", "dist/course.css"];
for (const name of outputs.filter((path) => !path.endsWith(".map"))) {
  const bytes = readFileSync(here(name));
  const kb = (n) => `${(n / 1000).toFixed(1)} kB`.padStart(10);
  console.log(`${name.padEnd(44)}${kb(bytes.length)}${kb(gzipSync(bytes, { level: 9 }).length)} gzip`);
}
