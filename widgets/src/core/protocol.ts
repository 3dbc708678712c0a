// Messages between the page and the worker.

export interface CoreFiles {
  /** Addresses, absolute. */
  asm: string;
  wasm: string;
  zip: string;
  image: string;
  /** Sizes for the progress: bytes as the page reads them, and as they travel. */
  sizes: Record<"asm" | "wasm" | "zip" | "image", [read: number, sent: number]>;
}

export interface Start {
  type: "start";
  files: CoreFiles;
  snapshot: boolean;
  /** Kept from an earlier worker, for a fast restart. */
  module?: WebAssembly.Module | undefined;
  image?: ArrayBuffer | undefined;
}

export interface Ask {
  type: "ask";
  id: number;
  request: string;
}

export type ToWorker = Start | Ask;

export type FromWorker =
  | { type: "progress"; loaded: number; total: number }
  | { type: "ready"; mode: "snapshot" | "plain"; milliseconds: number }
  | { type: "keep"; module: WebAssembly.Module; image?: ArrayBuffer | undefined }
  | { type: "failed"; text: string }
  | { type: "reply"; id: number; reply: string }
  | { type: "broken"; id: number; fatal: boolean; text: string };
