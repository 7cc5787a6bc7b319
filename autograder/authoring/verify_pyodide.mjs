// Runs the content tests in Pyodide under Node 20 and prints their reports as one line of JSON.
//
//   node verify_pyodide.mjs PYODIDE_DIR ROOT [CHAPTER[/EXERCISE]] [SEEDS]
//
// PYODIDE_DIR is a folder with Pyodide 0.27.7: pyodide.mjs, its core files and the package files of
// numpy, pandas, scikit-learn and what they need. ROOT is the project's folder. What is said besides
// the result goes to stderr.
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";

const [folder, root, selection = "", seeds = "3"] = process.argv.slice(2);
if (!folder || !root) {
  console.error("usage: verify_pyodide.mjs PYODIDE_DIR ROOT [CHAPTER[/EXERCISE]] [SEEDS]");
  process.exit(2);
}
const say = (text) => process.stderr.write(`${text}\n`);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
const pyodide = await loadPyodide({
  indexURL: `${resolve(folder)}/`,
  packageCacheDir: `${resolve(folder)}/`,
  stdout: say,
  stderr: say,
});
await pyodide.loadPackage(["numpy", "pandas", "scikit-learn"], {
  messageCallback: () => {},
  errorCallback: say,
});
pyodide.FS.mkdir("/project");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: resolve(root) }, "/project");
// The package beside this script, whichever project is verified.
pyodide.FS.mkdir("/package");
const here = resolve(new URL("../..", import.meta.url).pathname);
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: here }, "/package");
pyodide.globals.set("selection", selection);
pyodide.globals.set("seeds", Number(seeds));
const result = pyodide.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/package")
from autograder.authoring.verify import verify
outcome = verify("/project", selection or None, tuple(range(1, seeds + 1)))
json.dumps({"reports": outcome.reports, "faults": [str(fault) for fault in outcome.faults]})
`);
// Exit only when the pipe has taken everything; without it an idle worker may keep Node alive.
process.stdout.write(`${result}\n`, () => process.exit(0));
