/** A citation as it is copied: its address gets this site's origin, whatever folder it lives in. */
export function citationText(text: string, origin: string): string {
  return text.replace(/\u00ad/g, "").replace(/(^|[\s(<{«])(\/(?:[\w.-]+\/)*r\/[\w.-]+\/)/g, `$1${origin}$2`).trim();
}
