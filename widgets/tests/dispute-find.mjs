// `node widgets/tests/dispute-find.mjs < asked.json`: ask the finder of the desk; a line of JSON for each question.
//
// In: {"cases", "games", "questions": [[game, question]]}. Out: for each question the first hits, as [case, facts].
import { text } from "node:stream/consumers";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const stdin = { contents: 'export * from "../src/dispute/find";', resolveDir: dirname(fileURLToPath(import.meta.url)), loader: "ts" };
const made = await build({ stdin, bundle: true, format: "esm", target: "es2022", write: false, logLevel: "warning" });
const { Finder } = await import(`data:text/javascript;base64,${Buffer.from(made.outputFiles[0].contents).toString("base64")}`);
const { cases, games, questions } = JSON.parse(await text(process.stdin));
const finder = new Finder(cases, Object.fromEntries(games.map(({ slug, title }) => [slug, title])));
for (const [game, question] of questions) {
  const hits = finder.find(question, game).slice(0, 6);
  process.stdout.write(`${JSON.stringify(hits.map(({ entry, facts }) => [entry.id, facts]))}\n`);
}
