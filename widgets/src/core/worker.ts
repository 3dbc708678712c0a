// The worker: one Python, one core, one request after another.
import type { PyodideAPI } from "pyodide";
import { start } from "./boot";
import type { FromWorker, ToWorker } from "./protocol";

let handle: ((request: string) => string) | null = null;
let py: PyodideAPI | null = null;

const post = (message: FromWorker): void => self.postMessage(message);

self.onmessage = async (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  if (message.type === "ask") {
    answer(message.id, message.request);
    return;
  }
  const begun = performance.now();
  try {
    const started = await start(message, (loaded, total) => post({ type: "progress", loaded, total }));
    py = started.py;
    const web = py.pyimport("rules_py.desk.web") as { handle: (request: string) => string };
    handle = web.handle;
    post({ type: "ready", mode: started.mode, milliseconds: performance.now() - begun });
    // Kept by the page for a restart; after the first answer, which somebody is waiting for.
    if (!message.module) setTimeout(() => post({ type: "keep", module: started.module, image: started.image }), 300);
  } catch (error) {
    post({ type: "failed", text: String(error) });
  }
};

function answer(id: number, request: string): void {
  try {
    if (!handle) throw new Error("not started");
    const reply: unknown = handle(request);
    if (typeof reply !== "string") throw new Error("the core did not answer with text");
    post({ type: "reply", id, reply });
  } catch (error) {
    // A Python exception leaves the interpreter sound; anything else does not.
    const fatal = !py || !(error instanceof py.ffi.PythonError);
    post({ type: "broken", id, fatal, text: String(error) });
  }
}
