// One's own matches at a table: the list, going on with one, files.
import { base } from "../site";
import type { Kept } from "./library";
import type { Match } from "./match";

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

  constructor(private readonly host: ShelfHost) {}

  /** The match that lies on the table; one just made one's own is known when it is written. */
  get here(): string {
    return this.host.match.keeper?.kept?.id ?? "";
  }

  async fill(trouble = ""): Promise<void> {
    const { match, library, title } = this.host;
    const { ownMatches } = await library;
    await match.keeper?.settled();
    this.matches = await ownMatches().catch(() => []);
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

  remove = async ({ id }: Kept): Promise<void> => {
    await (await this.host.library).remove(id);
    await this.fill();
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
