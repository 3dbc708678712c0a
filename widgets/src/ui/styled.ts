// Style properties of an element, set one by one: a style attribute, which Lit's own directive writes at first, is an inline
// style, and the policy of the site forbids these.
import { noChange } from "lit";
import { Directive, directive, type ElementPart, type PartInfo, PartType } from "lit/directive.js";

export type StyleProperties = Readonly<Record<string, string | number>>;

class Styled extends Directive {
  private last: StyleProperties = {};

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("styled() stands in an element");
  }

  render(_properties: StyleProperties): unknown {
    return noChange;
  }

  override update(part: ElementPart, [properties]: [StyleProperties]): unknown {
    const { style } = part.element as HTMLElement;
    for (const name of Object.keys(this.last)) if (!(name in properties)) style.removeProperty(name);
    for (const [name, value] of Object.entries(properties)) if (this.last[name] !== value) style.setProperty(name, String(value));
    this.last = properties;
    return noChange;
  }
}

/** Give the element these properties, named as a style sheet names them. */
export const styled = directive(Styled);
