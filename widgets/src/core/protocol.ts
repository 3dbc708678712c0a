// Messages between the page and the worker.

export interface CoreFiles {
  /** Addresses, absolute. */
  asm: string;
  wasm: string;
  zip: string;
  image: string;
  /** Sizes for the progress: bytes as the page reads them, and as they travel. */
  sizes: Record<"asm" | "wasm" | "zip" | "image", [read: number, sent: number]>;
  /** Every part by the package that it holds, for a request that needs more than it says. */
  parts: Record<string, string>;
}

/** A compiled package of a game or a family. */
export interface Part {
  name: string;
  url: string;
  size: number;
  /** Kept from an earlier worker. */
  bytes?: ArrayBuffer | undefined;
}

export interface Start {
  type: "start";
  files: CoreFiles;
  snapshot: boolean;
  /** What the page will ask about first: fetched beside the image. */
  parts: Part[];
  /** Kept from an earlier worker, for a fast restart. */
  module?: WebAssembly.Module | undefined;
  image?: ArrayBuffer | undefined;
}

export interface Ask {
  type: "ask";
  id: number;
  request: string;
  /** What the request is about. */
  parts: Part[];
}

export type ToWorker = Start | Ask;

export type FromWorker =
  | { type: "progress"; loaded: number; total: number }
  | { type: "ready"; mode: "snapshot" | "plain"; milliseconds: number }
  | { type: "keep"; module: WebAssembly.Module; image?: ArrayBuffer | undefined }
  | { type: "part"; name: string; bytes: ArrayBuffer }
  | { type: "failed"; text: string }
  /** The part of the game did not come: no network, or the site was renewed. */
  | { type: "lost"; id: number }
  | { type: "reply"; id: number; reply: string }
  | { type: "broken"; id: number; fatal: boolean; text: string };
