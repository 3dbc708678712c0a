// The palette of a page that the theme's bundle does not serve: what the reader chose elsewhere on the site, else the system's.
import { home } from "./home";

const AUTOMATIC = "(prefers-color-scheme)";
const dark = matchMedia("(prefers-color-scheme: dark)");

function chosen(): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(`${home.pathname}.__palette`) ?? "null") as { color?: { media?: string; scheme?: string } } | null;
    return kept?.color?.media === AUTOMATIC ? undefined : kept?.color?.scheme;
  } catch {
    return undefined; // private mode: the system decides
  }
}

const apply = (): void => {
  document.body.dataset.mdColorScheme = chosen() ?? (dark.matches ? "slate" : "default");
};
apply();
dark.addEventListener("change", apply);
