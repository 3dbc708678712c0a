// Start Python in this worker: from the memory image if that works, else from the compiled library.
import { loadPyodide, type PyodideAPI } from "pyodide";
import { parseImage, restore, type Image } from "./image";
import type { CoreFiles, Part, Start } from "./protocol";

declare const ZS_LOCK_INFO: Record<string, string>;

type Progress = (loaded: number, total: number) => void;

export interface Started {
  py: PyodideAPI;
  mode: "snapshot" | "plain";
  module: WebAssembly.Module;
  image?: ArrayBuffer | undefined;
  /** The parts that the page asked for, as they come. */
  parts: [Part, Promise<ArrayBuffer>][];
}

interface PyodideModule {
  HEAPU8: Uint8Array;
  API: { config: { BUILD_ID: string }; restoreSnapshot: (bytes: Uint8Array) => unknown };
  FS: EmscriptenFS;
  growMemory(size: number): void;
}

interface EmscriptenFS {
  lookupPath(path: string): { node: { contents: Uint8Array; usedBytes: number; stream_ops: StreamOps } };
}

interface StreamOps {
  read(stream: unknown, ...rest: unknown[]): number;
  llseek(stream: unknown, ...rest: unknown[]): number;
}

const realFetch = self.fetch.bind(self);
const STDLIB_NAME = "/lib/python314.zip";

/** Fetch with the bytes counted as they come. */
async function counted(url: string, count: (bytes: number) => void): Promise<Response> {
  const response = await realFetch(url);
  if (!response.ok) throw new Error(`${response.status}: ${url}`);
  if (!response.body || typeof TransformStream === "undefined") return response;
  const meter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, control) {
      count(chunk.byteLength);
      control.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(meter), { headers: { "content-type": response.headers.get("content-type") ?? "" } });
}

async function compile(url: string, count: (bytes: number) => void): Promise<WebAssembly.Module> {
  // The counted copy is read beside: only an untouched response lets the browser reuse the code it compiled before.
  const response = await realFetch(url);
  if (!response.ok) throw new Error(`${response.status}: ${url}`);
  const copy = response.clone();
  void (async () => {
    const reader = copy.body?.getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return;
      count(part.value.byteLength);
    }
  })().catch(() => undefined);
  try {
    return await WebAssembly.compileStreaming(response);
  } catch {
    return WebAssembly.compile(await (await realFetch(url)).arrayBuffer()); // wrong MIME type, or no streaming
  }
}

async function fetchImage(url: string, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const response = await counted(url, count);
  const reader = response.body!.getReader();
  const first = await reader.read();
  const head = first.value ?? new Uint8Array();
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(control) {
      if (head.byteLength) control.enqueue(head as Uint8Array<ArrayBuffer>);
    },
    async pull(control) {
      const part = await reader.read();
      if (part.done) control.close();
      else control.enqueue(part.value as Uint8Array<ArrayBuffer>);
    },
  });
  const packed = head[0] === 0x1f && head[1] === 0x8b; // a host may have undone the compression already
  return new Response(packed ? stream.pipeThrough(new DecompressionStream("gzip")) : stream).arrayBuffer();
}

/** Make the library's file load itself, at once and wholly, when Python first reads it: the image holds what is usual. */
function lazyLibrary(fs: EmscriptenFS, url: string): void {
  const { node } = fs.lookupPath(STDLIB_NAME);
  const ops = node.stream_ops;
  const load = (): void => {
    node.stream_ops = ops;
    const request = new XMLHttpRequest();
    request.open("GET", url, false);
    request.responseType = "arraybuffer";
    request.send();
    if (request.status !== 200 && request.status !== 0) throw new Error(`${request.status}: ${url}`);
    node.contents = new Uint8Array(request.response as ArrayBuffer);
    node.usedBytes = node.contents.length;
  };
  node.stream_ops = {
    ...ops,
    read(stream, ...rest) {
      load();
      return ops.read(stream, ...rest);
    },
    llseek(stream, ...rest) {
      load();
      return ops.llseek(stream, ...rest);
    },
  };
}

/** Run `loadPyodide` with our own wasm module and library in place of its fetches. */
async function load(
  files: CoreFiles,
  wasm: Promise<WebAssembly.Module>,
  library: () => Promise<Response>,
  image: Promise<Image> | null,
): Promise<PyodideAPI> {
  const page = self.location.href;
  const folder = new URL("./", files.asm).href;
  const realInstantiate = WebAssembly.instantiateStreaming;
  const asm = import(files.asm) as Promise<{ default: (settings: object) => Promise<PyodideModule> }>;
  self.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : new URL(String(input), page).href;
    if (url === `${folder}pyodide.asm.wasm`) return Promise.resolve(new Response());
    if (url === files.zip) return library();
    return realFetch(input, init);
  };
  // Pyodide only warns when this fails, and then waits for ever: the failure is kept here and ends the start.
  let fail: (reason: unknown) => void;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    try {
      const module = await wasm;
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  const create = async (settings: object): Promise<PyodideModule> => {
    const module = await (await asm).default(settings);
    if (image) {
      const pages = await image;
      const { API } = module;
      if (pages.build !== API.config.BUILD_ID) throw new Error("the image belongs to another build");
      API.restoreSnapshot = () => {
        // Not by malloc: that would take from the room there is, and change pages that the image leaves as they are.
        if (module.HEAPU8.length < pages.heap) module.growMemory(pages.heap);
        restore(module.HEAPU8, pages);
        return pages.config;
      };
    }
    return module;
  };
  try {
    const python = loadPyodide({
      indexURL: folder,
      stdLibURL: files.zip,
      lockFileContents: { info: ZS_LOCK_INFO as never, packages: {} },
      packageBaseUrl: folder,
      createPyodideModule: create as never,
      ...(image ? { _loadSnapshot: image.then(() => new Uint8Array(0)) } : {}),
    });
    return await Promise.race([python, failed]);
  } finally {
    self.fetch = realFetch;
    WebAssembly.instantiateStreaming = realInstantiate;
  }
}

/** A snapshot freezes the generators of chance as well: give each visit its own. */
function reseed(py: PyodideAPI): void {
  py.runPython(
    "import os, random\nrandom.seed(int.from_bytes(os.urandom(32)))\nif (found := __import__('sys').modules.get('tempfile')): found._name_sequence = None",
  );
}

/** Fetch a part of the core, unless an earlier worker had it. */
export async function fetchPart(part: Part, count: (bytes: number) => void = () => undefined): Promise<ArrayBuffer> {
  return part.bytes ?? (await counted(part.url, count)).arrayBuffer();
}

export async function start(options: Start, progress: Progress): Promise<Started> {
  const { files } = options;
  const withImage = options.snapshot && typeof DecompressionStream !== "undefined";
  const { sizes } = files;
  let loaded = 0;
  let total = sizes.wasm[1] + (withImage ? sizes.image[1] : sizes.zip[1]) + options.parts.reduce((sum, part) => sum + part.size, 0);
  const counter = ([read, sent]: [number, number]) => (bytes: number): void => {
    loaded = Math.min(total, loaded + (bytes * sent) / read);
    progress(loaded, total);
  };
  const wasm = options.module ? Promise.resolve(options.module) : compile(files.wasm, counter(sizes.wasm));
  wasm.catch(() => undefined);
  const parts = options.parts.map((part): [Part, Promise<ArrayBuffer>] => [part, fetchPart(part, counter([1, 1]))]);
  for (const [, bytes] of parts) bytes.catch(() => undefined);
  let kept: ArrayBuffer | undefined;
  if (withImage) {
    const raw = options.image ? Promise.resolve(options.image) : fetchImage(files.image, counter(sizes.image));
    const image = raw.then((buffer) => {
      kept = buffer;
      return parseImage(buffer);
    });
    image.catch(() => undefined);
    try {
      const py = await load(files, wasm, () => Promise.resolve(new Response(new Uint8Array(0))), image);
      lazyLibrary((py as unknown as { _module: PyodideModule })._module.FS, files.zip);
      reseed(py);
      return { py, mode: "snapshot", module: await wasm, image: kept, parts };
    } catch (error) {
      console.warn("zs: starting without the memory image:", error);
      total += sizes.zip[1];
    }
  }
  const py = await load(files, wasm, () => counted(files.zip, counter(sizes.zip)), null);
  reseed(py);
  return { py, mode: "plain", module: await wasm, parts };
}
