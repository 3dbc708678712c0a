// `node widgets/find.mjs < asked.json`: the page's own search and understanding for the command line and the tests.
//
// In: {"do": "find" | "ask" | "time", "files": {"index", "cases", "forms"}, "questions": [{"text", "game", "only", "without"}]}.
// Out: one answer for each question, as JSON.
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const resolveDir = join(dirname(fileURLToPath(import.meta.url)), "src", "search");
const stdin = { contents: 'export { Index } from "./index"; export { Finder } from "./find"; export { CaseFinder, paragraphs, weighed } from "./cases";', resolveDir, loader: "ts" };
const made = await build({ stdin, bundle: true, format: "esm", target: "es2022", write: false, logLevel: "warning" });
const { Index, Finder, CaseFinder, paragraphs, weighed } = await import(`data:text/javascript;base64,${Buffer.from(made.outputFiles[0].contents).toString("base64")}`);

const { do: action, files, questions } = JSON.parse(await text(process.stdin));
const read = (name) => JSON.parse(readFileSync(files[name], "utf8"));
const SHOWN = 10;

const start = performance.now();
const finder = new Finder(new Index(read("index")).whole());
const built = performance.now() - start;

const rules = (found) => found.hits.slice(0, SHOWN).map(({ rule, score, part }) => ({ id: rule.id, label: rule.label, title: rule.title, text: rule.text, score, part }));
const answer = ({ text: question, ...asked }) => shown(finder.find(question, asked));
const shown = (found) => {
  return { query: found.query, game: found.game, understood: found.understood, missing: found.missing, rules: rules(found), others: found.others };
};

if (action === "time") {
  for (const { text: question, ...asked } of questions.slice(0, 50)) finder.find(question, asked);
  const times = questions.map(({ text: question, ...asked }) => {
    // processor time of the whole process: what others run beside does not count
    const from = process.cpuUsage();
    finder.find(question, asked);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  });
  process.stdout.write(JSON.stringify({ built, times }));
} else if (action === "ask") {
  const forms = read("forms");
  const cases = new CaseFinder(read("cases"), finder.index.data);
  const asked = ({ text: question, game = "" }) => {
    const told = finder.find(question, { game, sure: true });
    const hits = weighed(cases.find(question, told.game, "", told.hits), (id) => forms[id], question).slice(0, SHOWN);
    const found = shown({ ...told, hits: paragraphs(told.hits, hits, finder.index.rules) });
    return { ...found, cases: hits.map(({ entry, facts }) => ({ id: entry.id, title: entry.title, facts })) };
  };
  process.stdout.write(JSON.stringify(questions.map(asked)));
} else process.stdout.write(JSON.stringify(questions.map(answer)));
