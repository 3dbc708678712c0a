// The bundle's start says again what the page already is, each time at the price of the style of every element.
const { body, head } = document;

// A change of palette, which stops all transitions for a moment, where the palette stays as it is.
const SWITCHING = "data-md-color-switching";
const set = body.setAttribute;
body.setAttribute = function (name, value) {
  const started = document.readyState === "complete";
  if (name === SWITCHING && !started) return;
  if (name === "data-md-color-scheme" && !started && value !== this.getAttribute(name)) set.call(this, SWITCHING, "");
  set.call(this, name, value);
};

// The colour scheme: our own style sheet gives it.
const append = head.appendChild;
head.appendChild = function <Kind extends Node>(node: Kind): Kind {
  return node instanceof HTMLMetaElement && node.name === "color-scheme" ? node : (append.call(this, node) as Kind);
};

// The address of a style sheet, written in full: the browser would load and apply it anew. Only the text by which the theme compares
// the heads of two pages needs the full address.
const link = HTMLLinkElement.prototype;
const { get, set: write } = Object.getOwnPropertyDescriptor(link, "href") as { get(): string; set(value: string): void };
Object.defineProperty(link, "href", {
  configurable: true,
  enumerable: true,
  get,
  set(this: HTMLLinkElement, value: string) {
    if (this.ownerDocument !== document || this.rel !== "stylesheet" || value !== this.href) return write.call(this, value);
    const full = this.cloneNode() as HTMLLinkElement;
    write.call(full, value);
    Object.defineProperty(this, "outerHTML", { value: full.outerHTML });
  },
});

export {};
