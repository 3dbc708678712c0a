// `node widgets/bench-start.mjs [--site DIR] [--runs N] [--json]`: from the tap on a widget to its first recalculated result, beside
// a bare loadPyodide() and 1+1 in a worker. Cold: an empty browser cache; warm: the second visit. Same server, same browser,
// runs taken in turn; medians. Target: both ratios at most 0.45.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { browserPath } from "./browser.mjs";
import { serve } from "./tests/server.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const { values } = parseArgs({
  options: { site: { type: "string", default: join(root, "site") }, runs: { type: "string", default: "5" }, json: { type: "boolean", default: false }, plain: { type: "boolean", default: false } },
});
const site = resolve(values.site);
if (!existsSync(join(site, "assets/zs/zs.js"))) {
  console.error("Сначала соберите сайт: make site");
  process.exit(2);
}

/** A page with a calculator. */
function calculatorPage(folder) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      const found = calculatorPage(path);
      if (found) return found;
    } else if (name === "index.html" && readFileSync(path, "utf8").includes("<zs-calc")) return path;
  }
  return null;
}
const preferred = join(site, "sixty-six/rules/index.html");
const file = existsSync(preferred) && readFileSync(preferred, "utf8").includes("<zs-calc") ? preferred : calculatorPage(site);
const path = relative(site, dirname(file)).split("\\").join("/") + "/";

const worker = `import { loadPyodide } from "./pyodide.mjs"; const py = await loadPyodide(); postMessage(py.runPython("1+1"));`;
const bare = await serve(join(root, "node_modules/pyodide"), { pages: { "bare.html": ["text/html", "<!doctype html><title>bare</title>"], "bare.js": ["text/javascript", worker] } });
const ours = await serve(site);

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

async function timeOurs(context) {
  const page = await context.newPage();
  await page.goto(ours.url + path + (values.plain ? "?zs-snapshot=off" : ""));
  // a number to change: the first calculator with a stepper (a widget wakes when it comes near the screen)
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll("zs-calc")];
    const found = all.find((one) => one.shadowRoot?.querySelector(".field:not([inert]) .step button:not([disabled])"));
    if (found) return true;
    globalThis.tried = ((globalThis.tried ?? -1) + 1) % all.length;
    all[globalThis.tried].scrollIntoView({ block: "center" });
    return false;
  });
  const time = await page.evaluate(async () => {
    const element = [...document.querySelectorAll("zs-calc")].find((one) => one.shadowRoot?.querySelector(".field:not([inert]) .step button:not([disabled])"));
    element.scrollIntoView({ block: "center" });
    const shadow = element.shadowRoot;
    const button = shadow.querySelector(".field:not([inert]) .step button:last-of-type:not([disabled])") ?? shadow.querySelector(".field:not([inert]) .step button:not([disabled])");
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

const times = { bare: { cold: [], warm: [] }, ours: { cold: [], warm: [] } };
let mode = "";
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const kind of run % 2 ? ["ours", "bare"] : ["bare", "ours"]) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    for (const state of ["cold", "warm"]) {
      if (kind === "bare") times.bare[state].push(await timeBare(context));
      else {
        const found = await timeOurs(context);
        mode = found.mode;
        times.ours[state].push(found.time);
      }
    }
    await context.close();
  }
}
await browser.close();
bare.close();
ours.close();

const median = (list) => list.slice().sort((a, b) => a - b)[Math.floor(list.length / 2)];
const result = { runs: Number(values.runs), mode };
for (const state of ["cold", "warm"]) {
  const [a, b] = [median(times.bare[state]), median(times.ours[state])];
  result[state] = { bare: Math.round(a), ours: Math.round(b), ratio: Number((b / a).toFixed(2)) };
}
if (values.json) console.log(JSON.stringify(result));
else {
  console.log(`Start of Python in the page, ${result.runs} runs, medians, ms (${mode}); page ${path}`);
  for (const state of ["cold", "warm"]) {
    const { bare: a, ours: b, ratio } = result[state];
    console.log(`  ${state}: bare loadPyodide() + 1+1 ${a}, tap to first result ${b}, ratio ${ratio} ${ratio <= 0.45 ? "(target 0.45: met)" : "(target 0.45: NOT met)"}`);
  }
}
process.exit(result.cold.ratio <= 0.45 && result.warm.ratio <= 0.45 ? 0 : 1);
