// A small static server with gzip and MIME types, for the benchmark and for trying things out.
import { createServer } from "node:http";
import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, normalize, resolve } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".json": "application/json", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".woff2": "font/woff2" };
const PACKED = new Set([".html", ".js", ".mjs", ".css", ".json", ".wasm", ".svg"]);

/** Serve a folder under a prefix, with pages of one's own besides and folders laid over it; returns { url, sent, close }. */
export async function serve(folder, { port = 0, prefix = "/", pages = {}, over = {} } = {}) {
  const sent = { requests: 0, bytes: 0, paths: [] };
  const cache = new Map();
  const load = (path) => {
    const found = cache.get(path);
    const { mtimeMs } = statSync(path);
    if (found?.mtimeMs === mtimeMs) return found;
    const plain = readFileSync(path);
    const entry = { mtimeMs, plain, packed: PACKED.has(extname(path)) ? gzipSync(plain, { level: 6 }) : null };
    cache.set(path, entry);
    return entry;
  };
  const server = createServer((request, response) => {
    let path = decodeURIComponent(new URL(request.url, "http://x").pathname);
    if (!path.startsWith(prefix)) return response.writeHead(404).end();
    path = path.slice(prefix.length);
    if (path in pages) {
      const [type, body] = pages[path];
      return response.writeHead(200, { "content-type": type }).end(body);
    }
    const [start, laid] = Object.entries(over).find(([start]) => path.startsWith(start)) ?? ["", folder];
    let file = resolve(join(laid, normalize(path.slice(start.length))));
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
    if (!file.startsWith(resolve(laid)) || !existsSync(file)) return response.writeHead(404).end("404");
    const { plain, packed } = load(file);
    const headers = { "content-type": TYPES[extname(file)] ?? "application/octet-stream", vary: "accept-encoding" };
    headers["cache-control"] = /-[A-Z2-7]{8}\.\w+$/.test(file) ? "public, max-age=31536000, immutable" : "no-cache";
    const pack = packed && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    if (pack) headers["content-encoding"] = "gzip";
    const body = pack ? packed : plain;
    headers["content-length"] = body.length;
    sent.requests += 1;
    sent.bytes += body.length;
    sent.paths.push(path);
    response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
  });
  await new Promise((done) => server.listen(port, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${server.address().port}${prefix}`, sent: () => ({ ...sent, paths: [...sent.paths] }), close: () => server.close() };
}
