// Russian stems for the theme's search. The theme appends «*» to each term, and its index stems nothing in a wildcard
// term; so the query is cut to a stem that is a beginning of every form.

const RV = /^(.*?[аеиоуыэюя])(.*)$/;
const PERFECTIVE = /((ив|ивши|ившись|ыв|ывши|ывшись)|((?<=[ая])(в|вши|вшись)))$/;
const REFLEXIVE = /(с[яь])$/;
const ADJECTIVE = /(ее|ие|ые|ое|ими|ыми|ей|ий|ый|ой|ем|им|ым|ом|его|ого|ему|ому|их|ых|ую|юю|ая|яя|ою|ею)$/;
const PARTICIPLE = /((ивш|ывш|ующ)|((?<=[ая])(ем|нн|вш|ющ|щ)))$/;
const VERB =
  /((ила|ыла|ена|ейте|уйте|ите|или|ыли|ей|уй|ил|ыл|им|ым|ен|ило|ыло|ено|ят|ует|уют|ит|ыт|ены|ить|ыть|ишь|ую|ю)|((?<=[ая])(ла|на|ете|йте|ли|й|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно)))$/;
const NOUN = /(а|ев|ов|ие|ье|е|иями|ями|ами|еи|ии|и|ией|ей|ой|ий|й|иям|ям|ием|ем|ам|ом|о|у|ах|иях|ях|ы|ь|ию|ью|ю|ия|ья|я)$/;

/** The stem of a lower-case word (Porter's, simplified). */
export function stem(word: string): string {
  const found = RV.exec(word);
  if (!found) return word;
  const [, head, rest] = found as unknown as [string, string, string];
  let tail = rest.replace(PERFECTIVE, "");
  if (tail === rest) {
    tail = rest.replace(REFLEXIVE, "");
    const adjective = tail.replace(ADJECTIVE, "");
    if (adjective !== tail) tail = adjective.replace(PARTICIPLE, "");
    else {
      const verb = tail.replace(VERB, "");
      tail = verb !== tail ? verb : tail.replace(NOUN, "");
    }
  }
  return head + tail.replace(/и$/, "").replace(/(ь|ейше?)$/, "").replace(/нн$/, "н");
}

/** Vowels that come and go: «взяток / взятка», «очков / очко», «колода / колод». */
const FLEETING = /[ое]?к$/;
/** Verbs whose past and present part early: «взял / взять», «возьмёт» is another word for an index. */
const PAST = /^(.{2,}[аяеиоуы])(л|ла|ло|ли|ть|вший|(?<=[аяи])в)$/;

/** One word of a query as the search should see it. */
export function term(word: string): string {
  if (!/^[а-яё]{4,}$/i.test(word)) return word;
  const low = word.toLowerCase().replace(/ё/g, "е");
  const past = PAST.exec(low);
  let cut = past ? past[1]! : stem(low);
  if (cut.length < 3) cut = low;
  if (!past) {
    const bare = cut.replace(FLEETING, "");
    if (bare.length >= 4 || (bare.length === 3 && /[ое]к$/.test(low))) cut = bare;
  }
  return cut.replace(/е/g, "*");
}

/** Words too short to be required: they begin half of the index. */
const SHORT = /^[а-яё]{1,2}$/i;

/**
 * A whole query. Several words are all required, so that a phrase finds its rule first (the theme adds «*» only to words without a
 * sign); `all` is false for the second try, when no rule holds them all. A paragraph is asked for by sign and number. Quoted and
 * advanced queries are left alone.
 */
export function shape(query: string, all = true): string {
  if (/["~^:+]/.test(query)) return query;
  const words = query.trim().replace(/§ ?(?=\d)/g, "§ ").split(/\s+/);
  const long = words.filter((word) => !SHORT.test(word));
  const kept = long.length ? long : words;
  return kept
    .map((word, i) => {
      const numbered = (word === "§" && /^\d/.test(kept[i + 1] ?? "")) || (/^\d/.test(word) && kept[i - 1] === "§");
      return numbered ? `+${word}` : all && kept.length > 1 ? `+${term(word)}*` : term(word);
    })
    .join(" ");
}

/** Put the hits of the game that is being read before the others; within both parts the order stays. */
export function nearFirst<T>(groups: T[], place: (group: T) => string, here: string): T[] {
  const game = here.split("/")[0];
  if (!game) return groups;
  const near = (group: T): boolean => place(group).startsWith(`${game}/`);
  return [...groups.filter(near), ...groups.filter((group) => !near(group))];
}
