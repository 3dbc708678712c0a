// Where the site lives. All our files lie in assets/zs/, so two folders up is its root, under any base path.
export const base = new URL("../../", import.meta.url).href;
export const asset = (name: string): string => new URL(name, import.meta.url).href;

/** The permanent address of a rule. */
export const ruleUrl = (id: string): string => `${base}r/${encodeURIComponent(id)}/`;

export const query = (name: string): string | null => new URLSearchParams(location.search).get(name);

/** Whether the reader asks to save traffic. */
export function savesData(): boolean {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? "");
}
