// node compile.mjs PYODIDE_DIR SITE_DIR OUT_DIR
//
// Compiles every .py below SITE_DIR with Pyodide's own Python (the host's would write another
// version's bytecode) and writes __pycache__/NAME.cpython-312.pyc below OUT_DIR.
//
// The files are hash-based and unchecked (PEP 552): a served file has no useful modification time,
// and nobody edits it. co_filename is the path that the file has in Pyodide, so tracebacks are the
// ordinary ones.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , pyodideDir, siteDir, outDir] = process.argv;
const indexURL = path.resolve(pyodideDir) + '/';
const { loadPyodide } = await import(pathToFileURL(indexURL + 'pyodide.mjs').href);
const py = await loadPyodide({ indexURL });
py.FS.mkdirTree('/mnt');
py.FS.mount(py.FS.filesystems.NODEFS, { root: path.resolve(siteDir) }, '/mnt');
py.FS.mkdirTree('/result');
fs.mkdirSync(outDir, { recursive: true });
py.FS.mount(py.FS.filesystems.NODEFS, { root: path.resolve(outDir) }, '/result');
const report = py.runPython(`
import _imp, importlib.util, marshal, os, warnings

SITE = "/lib/python3.12/site-packages"
done, failed = 0, []
warnings.simplefilter("ignore")  # SyntaxWarnings of other people's escapes
for folder, _, names in os.walk("/mnt"):
    inside = os.path.relpath(folder, "/mnt")
    for name in sorted(names):
        if not name.endswith(".py"):
            continue
        with open(f"{folder}/{name}", "rb") as file:
            source = file.read()
        target = os.path.normpath(f"{SITE}/{inside}/{name}")
        try:
            code = compile(source, target, "exec", dont_inherit=True, optimize=0)
        except (SyntaxError, ValueError) as error:
            failed.append(f"{inside}/{name}: {error}")  # templates and tests of parsers
            continue
        header = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little")
        header += _imp.source_hash(importlib.util._RAW_MAGIC_NUMBER, source)
        cache = os.path.normpath(f"/result/{inside}/__pycache__")
        os.makedirs(cache, exist_ok=True)
        with open(f"{cache}/{name[:-3]}.cpython-312.pyc", "wb") as file:
            file.write(header + marshal.dumps(code))
        done += 1
f"{done} compiled" + "".join("\\n  not compiled: " + line for line in failed)
`);
console.log(report);
