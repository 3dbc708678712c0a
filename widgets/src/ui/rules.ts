// What is known of the rules: labels at once, titles and texts from assets/rules/GAME.json when somebody asks.
import { base } from "../site";

export interface Rule {
  label: string;
  title: string;
  url: string;
  text: string;
  /** Where in the source: «с. 37». */
  page?: string;
}

const books = new Map<string, Promise<Record<string, Rule>>>();
const known = new Map<string, Rule>();

/** Tells when the rules of a further game are known. */
export const learned = new EventTarget();

export function book(game: string): Promise<Record<string, Rule>> {
  let found = books.get(game);
  if (!found) {
    found = fetch(`${base}assets/rules/${encodeURIComponent(game)}.json`)
      .then((response) => (response.ok ? (response.json() as Promise<Record<string, Rule>>) : ({} as Record<string, Rule>)))
      .then((rules) => {
        for (const [id, rule] of Object.entries(rules)) known.set(id, rule);
        learned.dispatchEvent(new Event("change"));
        return rules;
      })
      .catch(() => {
        books.delete(game);
        return {};
      });
    books.set(game, found);
  }
  return found;
}

export async function ruleOf(id: string): Promise<Rule | null> {
  const rules = await book(id.split(".")[0]!);
  return rules[id] ?? null;
}

/** Labels that the page itself uses for its rules, by anchor: known before anything is loaded. */
const written = new Map<string, string>();

export function learn(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>("a.zs-ref[href*='#']")) written.set(link.hash.slice(1), link.textContent ?? "");
}

/** «§ 14» from the page, or from the id alone; a house rule is named so. */
export function labelOf(id: string): string {
  const rule = known.get(id);
  const there = written.get(id.replaceAll(".", "-"));
  if (there) return there.trim().replace("§ ", "§\u00a0");
  if (rule) return rule.label ? rule.label.replace("§ ", "§\u00a0") : `«${rule.title.replace(/^«([^«»]*)»$/, "$1").replace(/«/g, "„").replace(/»/g, "“")}»`;
  const dot = id.indexOf(".");
  if (books.size) void book(id.slice(0, dot)); // somebody reads: a game may rest on the rules of another
  const tail = id.slice(dot + 1);
  return /^\d+$/.test(tail) ? `§\u00a0${tail}` : "правило"; // before its label or its title is known
}

const bare = (text: string): string => text.replace(/[«»„“\s]+/g, " ").trim();

/** Whether the label of a rule is its title already. */
export const sameWords = (label: string, title: string): boolean => bare(label) === bare(title);

/** The title, once it is known. */
export const titleOf = (id: string): string | undefined => known.get(id)?.title;
