// «Играем так»: a link to a match that has not begun is an agreement, and the desk holds to it, too.
import { agree } from "../prefs/agreed";
import { readTableLink } from "./codec";

export async function remember(hash: string): Promise<void> {
  const { record } = await readTableLink(hash);
  if (!record.actions.length) agree(record.game, record.options, record.readings);
}
