// What a reader of chapters has chosen; kept for the next visit.

const read = (name: string): boolean => {
  try {
    return localStorage.getItem(`zs:${name}`) === "1";
  } catch {
    return false;
  }
};

export function keep(name: "examples" | "previews-off", on: boolean): void {
  try {
    if (on) localStorage.setItem(`zs:${name}`, "1");
    else localStorage.removeItem(`zs:${name}`);
  } catch {
    // private mode: the choice holds for this page
  }
}

let off: boolean | undefined;
/** Whether the texts behind references and terms are not to be shown. */
export const previewsOff = (): boolean => (off ??= read("previews-off"));
export function setPreviews(on: boolean): void {
  off = !on;
  keep("previews-off", !on);
}
export const examplesOpen = (): boolean => read("examples");
