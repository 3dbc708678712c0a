// From the card table to the desk: a move with the deal up to it.
import { core } from "../core/rpc";
import type { Reply } from "../core/requests";
import type { GameRecord, Scene } from "../core/types";
import { base } from "../site";
import { disputeLink } from "./link";

/** Open the desk with a move: the refused one of this seat, or the last one made before this step. */
export async function disputeMove(record: GameRecord, step: number, seat: number, refused: string): Promise<void> {
  let at = step;
  let [action, mover] = [refused, seat];
  if (!refused) {
    at = step - 1;
    while (at > 0 && record.actions[at] === "next") at -= 1;
    action = record.actions[at] ?? "";
    const before: Reply<{ scene: Scene }> = await core.ask({ do: "scene", record, seat, step: Math.max(0, at), open: false });
    if (before.ok) mover = before.scene.to_move ?? seat;
  }
  const cut = { ...record, actions: record.actions.slice(0, Math.max(0, at)) };
  location.href = `${base}dispute/${await disputeLink({ case: "move", facts: {}, readings: {}, move: { record: cut, action, seat: mover }, seen: null, understood: [], claims: null })}`;
}
