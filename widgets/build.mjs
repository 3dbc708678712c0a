// `node widgets/build.mjs [--rules DIR] [--out DIR]`: everything under build/pages/assets/zs, and sw.js beside it.
//
// Names carry a hash of the content, so that they can be cached for ever; zs.js and theme.js keep theirs, because
// pages name them. The Python parts take half a minute and are made again only when the core or Pyodide changes.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { pack } from "./py/pack.mjs";
import { lockInfo } from "./py/lib.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const { values } = parseArgs({
  options: { rules: { type: "string", default: join(root, "rules_py") }, out: { type: "string", default: join(root, "build", "pages") } },
});
const pages = resolve(values.out);
const out = join(pages, "assets", "zs");
const src = join(root, "widgets", "src");
const made = new Set();

/** Eight letters and digits, the form that esbuild's own hashes have. */
const hash8 = (data) => {
  const digest = createHash("sha256").update(data).digest();
  return [...digest.subarray(0, 8)].map((byte) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[byte & 31]).join("");
};

const write = (name, data) => {
  mkdirSync(dirname(join(out, name)), { recursive: true });
  const path = join(out, name);
  const bytes = Buffer.from(data);
  if (!existsSync(path) || !readFileSync(path).equals(bytes)) writeFileSync(path, bytes);
  made.add(name);
  return name;
};

const common = {
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  write: false,
  sourcemap: false,
  metafile: true,
  absWorkingDir: root,
};

/** Styles inside templates are not touched by a minifier of scripts: they are given to the minifier of styles, one by one. */
const minifyStyles = {
  name: "minify-styles",
  setup(plugin) {
    plugin.onLoad({ filter: /widgets[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const text = readFileSync(path, "utf8");
      if (!/(css|html|svg)`/.test(text)) return undefined;
      const styles = await Promise.all(
        [...text.matchAll(/css`([^`]*)`/g)].map(async ([, style]) => {
          if (/\$\{|\\/.test(style)) throw new Error(`${path}: a style with a part to be put in, or with a backslash, cannot be minified`);
          const { code } = await transform(style, { loader: "css", minify: true, target: common.target, charset: "utf8" });
          return code.trim().replaceAll("\\", "\\\\").replaceAll("`", "\\`");
        }),
      );
      const contents = text.replace(/css`[^`]*`/g, () => `css\`${styles.shift()}\``).replace(/\n\s+/g, "\n");
      return { contents, loader: "ts" };
    });
  },
};

const started = Date.now();
mkdirSync(out, { recursive: true });

// 1. Python: compiled library and core, memory image, wheel and lock file
const packed = await pack({ rulesDir: resolve(values.rules), cacheDir: join(root, "build", "cache") });
const core = {};
for (const [kind, path] of Object.entries(packed.files)) {
  const data = readFileSync(path);
  const [stem, ending] = { asm: ["pyodide", "mjs"], wasm: ["pyodide", "wasm"], zip: ["core", "zip"], image: ["core", "img"] }[kind];
  core[kind] = write(`${stem}-${hash8(data)}.${ending}`, data);
}
// a game's own part, by package and by the game that needs it
const parts = {};
for (const [name, path] of Object.entries(packed.parts)) {
  const data = readFileSync(path);
  parts[name] = [write(`${name}-${hash8(data)}.part`, data), data.length];
}
const library = join(root, "build", "wheel");
for (const name of readdirSync(library)) write(`lib/${name}`, readFileSync(join(library, name)));

// 2. the worker
const worker = await build({
  ...common,
  entryPoints: [join(src, "core/worker.ts")],
  outfile: "worker.js",
  external: ["node:*", "ws"],
  define: { ZS_LOCK_INFO: JSON.stringify(lockInfo()) },
});
core.worker = write(`worker-${hash8(worker.outputFiles[0].contents)}.js`, worker.outputFiles[0].contents);

// 3. the page's scripts
const page = await build({
  ...common,
  entryPoints: { zs: join(src, "zs.ts") },
  outdir: out,
  splitting: true,
  chunkNames: "[name]-[hash]",
  entryNames: "[name]",
  plugins: [minifyStyles],
  define: { ZS_CORE: JSON.stringify({ ...core, sizes: packed.sizes, parts, needs: packed.needs }) },
});
const scripts = page.outputFiles.map(({ path, contents }) => write(basename(path), contents));
const theme = await build({ ...common, format: "iife", entryPoints: [join(src, "theme/theme.ts")], outfile: "theme.js" });
write("theme.js", theme.outputFiles[0].contents);
const plain = await build({ ...common, format: "iife", entryPoints: [join(src, "theme/plain.ts")], outfile: "plain.js" });
write("plain.js", plain.outputFiles[0].contents);

// 4. the build's identity: everything that the site is made of
const identity = createHash("sha256");
const feed = (path) => {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) feed(join(path, name));
  else if (basename(path) !== "sw.js" && basename(path) !== "build.json") identity.update(basename(path)).update(readFileSync(path));
};
for (const name of ["mkdocs.yml", "widgets/theme", "widgets/src/sw"]) feed(join(root, name));
for (const name of [...made].sort()) identity.update(name).update(readFileSync(join(out, name)));
for (const name of readdirSync(pages).sort()) if (name !== "sw.js" && name !== "assets") feed(join(pages, name));
feed(join(pages, "assets", "rules"));
const id = identity.digest("hex").slice(0, 16);
write("build.json", JSON.stringify({ build: id }));

// 5. the service worker, at the root of the site
const keep = [...scripts, core.worker, core.asm, core.wasm, core.image, core.zip, "theme.js", "plain.js"];
const partsOf = Object.fromEntries(Object.entries(packed.needs).map(([slug, names]) => [slug, names.map((name) => parts[name][0])]));
const sw = await build({
  ...common,
  format: "iife",
  entryPoints: [join(src, "sw/sw.ts")],
  outfile: "sw.js",
  define: { ZS_BUILD: JSON.stringify(id), ZS_FILES: JSON.stringify(keep), ZS_PARTS: JSON.stringify(partsOf) },
});
writeFileSync(join(pages, "sw.js"), sw.outputFiles[0].contents);

// 6. whose packages stand in the scripts: `python -m corpus licences` demands a notice for each
const inside = [page, worker, theme, plain, sw].flatMap(({ metafile }) => Object.keys(metafile.inputs));
const packages = new Set(inside.map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]).filter(Boolean));
writeFileSync(join(root, "build", "shipped.json"), JSON.stringify([...packages].sort()));

// what former builds left
const sweep = (dir, prefix = "") => {
  for (const name of readdirSync(dir)) {
    const path = join(dir, name);
    if (statSync(path).isDirectory()) sweep(path, `${prefix}${name}/`);
    else if (!made.has(prefix + name)) rmSync(path);
  }
};
sweep(out);

// sizes against the budgets
const gz = (name) => gzipSync(readFileSync(join(out, name)), { level: 9 }).length;
const closure = (name, seen = new Set()) => {
  if (seen.has(name)) return seen;
  seen.add(name);
  const entry = Object.entries(page.metafile.outputs).find(([path]) => basename(path) === name)?.[1];
  for (const { path, kind } of entry?.imports ?? []) if (kind === "import-statement") closure(basename(path), seen);
  return seen;
};
const weight = (names) => [...names].reduce((sum, name) => sum + gz(name), 0);
const chunk = (tag) => scripts.find((name) => name.startsWith(`${tag}-`));
const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const entry = weight(closure("zs.js"));
// what the table adds to what every widget shares (Lit, the call to the core, the cards)
const shared = closure(chunk("zs-calc"));
const own = weight([...closure(chunk("zs-table"))].filter((name) => !shared.has(name)));
const table = weight(closure(chunk("zs-table")));
console.log(`  zs.js ${kb(entry)}, table ${kb(own)} of its own, ${kb(table)} with what it shares, calc ${kb(weight(closure(chunk("zs-calc"))))}, theme.js ${kb(gz("theme.js"))}, worker ${kb(gz(core.worker))} (gzip)`);
console.log(`  Python: image ${kb(statSync(join(out, core.image)).size)}, library ${kb(statSync(join(out, core.zip)).size)}, wasm ${kb(gz(core.wasm))}, glue ${kb(gz(core.asm))} (gzip)`);
console.log(`  parts: ${Object.entries(parts).map(([name, [, size]]) => `${name} ${kb(size)}`).join(", ")}`);
console.log(`  build ${id}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
if (entry > 10_000) throw new Error(`zs.js: ${entry} bytes gzip, budget 10000`);
if (own > 25_000) throw new Error(`table: ${own} bytes gzip, budget 25000`);
