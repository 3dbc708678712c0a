// Whether a widget has the width of a phone, and a redraw when that changes.
import type { ReactiveController, ReactiveControllerHost } from "lit";

const PHONE = 640;

export class Narrow implements ReactiveController {
  /** The widget is narrow now. */
  now = false;
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

  private measure(): boolean {
    const before = this.now;
    this.now = this.host.offsetWidth < PHONE;
    return this.now !== before;
  }
}
