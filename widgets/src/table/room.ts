// How much room the table has, and a redraw when that changes.
import type { ReactiveController, ReactiveControllerHost } from "lit";

/** From here on sheet and log stand beside the felt. */
const WIDE = { width: 900, height: 560 };
/** Below this the note stands beside the trick, not under it. */
const LOW = 480;
/** What must be seen of a card, and what the last card of a row takes at least. */
const REACH = 24.5;
const LEAST = 46;
/** A row of a hand is not longer than this where it can be helped. */
const ROW = 14;

export class Room implements ReactiveController {
  width = 1280;
  height = 800;
  private readonly observer = new ResizeObserver(() => {
    if (this.measure()) this.host.requestUpdate();
  });

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.measure();
    this.observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.observer.disconnect();
  }

  get wide(): boolean {
    return this.width >= WIDE.width && this.height >= WIDE.height;
  }

  get low(): boolean {
    return this.height < LOW;
  }

  /** The width of the felt. */
  get felt(): number {
    return this.wide ? this.width - 330 : this.width;
  }

  /** In how many rows a hand of so many cards lies: one up to fourteen, two above, more where a card could not be reached. */
  rows(cards: number): number {
    const most = Math.floor((this.felt - 24 - LEAST) / REACH) + 1;
    return Math.max(cards > ROW ? 2 : 1, Math.ceil(cards / Math.max(most, 1)));
  }

  private measure(): boolean {
    const { offsetWidth: width, offsetHeight: height } = this.host;
    if (!width || (width === this.width && height === this.height)) return false;
    this.width = width;
    this.height = height;
    return true;
  }
}
