// What was meant by letters that are no word of ours: the other keyboard, Latin spelling, a slip.

const KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const LETTERS = "йцукенгшщзхъфывапролджэячсмитьбюё";
const LATIN: [RegExp, string][] = [
  [/shch|sch/g, "щ"],
  [/yo|jo/g, "е"],
  [/zh/g, "ж"],
  [/kh/g, "х"],
  [/ts/g, "ц"],
  [/ch/g, "ч"],
  [/sh/g, "ш"],
  [/yu|ju/g, "ю"],
  [/ya|ja/g, "я"],
  [/ye|je/g, "е"],
  [/iy|ij|yj/g, "ий"],
  [/ck/g, "к"],
];
const SINGLE: Record<string, string> = Object.fromEntries(
  "a а,b б,v в,w в,g г,d д,e е,z з,i и,j й,k к,l л,m м,n н,o о,p п,r р,s с,t т,u у,f ф,h х,c к,q к,x кс,y ы".split(",").map((pair) => pair.split(" ")),
);

/** As if the Russian layout had been on. */
export const otherLayout = (text: string): string =>
  [...text.toLowerCase()].map((sign) => (KEYS.includes(sign) ? LETTERS[KEYS.indexOf(sign)]! : sign)).join("");

/** Latin letters as they sound. */
export function fromLatin(text: string): string {
  let out = text.toLowerCase();
  for (const [from, to] of LATIN) out = out.replace(from, to);
  return out.replace(/[a-z]/g, (sign) => SINGLE[sign] ?? sign);
}

/** How many letters part two words: more, less, other, swapped; given up beyond `most`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let value = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) value = Math.min(value, before[j - 2]! + 1);
      next.push(value);
      if (value < least) least = value;
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  return row[other.length]!;
}

/** The known words nearest to an unknown one: one slip, two in a long word; the first letter is rarely wrong. */
export function nearest(word: string, known: Iterable<string>): string[] {
  const bare = word.replace(/^!/, "");
  if (bare.length < 4) return [];
  const most = bare.length >= 7 ? 2 : 1;
  let best = most;
  let found: string[] = [];
  for (const one of known) {
    if (one.length < 3 || one.startsWith("!")) continue;
    if (one[0] !== bare[0] && (one[1] !== bare[1] || one.length < 5)) continue;
    const far = distance(bare, one, best);
    if (far > best) continue;
    if (far < best) found = [];
    best = far;
    found.push(one);
  }
  return found;
}
