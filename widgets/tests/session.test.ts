import assert from "node:assert/strict";
import { test } from "node:test";
import { gameOf, gameOfPath } from "../src/core/game";
import { Sessions } from "../src/core/session";
import type { Reply } from "../src/core/requests";
import type { GameRecord, Scene } from "../src/core/types";

const record: GameRecord = { game: "sixty-six", version: 1, options: {}, readings: {}, deal: { seed: 1 }, actions: ["a"] };
const entry = (text: string) => ({ step: 0, seat: 0, text, cites: [] });

/** A worker that answers from a list and keeps what it was asked. */
function worker(...replies: object[]) {
  const asked: Record<string, unknown>[] = [];
  const sessions = new Sessions((request) => {
    asked.push(request as Record<string, unknown>);
    return Promise.resolve(replies.shift() as Reply<object>);
  });
  return { asked, sessions };
}
const shown = { ok: true, seq: 1, actions: { kept: 1, new: ["b"] }, whole: true, kept: 0, gone: [], scene: { deal: 1, chips: [], talk: null, log: [entry("one")] } };

test("the record goes over once; then a move goes and its change comes back", async () => {
  const { asked, sessions } = worker(shown, { ok: true, seq: 2, actions: { kept: 2, new: ["c", "d"] }, whole: false, kept: 1, gone: ["talk"], scene: { deal: 2, log: [entry("two")] } });
  const first = (await sessions.ask({ do: "act", record, seat: 0, action: "b" })) as unknown as { record: GameRecord; scene: Scene };
  assert.deepEqual(asked[0], { do: "act", seat: 0, action: "b", record, match: "m1" });
  assert.deepEqual(first.record.actions, ["a", "b"]);
  const next = (await sessions.ask({ do: "bot", record: first.record, seat: 0, level: "sensible" })) as unknown as { record: GameRecord; scene: Scene };
  assert.deepEqual(asked[1], { do: "bot", seat: 0, level: "sensible", match: "m1", at: 2, seq: 1 });
  assert.deepEqual(next.record.actions, ["a", "b", "c", "d"]);
  assert.deepEqual(next.scene, { deal: 2, chips: [], log: [entry("one"), entry("two")] });
  assert.deepEqual(first.scene.log, [entry("one")], "what was given before stays as it was");
});

for (const field of ["match", "at"]) {
  test(`a worker that refuses the ${field} is sent the record again`, async () => {
    const { asked, sessions } = worker(shown, { ok: false, error: { field, text: "" } }, { ...shown, actions: { kept: 2, new: ["c"] } });
    const first = (await sessions.ask({ do: "act", record, seat: 0, action: "b" })) as unknown as { record: GameRecord };
    const next = (await sessions.ask({ do: "act", record: first.record, seat: 0, action: "c" })) as unknown as { record: GameRecord };
    assert.deepEqual(asked.map(({ match, at, record: sent }) => [match, at, (sent as GameRecord | undefined)?.actions]), [["m1", undefined, ["a"]], ["m1", 2, undefined], ["m2", undefined, ["a", "b"]]]);
    assert.deepEqual(next.record.actions, ["a", "b", "c"]);
  });
}

test("a refusal comes through as it is, and another record of the same match is told anew", async () => {
  const refused = { ok: false, error: { field: "action", text: "нельзя", cites: ["x.1"] } };
  const { asked, sessions } = worker(refused, shown);
  assert.deepEqual(await sessions.ask({ do: "act", record, seat: 0, action: "b" }), refused);
  await sessions.ask({ do: "act", record: { ...record }, seat: 0, action: "b" });
  assert.ok(asked[1]!.record);
});

test("a request, a page and a file tell their game", () => {
  assert.equal(gameOf({ do: "calc", id: "vint.penalty", given: {}, readings: {} }), "vint");
  assert.equal(gameOf({ do: "dispute", dispute: { case: "move", record: { ...record } as never } }), "sixty-six");
  assert.equal(gameOf({ do: "dispute", dispute: { case: "veryu.dispute" } }), "veryu");
  assert.equal(gameOf({ do: "scene", record, seat: 0, step: null, open: false }), "sixty-six");
  assert.equal(gameOf({ do: "difference", reading: "vint.nut-penalty", first: "", second: "", seed: 1, tries: 1, deals: 1 }), "vint");
  assert.deepEqual(["vint/rules/", "r/vint.147/", "assets/dispute/veryu.json", "assets/zs/zs.js", "", "%D0/"].map(gameOfPath), ["vint", "vint", "veryu", "assets", "", "%D0"]);
});
