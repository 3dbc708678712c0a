// What only the page knows of a citation: under which address it is read, and on which day.

export type Form = "words" | "gost" | "bibtex";

const tex = (text: string): string => text.replace(/[{}%#&_]/g, "\\$&");

/** The address of a rule; one that the edition was built for stays, a mere path gets the folder that the site lives in. */
export function citedAddress(written: string, path: string, base: string, form: Form): string {
  if (/^https?:/.test(written)) return written;
  const address = base + path;
  return form === "bibtex" ? tex(address) : address;
}

/** The day of reading: 16.11.2026, in BibTeX 2026-11-16. */
export function citedDate(day: Date, form: Form): string {
  const [year, month, date] = [String(day.getFullYear()), String(day.getMonth() + 1).padStart(2, "0"), String(day.getDate()).padStart(2, "0")];
  return form === "bibtex" ? [year, month, date].join("-") : [date, month, year].join(".");
}
