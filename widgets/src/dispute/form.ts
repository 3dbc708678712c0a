// The facts of a case. Each is one of three things, seen at a glance: said by the reader, understood from his words, or not stated.
import { html, nothing, type TemplateResult } from "lit";
import { field } from "../calc/fields";
import { fitRow, playersOf, type Given } from "../calc/values";
import type { Json, Param, Schema } from "../core/types";
import { icon } from "../ui/icons";
import type { Assumed } from "./data";

/** A fact that was stated: by hand, or understood from these words of the story. */
export interface Stated {
  value: Json;
  /** The words that state it; empty where the reader said it in the form. */
  words: string;
  understood: boolean;
}

export type Facts = Record<string, Stated>;

/** What the core is told: the stated facts and nothing else. */
export const valuesOf = (facts: Facts): Given => Object.fromEntries(Object.entries(facts).map(([name, { value }]) => [name, value]));

/** Whether a field can be asked now: whatever it depends on is stated, or goes without saying. */
export function askable(schema: Schema, param: Param, facts: Facts): boolean {
  return Object.entries(param.when ?? {}).every(([name, values]) => {
    const other = schema.params.find((one) => one.name === name);
    if (!other) return false;
    if (!askable(schema, other, facts)) return values.some((value) => value === other.default);
    const now = facts[name];
    if (now) return values.some((value) => value === now.value);
    return quiet(other) && values.some((value) => value === other.default);
  });
}

/** A default that goes without saying: nought, no, nobody. */
const quiet = ({ default: value }: Param): boolean => value === false || value === 0 || value === "" || value === "нет" || value === "никто";

const YES_NO = [
  { value: true, label: "да" },
  { value: false, label: "нет" },
];

/** An empty row for a list of numbers, one place for each player or name. */
function emptyRow(param: Param, given: Given): Json[] {
  const players = playersOf(param, given);
  const count = players ?? (param.count || (Array.isArray(param.default) ? param.default.length : 0) || param.labels?.length || 3);
  return players && param.pairs ? fitRow(param, [], players).map(() => null) : Array.from({ length: count }, () => null);
}

/** Whether a row of numbers has a place for each player. */
export const byPlayers = (schema: Schema, param: Param): boolean =>
  param.type === "ints" && (schema.params.some(({ per }) => per === param.name) || (!param.labels?.length && Boolean(param.per || param.players)));

/** How many players a row is for. */
export const placesOf = (param: Param, value: Json | undefined, given: Given): number => {
  const players = playersOf(param, given);
  return players ?? (Array.isArray(value) ? value.length : emptyRow(param, given).length);
};

/** Whether a value says something: a row is said once every place in it is. */
export const isStated = (value: Json): boolean => (Array.isArray(value) ? value.length > 0 && value.every((one) => one !== null && one !== "") : value !== null && value !== "");

export interface FactState {
  stated: Stated | undefined;
  /** What has been typed of a row that is not whole yet. */
  draft: Json | undefined;
  error: string;
  /** The verdict waits for it. */
  asked: boolean;
  /** What the core took in its place. */
  assumed: Assumed | undefined;
  /** What is stated of the other facts. */
  given: Given;
  names: string[];
  change(value: Json): void;
  drop(): void;
}

/** One fact: its field, and how it is known. */
export function factView(param: Param, state: FactState): TemplateResult {
  const { stated } = state;
  const how = stated ? (stated.understood ? "und" : "said") : "no";
  const rows = param.type === "ints";
  const value: Json = stated?.value ?? state.draft ?? (rows ? emptyRow(param, state.given) : null);
  const players = rows ? playersOf(param, state.given) : null;
  const labels = rows && state.names.length ? state.names : param.labels;
  const shown: Param =
    param.type === "flag"
      ? { ...param, type: "choice", choices: YES_NO }
      : param.type === "choice" && !stated
        ? { ...param, choices: param.choices ?? [] }
        : { ...param, ...(labels ? { labels } : {}), ...(rows && state.names.length && param.pairs ? { hint: "Строка: кто написал; столбец: на кого." } : {}) };
  const empty = !stated && param.type === "choice" && (param.choices?.length ?? 0) > 0;
  return html`<div class="fact ${how} ${state.asked ? "asked" : ""}" data-fact=${param.name}>
    ${field(empty ? withBlank(shown) : shown, { value, error: state.error, relevant: true, players: players ?? undefined, change: (next) => (empty && next === BLANK ? undefined : state.change(next)) })}
    <p class="how">
      ${how === "und"
        ? html`<span>понято из слов${stated!.words ? html`: «${stated!.words}»` : nothing}</span>`
        : how === "said"
          ? html`<span>сказано вами</span>`
          : html`<span>${state.asked ? "не сказано, а от этого зависит ответ" : state.assumed ? `не сказано; считаем «${state.assumed.text}»${state.assumed.matters ? ", на ответ влияет" : ", на ответ не влияет"}` : "не сказано"}</span>`}
      ${stated ? html`<button class="lnk" type="button" aria-label="Снять: ${param.label}" @click=${state.drop}>${icon("cross")}снять</button>` : nothing}
    </p>
  </div>`;
}

const BLANK = "\u0000";

/** A list that drops down begins with nothing chosen. */
const withBlank = (param: Param): Param => {
  const labels = (param.choices ?? []).map(({ label }) => label);
  const drops = labels.length > 7 || labels.join("").length > 44;
  return drops ? { ...param, choices: [{ value: BLANK, label: "не сказано" }, ...(param.choices ?? [])] } : param;
};
