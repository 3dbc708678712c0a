// Everything of Python that the page loads, from a cache while neither the core nor Pyodide nor these scripts change.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { coreSources, here, pyodideDir, pyodideVersion, sha } from "./lib.mjs";

const run = (script, ...args) => {
  const { status, stdout } = spawnSync(process.execPath, [join(here, script), ...args], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  if (status !== 0) {
    console.error(`widgets/py/${script} failed`);
    process.exit(1);
  }
  return stdout;
};

/** Keep the newest few: builds of several branches, or several at once, may share the cache. */
function sweep(cacheDir, current) {
  const age = (name) => Date.now() - statSync(join(cacheDir, name)).mtimeMs;
  const old = readdirSync(cacheDir).filter((name) => name.startsWith("python-") && join(cacheDir, name) !== current);
  const stale = old.sort((a, b) => age(a) - age(b)).slice(2);
  const dead = readdirSync(cacheDir).filter((name) => name.startsWith("making-") && age(name) > 3_600_000);
  for (const name of [...stale, ...dead]) rmSync(join(cacheDir, name), { recursive: true, force: true });
}

export async function pack({ rulesDir, cacheDir }) {
  const scripts = readdirSync(here).filter((name) => !name.startsWith("_")).sort().map((name) => name + readFileSync(join(here, name), "utf8"));
  const key = sha(JSON.stringify([pyodideVersion, process.versions.node.split(".")[0], scripts, coreSources(rulesDir)]), 16);
  const dir = join(cacheDir, `python-${key}`);
  if (!existsSync(join(dir, "done"))) {
    const work = join(cacheDir, `making-${process.pid}`);
    mkdirSync(work, { recursive: true });
    console.log(`  Python ${pyodideVersion}: compiling the library and the core`);
    process.stdout.write("  " + run("compile.mjs", rulesDir, work));
    console.log("  Python: memory image");
    const told = JSON.parse(run("snapshot.mjs", join(work, "core.zip"), join(work, "traced.json"), join(work, "raw.img")));
    console.log(`  ${told.pages} pages of ${told.heap / 4096}`);
    writeFileSync(join(work, "core.img"), gzipSync(readFileSync(join(work, "raw.img")), { level: 9 }));
    rmSync(join(work, "raw.img"));
    writeFileSync(join(work, "told.json"), JSON.stringify(told));
    writeFileSync(join(work, "done"), "");
    try {
      renameSync(work, dir);
    } catch (error) {
      if (!existsSync(join(dir, "done"))) throw error; // another build was faster
      rmSync(work, { recursive: true });
    }
    sweep(cacheDir, dir);
  }
  const files = { asm: join(pyodideDir, "pyodide.asm.mjs"), wasm: join(pyodideDir, "pyodide.asm.wasm"), zip: join(dir, "core.zip"), image: join(dir, "core.img") };
  // as read by the page, and as a host that compresses scripts and wasm sends them
  const sizes = Object.fromEntries(
    Object.entries(files).map(([name, path]) => {
      const { size } = statSync(path);
      return [name, [size, name === "asm" || name === "wasm" ? gzipSync(readFileSync(path)).length : size]];
    }),
  );
  const read = (name) => JSON.parse(readFileSync(join(dir, name), "utf8"));
  const parts = Object.fromEntries(readdirSync(join(dir, "parts")).sort().map((name) => [name, join(dir, "parts", name)]));
  return { files, sizes, parts, needs: read("needs.json"), told: read("told.json") };
}
