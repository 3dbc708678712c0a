// Step 2: `node snapshot.mjs CORE.zip TRACED.json OUT.img [MIB]` — the memory of a started Python with what games stand on, as
// the pages that differ from a fresh module; a test has it swollen by so many MiB. The browser gets it gzip'd; see src/core/image.ts for the reading side.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";
import { emptyLock, here, lockInfo, pyodideDir, sha, shortErrors } from "./lib.mjs";

shortErrors();
const [zip, traced, out, swell = "0"] = process.argv.slice(2);
const PAGE = 4096;
const options = () => ({
  stdLibURL: zip,
  lockFileContents: emptyLock(lockInfo()),
  packageBaseUrl: pyodideDir,
  env: { PYTHONHASHSEED: "0" },
});

const py = await loadPyodide({ ...options(), _makeSnapshot: true });
py.FS.writeFile("/tmp/zs_warm.py", readFileSync(join(here, "warm.py"), "utf8"));
py.globals.set("swell", Number(swell));
py.globals.set("traced", readFileSync(traced, "utf8"));
const good = py.runPython(`
import gc, sys
sys.path.insert(0, "/tmp")
import zs_warm
import json
import zs_parts
good = zs_warm.warm(json.loads(traced))
sys.swollen = [bytes([i % 251]) * 2**20 for i in range(swell)]
del traced, swell
sys.path.remove("/tmp")
del sys.modules["zs_warm"], zs_warm
sys.path_importer_cache.pop("/tmp", None)
import rules_py.desk.web
for _ in range(3):
    gc.collect()
gc.freeze()
good
`);
const whole = py.makeMemorySnapshot();
const head = new Uint32Array(whole.buffer, whole.byteOffset, 12);
const [, offset, configLength] = head;
const config = whole.subarray(48, 48 + configLength);
const memory = whole.subarray(offset);

// A module as the browser has it just before the pages are put back: created, not started.
const { default: createModule } = await import(join(pyodideDir, "pyodide.asm.mjs"));
let buildId;
const freshModule = async (env) => {
  let fresh;
  await loadPyodide({
    ...options(),
    env,
    _loadSnapshot: whole,
    createPyodideModule: async (settings) => {
      const module = await createModule(settings);
      buildId = module.API.config.BUILD_ID;
      fresh = new Uint8Array(module.HEAPU8);
      module.growMemory(memory.length); // Pyodide itself does not, and has room for 30 MiB
      return module;
    },
  });
  if (fresh.length > memory.length) throw new Error(`heap sizes differ: ${fresh.length}, ${memory.length}`);
  return fresh;
};
const fresh = await freshModule({ PYTHONHASHSEED: "0" });
// A second one, later and with another environment: what differs depends on the run, and is written in any case.
const other = await freshModule({ PYTHONHASHSEED: "0", ZS: "x".repeat(600) });

let last = 0;
for (let i = 0; i < fresh.length; i += 1) if (fresh[i] || other[i]) last = i;
const touched = Math.ceil((last + 1) / PAGE) * PAGE;
const words = (bytes) => new BigUint64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8);
const [now, before, beside] = [words(memory.slice()), words(fresh), words(other)];
const numbers = [];
for (let page = 0; page * PAGE < memory.length; page += 1) {
  const from = (page * PAGE) / 8;
  for (let i = from; i < from + PAGE / 8; i += 1) {
    if (now[i] !== (before[i] ?? 0n) || now[i] !== (beside[i] ?? 0n) || (before[i] ?? 0n) !== (beside[i] ?? 0n)) {
      numbers.push(page);
      break;
    }
  }
}
// The browser sums up the pages that it does not get: an engine that leaves them otherwise starts without the image.
const written = new Set(numbers);
let [a, b] = [0, 0];
for (let page = 0; page * PAGE < touched; page += 1) {
  if (written.has(page)) continue;
  for (const word of new Uint32Array(fresh.buffer, page * PAGE, PAGE / 4)) {
    a = (a + word) | 0;
    b = (b + a) | 0;
  }
}
const sum = (a ^ (b << 1)) >>> 0;
const header = new TextEncoder().encode(
  JSON.stringify({ build: buildId, heap: memory.length, pages: numbers.length, touched, sum, config: JSON.parse(new TextDecoder().decode(config)) }),
);
const padded = Math.ceil((8 + header.length) / 4) * 4;
const image = new Uint8Array(padded + numbers.length * (4 + PAGE));
const view = new DataView(image.buffer);
view.setUint32(0, 0x315a535a, true);
view.setUint32(4, header.length, true);
image.set(header, 8);
numbers.forEach((page, i) => {
  view.setUint32(padded + i * 4, page, true);
  image.set(memory.subarray(page * PAGE, (page + 1) * PAGE), padded + numbers.length * 4 + i * PAGE);
});
writeFileSync(out, image);
console.log(JSON.stringify({ warmed: good, heap: memory.length, pages: numbers.length, touched, build: buildId, memory: sha(memory) }));
process.exit(0);
