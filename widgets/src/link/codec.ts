// A match in a link: #t=… holds the record and the step, compressed. What comes from a link is data and is checked by the core.
import type { GameRecord } from "../core/types";
import { isPeople } from "../table/people";
import { LinkError, parsed, read, written } from "./bytes";

export interface TableLink {
  record: GameRecord;
  step: number | null;
  /** Seats of the people who share the device; absent where one person plays. */
  people?: number[];
}

const BROKEN = "Ссылка на партию повреждена";
const NOTHING = `${BROKEN}: в ней нет записи партии.`;

/** The fragment, `#t=` and all. */
export async function tableLink({ record, step, people }: TableLink): Promise<string> {
  const { game, version, options, readings, deal, actions } = record;
  return `#t=${await written(new TextEncoder().encode(JSON.stringify([game, version, options, readings, deal, actions, step, ...(people ? [people] : [])])))}`;
}

/** Whether an address carries a match. */
export const isTableLink = (hash: string): boolean => hash.startsWith("#t=");

/** Read a fragment; throws a LinkError with a sentence for the reader. */
export async function readTableLink(hash: string): Promise<TableLink> {
  const { bytes } = await read(hash.slice(3), BROKEN);
  const data = parsed(bytes, NOTHING);
  if (!Array.isArray(data) || (data.length !== 7 && data.length !== 8)) throw new LinkError(NOTHING);
  const [game, version, options, readings, deal, actions, step, people] = data as [string, number, never, never, never, string[], number | null, unknown];
  if (typeof game !== "string") throw new LinkError(`${BROKEN}: поле «game» — не название игры.`);
  const link: TableLink = { record: { game, version, options, readings, deal, actions }, step };
  if (people === undefined) return link;
  if (!isPeople(people)) throw new LinkError(`${BROKEN}: поле «people» — не список мест.`);
  return { ...link, people };
}
