// One's own matches at a table: the list, going on with one, files.
import { base } from "../site";
import { readdress } from "../ui/back";
import type { Kept } from "./library";
import type { Match } from "./match";

/** What lies on the table is no longer what the address carries. */
export function forgetLink(): void {
  if (location.hash) readdress(location.pathname + location.search);
}

export interface ShelfHost {
  match: Match;
  library: Promise<typeof import("./library")>;
  /** The title of the game that is played here. */
  title: string;
  requestUpdate(): void;
  /** Another match lies on the table now: the list is closed, the address carries nothing. */
  changed(): void;
}

export class Shelf {
  matches: Kept[] | null = null;
  trouble = "";
  titles: Record<string, string> = {};
  /** Deleted since the page was opened: until it is left they can be brought back. */
  private gone = new Map<string, Kept>();

  constructor(private readonly host: ShelfHost) {}

  /** The match that lies on the table; one just made one's own is known when it is written. */
  get here(): string {
    return this.host.match.keeper?.kept?.id ?? "";
  }

  async fill(trouble = ""): Promise<void> {
    const { match, library, title } = this.host;
    const { ownMatches } = await library;
    await match.keeper?.settled();
    const own = await ownMatches().catch(() => []);
    for (const { id } of own) this.gone.delete(id); // another tab plays on with it
    this.matches = [...own, ...this.gone.values()].sort((a, b) => b.when - a.when);
    this.trouble = trouble;
    if (!Object.keys(this.titles).length && this.matches.some(({ game }) => game !== match.game)) {
      const index = (await fetch(`${base}assets/rules/index.json`).then((answer) => answer.json()).catch(() => ({ games: [] }))) as { games: { slug: string; title: string }[] };
      this.titles = Object.fromEntries(index.games.map(({ slug, title }) => [slug, title]));
    }
    this.titles[match.game] ??= title;
    this.host.requestUpdate();
  }

  /** Go on with a match of the list; one of another game at its own table. */
  go = async (kept: Kept): Promise<void> => {
    const { match, library } = this.host;
    const { makeCurrent } = await library;
    await makeCurrent(kept);
    if (kept.game !== match.game) {
      location.assign(`${base}${kept.game}/table/`);
      return;
    }
    match.wakeFor();
    await match.keeper?.take(kept);
    match.restore(kept, null);
    this.host.changed();
  };

  isGone = ({ id }: Kept): boolean => this.gone.has(id);

  remove = async (kept: Kept): Promise<void> => {
    await (await this.host.library).remove(kept.id);
    this.gone.set(kept.id, kept);
    await this.fill();
  };

  bringBack = async (kept: Kept): Promise<void> => {
    const wrong = await (await this.host.library).putBack(kept).then(() => "", () => "Вернуть партию не удалось: в браузере нет места или хранение запрещено. Сохраните её в файл.");
    await this.fill(wrong);
  };

  file = async ({ record, people }: Kept): Promise<void> => (await this.host.library).saveFile(record, people);

  open = async (file: File): Promise<void> => {
    const { match, library } = this.host;
    const found = await (await library).readFile(file, match.game);
    const wrong = typeof found === "string" ? found : await match.receive(found.record, found.people);
    if (wrong) await this.fill(wrong);
    else this.host.changed();
  };
}
