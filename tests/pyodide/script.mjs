// Run a Python script of the project in Pyodide on Node: node tests/pyodide/script.mjs FILE [ARGUMENT …]
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const python = await loadPyodide({ env: { HOME: "/tmp", PYTHONDONTWRITEBYTECODE: "1" } });
python.FS.mkdir("/project");
python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/project");
python.globals.set("arguments", python.toPy(process.argv.slice(2)));
const status = await python.runPythonAsync(`
import os, runpy, sys
os.chdir("/project")
sys.path[:0] = ["/project"]
sys.argv = list(arguments)
status = 0
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except SystemExit as end:
    status = end.code or 0
int(status)
`);
process.exit(status);
