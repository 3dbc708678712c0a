// Values of a form: which matter, what is sent, how a link carries them. Checking is the core's.
import type { Json, Param, Schema } from "../core/types";

export type Given = Record<string, Json>;

/** Whether a field matters for the values of the others; a field that does not matter itself counts with its default. */
export function relevant(schema: Schema, param: Param, given: Given): boolean {
  return Object.entries(param.when ?? {}).every(([name, values]) => {
    const other = schema.params.find((one) => one.name === name);
    const now = other && !relevant(schema, other, given) ? other.default : given[name];
    return values.some((value) => value === now);
  });
}

/** The values to start from: the example's own, then the defaults. */
export function initial(schema: Schema, given: Given): Given {
  const found: Given = {};
  for (const param of schema.params) found[param.name] = given[param.name] ?? param.default ?? blank(param);
  return found;
}

function blank(param: Param): Json {
  switch (param.type) {
    case "int":
      return param.low ?? 0;
    case "flag":
      return false;
    case "choice":
      return param.choices?.[0]?.value ?? null;
    case "ints":
      return (param.labels ?? []).map(() => param.low ?? 0);
    default:
      return "";
  }
}

/** How many players a row of numbers is for; null where it does not depend on that. */
export function playersOf(param: Param, given: Given): number | null {
  if (!param.per) return null;
  const other = given[param.per];
  const count = Array.isArray(other) ? other.length : Number(other);
  return count > 1 && count < 10 ? count : null;
}

/** A row of numbers for so many players: what was typed stays with its player or its pair. */
export function fitRow(param: Param, value: Json, players: number): Json[] {
  const old = Array.isArray(value) ? value : [];
  const empty = param.low ?? 0;
  const kept = (value: Json | undefined): Json => (value === undefined ? empty : value); // nothing said stays nothing
  if (!param.pairs) return Array.from({ length: players }, (_, i) => kept(old[i]));
  const before = Math.round((1 + Math.sqrt(1 + 4 * old.length)) / 2);
  const row: Json[] = [];
  for (let writer = 0; writer < players; writer += 1) {
    for (let on = 0; on < players; on += 1) {
      if (on === writer) continue;
      const known = writer < before && on < before;
      row.push(kept(known ? old[writer * (before - 1) + on - (on > writer ? 1 : 0)] : undefined));
    }
  }
  return row;
}

/** The values after one has changed: rows for each player follow their number. */
export function refit(schema: Schema, given: Given): Given {
  const found = { ...given };
  for (const param of schema.params) {
    const players = playersOf(param, found);
    if (players !== null) found[param.name] = fitRow(param, found[param.name] ?? null, players);
  }
  return found;
}

/** What the core is asked: irrelevant fields are left to their defaults. */
export function sent(schema: Schema, given: Given): Given {
  const found: Given = {};
  for (const param of schema.params) {
    if (relevant(schema, param, given) || param.default === null || param.default === undefined) found[param.name] = given[param.name] ?? null;
  }
  return found;
}

/** Values under today's names: what an older link says under a former one. */
function renewed(schema: Schema, given: Given): Given {
  const found = { ...given };
  for (const { name, former } of schema.params) {
    const old = former && found[former.name];
    if (typeof old !== "number" || found[name] !== undefined) continue;
    const of = (other: string): Json => found[other] ?? schema.params.find((one) => one.name === other)?.default ?? null;
    found[name] = Object.entries(former!.where).every(([other, values]) => values.includes(of(other))) ? former!.whole - old : old;
  }
  return found;
}

/** What of some values a form can hold: a choice that nobody offers and a field that is not there stay outside. */
export function fitting(schema: Schema, given: Given): Given {
  const found: Given = {};
  const now = renewed(schema, given);
  for (const param of schema.params) {
    const value = now[param.name];
    if (value !== undefined && holds(param, value)) found[param.name] = value;
  }
  return found;
}

function holds(param: Param, value: Json): boolean {
  switch (param.type) {
    case "choice":
      return (param.choices ?? []).some((choice) => choice.value === value);
    case "flag":
      return typeof value === "boolean";
    case "ints":
    case "texts":
      return Array.isArray(value);
    default:
      return typeof value === "number" || typeof value === "string";
  }
}

/** A typed number: digits become a number, anything else goes to the core as typed and is refused by name. */
export function typedInt(text: string): Json {
  const plain = text.replace(/[\s\u00a0]/g, "").replace("−", "-");
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : text;
}

/** `#c=sixty-six.game-points&winner_points=66`, readable and short. */
export function calcLink(id: string, place: number, given: Given): string {
  const words = new URLSearchParams();
  words.set("c", id);
  if (place) words.set("n", String(place));
  for (const [name, value] of Object.entries(given)) words.set(name, Array.isArray(value) ? value.join(",") : String(value));
  return `#${words}`;
}

export interface CalcLink {
  id: string;
  place: number;
  given: Given;
}

const MOST = 4000;

/** Read such a fragment; null when it is none. Types follow the schema; what does not fit goes to the core as text. */
export function readCalcLink(hash: string, schema: Schema): CalcLink | null {
  if (!hash.startsWith("#c=")) return null;
  const words = new URLSearchParams(hash.slice(1, MOST));
  if (words.get("c") !== schema.id) return null;
  const given: Given = {};
  for (const [name, text] of words) {
    if (name === "c" || name === "n") continue;
    given[name] = typed(schema.params.find((param) => param.name === name || param.former?.name === name), text);
  }
  return { id: schema.id, place: Number(words.get("n") ?? 0) || 0, given };
}

function typed(param: Param | undefined, text: string): Json {
  switch (param?.type) {
    case "int":
      return typedInt(text);
    case "flag":
      return text === "true" ? true : text === "false" ? false : text;
    case "choice":
      return param.choices?.find(({ value }) => String(value) === text)?.value ?? text;
    case "ints":
      return text === "" ? [] : text.split(",").map(typedInt);
    default:
      return text;
  }
}
