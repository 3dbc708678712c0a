// `node widgets/tests/dispute-fuzz.mjs COUNT SEED < disputes.json`: spoil links to disputes; one line of JSON for each.
//
// Every second link is spoilt as text, the others are forged: their data is spoilt and sealed anew. A line is
// {"refused": "…"} or {"link": …, "spoilt": "text" | "data"}; anything else that happens ends the run with an error.
import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const source = 'export * from "../src/dispute/link"; export { LinkError } from "../src/link/bytes"; export * from "./spoil";';
const stdin = { contents: source, resolveDir: dirname(fileURLToPath(import.meta.url)), loader: "ts" };
const made = await build({ stdin, bundle: true, format: "esm", target: "es2022", write: false, logLevel: "warning" });
const parts = await import(`data:text/javascript;base64,${Buffer.from(made.outputFiles[0].contents).toString("base64")}`);
const { disputeLink, readDisputeLink, sealed, LinkError, generator, spoilData, spoilText } = parts;
const count = Number(process.argv[2] ?? 10_000);
const below = generator(Number(process.argv[3] ?? 1));
const disputes = JSON.parse(await text(process.stdin));

for (let i = 0; i < count; i += 1) {
  const asked = disputes[below(disputes.length)];
  const { record, action, seat } = asked;
  const game = record ? record.game : asked.case.split(".")[0];
  const seen = { edition: 1, hashes: { [`${game}.1`]: "0123abcd", "vint.147": "89abcdef" }, total: 7, verdict: "00ff00ff" };
  const whole = { case: record ? "move" : asked.case, facts: asked.facts ?? {}, readings: asked.readings ?? {}, move: record ? { record, action, seat } : null, seen, understood: ["outcome"], claims: null };
  const kind = i % 2 ? "data" : "text";
  const what = record ? [game, record.version, record.options, record.readings, record.deal, record.actions, action, seat] : whole.facts;
  const link = kind === "text" ? spoilText(await disputeLink(whole), below) : await sealed(spoilData([whole.case, what, whole.readings, 1, 7, "00ff00ff", ".1 0123abcd,vint.147 89abcdef"], below));
  let line;
  try {
    const found = await readDisputeLink(link);
    if (kind === "text") assert.deepEqual(found, whole, `another dispute out of a spoilt link: ${link}`);
    line = { link: found, spoilt: kind };
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    assert.match(error.message, /^[А-ЯЁ][^]*[а-яё][^]*\.$/);
    line = { refused: error.message };
  }
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
