// The worker: one Python, one core, one request after another. Games come as parts, when a request is about them.
import type { PyodideAPI } from "pyodide";
import { fetchPart, start } from "./boot";
import type { FromWorker, Part, ToWorker } from "./protocol";

interface Parts {
  add(name: string, data: ArrayBuffer): void;
  fetch: (name: string) => Uint8Array;
}

let handle: ((request: string) => string) | null = null;
let py: PyodideAPI | null = null;
let parts: Parts | null = null;
const held = new Set<string>();

const post = (message: FromWorker): void => self.postMessage(message);

self.onmessage = async (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if (message.type === "ask") {
    await answer(message.id, message.request, message.parts);
    return;
  }
  const begun = performance.now();
  try {
    const started = await start(message, (loaded, total) => post({ type: "progress", loaded, total }));
    py = started.py;
    parts = py.pyimport("zs_parts") as Parts;
    parts.fetch = (name) => fetchNow(message.files.parts[name] ?? "");
    // a part that did not come is asked for again by the request that needs it
    for (const [part, bytes] of started.parts) await bytes.then((data) => put(part, data)).catch(() => undefined);
    const web = py.pyimport("rules_py.desk.web") as { handle: (request: string) => string };
    handle = web.handle;
    post({ type: "ready", mode: started.mode, milliseconds: performance.now() - begun });
    // Kept by the page for a restart; after the first answer, which somebody is waiting for.
    if (!message.module) setTimeout(() => post({ type: "keep", module: started.module, image: started.image }), 300);
  } catch (error) {
    post({ type: "failed", text: String(error) });
  }
};

/** Hand a part to Python; the page keeps the bytes for a restart. */
function put(part: Part, bytes: ArrayBuffer): void {
  if (held.has(part.name)) return;
  parts!.add(part.name, bytes);
  held.add(part.name);
  if (!part.bytes) post({ type: "part", name: part.name, bytes });
}

/** Fetch at once, for an import in the middle of a request. */
function fetchNow(url: string): Uint8Array {
  const request = new XMLHttpRequest();
  request.open("GET", url, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200 && request.status !== 0) throw new Error(`${request.status}: ${url}`);
  return new Uint8Array(request.response as ArrayBuffer);
}

async function answer(id: number, request: string, needed: Part[]): Promise<void> {
  try {
    if (!handle) throw new Error("not started");
    for (const part of needed) {
      if (held.has(part.name)) continue;
      try {
        put(part, await fetchPart(part));
      } catch {
        return post({ type: "lost", id });
      }
    }
    const reply: unknown = handle(request);
    if (typeof reply !== "string") throw new Error("the core did not answer with text");
    post({ type: "reply", id, reply });
  } catch (error) {
    // A Python exception leaves the interpreter sound; anything else does not.
    const fatal = !py || !(error instanceof py.ffi.PythonError);
    post({ type: "broken", id, fatal, text: String(error) });
  }
}
