// Step 1: `node compile.mjs RULES_DIR OUT.zip` — the standard library, trimmed, and the core, as bytecode in a stored zip.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";
import { coreSources, here } from "./lib.mjs";

const [rulesDir, out] = process.argv.slice(2);
const sources = coreSources(rulesDir);
const read = (name) => readFileSync(join(here, name), "utf8");
const install = (py) => {
  py.FS.mkdirTree("/core");
  for (const [file, text] of Object.entries(sources)) {
    py.FS.mkdirTree("/core/" + file.split("/").slice(0, -1).join("/"));
    py.FS.writeFile("/core/" + file, text);
  }
  py.runPython("import sys; sys.path.insert(0, '/core')");
};

const traced = await (async () => {
  const py = await loadPyodide();
  install(py);
  py.FS.writeFile("/core/zs_warm.py", read("warm.py"));
  py.runPython("import zs_warm; zs_warm.warm()");
  return py.runPython("import json, sys; json.dumps(sorted(sys.modules))");
})();

const py = await loadPyodide();
py.FS.mkdirTree("/tools");
py.FS.writeFile("/tools/zs_inside.py", read("inside.py"));
py.globals.set("traced", traced);
py.globals.set("sources", JSON.stringify(sources));
const told = py.runPython(`
import json, sys
sys.path.insert(0, "/tools")
import zs_inside
json.dumps(zs_inside.pack(json.loads(traced), json.loads(sources), "/tmp/core.zip"))
`);
writeFileSync(out, py.FS.readFile("/tmp/core.zip"));
console.log(told);
process.exit(0);
