// Which game a request, a page or a file of the site is about. Names only: what the core makes of them is its own affair.
import type { Request } from "./requests";

/** The first part of an id is the slug of its game. */
const before = (id: unknown): string => (typeof id === "string" ? id.split(".")[0]! : "");

/** The game that a request is about; empty where it names none. */
export function gameOf(request: Request): string {
  const { game, record, id, reading, dispute } = request as { game?: string; record?: { game?: string }; id?: string; reading?: string; dispute?: { case?: string; record?: { game?: string } } };
  return game ?? record?.game ?? dispute?.record?.game ?? before(dispute?.case ?? id ?? reading);
}

/** The game of an address within the site: its folder, a rule of it, the data of it. */
export function gameOfPath(path: string): string {
  const [folder = "", next = "", file = ""] = path.split("/");
  if (folder === "r") return before(next);
  return folder === "assets" && (next === "dispute" || next === "rules") ? file.replace(/\.json$/, "") : folder;
}
