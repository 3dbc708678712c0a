// Run the core's tests in Pyodide on Node: the same files, the interpreter of the page.
//
//   node tests/pyodide/run.mjs              all of tests/core
//   node tests/pyodide/run.mjs --sample     what every game stands on, and of every game its smallest file of tests
//   node tests/pyodide/run.mjs -k NAME …    further arguments go to pytest
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const given = process.argv.slice(2).filter((word) => word !== "--sample");
const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
/** A new game is in by itself: its folder of tests is found. */
function sample() {
  const core = join(root, "tests/core");
  const standing = ["test_cards", "test_rng", "test_tricks", "test_auction", "test_figures", "test_web"].map((name) => `tests/core/${name}.py`);
  const games = readdirSync(core, { withFileTypes: true }).filter((one) => one.isDirectory() && !one.name.startsWith("_"));
  const smallest = games.map(({ name }) => {
    const files = readdirSync(join(core, name)).filter((file) => /^test_.*\.py$/.test(file));
    const [least] = files.sort((a, b) => statSync(join(core, name, a)).size - statSync(join(core, name, b)).size);
    return least && `tests/core/${name}/${least}`;
  });
  return [...standing, ...smallest].filter((file) => file && existsSync(join(root, file)));
}
const places = process.argv.includes("--sample") ? sample() : ["tests/core"];
const libraries = join(root, ".venv/lib");
const packages = existsSync(libraries) && readdirSync(libraries)
  .map((name) => join(libraries, name, "site-packages"))
  .find((folder) => existsSync(join(folder, "pytest")));
if (!packages) {
  console.error("Нет .venv с pytest: сначала make test");
  process.exit(2);
}

const python = await loadPyodide({ env: { HOME: "/tmp", PYTHONDONTWRITEBYTECODE: "1" } });
python.FS.mkdir("/project");
python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/project");
python.FS.mkdir("/packages");
python.FS.mount(python.FS.filesystems.NODEFS, { root: packages }, "/packages");
python.globals.set("arguments", python.toPy([...given, ...places]));
const code = await python.runPythonAsync(`
import os, sys
os.chdir("/project")
sys.path[:0] = ["/project"]
sys.path.append("/packages")
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
import pytest
from hypothesis import settings
# The page's Python is several times slower: fewer random cases, no limit of time on one.
settings.register_profile("pyodide", max_examples=10, deadline=None, database=None)
settings.load_profile("pyodide")
int(pytest.main(["-q", "-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin", "-o", "addopts=",
                 "-W", "ignore", *arguments]))
`);
process.exit(code);
