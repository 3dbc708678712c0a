// Shared by the steps that run Pyodide on Node at build time.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const here = dirname(fileURLToPath(import.meta.url));
export const root = join(here, "..", "..");
export const pyodideDir = join(root, "node_modules", "pyodide");
export const pyodideVersion = JSON.parse(readFileSync(join(pyodideDir, "package.json"), "utf8")).version;

/** An empty lock file: the core needs no packages, and the stock one is 119 KB. */
export const emptyLock = (info) => ({ info: { ...info }, packages: {} });

export function lockInfo() {
  return JSON.parse(readFileSync(join(pyodideDir, "pyodide-lock.json"), "utf8")).info;
}

/** The sources of the core: path inside the archive -> text. */
export function coreSources(rulesDir) {
  const found = {};
  const walk = (dir) => {
    for (const name of readdirSync(dir).sort()) {
      const path = join(dir, name);
      if (name === "__pycache__" || name.startsWith(".")) continue;
      if (statSync(path).isDirectory()) walk(path);
      else if (name.endsWith(".py")) found["rules_py/" + relative(rulesDir, path).split(sep).join("/")] = readFileSync(path, "utf8");
    }
  };
  walk(rulesDir);
  return found;
}

export const sha = (data, length = 64) => createHash("sha256").update(data).digest("hex").slice(0, length);

// Node would print the line that threw, and Pyodide's is a megabyte long.
export const shortErrors = () =>
  process.on("uncaughtException", (error) => {
    console.error(String(error?.message ?? error).slice(-4000));
    process.exit(1);
  });
