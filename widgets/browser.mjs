// The system's Chromium, wherever the distribution puts it; ZS_BROWSER names another, as for tests/chromium.py.
import { existsSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";

// Pages are printed and timed by a whole browser where there is one; without windows the same engine does.
const NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome", "chromium-headless-shell"];

/** Return the path of a browser on PATH, or undefined where there is none. */
export function browserPath() {
  for (const name of process.env.ZS_BROWSER ? [process.env.ZS_BROWSER] : NAMES) {
    if (isAbsolute(name)) return existsSync(name) ? name : undefined;
    for (const folder of (process.env.PATH ?? "").split(delimiter)) {
      const path = join(folder, name);
      if (existsSync(path)) return path;
    }
  }
  return undefined;
}
