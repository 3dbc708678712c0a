// What a story states of the facts of a case: numbers and names beside their own nouns, nothing else. A word that fits two fields
// sets none; what is not said stays unsaid.
import type { Json, Param, Schema } from "../core/types";
import { folded, STOP, stem, tokens, type Word } from "./words";

export type Answer = [value: Json, label: string, ...said: string[]];

/** A fact with the words that state it. */
export interface Fact {
  name: string;
  value: Json;
  from: number;
  to: number;
}

interface Told extends Fact {
  /** How many words bear it; of two readings of the same words the longer one holds. */
  weight: number;
  /** Where the words begin without which it would not be said; two facts that need the same word are rivals. Else: all from `from` to `to`. */
  keys?: number[];
}

const GAMES = ["простая", "два", "три", "четыре", "пять", "малый шлем", "большой шлем"];
const LEVELS: Record<string, number> = { шесть: 6, простая: 6, семь: 7, восемь: 8, девять: 9, десять: 10 };
const SUITS: [RegExp, string][] = [
  [/^буб(н|ен|и|ей|ям|ях)/, "♦"],
  [/^черв/, "♥"],
  [/^пик(и|ах|ам|у|ой|овая|овые|овой|овых)?$/, "♠"],
  [/^(треф|крест)/, "♣"],
];
/** Nouns that own the number before them. */
const COUNTED = /^(взят|карт|очк|тысяч|раз|раза|человек|игрок|копе|руб|час|минут|роббер|парт|сдач|ход|круг|штраф|онер|туз|корол|дам|валет|козыр|ремиз|ренонс|вист|пас|год|лет|звезд|шар|этаж|жизн|коронк|балл|пуан|стор|слов)/;
const CALL = new Set(["назначить", "играть", "заявить", "сказать", "заказать"]);
const OTHER_SIDE = /^(вист|противник|соперник|оппонент|враг|они|их|те|партнер|сосед|друг(ого|ой|их|ом)$)/;
const FEW: Record<string, number> = { вдвоем: 2, втроем: 3, вчетвером: 4, впятером: 5, вшестером: 6 };

/** A word with the clause and the sentence it stands in. */
interface Placed extends Word {
  clause: number;
  sentence: number;
}

function placed(text: string): Placed[] {
  let [clause, sentence, at] = [0, 0, 0];
  return summed(tokens(text), text).map((word) => {
    const between = text.slice(at, word.from);
    if (/[.!?]/.test(between)) [sentence, clause] = [sentence + 1, clause + 1];
    else if (/[,;:—–]|\s-\s/.test(between)) clause += 1;
    at = word.to;
    return { ...word, stem: ordered(word), clause, sentence };
  });
}

/** «Сто двадцать пять», «две тысячи», «10 000»: one number, told by several words. */
function summed(words: Word[], text: string): Word[] {
  const found: Word[] = [];
  let spelt = false; // the last word found is a number, and not in digits
  for (const word of words) {
    const last = found.at(-1);
    const [sum, more] = [number(last), number(word)];
    const digits = /^\d/.test(word.form);
    let whole: number | null = null;
    if (last && sum && /^\s$/.test(text.slice(last.to, word.from))) {
      if (/^тысяч/.test(word.form)) whole = sum < 1000 ? sum * 1000 : null;
      else if (digits) whole = !spelt && sum < 1000 && /^\d{3}$/.test(word.form) ? sum * 1000 + Number(word.form) : null;
      else if (more && spelt) whole = fits(sum, more) ? sum + more : null;
    }
    if (whole === null) {
      spelt = more !== null && !digits;
      found.push(word);
    } else found[found.length - 1] = { stem: String(whole), form: String(whole), from: last!.from, to: word.to };
  }
  return found;
}

/** Whether a smaller number goes on with a larger one: five with twenty, twenty with a hundred. */
const fits = (sum: number, more: number): boolean => [10, 100, 1000].some((unit) => more < unit && sum % unit === 0) && (sum % 100 === 0 || sum % 100 >= 20);

/** Cardinal and collective numbers only: «второй», «тройка» and «вчетвером» count nothing. */
const CARDINAL = /^(\d+|двое|двоих|трое|троих|(четвер|пятер|шестер|семер)(о|ых)|од(ин|на|но|ну|ной|ного)|дв(а|е|ух|ум|умя)|тр(и|ех|ем|емя)|четыр(е|ех|ем)|(пят|шест|сем|восьм|девят|десят)(ь|и)|восемь|(один|две|три|четыр|пят|шест|сем|восем|девят)надцат(ь|и)|двадцат(ь|и)|тридцат(ь|и)|сорока?|(пять|шесть|семь|восемь)десят|девяност[оа]|ст[оа]|двести|(три|четыре)ста|(двух|трех|четырех|пяти|шести|семи|восьми|девяти|пять|шесть|семь|восемь|девять)сот)$/;
const number = (word: Word | undefined): number | null => {
  const bare = word?.stem.replace(/^!/, "") ?? "";
  return word && CARDINAL.test(word.form) && /^\d{1,6}$/.test(bare) ? Number(bare) : null;
};
/** «Третий», «вторую»: a place in a row, 0 where it is none. */
const ORDINALS = ["перв", "втор", "трет", "четверт", "пят", "шест", "седьм", "восьм", "девят", "десят"];
const ordinal = ({ form }: Word): number => {
  const found = /^(.+?)(ый|ой|ий|ая|ую|ого|ому|ым|ья|ью|ьего|ей)$/.exec(form);
  return found ? ORDINALS.indexOf(found[1]!) + 1 : 0;
};
const suit = (word: Word | undefined): string | null => (word ? (SUITS.find(([form]) => form.test(word.form))?.[1] ?? null) : null);
/** An ordinal is no number of things. */
const ordered = ({ stem: one, form }: Word): string => (/^!?\d/.test(one) && !CARDINAL.test(form) ? one.replace(/(\d+)/, "o$1") : one);
const offers = (param: Param, value: Json): boolean => (param.choices ?? []).some((one) => one.value === value);

/** The one field of a kind; none where two are alike: nobody knows which was meant. */
const only = (schema: Schema, fits: (param: Param) => boolean): Param | null => {
  const found = schema.params.filter(fits);
  return found.length === 1 ? found[0]! : null;
};

/** «Четыре» of a bid: called, with its suit, or «на четырёх»; never the number of something. */
function bids(words: Placed[], i: number): boolean {
  const [before, earlier, next, after] = [words[i - 1], words[i - 2], words[i + 1], words[i + 2]];
  const here = words[i]!;
  if (next && next.clause === here.clause && COUNTED.test(next.form) && !suit(next)) return false;
  if (next && next.clause === here.clause && (suit(next) || (next.form === "в" && suit(after)) || (next.form === "без" && after?.stem === "!козыр"))) return true;
  if (before?.form === "на") return /(ух|ех|ёх|и|ной|ную)$/.test(here.form) && !/ку$/.test(here.form);
  return Boolean(before && before.clause === here.clause && (CALL.has(before.stem) || (CALL.has(earlier?.stem ?? "") && earlier!.clause === here.clause && STOP.has(before.form))));
}

function contracts(schema: Schema, words: Placed[]): Told[] {
  const found: Told[] = [];
  const vint = only(schema, (param) => offers(param, "малый шлем"));
  const level = only(schema, (param) => param.type === "choice" && offers(param, "семь") && offers(param, "восемь"));
  words.forEach((word, i) => {
    const count = number(word);
    if (vint) {
      const slam = word.stem === stem("шлем") || word.stem === `!${stem("шлем")}`;
      const size = words[i - 1]?.form ?? "";
      const made = [words[i - 2], words[i - 3]].some((one) => one && /^(взя|сдела)/.test(one.form));
      if (slam && !made && /^(мал|больш)/.test(size)) {
        found.push({ name: vint.name, value: size.startsWith("мал") ? "малый шлем" : "большой шлем", from: words[i - 1]!.from, to: word.to, weight: 2 });
      } else if (count !== null && count >= 2 && count <= 5 && bids(words, i)) found.push({ name: vint.name, value: GAMES[count - 1]!, from: word.from, to: word.to, weight: 2 });
      else if (/^прост(ая|ую|ой|ые|ых)$/.test(word.form) && (/^игр/.test(words[i + 1]?.form ?? "") || suit(words[i + 1]) || (words[i + 1]?.form === "в" && suit(words[i + 2])))) found.push({ name: vint.name, value: "простая", from: word.from, to: word.to, weight: 2 });
    }
    if (level) {
      const named = /^(шест|сем|восьм|девят|десят)ер(н|ик)/.test(word.form) ? Number(word.stem.replace(/\D/g, "")) : 0;
      if (named || (count !== null && count >= 6 && count <= 10 && bids(words, i))) {
        const value = Object.keys(LEVELS).find((one) => LEVELS[one] === (named || count) && offers(level, one));
        if (value) found.push({ name: level.name, value, from: word.from, to: word.to, weight: 2 });
      } else if (/^прост(ая|ую|ой|ые|ых)$/.test(word.form) && offers(level, "простая") && (/^игр/.test(words[i + 1]?.form ?? "") || suit(words[i + 1]))) {
        found.push({ name: level.name, value: "простая", from: word.from, to: word.to, weight: 2 });
      } else if (/^(мизер|уверт)/.test(word.form)) {
        const kind = /^мизер/.test(word.form) ? "мизер" : "уверт";
        const size = words[i - 1]?.form ?? "";
        const value = offers(level, kind) ? kind : /^мал/.test(size) ? `малый ${kind}` : /^больш/.test(size) ? `большой ${kind}` : "";
        if (value && offers(level, value)) found.push({ name: level.name, value, from: word.from, to: word.to, weight: 2 });
      }
    }
  });
  return found;
}

function trumps(schema: Schema, words: Placed[]): Told[] {
  const param = only(schema, (one) => offers(one, "♠") && offers(one, "♥"));
  if (!param) return [];
  const found: Told[] = [];
  words.forEach((word, i) => {
    const value = suit(word);
    const [before, earlier] = [words[i - 1], words[i - 2]];
    if (value) {
      const named = before !== undefined && before.clause === word.clause && number(before) !== null && bids(words, i - 1);
      const simple = /^прост(ые|ых|ая|ую|ой)$/.test(before?.form ?? "");
      const played = (before?.form === "в" || before?.form === "на") && (number(earlier) !== null || /^(шест|сем|восьм|девят|десят)ерн/.test(earlier?.form ?? "") || /^(прост|шлем)/.test(earlier?.form ?? "") || CALL.has(earlier?.stem ?? "") || /^игр/.test(earlier?.form ?? ""));
      const declared = [before, earlier, words[i + 1]].some((one) => one && one.clause === word.clause && /^козыр/.test(one.form));
      if (named || simple || played || declared) found.push({ name: param.name, value, from: before && played ? before.from : word.from, to: word.to, weight: 1, keys: [word.from] });
    } else if ((word.stem === "!козыр" && before?.form === "без") || /^бескозырн/.test(word.form)) {
      if (offers(param, "без козырей")) found.push({ name: param.name, value: "без козырей", from: before?.form === "без" ? before.from : word.from, to: word.to, weight: 2 });
    }
  });
  return found;
}

/** Tricks: «взяли девять» of those who called, «без двух» of a known game. */
function tricks(schema: Schema, words: Placed[], known: Told[]): Told[] {
  const param = only(schema, (one) => one.type === "int" && /^Взяток у (назначивших|играющего|купившего)/.test(one.label));
  const game = known.find(({ value }) => GAMES.includes(String(value)) || String(value) in LEVELS);
  const missing = only(schema, (one) => one.type === "int" && /^Недобрано/.test(one.label));
  const found: Told[] = [];
  words.forEach((word, i) => {
    const count = number(word);
    if (count === null) return;
    const [before, next] = [words[i - 1], words[i + 1]];
    const free = !next || next.clause !== word.clause || /^взят(ок|ки|ку)$/.test(next.form) || !COUNTED.test(next.form);
    if (before?.form === "без" && free && !suit(next) && count <= 9) {
      if (missing) found.push({ name: missing.name, value: count, from: before.from, to: word.to, weight: 2, keys: [word.from] });
      if (param && game) {
        const need = GAMES.includes(String(game.value)) && !schema.id.includes("preferans") && !schema.id.startsWith("gusarskij") ? 7 + GAMES.indexOf(String(game.value)) : LEVELS[String(game.value)];
        if (need !== undefined && need - count >= 0) found.push({ name: param.name, value: need - count, from: before.from, to: word.to, weight: 2, keys: [word.from] });
      }
      return;
    }
    const took = [before, words[i - 2]].find((one) => one && one.clause === word.clause && one.stem === "взять");
    const theirs = words.some((one) => one.clause === word.clause && OTHER_SIDE.test(one.form));
    if (param && game && took && !theirs && free && !bids(words, i) && words.some((one) => one.sentence === word.sentence && one.from === game.from) && count <= (param.high ?? 13)) {
      found.push({ name: param.name, value: count, from: took.from, to: /^взят/.test(next?.form ?? "") ? next!.to : word.to, weight: 2, keys: [word.from] });
    }
  });
  return found;
}

/** Small words that make a difference in a form: whose it is, when it was. */
const KEPT = /^(сво|никто|было|до$|после$)/;
const content = (text: string): string[] =>
  tokens(text)
    .filter(({ stem: one, form }) => one.startsWith("!") || ((!STOP.has(form) || KEPT.test(form)) && !/^(вовремя|сам|сама)$/.test(form)))
    .map(ordered);

/** A number that is not denied; «ни одной» is nought. */
const amount = (words: Placed[], i: number): number | null => {
  const count = number(words[i]);
  const before = words[i - 1]?.form;
  if (before === "ни") return count === 1 ? 0 : null;
  if (before === "через" || before === "спустя") return null; // «через две взятки»: when it was
  return before === "не" || words[i]!.stem.startsWith("!") ? null : count;
};

/** Words that may stand between a field and its number: «остаток был 15», «на столе осталось 90 копеек». */
const BETWEEN = /^(был|была|было|были|ровно|уже|еще|только|всего|осталось|остался|осталась|лежит|лежало|стоит|есть|он|она|они)$/;
const UNIT = /^(копе|руб|очк|пуан|фиш|карт|штук)/;

/** A number beside the noun of its field: «два ренонса», «ставка 5», «взяток у виновного одна»; all words of the field in one clause. */
function counts(schema: Schema, words: Placed[]): Told[] {
  const found: Told[] = [];
  for (const param of schema.params) {
    if (param.type !== "int") continue;
    const label = content(param.label.split(",")[0]!);
    const nouns = label.filter((one) => !/^\d/.test(one));
    if (!nouns.length) continue;
    const other = OTHER_SIDE.test(folded(param.label).replace(/^.* у /, ""));
    found.push(...placeOf(param, nouns, words), ...upTo(param, nouns, words));
    words.forEach((word, i) => {
      const count = amount(words, i);
      if (count === null || count < (param.low ?? 0) || count > (param.high ?? 1e9)) return;
      const clause = words.filter((one) => one.clause === word.clause);
      if (!nouns.every((one) => clause.some((near) => near.stem === one))) return;
      // what is told of the other side is not told of this one
      if (!other && nouns.length === 1 && clause.some((one) => OTHER_SIDE.test(one.form))) return;
      const next = words[i + 1]?.clause === word.clause ? words[i + 1] : undefined;
      const owner = (next && nouns.includes(next.stem) ? next : null) ?? led(nouns, words, i, next, EACH.test(param.label));
      if (!owner || bids(words, i)) return;
      found.push({ name: param.name, value: count, from: Math.min(word.from, owner.from), to: Math.max(word.to, owner.to), weight: nouns.length, keys: [word.from] });
    });
  }
  const players = only(schema, (param) => param.name === "players");
  for (const word of words) {
    const many = FEW[word.form];
    if (!players || many === undefined) continue;
    if (players.type === "choice" ? offers(players, many) : many >= (players.low ?? 0) && many <= (players.high ?? 9)) found.push({ name: players.name, value: many, from: word.from, to: word.to, weight: 1 });
  }
  return found;
}

/** A field that asks which one of a row: «Какая взятка с конца», «Сдавал игрок». A place is said with it: «вторую взятку с конца», «сдавал третий». */
const WHICH = /^(Как|Котор)(ая|ой|ый|ое)\s|^Кто\s|\sигрок$/;
function placeOf(param: Param, label: string[], words: Placed[]): Told[] {
  const nouns = label.filter((one) => one !== stem("игрок"));
  if (!WHICH.test(param.label) || !nouns.length) return [];
  return words.flatMap((word, i) => {
    const place = ordinal(word);
    const clause = words.filter((one) => one.clause === word.clause);
    if (!place || place < (param.low ?? 1) || place > (param.high ?? 99) || !nouns.every((one) => clause.some((near) => near.stem === one))) return [];
    const owner = [words[i + 1], words[i - 1]].find((one) => one && one.clause === word.clause && nouns.includes(one.stem));
    if (!owner) return [];
    return [{ name: param.name, value: place, from: Math.min(word.from, owner.from), to: Math.max(word.to, owner.to), weight: label.length, keys: [word.from] }];
  });
}

/** A field that asks for a bound: «До какого числа играют» is said by «играем до 150». */
function upTo(param: Param, label: string[], words: Placed[]): Told[] {
  if (!/^До\s/.test(param.label)) return [];
  const nouns = label.filter((one) => one !== "до" && one !== stem("число"));
  return words.flatMap((word, i) => {
    const [count, before, next] = [amount(words, i), words[i - 1], words[i + 1]];
    if (count === null || before?.form !== "до" || count < (param.low ?? 0) || count > (param.high ?? 1e9)) return [];
    if (next && next.clause === word.clause && COUNTED.test(next.form) && !UNIT.test(next.form)) return [];
    if (!nouns.every((one) => words.some((near) => near.clause === word.clause && near.stem === one))) return [];
    return [{ name: param.name, value: count, from: before.from, to: word.to, weight: label.length, keys: [word.from] }];
  });
}

/** What each one gives is told with «по»: «с каждого по 10 копеек». */
const EACH = /(^|\s)кажд/i;

/** The first word of the field where it stands whole right before its number; nothing where the number is of something else. */
function led(nouns: string[], words: Placed[], i: number, next: Placed | undefined, each: boolean): Placed | null {
  if (next && COUNTED.test(next.form) && !(UNIT.test(next.form) && !nouns.some((one) => next.stem === one))) return null;
  let first: Placed | null = null;
  const seen = new Set<string>();
  for (let at = i - 1; at >= 0 && words[at]!.clause === words[i]!.clause; at -= 1) {
    const one = words[at]!;
    if (nouns.includes(one.stem)) {
      first = one;
      seen.add(one.stem);
      if (seen.size === nouns.length) return first;
    } else if ((one.form === "по" && !each) || (!STOP.has(one.form) && !BETWEEN.test(one.form))) return null;
  }
  return null;
}

/** Whether all stems of a phrase stand near each other, within one clause (a long phrase within one sentence); where, if they do. */
function near(phrase: string[], words: Placed[], own = phrase): Pick<Told, "from" | "to" | "keys"> | null {
  for (let i = 0; i < words.length; i += 1) {
    const { clause, sentence } = words[i]!;
    const window = words.slice(i, i + phrase.length + 4).filter((one) => (phrase.length > 3 ? one.sentence === sentence : one.clause === clause));
    if (!phrase.includes(window[0]!.stem)) continue;
    // «прошлую сдачу сдавали»: a word that is twice in the phrase is said twice
    const times = (list: string[], one: string): number => list.filter((other) => other === one).length;
    if (!phrase.every((one) => times(window.map(({ stem: other }) => other), one) >= times(phrase, one))) continue;
    const used = window.filter(({ stem: one }) => own.includes(one));
    return { from: used[0]!.from, to: used.at(-1)!.to, keys: used.map(({ from }) => from) };
  }
  return null;
}

/** A statement of the form, said or denied in its own words: «взятка закрыта», «взятку ещё не закрыли». */
function flags(schema: Schema, words: Placed[]): Told[] {
  const found: Told[] = [];
  for (const param of schema.params) {
    if (param.type !== "flag") continue;
    const label = content(param.label);
    if (label.length < 2) continue;
    const said = near(label, words);
    if (said && !ofWhom(param.label, words.filter(({ clause }) => clause === words.find(({ from }) => from === said.from)!.clause))) continue;
    if (said) found.push({ name: param.name, value: true, ...said, weight: label.length });
    else {
      for (const turned of label) {
        const denied = near(label.map((one) => (one === turned ? `!${one}` : one)), words);
        if (denied) found.push({ name: param.name, value: false, ...denied, weight: label.length });
      }
    }
  }
  return found;
}

/** Whether a clause tells of the one of whom the statement tells: «сдавали вы» is said by «сдавал я», «взятка его» of no other side. */
function ofWhom(label: string, clause: Word[]): boolean {
  const whose = /(?<!\p{L})(вы|его)(?!\p{L})/u.exec(folded(label))?.[1];
  if (!whose) return true;
  return !clause.some(({ form }) => OTHER_SIDE.test(form)) && (whose === "его" || clause.some(({ form }) => /^(я|мы|мной|мною|нами)$/.test(form)));
}

/** An answer of the form in its own words or in those of the table; one word is never enough. */
function choices(schema: Schema, answers: Record<string, Answer[]>, words: Placed[], story: string): Told[] {
  const found: Told[] = [];
  for (const param of schema.params) {
    if (param.type !== "choice" || offers(param, "малый шлем") || offers(param, "♠") || offers(param, "семь")) continue;
    const about = content(param.label).filter((one) => one !== stem("было"));
    for (const [value, label, ...said] of answers[param.name] ?? []) {
      // an answer that another field offers too is told by the words of its field: «вышел первый вистующий»
      const twins = schema.params.filter((other) => other !== param && offers(other, value));
      const alone = about.filter((one) => !twins.some((other) => content(other.label).includes(one)));
      const own = (place: number): boolean => {
        const clause = words.find(({ from, to }) => from <= place && place < to)?.clause;
        return !twins.length || (alone.length > 0 && alone.every((stem) => words.some((one) => one.clause === clause && one.stem === stem)));
      };
      // «две карты» is the short name of an answer and by itself the number of anything
      const named = typeof value === "string" && number(tokens(value)[0]) === null ? [value] : [];
      for (const spoken of [label, ...said, ...named]) {
        const phrase = content(spoken);
        if (!phrase.length) continue;
        const literal = spoken.includes(" ") ? story.indexOf(folded(spoken)) : -1;
        if (literal >= 0 && !turnedRound(words, literal) && own(literal)) {
          found.push({ name: param.name, value, from: literal, to: literal + spoken.length, weight: Math.max(2, phrase.length) + 0.5 });
          continue;
        }
        const whole = phrase.length > 1 ? phrase : /^\d/.test(phrase[0]!) || phrase[0]!.length < 4 ? null : about.some((one) => one !== phrase[0]) ? [phrase[0]!, ...about.filter((one) => one !== phrase[0] && words.some(({ stem: other }) => other === one)).slice(0, 1)] : null;
        if (!whole || whole.length < 2) continue;
        // «побита» beside «побита мной»: one word does not tell which
        if (phrase.length === 1 && (answers[param.name] ?? []).some(([, other]) => other !== label && content(other).includes(phrase[0]!))) continue;
        const place = near(whole, words, phrase);
        // «взял десять взяток» counts them and does not say which penalty is taken
        if (place && phrase.length === 1 && number(words[words.findIndex(({ from }) => from === place.from) - 1]) !== null) continue;
        // whose it is: «карта соперника», «у соперника», «чужой ботинок»; «соперник открыл карту» tells of another thing
        if (place && phrase.length === 1 && /^Ч(ья|ей|ьё|ьи)\s/.test(param.label) && !belongs(words, place.from, about)) continue;
        // «кто первым ставит в раунде» is told of no first round
        if (place && !numbered(phrase, words, place.keys ?? [])) continue;
        if (place && own(place.from)) found.push({ name: param.name, value, ...place, weight: whole.length });
      }
    }
  }
  return found;
}

/** Whether the numbers and places of an answer stand right beside another word of it. */
function numbered(phrase: string[], words: Placed[], keys: number[]): boolean {
  if (phrase.length < 2) return true;
  const beside = (word: Placed | undefined): boolean => Boolean(word && keys.includes(word.from));
  return words.every((word, i) => !keys.includes(word.from) || (number(word) === null && !ordinal(word)) || beside(words[i - 1]) || beside(words[i + 1]));
}

/** Whether a word says whose the thing beside it is. */
function belongs(words: Placed[], at: number, things: string[]): boolean {
  const i = words.findIndex(({ from }) => from === at);
  const [before, here, next] = [words[i - 1], words[i], words[i + 1]];
  return Boolean(before && (things.includes(before.stem) || before.form === "у")) || Boolean(next && things.includes(next.stem) && /^(сво|чуж|мо|наш|ваш)/.test(here!.form));
}

/** Whether «не» stands right before a place, or belongs to its first word. */
const turnedRound = (words: Placed[], at: number): boolean => words.some(({ from, stem: one }) => from === at && one.startsWith("!"));

/** What a story states of a case. */
export function stated(schema: Schema, answers: Record<string, Answer[]>, story: string): Fact[] {
  const words = placed(folded(story));
  const called = [...contracts(schema, words), ...trumps(schema, words)];
  const all = [...called, ...tricks(schema, words, called), ...counts(schema, words), ...flags(schema, words), ...choices(schema, answers, words, folded(story))];
  // the same word for another field: the longer reading holds it; where both are as long, nobody knows which was meant
  const held = all.filter((told) => !all.some((other) => other.name !== told.name && other.weight >= told.weight && rivals(other, told, words)));
  const found: Fact[] = [];
  for (const name of new Set(held.map((one) => one.name))) {
    const own = held.filter((one) => one.name === name);
    const most = Math.max(...own.map(({ weight }) => weight));
    const best = own.filter(({ weight }) => weight === most);
    if (new Set(best.map(({ value }) => JSON.stringify(value))).size > 1) continue;
    const told = best[0]!;
    found.push({ name, value: told.value, from: told.from, to: told.to });
  }
  return found;
}

/** Whether two facts need the same word. */
function rivals(one: Told, other: Told, words: Placed[]): boolean {
  const keys = (told: Told): number[] => told.keys ?? words.filter(({ from, to }) => told.from < to && from < told.to).map(({ from }) => from);
  const needed = new Set(keys(one));
  return keys(other).some((at) => needed.has(at));
}
