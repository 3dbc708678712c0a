// Print the print pages to PDF with the system's Chromium: tagged, with an outline, in Russian.
//   node widgets/print.mjs PAGES   PAGES/print/NAME/index.html -> PAGES/print/NAME.pdf
import { existsSync, readFileSync, readdirSync, renameSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { browserPath } from "./browser.mjs";

const folder = resolve(process.argv[2] ?? "build/pages", "print");
const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "index.html")));
const faces = join(folder, "../assets/theme/fonts");
const shared = [join(folder, "print.css"), ...readdirSync(faces).map((name) => join(faces, name))];
const fresh = (name) => {
  const made = join(folder, `${name}.pdf`);
  const sources = [join(folder, name, "index.html"), ...shared];
  return existsSync(made) && sources.every((source) => statSync(made).mtimeMs >= statSync(source).mtimeMs);
};
/** Which page of a PDF each anchor stands on: the dictionary of destinations names the page, the tree of pages their order. */
function pagesOf(file) {
  const text = readFileSync(file, "latin1");
  const object = (number) => text.slice(text.indexOf(`\n${number} 0 obj`)).split("endobj", 1)[0];
  const catalog = /<<\/Type \/Catalog[^]*?endobj/.exec(text)[0];
  const order = new Map();
  const walk = (number) => {
    const kids = /\/Kids \[([^\]]*)\]/.exec(object(number));
    if (!kids) order.set(number, order.size + 1);
    else for (const [, kid] of kids[1].matchAll(/(\d+) 0 R/g)) walk(kid);
  };
  walk(/\/Pages (\d+) 0 R/.exec(catalog)[1]);
  const named = /\/Dests (\d+) 0 R/.exec(catalog);
  const found = named ? object(named[1]).matchAll(/\/([\w.-]+) \[(\d+) 0 R/g) : [];
  return Object.fromEntries([...found].map(([, anchor, page]) => [anchor, order.get(page)]));
}

const waiting = names.filter((name) => !fresh(name));
const executablePath = browserPath();
if (waiting.length && !executablePath) {
  console.log("PDF не напечатаны: нет Chromium. Поставьте его (apt-get install chromium) и повторите make site; страницы для печати готовы.");
} else if (waiting.length) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const print = async () => {
    const page = await (await browser.newContext()).newPage();
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      await page.goto(pathToFileURL(join(folder, name, "index.html")).href);
      await page.evaluate(() => document.fonts.ready);
      const paper = { path: join(folder, `${name}.part`), printBackground: true, preferCSSPageSize: true };
      await page.pdf(paper); // once to learn the pages, which the index at the end then names
      await page.evaluate((at) => {
        for (const one of document.querySelectorAll("[data-at]")) one.textContent = at[one.dataset.at] ?? "";
      }, pagesOf(paper.path));
      await page.pdf({ ...paper, tagged: true, outline: true });
      renameSync(join(folder, `${name}.part`), join(folder, `${name}.pdf`));
      console.log(`${name}.pdf: ${Math.round(statSync(join(folder, `${name}.pdf`)).size / 1024)} КБ`);
    }
  };
  // The largest first, two at a time: the whole edition takes as long as all its games.
  waiting.sort((one, other) => statSync(join(folder, other, "index.html")).size - statSync(join(folder, one, "index.html")).size);
  await Promise.all([print(), print()]);
  await browser.close();
}
