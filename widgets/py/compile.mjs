// Step 1: `node compile.mjs RULES_DIR OUT_DIR` — core.zip: the standard library, trimmed, and the core, as bytecode in a
// zip; lib/: the core as a wheel and a lock file, for people who use it in a Pyodide of their own.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";
import { coreSources, here, lockInfo, root, sha, shortErrors } from "./lib.mjs";

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
writeFileSync(join(out, "core.zip"), py.FS.readFile("/tmp/core.zip"));

const project = readFileSync(join(root, "pyproject.toml"), "utf8");
const said = (key) => new RegExp(`^${key} = "(.*)"$`, "m").exec(project)?.[1] ?? "";
py.globals.set("version", said("version") || "1.0.0");
py.globals.set("summary", said("description"));
const name = py.runPython('zs_inside.wheel(json.loads(sources), version, summary, "/tmp/core.whl")');
const wheel = py.FS.readFile("/tmp/core.whl");
mkdirSync(join(out, "lib"), { recursive: true });
writeFileSync(join(out, "lib", name), wheel);
const entry = {
  depends: [],
  file_name: name,
  imports: ["rules_py"],
  install_dir: "site",
  name: "rules-py",
  package_type: "package",
  sha256: sha(wheel),
  unvendored_tests: false,
  version: said("version") || "1.0.0",
};
// pyodide-lock names packages in their canonical form
writeFileSync(join(out, "lib", "pyodide-lock.json"), JSON.stringify({ info: lockInfo(), packages: { "rules-py": entry } }, null, 1));
console.log(told);
process.exit(0);
