// A match that comes by the address of the page, and the address that it is sent by.
import { LinkError } from "../link/bytes";
import { isTableLink, readTableLink, tableLink } from "../link/codec";
import { copy } from "../ui/copy";
import type { Match } from "./match";

/** Take the match of the address if it is meant for this table; until it has come nothing can be played here. */
export async function arrive(table: HTMLElement, match: Match, seat: number, sending: number): Promise<void> {
  await take(table, match, seat, sending);
  match.land(sending);
}

async function take(table: HTMLElement, match: Match, seat: number, sending: number): Promise<void> {
  if (!isTableLink(location.hash)) return;
  if (document.querySelector("zs-table") !== table && !location.hash.includes(match.game)) {
    // several tables on a page: the record says which game it is; the first of that game takes it
    if (document.querySelector(`zs-table[data-game="${CSS.escape(match.game)}"]`) !== table) return;
  }
  try {
    const link = await readTableLink(location.hash);
    if (!match.awaits(sending)) return;
    if (link.record.game !== match.game) {
      if (document.querySelectorAll("zs-table").length > 1) return;
      throw new LinkError("В ссылке партия другой игры.");
    }
    await match.visit(link.record, typeof link.step === "number" ? link.step : null, link.people ?? [seat]);
  } catch (error) {
    if (!match.awaits(sending)) return;
    match.fail(error instanceof LinkError ? error.message : "Ссылка на партию повреждена.");
  }
  requestAnimationFrame(() => table.scrollIntoView({ block: "start" }));
}

/** Copy the address of the match, or of the step on view; says how it went. What is still hidden does not go into it. */
export async function share({ record, replayed, steps, scene, people }: Match, seat: number): Promise<string> {
  const sealed = scene.sealed === true;
  const step = !sealed && replayed && replayed.step < steps ? replayed.step : null;
  const usual = people.length === 1 && people[0] === seat;
  const link = { record: sealed ? { ...record, actions: [] } : record, step };
  const url = location.href.split("#")[0] + (await tableLink(usual ? link : { ...link, people }));
  if (!(await copy(url))) return "Не удалось скопировать";
  return sealed ? "Ссылка на начало скопирована: закрытых карт в ней нет" : "Ссылка скопирована";
}
