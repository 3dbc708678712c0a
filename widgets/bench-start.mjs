// `node widgets/bench-start.mjs [--site DIR] [--runs N] [--crowd N] [--json]`: from the tap on a widget to its first recalculated
// result, on a page of the smallest, the median and the largest game, beside a bare loadPyodide() and 1+1 in a worker. Every start is
// taken in three builds: the site, the same files once more, and a core with seventeen further games of median size (--crowd). Cold: an
// empty browser cache; warm: the second visit. Same browser, runs taken in turn; medians.
// Bars, all of them or the exit code is 1: every ratio at most 0.35 in the crowd; the crowd changes neither the requests of a start nor
// its bytes (1 %), and its median lies within the spread of the two identical builds; no start had to do without the memory image.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { browserPath } from "./browser.mjs";
import { serve } from "./tests/server.mjs";

const BAR = 0.35;
const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const { values } = parseArgs({
  options: { site: { type: "string", default: join(root, "site") }, runs: { type: "string", default: "5" }, crowd: { type: "string", default: "17" }, json: { type: "boolean", default: false }, plain: { type: "boolean", default: false } },
});
const site = resolve(values.site);
if (!existsSync(join(site, "assets/zs/zs.js"))) {
  console.error("Сначала соберите сайт: make site");
  process.exit(2);
}

/** What a build of the core says of its parts: bytes by package, packages by game. */
function partsOf(folder) {
  const found = {};
  for (const name of readdirSync(join(folder, "assets/zs"))) {
    const part = /^(.+)-[A-Z2-7]{8}\.part$/.exec(name);
    if (part) found[part[1]] = statSync(join(folder, "assets/zs", name)).size;
  }
  return found;
}

/** A page of a game with a calculator. */
function calculatorPage(folder) {
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      const found = calculatorPage(path);
      if (found) return found;
    } else if (name === "index.html" && readFileSync(path, "utf8").includes("<zs-calc")) return path;
  }
  return null;
}

const python = join(root, ".venv/bin/python");
const told = (cwd, code) => {
  const { status, stdout, stderr } = spawnSync(existsSync(python) ? python : "python3", ["-c", code], { cwd, encoding: "utf8", env: { ...process.env, PYTHONPATH: cwd } });
  if (status !== 0) throw new Error(stderr.slice(-2000));
  return stdout;
};
const needs = JSON.parse(told(root, "import json; from rules_py.games.index import INDEX; print(json.dumps({slug: entry.needs for slug, entry in INDEX.items()}))"));
const bytes = partsOf(site);
const weight = (slug) => needs[slug].reduce((sum, name) => sum + (bytes[name] ?? 0), 0);
const bySize = Object.keys(needs)
  .filter((slug) => calculatorPage(join(site, slug)))
  .sort((a, b) => weight(a) - weight(b));
const chosen = { smallest: bySize[0], median: bySize[bySize.length >> 1], largest: bySize.at(-1) };

/** A core with further games: copies of one of median size that stands alone, under other names. */
function crowded(count) {
  const folder = join(root, "build", "crowd");
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, "rules_py"), join(folder, "rules_py"), { recursive: true, filter: (path) => !path.includes("__pycache__") });
  const alone = bySize.filter((slug) => needs[slug].length === 1);
  const model = alone[alone.length >> 1];
  const games = join(folder, "rules_py", "games");
  const renamed = (from, to, slug) => {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      const path = join(from, name);
      if (name === "__pycache__") continue;
      if (statSync(path).isDirectory()) renamed(path, join(to, name), slug);
      else writeFileSync(join(to, name), readFileSync(path, "utf8").replaceAll(model, slug));
    }
  };
  for (let i = 1; i <= count; i += 1) {
    const slug = `crowd-${String(i).padStart(2, "0")}`;
    renamed(join(games, model.replaceAll("-", "_")), join(games, slug.replaceAll("-", "_")), slug);
  }
  told(folder, "from rules_py.desk import index; index.write()");
  const { status } = spawnSync(process.execPath, [join(root, "widgets/build.mjs"), "--rules", join(folder, "rules_py"), "--out", join(folder, "pages")], { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error("the crowded core was not built");
  return { folder: join(folder, "pages"), model };
}
const crowd = Number(values.crowd) ? crowded(Number(values.crowd)) : null;

const worker = `import { loadPyodide } from "./pyodide.mjs"; const py = await loadPyodide(); postMessage(py.runPython("1+1"));`;
const bare = await serve(join(root, "node_modules/pyodide"), { pages: { "bare.html": ["text/html", "<!doctype html><title>bare</title>"], "bare.js": ["text/javascript", worker] } });
const builds = { site: await serve(site), twin: await serve(site), ...(crowd ? { crowd: await serve(site, { over: { "assets/zs/": join(crowd.folder, "assets/zs") } }) } : {}) };

const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});

async function timeBare(context) {
  const page = await context.newPage();
  await page.goto(`${bare.url}bare.html`);
  const time = await page.evaluate(
    () =>
      new Promise((done, fail) => {
        const begun = performance.now();
        const started = new Worker("bare.js", { type: "module" });
        started.onmessage = () => done(performance.now() - begun);
        started.onerror = (event) => fail(new Error(event.message));
      }),
  );
  await page.close();
  return time;
}

async function timeOurs(context, build, slug) {
  const page = await context.newPage();
  const path = relative(site, dirname(calculatorPage(join(site, slug)))).split("\\").join("/") + "/";
  await page.goto(builds[build].url + path + (values.plain ? "?zs-snapshot=off" : ""));
  // a number to change: the first calculator with a button for it (a widget wakes when it comes near the screen)
  await page.waitForFunction(() => {
    globalThis.stepOf = (one) => [...(one.shadowRoot?.querySelectorAll("button[aria-label^='Больше'], button[aria-label^='Меньше']") ?? [])].find((button) => !button.disabled && !button.closest("[inert]"));
    const all = [...document.querySelectorAll("zs-calc")];
    if (all.some(globalThis.stepOf)) return true;
    globalThis.tried = ((globalThis.tried ?? -1) + 1) % all.length;
    all[globalThis.tried].scrollIntoView({ block: "center" });
    return false;
  });
  const time = await page.evaluate(async () => {
    const element = [...document.querySelectorAll("zs-calc")].find(globalThis.stepOf);
    element.scrollIntoView({ block: "center" });
    const shadow = element.shadowRoot;
    const button = globalThis.stepOf(element);
    const begun = performance.now();
    button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true, pointerType: "touch" }));
    button.click();
    await new Promise((done, fail) => {
      const out = shadow.querySelector(".out");
      let asked = false;
      const watch = new MutationObserver(() => {
        const busy = out.getAttribute("aria-busy") === "true";
        if (busy) asked = true;
        else if (asked) done();
      });
      watch.observe(out, { attributes: true });
      setTimeout(() => fail(new Error("no result")), 60_000);
    });
    return performance.now() - begun;
  });
  const mode = await page.evaluate(() => document.documentElement.dataset.zsCoreMode);
  await page.close();
  return { time, mode };
}

const median = (list) => list.slice().sort((a, b) => a - b)[list.length >> 1];
const runs = Number(values.runs);
const games = [...new Set(Object.values(chosen))];
const times = { bare: { cold: [], warm: [] } };
for (const build of Object.keys(builds)) for (const slug of games) times[`${build} ${slug}`] = { cold: [], warm: [], asked: null };
const modes = new Set();
/** Starts that read the library although the image should hold all they need. */
const torn = new Set();
for (let run = 0; run < runs; run += 1) {
  const turn = Object.keys(times);
  for (const kind of run % 2 ? turn.reverse() : turn) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const [build, slug] = kind.split(" ");
    for (const state of ["cold", "warm"]) {
      if (kind === "bare") times.bare[state].push(await timeBare(context));
      else {
        const before = builds[build].sent();
        const found = await timeOurs(context, build, slug);
        const after = builds[build].sent();
        modes.add(found.mode);
        times[kind][state].push(found.time);
        if (state === "cold") times[kind].asked = { requests: after.requests - before.requests, bytes: after.bytes - before.bytes };
        if (!values.plain && after.paths.slice(before.requests).some((path) => path.endsWith(".zip"))) torn.add(kind);
      }
    }
    await context.close();
  }
}
await browser.close();
bare.close();
for (const one of Object.values(builds)) one.close();

const faults = [];
const result = { runs, modes: [...modes], model: crowd?.model ?? null, crowd: Number(values.crowd), games: {} };
if (!values.plain && (modes.size !== 1 || !modes.has("snapshot"))) faults.push(`a start did without the memory image: ${[...modes]}`);
for (const kind of torn) faults.push(`${kind}: the start read the library beside the image`);
const spreadOf = (list) => {
  const sorted = list.slice().sort((a, b) => a - b);
  return [sorted[sorted.length >> 2], sorted[Math.ceil(sorted.length * 0.75) - 1]];
};
for (const slug of games) {
  const entry = { part: weight(slug) };
  for (const state of ["cold", "warm"]) {
    const base = median(times.bare[state]);
    entry[state] = { bare: Math.round(base) };
    for (const build of Object.keys(builds)) entry[state][build] = Math.round(median(times[`${build} ${slug}`][state]));
    const judged = entry[state][crowd ? "crowd" : "site"];
    entry[state].ratio = Number((judged / base).toFixed(3));
    if (entry[state].ratio > BAR) faults.push(`${slug}, ${state}: ratio ${entry[state].ratio} above ${BAR}`);
    if (!crowd) continue;
    const [low, high] = spreadOf([...times[`site ${slug}`][state], ...times[`twin ${slug}`][state]]);
    entry[state].spread = [Math.round(low), Math.round(high)];
    if (judged > high) faults.push(`${slug}, ${state}: median ${judged} ms in the crowd, two identical builds spread from ${Math.round(low)} to ${Math.round(high)}`);
  }
  entry.start = times[`site ${slug}`].asked;
  if (crowd) {
    entry.crowded = times[`crowd ${slug}`].asked;
    const grown = entry.crowded.bytes / entry.start.bytes - 1;
    entry.grown = Number((100 * grown).toFixed(2));
    if (entry.crowded.requests !== entry.start.requests) faults.push(`${slug}: ${entry.start.requests} requests alone, ${entry.crowded.requests} in the crowd`);
    if (Math.abs(grown) > 0.01) faults.push(`${slug}: ${entry.grown} % more bytes in the crowd`);
  }
  result.games[slug] = entry;
}
result.faults = faults;
if (values.json) console.log(JSON.stringify(result));
else {
  console.log(`Start of Python in the page, ${runs} runs in turn, medians, ms (${[...modes]})${crowd ? `; crowd: ${values.crowd} further games of the size of ${crowd.model}` : ""}`);
  for (const [name, slug] of Object.entries(chosen)) {
    const { part, cold, warm, start, grown, crowded: more } = result.games[slug];
    console.log(`  ${name}: ${slug}, part ${(part / 1000).toFixed(1)} KB; the visit ${start.requests} requests, ${(start.bytes / 1000).toFixed(0)} KB${more ? `, in the crowd ${more.requests}, ${grown >= 0 ? "+" : ""}${grown} %` : ""}`);
    for (const [state, one] of Object.entries({ cold, warm }))
      console.log(`    ${state}: bare loadPyodide() + 1+1 ${one.bare}, tap to first result ${one.site}, again ${one.twin}${crowd ? `, in the crowd ${one.crowd}` : ""}; ratio ${one.ratio} (bar ${BAR}: ${one.ratio <= BAR ? "met" : "NOT met"})`);
  }
  for (const fault of faults) console.log(`  NOT met: ${fault}`);
}
process.exit(faults.length ? 1 : 0);
