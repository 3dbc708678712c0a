// Links to disputes, and ways to spoil them: the tests and the long proof share these.
import type { Json } from "../src/core/types";
import type { DisputeLink } from "../src/dispute/link";

export type Below = (below: number) => number;

/** The same numbers in every run. */
export function generator(seed: number): Below {
  let state = seed >>> 0 || 1;
  return (below: number) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

export const SAMPLES: DisputeLink[] = [
  {
    case: "sixty-six.game-points",
    facts: { outcome: "набрал", loser_cards: 30, loser_tricks: 2, loser_extra: 20 },
    readings: {},
    move: null,
    seen: { edition: 1, hashes: { "sixty-six.19": "dc8c9ca8", "vint.147": "0123abcd" }, total: 2, verdict: "00ff00ff" },
    understood: ["outcome"],
    claims: ["Взявший игру пишет 2 игры.", ""],
  },
  { case: "vint.penalty", facts: { contract: "малый шлем", tricks: 9 }, readings: { "vint.nut-penalty": "each" }, move: null, seen: null, understood: [], claims: null },
  {
    case: "move",
    facts: {},
    readings: {},
    move: { record: { game: "sixty-six", version: 1, options: {}, readings: {}, deal: { seed: 3 }, actions: ["play ♠9"] }, action: "close", seat: 1 },
    seen: { edition: 2, hashes: {}, total: null, verdict: "deadbeef" },
    understood: [],
    claims: null,
  },
];

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_%#=&<>\"'♠ю\u0000";
const STRANGE: Json[] = [null, true, -1, 1e300, 2.5, "", "х".repeat(9000), "__proto__", "<img src=x onerror=alert(1)>", [], [[]], {}, { "": null }];

/** Spoil the text of a link in one to three places. */
export function spoilText(link: string, below: Below): string {
  let text = link;
  for (let times = 1 + below(3); times > 0; times -= 1) {
    const at = below(text.length + 1);
    const letter = LETTERS[below(LETTERS.length)]!;
    const kind = below(5);
    if (kind === 0) text = text.slice(0, at) + letter + text.slice(at + 1);
    else if (kind === 1) text = text.slice(0, at) + letter + text.slice(at);
    else if (kind === 2) text = text.slice(0, at) + text.slice(at + 1 + below(4));
    else if (kind === 3) text = text.slice(0, at);
    else text = text.slice(0, at) + text.slice(0, at).slice(-1 - below(20)) + text.slice(at);
  }
  return text;
}

/** Spoil the data of a link in one place: a forger seals it anew. */
export function spoilData<T extends Json>(data: T, below: Below): Json {
  const copy = structuredClone(data) as Json;
  const places: [Record<string, Json>, string][] = [];
  const walk = (node: Record<string, Json>): void => {
    for (const key of Object.keys(node)) {
      places.push([node, key]);
      const inner = node[key];
      if (typeof inner === "object" && inner !== null) walk(inner as Record<string, Json>);
    }
  };
  walk(copy as Record<string, Json>);
  const [node, key] = places[below(places.length)]!;
  const strange = structuredClone(STRANGE[below(STRANGE.length)]!);
  const kind = below(3);
  if (kind === 0) node[key] = strange;
  else if (kind === 1 && !Array.isArray(node)) node[`${key}x`] = strange;
  else if (Array.isArray(node)) node.splice(Number(key), 1);
  else delete node[key];
  return copy;
}
