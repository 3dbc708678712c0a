// The form of a new match: deal number and the options of the game, as the core declares them.
import { html, nothing, type TemplateResult } from "lit";
import { field } from "../calc/fields";
import { initial, relevant } from "../calc/values";
import { core } from "../core/rpc";
import type { Reply } from "../core/requests";
import type { GameEntry, GameRecord, Json, Param, Schema } from "../core/types";
import { currentDeck } from "../deck/own";
import { storedDeck } from "../deck/store";
import { casesOf } from "../dispute/data";
import { icon } from "../ui/icons";
import { closeDrawer } from "./drawers";
import { randomSeed } from "./people";
import { crewField, deckLine, readingFields, type Terms } from "./terms";

export { crewProblem, styles } from "./terms";
export type NewMatch = Terms;

const SEED: Param = { name: "seed", label: "Номер сдачи", type: "int", default: 1, low: 1, high: 999_999_999, hint: "Один номер — одни и те же карты у всех." };

/** The form as it opens: a number nobody chose, the options that were set last. */
export const blank = (before: NewMatch | null, { people, record }: { people: number[]; record: GameRecord }): NewMatch => ({
  ...(before ?? { params: [], values: {}, deck: [], own: false, shared: false, words: {} }),
  people,
  readings: record.readings,
  seed: randomSeed(),
  error: null,
});

/** Fill in the game's options when the core has named them. */
export async function withOptions(form: NewMatch, game: string, options: Record<string, Json>, record: GameRecord): Promise<NewMatch> {
  const [reply, words] = await Promise.all([core.ask<{ games: GameEntry[] }>({ do: "games", game }) as Promise<Reply<{ games: GameEntry[] }>>, casesOf(game)]);
  const found = reply.ok ? reply.games.find(({ slug }) => slug === game) : undefined;
  const { options: params = [], deck = [], shared = false } = found ?? {};
  const own: Record<string, Json> = found?.own_deck ? { deck: currentDeck(game)?.id ?? "" } : {};
  const values = { ...(Object.keys(form.values).length ? form.values : { ...options, ...record.options }), ...storedDeck(game, deck), ...own };
  return { ...form, params, deck, own: found?.own_deck ?? false, shared, most: found?.seats[1], words: words?.readings ?? {}, values: initial({ params } as never, values) };
}

/** `change` is called after a field has been written into the form. */
export function newMatchView(form: NewMatch, busy: TemplateResult | typeof nothing, change: () => void, deal: () => void): TemplateResult {
  const error = (name: string): string => (form.error?.field.endsWith(name) ? form.error.text : "");
  return html`<form
    @submit=${(event: Event) => {
      event.preventDefault();
      deal();
    }}
  >
    <div class="form">
      ${field(SEED, { value: form.seed, error: error("seed"), relevant: true, change: (value) => ((form.seed = value), change()) })}
      ${crewField(form, change)}
      ${form.params.filter((param) => !form.deck.includes(param.name) && !(form.own && param.name === "deck") && relevant({ params: form.params } as Schema, param, form.values)).map((param) =>
        field(param, { value: form.values[param.name] ?? null, error: error(param.name), relevant: true, change: (value) => ((form.values = { ...form.values, [param.name]: value }), change()) }),
      )}
      ${deckLine(form)} ${readingFields(form, change)}
    </div>
    ${core.status.state === "ready" ? nothing : busy}
    <footer><button class="btn pri" type="submit">${icon("deal")}Сдать</button><button class="lnk" type="button" @click=${closeDrawer}>Отмена</button></footer>
  </form>`;
}
