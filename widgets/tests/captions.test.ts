// What stands at a seat: the last act of each, without the name that stands there already.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scene } from "../src/core/types";
import { captionsOf } from "../src/table/surface";

const names = ["Вы", "Левый противник", "Игрок 2", "Партнёр, игрок 3"];
const scene = (log: [number | null, string][]): Scene =>
  ({ seat: 0, deal: 1, seats: names.map((name, seat) => ({ seat, name })), log: log.map(([seat, text]) => ({ seat, text, deal: 1 })) }) as unknown as Scene;

test("a caption is the act alone, whether a word or a deed", () => {
  const found = captionsOf(scene([[0, "Вы: ♠Т"], [1, "Левый противник берёт взятку"], [2, "Игрок 2: «пас»"], [3, "Партнёр, игрок 3: Три валета: 1 очко"]]));
  assert.deepEqual(Object.fromEntries(found), { 1: "берёт взятку", 2: "пас", 3: "Три валета: 1 очко" });
});

test("what was done before one's own act is not said again, nor who deals", () => {
  assert.equal(captionsOf(scene([[1, "Левый противник: ♠К"], [0, "Вы: ♠Т"], [2, "Игрок 2 сдаёт по пять карт"]])).size, 0);
});
