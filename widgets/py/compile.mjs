// Step 1: `node compile.mjs RULES_DIR OUT_DIR` — core.zip: the standard library, trimmed, and the core, as bytecode in a
// zip; parts/: every game and family compiled, a file each, and which of them a game needs.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";
import { coreSources, here, shortErrors } from "./lib.mjs";

shortErrors();
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
  const modules = py.runPython("import json, zs_warm; json.dumps(zs_warm.everything())");
  const needs = py.runPython("from rules_py.games.index import INDEX; json.dumps({slug: entry.needs for slug, entry in INDEX.items()})");
  return { modules, needs };
})();

const py = await loadPyodide();
py.FS.mkdirTree("/tools");
py.FS.writeFile("/tools/zs_inside.py", read("inside.py"));
py.globals.set("traced", traced.modules);
py.globals.set("sources", JSON.stringify(sources));
py.globals.set("finder", read("parts.py"));
const told = py.runPython(`
import json, sys
sys.path.insert(0, "/tools")
import zs_inside
known = zs_inside.library()
parts = json.loads(sources)
shared = {**parts, "zs_parts.py": finder}
told = zs_inside.pack(json.loads(traced), shared, "/tmp/core.zip")
json.dumps({**told, "traced": [name for name in json.loads(traced) if name in known], "parts": zs_inside.parts(parts, "/tmp")})
`);
const packed = JSON.parse(told);
writeFileSync(join(out, "core.zip"), py.FS.readFile("/tmp/core.zip"));
mkdirSync(join(out, "parts"), { recursive: true });
for (const name of Object.keys(packed.parts)) writeFileSync(join(out, "parts", name), py.FS.readFile(`/tmp/${name}.part`));
writeFileSync(join(out, "needs.json"), traced.needs);
writeFileSync(join(out, "traced.json"), JSON.stringify(packed.traced));

console.log(`${packed.modules} modules of ${packed.stock} of the library, ${packed.core} of the core, ${Object.keys(packed.parts).length} parts`);
process.exit(0);
