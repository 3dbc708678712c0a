// A match that comes by the address of the page, and the address that it is sent by.
import { isTableLink, LinkError, readTableLink, tableLink } from "../link/codec";
import { copy } from "../ui/copy";
import type { Match } from "./match";

/** Take the match of the address if it is meant for this table. */
export async function arrive(table: HTMLElement, match: Match): Promise<void> {
  if (!isTableLink(location.hash)) return;
  if (document.querySelector("zs-table") !== table && !location.hash.includes(match.game)) {
    // several tables on a page: the record says which game it is; the first of that game takes it
    if (document.querySelector(`zs-table[data-game="${CSS.escape(match.game)}"]`) !== table) return;
  }
  try {
    const link = await readTableLink(location.hash);
    if (link.record.game !== match.game) {
      if (document.querySelectorAll("zs-table").length > 1) return;
      throw new LinkError("В ссылке партия другой игры.");
    }
    await match.visit(link.record, typeof link.step === "number" ? link.step : null);
  } catch (error) {
    match.fail(error instanceof LinkError ? error.message : "Ссылка на партию повреждена.");
  }
  requestAnimationFrame(() => table.scrollIntoView({ block: "start" }));
}

/** Copy the address of the match, or of the step on view; says how it went. */
export async function share({ record, replayed, steps }: Match): Promise<string> {
  const step = replayed && replayed.step < steps ? replayed.step : null;
  const url = location.href.split("#")[0] + (await tableLink({ record, step }));
  return (await copy(url)) ? "Ссылка скопирована" : "Не удалось скопировать";
}
