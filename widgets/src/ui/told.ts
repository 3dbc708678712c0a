// The words of an example tell its own case. While the widget below shows another, they and the answer in the heading give way to a line
// that says so and leads back; without scripts and on paper they stay. The line shares its room with the words, so nothing moves.
import type { LitElement, ReactiveController } from "lit";

interface Asked {
  /** Whether the widget shows another case than the example's own. */
  other: () => boolean;
  /** How that is said, in a sentence. */
  said: string;
  /** Bring the example's own case back. */
  back: () => void;
}

export class Told implements ReactiveController {
  private line: HTMLElement | null = null;
  private spoken = false;

  constructor(private host: LitElement, private asked: Asked) {
    host.addController(this);
  }

  hostUpdated(): void {
    const example = this.host.closest<HTMLElement>("details.zs-example");
    const words = example?.querySelector<HTMLElement>(".zs-worked");
    const other = this.asked.other();
    if (!other) this.spoken = false;
    example?.toggleAttribute("data-other", other);
    if (!words || this.line?.isConnected) return;
    const back = document.createElement("button");
    back.type = "button";
    back.textContent = "Вернуть пример";
    back.addEventListener("click", () => {
      this.asked.back();
      // the words come back where the button was: whoever pressed it reads on there
      void this.host.updateComplete.then(() => words.focus({ preventScroll: true }));
    });
    words.tabIndex = -1;
    this.line = document.createElement("p");
    this.line.className = "zs-other";
    this.line.append(`${this.asked.said} `, back);
    words.after(this.line);
  }

  /** What a new answer is spoken with: the first time that the case is another, that it is. */
  aloud(answer: string): string {
    const first = this.asked.other() && !this.spoken;
    this.spoken ||= first;
    return first ? `${this.asked.said} ${answer}` : answer;
  }
}
