// Serves the harness page, the built front end and the theme's style sheets: npm run build && npm run harness
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const ROOTS = [
  ["/_static/course/", here("../../dist/")],
  ["/_static/runtime/", process.env.RUNTIME_DIR ? `${process.env.RUNTIME_DIR}/` : here("runtime/")],
  ["/_static/", process.env.THEME_DIR ? `${process.env.THEME_DIR}/` : here("../../../book/_ext/coursebook/theme/static/")],
  ["/", here("./")],
];
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

const port = Number(process.env.PORT ?? 8123);
createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
  const [prefix, folder] = ROOTS.find(([start]) => path.startsWith(start));
  const file = folder + (path === "/" ? "harness.html" : path.slice(prefix.length));
  try {
    const bytes = await readFile(file);
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "content-length": bytes.length,
      "cache-control": "no-store",
    });
    response.end(bytes);
  } catch {
    response.writeHead(404).end();
  }
}).listen(port, "127.0.0.1", () => console.log(`http://127.0.0.1:${port}/`));
