// Runs the content tests in Pyodide under Node 20 and prints their reports as one line of JSON.
//
//   node verify_pyodide.mjs PYODIDE_DIR ROOT [CHAPTER[/EXERCISE]] [SEEDS]
//
// PYODIDE_DIR is a folder with Pyodide 0.27.7: pyodide.mjs, its core files and the package files of
// numpy, pandas, scikit-learn and what they need. ROOT is the project's folder. What is said besides
// the result goes to stderr.
import { copyFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [folder, root, selection = "", seeds = "3"] = process.argv.slice(2);
if (!folder || !root) {
  process.stderr.write("usage: verify_pyodide.mjs PYODIDE_DIR ROOT [CHAPTER[/EXERCISE]] [SEEDS]\n");
  process.exit(2);
}
const say = (text) => process.stderr.write(`${text}\n`);

// pyodide.asm.js is CommonJS; in a folder below a package.json of "type": "module" (as this
// project's) Node would take it for a module. So the scripts are copied to a folder of their own,
// the rest is linked there.
const runtime = mkdtempSync(join(tmpdir(), "pyodide-"));
process.on("exit", () => rmSync(runtime, { recursive: true, force: true }));
for (const name of readdirSync(folder)) {
  const file = resolve(folder, name);
  if (/\.(js|mjs)$/.test(name)) copyFileSync(file, join(runtime, name));
  else if (name !== "package.json") symlinkSync(file, join(runtime, name));
}
writeFileSync(join(runtime, "package.json"), '{"type": "commonjs"}\n');

async function verify() {
  const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
  const pyodide = await loadPyodide({
    indexURL: `${runtime}/`,
    packageCacheDir: `${runtime}/`,
    stdout: say,
    stderr: say,
  });
  await pyodide.loadPackage(["numpy", "pandas", "scikit-learn"], {
    messageCallback: () => {},
    errorCallback: say,
  });
  const mount = (place, real) => {
    pyodide.FS.mkdir(place);
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: resolve(real) }, place);
  };
  mount("/project", root);
  // The package beside this script, whichever project is verified.
  mount("/package", fileURLToPath(new URL("../..", import.meta.url)));
  pyodide.globals.set("selection", selection);
  pyodide.globals.set("seeds", Number(seeds));
  return pyodide.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/package")
from autograder.authoring.verify import verify
outcome = verify("/project", selection or None, tuple(range(1, seeds + 1)))
json.dumps({"reports": outcome.reports, "faults": [str(fault) for fault in outcome.faults]})
`);
}

try {
  // Exit only when the pipe has taken everything; without it an idle worker may keep Node alive.
  const result = await verify();
  process.stdout.write(`${result}\n`, () => process.exit(0));
} catch (error) {
  // Node itself would print a line of the 1 MB script with it.
  say(String(error?.stack ?? error).slice(-4000));
  process.exit(1);
}
