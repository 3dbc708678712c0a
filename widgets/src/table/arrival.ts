// A match that comes by the address of the page, and the address that it is sent by.
import { core } from "../core/rpc";
import type { Reply } from "../core/requests";
import type { GameEntry, Json } from "../core/types";
import { readDeckLink } from "../deck/link";
import { currentDeck } from "../deck/own";
import { LinkError } from "../link/bytes";
import { isTableLink, readTableLink, tableLink } from "../link/codec";
import { copy } from "../ui/copy";
import { guestOf } from "./library";
import type { Match } from "./match";

/** Take the match of the address; until it has come nothing can be played here. */
export async function arrive(match: Match, seat: number, sending: number): Promise<void> {
  await take(match, seat, sending);
  match.land(sending);
}

/** A linked match is a guest: what is one's own stays as it was. Where one played on from this link before, that goes on. */
async function take(match: Match, seat: number, sending: number): Promise<void> {
  const { hash } = location;
  if (!isTableLink(hash)) return;
  try {
    const link = await readTableLink(hash);
    if (!match.awaits(sending)) return;
    if (link.record.game !== match.game) throw new LinkError("В ссылке партия другой игры.");
    const known = await guestOf(hash).catch(() => null);
    if (!match.awaits(sending)) return;
    match.keeper?.begin(false, hash);
    if (known) await match.keeper?.take(known);
    const { record, people } = known ?? { record: link.record, people: link.people ?? [seat] };
    await match.visit(record, !known && typeof link.step === "number" ? link.step : null, people);
  } catch (error) {
    if (!match.awaits(sending)) return;
    match.fail(error instanceof LinkError ? error.message : "Ссылка на партию повреждена.");
  }
}

/** A deck was made up for this table, or the owner's deck of this device is to be played, or the sample again: deal from it, once. */
export async function takeDeck(match: Match, play: (options: Record<string, Json>) => Promise<string>): Promise<void> {
  const { hash } = location;
  const options = hash.startsWith("#k=") ? await deckOptions(match.game, hash) : { deck: currentDeck(match.game)?.id ?? "" };
  history.replaceState(history.state, "", location.pathname + location.search);
  const wrong = options ? await play(options) : "";
  if (wrong) match.fail(wrong);
}

/** The options of a deck that the address carries; null where it is meant for another game. */
async function deckOptions(game: string, hash: string): Promise<Record<string, Json> | null> {
  const reply: Reply<{ games: GameEntry[] }> = await core.ask({ do: "games", game });
  const found = reply.ok ? reply.games.find(({ slug }) => slug === game) : undefined;
  const link = found ? readDeckLink(hash, game, found.deck, found.options.filter(({ name }) => !found.deck.includes(name))) : null;
  return link && { ...link.values, ...link.counts };
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
