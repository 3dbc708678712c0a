// The table for the ear, on request.
import { spoken } from "../cards/notation";
import type { Scene } from "../core/types";
import { cardLabel, ownHand } from "./parts";

/** What may be done now. */
export function movesSpoken(scene: Scene): string {
  const cards = (ownHand(scene)?.cards ?? []).filter(({ legal, action }) => legal && action).map((card) => cardLabel(card, false));
  const others = scene.actions.filter(({ legal }) => legal).map(({ label }) => spoken(label));
  return [...cards, ...others].join(", ") || scene.status.text;
}

export function sheetSpoken({ sheet }: Scene): string {
  return sheet ? sheet.rows.map(({ cells }) => cells.map((cell, i) => (i ? `${sheet.columns[i]} ${cell}` : cell)).join(", ")).join("; ") : "";
}
