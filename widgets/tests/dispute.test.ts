// Links to disputes survive the way there and back; spoilt ones are refused in Russian.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Json } from "../src/core/types";
import { changedSince, seenNow } from "../src/dispute/changed";
import type { Decision } from "../src/dispute/data";
import { LinkError } from "../src/link/bytes";
import { disputeLink, readDisputeLink, sealed, textSum, type DisputeLink } from "../src/dispute/link";
import { generator, SAMPLES, spoilData, spoilText } from "./spoil";

const refused = async (link: string): Promise<{ link: DisputeLink | null; text: string }> => {
  try {
    return { link: await readDisputeLink(link), text: "" };
  } catch (error) {
    assert.ok(error instanceof LinkError, `${link.slice(0, 80)}: ${String(error)}`);
    assert.match(error.message, /^[А-ЯЁ][^]*[а-яё][^]*\.$/);
    return { link: null, text: error.message };
  }
};

for (const sample of SAMPLES) {
  test(`a link brings back what it was made of: ${sample.case}`, async () => {
    const link = await disputeLink(sample);
    assert.match(link, /^#d=1[\w-]+$/);
    assert.ok(link.length < 400, `${link.length} letters`);
    assert.deepEqual(await readDisputeLink(link), sample);
  });
}

test("links of other kinds and empty ones are refused by name", async () => {
  assert.equal((await refused("#t=1abc")).text, "Это ссылка не на спор.");
  assert.equal((await refused("#d=")).text, "Ссылка на спор повреждена: неизвестный вид ссылки.");
  assert.equal((await refused("#d=1")).text, "Ссылка на спор повреждена: она обрезана.");
  assert.equal((await refused("#d=1<script>")).text, "Ссылка на спор повреждена: в ней лишние знаки.");
  assert.equal((await refused(`#d=1${"A".repeat(70_000)}`)).text, "Ссылка на спор повреждена: она слишком длинна.");
  assert.equal((await refused(await sealed({ case: "vint.penalty" }))).text, "Ссылка на спор повреждена: в ней нет спора.");
  assert.equal((await refused(await sealed(["vint.penalty", [], {}]))).text, "Ссылка на спор повреждена: поле «обстоятельства» не такое, каким должно быть.");
});

test("a link that unpacks to too much is refused", async () => {
  const link = await sealed(["vint.penalty", { contract: "х".repeat(2_000_000) }, {}]);
  assert.equal((await refused(link)).text, "Ссылка на спор повреждена: она слишком длинна.");
});

test("a spoilt letter never gives another dispute", async () => {
  const below = generator(11);
  for (let i = 0; i < 300; i += 1) {
    const sample = SAMPLES[below(SAMPLES.length)]!;
    const { link } = await refused(spoilText(await disputeLink(sample), below));
    if (link) assert.deepEqual(link, sample);
  }
});

test("forged data is refused or has the shape of a dispute", async () => {
  const below = generator(12);
  let shaped = 0;
  for (let i = 0; i < 300; i += 1) {
    const { case: name, facts, readings, seen } = SAMPLES[below(2)]!;
    const data: Json = seen ? [name, facts, readings, seen.edition, seen.total, seen.verdict, ".19 dc8c9ca8,vint.147 0123abcd"] : [name, facts, readings];
    const { link } = await refused(await sealed(spoilData(data, below)));
    if (!link) continue;
    shaped += 1;
    assert.equal(typeof link.case, "string");
    assert.ok(link.move || (typeof link.facts === "object" && !Array.isArray(link.facts)));
    for (const hash of Object.values(link.seen?.hashes ?? {})) assert.match(hash, /^[0-9a-f]{8}$/);
  }
  assert.ok(shaped > 0 && shaped < 300);
});

test("the checksum of a verdict tells one sentence from another", () => {
  assert.equal(textSum("Пересдача."), textSum("Пересдача."));
  assert.notEqual(textSum("Пересдача."), textSum("Пересдача!"));
});

test("a later edition says what changed", () => {
  const decision: Decision = {
    game: "vint", case: "vint.penalty", title: "Штраф", facts: [{ name: "tricks", label: "Взяток", value: 9, text: "9" }], verdict: "Пишут 4 000.", grade: "sure", grade_name: "по источнику", decided: true, others: [],
    result: { total: 4000, unit: "очков", summary: "Пишут 4 000.", sides: {}, choices: [], items: [{ side: "", amount: 4000, text: "Недобор", cites: ["vint.r21"] }], cites: ["vint.r21"], grade: "sure", readings: [] },
  }; // prettier-ignore
  const texts = { "vint.r21": { label: "§ 21", title: "Штраф", url: "", text: "…", hash: "0011223344556677" } };
  const seen = seenNow(decision, 1, texts);
  assert.deepEqual(changedSince(seen, decision, texts, []), { same: true, texts: [], verdict: "" });
  const later = { ...texts, "vint.r21": { ...texts["vint.r21"], hash: "ffff223344556677" } }; // the same rule, another text
  assert.deepEqual(changedSince(seen, decision, later, [{ edition: 2, rule: "vint.r21", note: "исправлена цена" }]).texts, [{ id: "vint.r21", note: "исправлена цена" }]);
  assert.deepEqual(changedSince(seen, decision, {}, []).texts, [{ id: "vint.r21", note: "этого правила в издании больше нет" }]);
  const other = { ...decision, result: { ...decision.result, total: 5000 } };
  assert.equal(changedSince(seen, other, texts, []).verdict, "Вывод теперь другой: было 4 000, стало 5 000.".replace(/(\d) (\d)/g, "$1\u00a0$2"));
});
