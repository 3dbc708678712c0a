// A dispute in a link: #d=… holds the facts, the edition and the hash of each cited text, compressed, with a checksum over
// all of it. What comes from a link is data: here it is checked for its shape, by the core for its sense.
import type { GameRecord, Json } from "../core/types";
import { LinkError, parsed, read, written } from "../link/bytes";

export interface DisputeLink {
  /** A case of the core, or `move` for a move of a recorded deal. */
  case: string;
  facts: Record<string, Json>;
  readings: Record<string, string>;
  /** For a move: the record up to it, the action and the seat. */
  move: { record: GameRecord; action: string; seat: number } | null;
  /** What the one who sent the link saw; null where nothing was decided yet. */
  seen: Seen | null;
  /** Facts that were understood from words; the others were said in the form. */
  understood: string[];
  /** What the two sides claim; empty where they did not say. */
  claims: [string, string] | null;
}

export interface Seen {
  edition: number;
  /** Rule -> the beginning of the hash of its text. */
  hashes: Record<string, string>;
  total: number | null;
  /** Checksum of the verdict. */
  verdict: string;
}

export const HASH_DIGITS = 8;
const BROKEN = "Ссылка на спор повреждена";
const NOTHING = `${BROKEN}: в ней нет спора.`;
/** The checksum stands before the data. */
const HEAD = 4;

/** FNV-1a, 32 bits: tells a changed link from a whole one. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return sum;
}

/** The checksum of a text, as eight hexadecimal digits. */
export const textSum = (text: string): string => checksum(new TextEncoder().encode(text)).toString(16).padStart(8, "0");

const shortened = (game: string, id: string): string => (id.startsWith(`${game}.`) ? id.slice(game.length) : id);

/** The plain data of a link, as short as it can be: rules of the same game lose its name. */
function packed({ case: name, facts, readings, move, seen, understood, claims }: DisputeLink): Json {
  const what: Json = move ? [move.record.game, move.record.version, move.record.options, move.record.readings, move.record.deal, move.record.actions, move.action, move.seat] : facts;
  const told: Json[] = understood.length || claims ? [[understood, claims ?? []]] : [];
  if (!seen) return [name, what, readings, ...told];
  const game = move ? move.record.game : name.split(".")[0]!;
  const hashes = Object.entries(seen.hashes).map(([id, hash]) => `${shortened(game, id)} ${hash.slice(0, HASH_DIGITS)}`);
  return [name, what, readings, seen.edition, seen.total, seen.verdict, hashes.join(","), ...told];
}

/** The fragment, `#d=` and all. */
export async function disputeLink(link: DisputeLink): Promise<string> {
  return sealed(packed(link));
}

/** Compress and seal any data: the tests forge links with it. */
export async function sealed(data: Json): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  const head = new Uint8Array(HEAD);
  new DataView(head.buffer).setUint32(0, checksum(bytes));
  return `#d=${await written(bytes, head)}`;
}

export const isDisputeLink = (hash: string): boolean => hash.startsWith("#d=");

/** Read a fragment; throws a LinkError with a sentence for the reader. */
export async function readDisputeLink(hash: string): Promise<DisputeLink> {
  if (!isDisputeLink(hash)) throw new LinkError("Это ссылка не на спор.");
  const { head, bytes } = await read(hash.slice(3), BROKEN, HEAD);
  if (checksum(bytes) !== new DataView(head.buffer).getUint32(0)) throw new LinkError(`${BROKEN}: она обрезана или изменена.`);
  return unpacked(parsed(bytes, NOTHING));
}

const isObject = (value: unknown): value is Record<string, Json> => typeof value === "object" && value !== null && !Array.isArray(value);
const isShort = (value: unknown, most: number): value is string => typeof value === "string" && value.length > 0 && value.length <= most;

function fail(field: string): never {
  throw new LinkError(`${BROKEN}: поле «${field}» не такое, каким должно быть.`);
}

function unpacked(data: unknown): DisputeLink {
  if (!Array.isArray(data) || ![3, 4, 7, 8].includes(data.length)) throw new LinkError(NOTHING);
  const [name, what, readings, edition, total, verdict, hashes] = data as unknown[];
  const whole = data.length >= 7;
  const { understood, claims } = unpackedTold(data.length === 4 || data.length === 8 ? (data.at(-1) as unknown) : [[], []]);
  if (!isShort(name, 80)) fail("случай");
  if (!isObject(readings) || !Object.entries(readings).every(([id, choice]) => isShort(id, 80) && isShort(choice, 80))) fail("чтения");
  const move = name === "move" ? unpackedMove(what) : null;
  if (!move && !isObject(what)) fail("обстоятельства");
  const game = move ? move.record.game : name.split(".")[0]!;
  return {
    case: name,
    facts: move ? {} : (what as Record<string, Json>),
    readings: readings as Record<string, string>,
    move,
    seen: whole ? unpackedSeen(game, edition, total, verdict, hashes) : null,
    understood,
    claims,
  };
}

/** How the facts came to be said, and who claims what. */
function unpackedTold(told: unknown): Pick<DisputeLink, "understood" | "claims"> {
  if (!Array.isArray(told) || told.length !== 2) fail("сказанное");
  const [understood, claims] = told as unknown[];
  if (!Array.isArray(understood) || understood.length > 40 || !understood.every((one) => isShort(one, 80))) fail("понятое из слов");
  if (!Array.isArray(claims) || (claims.length !== 0 && claims.length !== 2) || !claims.every((one) => typeof one === "string" && one.length <= 300)) fail("требования");
  return { understood: understood as string[], claims: claims.length ? (claims as [string, string]) : null };
}

function unpackedMove(what: unknown): DisputeLink["move"] {
  if (!Array.isArray(what) || what.length !== 8) fail("ход");
  const [game, version, options, readings, deal, actions, action, seat] = what as unknown[];
  if (!isShort(game, 80)) fail("игра");
  if (!isObject(options) || !isObject(readings) || !isObject(deal)) fail("сдача");
  if (!Array.isArray(actions) || !actions.every((one) => typeof one === "string")) fail("ход сдачи");
  if (typeof action !== "string" || action.length > 200) fail("ход");
  if (!Number.isInteger(seat) || !Number.isInteger(version)) fail("место");
  return { record: { game, version: version as number, options, readings, deal, actions: actions as string[] }, action, seat: seat as number };
}

function unpackedSeen(game: string, edition: unknown, total: unknown, verdict: unknown, hashes: unknown): Seen {
  if (!Number.isInteger(edition) || (edition as number) < 1 || (edition as number) > 1e6) fail("редакция");
  if (total !== null && (typeof total !== "number" || !Number.isSafeInteger(total))) fail("итог");
  if (typeof verdict !== "string" || !/^[0-9a-f]{8}$/.test(verdict)) fail("вывод");
  if (typeof hashes !== "string" || hashes.length > 8000) fail("тексты правил");
  const found: Record<string, string> = {};
  for (const part of hashes ? hashes.split(",") : []) {
    const match = /^([\w.-]{1,80}) ([0-9a-f]{8})$/.exec(part);
    if (!match) fail("тексты правил");
    found[match[1]!.startsWith(".") ? game + match[1]! : match[1]!] = match[2]!;
  }
  return { edition: edition as number, hashes: found, total: total as number | null, verdict };
}
