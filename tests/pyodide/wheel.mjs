// The wheel and its lock file in a plain Pyodide on Node: node tests/pyodide/wheel.mjs [FOLDER]
// loadPackage("rules-py"), one calculation, one match against itself.
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const folder = resolve(process.argv[2] ?? join(root, "site/assets/zs/lib"));
const python = await loadPyodide({ lockFileContents: JSON.parse(readFileSync(join(folder, "pyodide-lock.json"), "utf8")), packageBaseUrl: `${folder}/` });
const [loaded] = await python.loadPackage("rules-py");
const told = JSON.parse(python.runPython(`
import json
import rules_py
from rules_py.desk import web
def ask(**request):
    answer = json.loads(web.handle(json.dumps(request)))
    assert answer["ok"], answer
    return answer
score = ask(do="calc", id="sixty-six.game-points", given={"loser_cards": 32, "loser_tricks": 2})["result"]
answer = ask(do="new", game="sixty-six", seed=1892)
for _ in range(2000):
    scene, record = answer["scene"], answer["record"]
    if scene["done"]:
        break
    if scene["deal_over"]:
        answer = ask(do="act", record=record, seat=0, action="next")
    elif scene["to_move"] == 0:
        action = ask(do="hint", record=record, seat=0)["hint"]["action"]
        answer = ask(do="act", record=record, seat=0, action=action)
    else:
        answer = ask(do="bot", record=record, seat=0, level="random")
json.dumps({"total": score["total"], "done": scene["done"], "steps": len(record["actions"]), "file": rules_py.__file__})
`));
if (loaded?.name !== "rules-py" || told.total !== 2 || !told.done || !told.file.includes("site-packages")) {
  console.error(`The wheel does not work in a plain Pyodide: ${JSON.stringify({ loaded, told })}`);
  process.exit(1);
}
console.log(`Колесо ${loaded.fileName} в голом Pyodide: ${told.total} игры, партия за ${told.steps} ходов`);
process.exit(0);
