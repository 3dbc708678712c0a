// Print the print pages to PDF with the system's Chromium: tagged, with an outline, in Russian.
//   node widgets/print.mjs PAGES   PAGES/print/NAME/index.html -> PAGES/print/NAME.pdf
import { existsSync, readdirSync, renameSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { browserPath } from "./browser.mjs";

const folder = resolve(process.argv[2] ?? "build/pages", "print");
const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "index.html")));
const fresh = (name) => {
  const made = join(folder, `${name}.pdf`);
  const sources = [join(folder, name, "index.html"), join(folder, "print.css")];
  return existsSync(made) && sources.every((source) => statSync(made).mtimeMs >= statSync(source).mtimeMs);
};
const waiting = names.filter((name) => !fresh(name));
const executablePath = browserPath();
if (waiting.length && !executablePath) {
  console.log("Chromium не найден: PDF не напечатаны, страницы для печати остаются.");
} else if (waiting.length) {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const print = async () => {
    const page = await (await browser.newContext()).newPage();
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      await page.goto(pathToFileURL(join(folder, name, "index.html")).href);
      await page.evaluate(() => document.fonts.ready);
      await page.pdf({
        path: join(folder, `${name}.part`), tagged: true, outline: true, printBackground: true, preferCSSPageSize: true,
      });
      renameSync(join(folder, `${name}.part`), join(folder, `${name}.pdf`));
      console.log(`${name}.pdf: ${Math.round(statSync(join(folder, `${name}.pdf`)).size / 1024)} КБ`);
    }
  };
  // The largest first, two at a time: the whole edition takes as long as all its games.
  waiting.sort((one, other) => statSync(join(folder, other, "index.html")).size - statSync(join(folder, one, "index.html")).size);
  await Promise.all([print(), print()]);
  await browser.close();
}
