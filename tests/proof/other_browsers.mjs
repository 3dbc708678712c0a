// Firefox ESR (puppeteer-core over BiDi) and WebKitGTK (its WebDriver, selenium, under Xvfb) before the built site:
// a calculator, a card played, the desk, search, the site without its host; Python started from its image, not by the fall-back;
// and the start beside a bare loadPyodide() in the same browser.
//
//   node tests/proof/other_browsers.mjs [firefox] [webkit]
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../widgets/tests/server.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const SECONDS = 120;

const UNTIL = `const until = async (asked) => { for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((go) => setTimeout(go, 50))) { const found = asked(); if (found) return found; } throw new Error("never so: " + asked); };`;

/** What a person does, as functions that run in the page beside \`until\`: each gives a sentence, or throws. */
const STEPS = {
  calculator: ["sixty-six/rules/", async () => {
    const calc = document.querySelector("details zs-calc");
    calc.closest("details").open = true;
    calc.scrollIntoView({ block: "center" });
    const field = await until(() => calc.hasAttribute("data-zs-awake") && calc.shadowRoot?.querySelector("input[inputmode=numeric]"));
    const out = calc.shadowRoot.querySelector(".out");
    const before = out.textContent;
    const begun = performance.now();
    field.focus();
    field.value = String(Number(field.value) - 1);
    for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true, composed: true }));
    await until(() => out.getAttribute("aria-busy") !== "true" && out.textContent !== before && document.documentElement.dataset.zsCore === "ready");
    return { said: `${Math.round(performance.now() - begun)} ms`, took: performance.now() - begun, mode: document.documentElement.dataset.zsCoreMode };
  }],
  card: ["sixty-six/table/", async () => {
    const shadow = () => document.querySelector("zs-table")?.shadowRoot;
    const button = (name) => [...(shadow()?.querySelectorAll("button") ?? [])].find((one) => one.textContent.includes(name) && !one.disabled && one.checkVisibility());
    const card = () => shadow()?.querySelector(".hand .card.legal");
    await until(() => button("Начать") ?? card());
    button("Начать")?.click();
    (await until(card)).dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, detail: 1 })); // a finger: Enter has no detail and plays at once
    const steps = () => Number(shadow().querySelector(".board").dataset.steps);
    const before = steps();
    (await until(() => button("Положить"))).click();
    await until(() => steps() > before);
    return { said: `${before} → ${steps()}` };
  }],
  desk: ["dispute/", async () => {
    const desk = document.querySelector("zs-dispute");
    desk.scrollIntoView();
    const field = await until(() => desk.shadowRoot?.querySelector("input, textarea"));
    field.focus();
    field.value = "ренонс";
    field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    const found = await until(() => [...desk.shadowRoot.querySelectorAll("button, a, li")].filter((one) => /ренонс/i.test(one.textContent)).length);
    return { said: `${found}` };
  }],
  search: ["", async () => {
    (await until(() => document.querySelector("[data-zs-search]"))).click();
    const box = await until(() => document.querySelector("zs-search")?.shadowRoot?.querySelector("input"));
    box.focus();
    box.value = "ренонс";
    box.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    const found = await until(() => document.querySelector("zs-search").shadowRoot.querySelectorAll(".hits > li").length);
    return { said: `${found}` };
  }],
};
/** A step as an expression of the page. */
const acted = (step) => `(async () => { ${UNTIL} return (${step})(); })()`;
const BARE = async () => {
  const begun = performance.now();
  await new Promise((done, fail) => {
    const worker = new Worker("bare.js", { type: "module" });
    worker.onmessage = done;
    worker.onerror = (event) => fail(new Error(event.message));
  });
  return { took: performance.now() - begun };
};
const STORED = async () => {
  if (!navigator.serviceWorker) return { said: "no service worker" };
  const until = async (asked) => { for (const end = Date.now() + 90_000; Date.now() < end; await new Promise((go) => setTimeout(go, 200))) { if (await asked()) return true; } return false; };
  const count = async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length))).reduce((a, b) => a + b, 0);
  const there = await until(async () => navigator.serviceWorker.controller && (await count()) > 20);
  const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
  return { said: there ? "stored" : `not stored: ${await count()} files, ${[installing, waiting, active].map((one) => one?.state ?? "-").join("/")}, controlled ${Boolean(navigator.serviceWorker.controller)}` };
};

const freePort = () => new Promise((done) => { const probe = createServer().listen(0, "127.0.0.1", () => { const { port } = probe.address(); probe.close(() => done(port)); }); });
const limited = (promise, what) => Promise.race([promise, new Promise((_, fail) => setTimeout(() => fail(new Error(`${what}: дольше ${SECONDS} с`)), SECONDS * 1000).unref())]);

async function firefox() {
  const { default: puppeteer } = await import("puppeteer-core");
  const executablePath = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path));
  if (!executablePath) throw new Error("нет Firefox: apt-get install firefox-esr");
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  return { name: await browser.version(), goto: (url) => page.goto(url, { waitUntil: "load" }), run: (code) => page.evaluate(code), close: () => browser.close() };
}

async function webkit() {
  if (!existsSync("/usr/bin/WebKitWebDriver")) throw new Error("нет WebKitGTK: apt-get install webkit2gtk-driver xvfb");
  const { Builder, Capabilities } = await import("selenium-webdriver");
  const [port, display] = [await freePort(), 90 + (process.pid % 100)];
  const screen = spawn("Xvfb", [`:${display}`, "-screen", "0", "1280x1000x24"], { stdio: "ignore" });
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  const environment = { ...process.env, DISPLAY: `:${display}`, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, WEBKIT_DISABLE_COMPOSITING_MODE: "1", WEBKIT_FORCE_SANDBOX: "0", GDK_BACKEND: "x11" };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], { stdio: "ignore", env: environment });
  await new Promise((go) => setTimeout(go, 1500));
  const library = "/usr/lib/x86_64-linux-gnu";
  const folder = existsSync(library) ? readdirSync(library).filter((name) => name.startsWith("webkit2gtk-")).sort().at(-1) : undefined;
  const binary = folder && join(library, folder, "MiniBrowser");
  const options = binary && existsSync(binary) ? { "webkitgtk:browserOptions": { binary, args: ["--automation"] } } : {};
  const session = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(new Capabilities({ browserName: "MiniBrowser", ...options })).build();
  await session.manage().setTimeouts({ script: SECONDS * 1000, pageLoad: SECONDS * 1000 });
  const known = await session.getCapabilities();
  const run = async (code) => {
    const answer = await session.executeAsyncScript(`const done = arguments[arguments.length - 1]; (${code}).then((value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })));`);
    const { value, error } = JSON.parse(answer);
    if (error) throw new Error(error);
    return value;
  };
  const close = async () => { await session.quit().catch(() => undefined); driver.kill(); screen.kill(); };
  return { name: `${known.getBrowserName()} ${known.getBrowserVersion()}`, goto: (url) => session.get(url), run, close };
}

async function tried(make) {
  const worker = `import { loadPyodide } from "./pyodide.mjs"; const py = await loadPyodide(); postMessage(py.runPython("1+1"));`;
  const bare = await serve(join(root, "node_modules/pyodide"), { pages: { "bare.html": ["text/html", "<!doctype html><title>bare</title>"], "bare.js": ["text/javascript", worker] } });
  let site = await serve(join(root, "site"), { prefix: "/sukno/" });
  const address = new URL(site.url);
  const browser = await limited(make(), "запуск браузера");
  const failed = [];
  let mode = "";
  let ours = 0;
  console.log(browser.name);
  try {
    // first: a driven WebKit keeps stores in memory and forgets those of an origin that is left
    await limited(browser.goto(`${bare.url}bare.html`), "голый Pyodide");
    const { took } = await limited(browser.run(`(${BARE})()`), "голый Pyodide");
    for (const [name, [path, step]] of Object.entries(STEPS)) {
      try {
        await limited(browser.goto(site.url + path), name);
        const told = await limited(browser.run(acted(step)), name);
        if (name === "calculator") ({ mode, took: ours } = told);
        console.log(`  ${name}: есть (${told.said})`);
      } catch (error) {
        failed.push(name);
        console.log(`  ${name}: НЕТ: ${String(error?.message ?? error).slice(0, 300)}`);
      }
    }
    console.log(`  Python: ${mode}`);
    if (mode !== "snapshot") failed.push("image");
    console.log(`  запуск: голый loadPyodide() ${Math.round(took)} мс, касание до ответа ${Math.round(ours)} мс, отношение ${(ours / took).toFixed(2)}`);
    await limited(browser.goto(`${site.url}sixty-six/rules/`), "без сети");
    await limited(browser.run(acted(STEPS.calculator[1])), "без сети");
    const { said } = await limited(browser.run(`(${STORED})()`), "без сети");
    site.close();
    site = null;
    try {
      await limited(browser.goto(`${address.href}sixty-six/rules/`), "без сети");
      await limited(browser.run(acted(STEPS.calculator[1])), "без сети");
      console.log(`  без сети: есть (${said})`);
    } catch (error) {
      failed.push("offline");
      console.log(`  без сети: НЕТ (${said}): ${String(error?.message ?? error).slice(0, 200)}`);
    }
  } finally {
    await browser.close();
    site?.close();
    bare.close();
  }
  return failed;
}

const asked = process.argv.slice(2);
let bad = 0;
for (const [name, make] of Object.entries({ firefox, webkit })) {
  if (asked.length && !asked.includes(name)) continue;
  try {
    const failed = await tried(make);
    console.log(failed.length ? `${name}: НЕ прошёл: ${failed.join(", ")}` : `${name}: прошёл`);
    bad += failed.length;
  } catch (error) {
    console.log(`${name}: НЕ прошёл: ${String(error?.message ?? error).slice(0, 400)}`);
    bad += 1;
  }
}
process.exit(bad ? 1 : 0);
