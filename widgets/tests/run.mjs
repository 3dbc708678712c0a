// `node widgets/tests/run.mjs`: bundle the tests of the pure parts with esbuild, run them with node:test.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(here, "../../build/widget-tests");
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const names = readdirSync(here).filter((name) => name.endsWith(".test.ts"));
await build({
  entryPoints: names.map((name) => join(here, name)),
  outdir: out,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  outExtension: { ".js": ".mjs" },
  external: ["node:*"],
  logLevel: "warning",
});
const { status } = spawnSync(process.execPath, ["--test", ...names.map((name) => join(out, name.replace(/ts$/, "mjs")))], { stdio: "inherit" });
process.exit(status ?? 1);
