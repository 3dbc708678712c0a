// Dragging a card with mouse, pen or finger: the same pointer events for all. A press that does not move is a click.

export interface Dragging {
  card: string;
  /** The place that the card hangs over. */
  over: string | null;
}

interface Options {
  /** The shadow root in which cards carry data-card and places data-spot. */
  root: ShadowRoot;
  allowed: () => boolean;
  moved: (dragging: Dragging | null) => void;
  dropped: (card: string, spot: string) => void;
}

const SLACK = 7;

/** Returns the handler for pointerdown. */
export function dragger({ root, allowed, moved, dropped }: Options): (event: PointerEvent) => void {
  return (down) => {
    const held = (down.target as Element).closest?.<HTMLElement>("[data-card]");
    if (!held || !allowed() || down.button !== 0 || !down.isPrimary) return;
    const card = held.dataset.card!;
    const box = held.getBoundingClientRect();
    let ghost: HTMLElement | null = null;
    let over: string | null = null;

    const spotAt = (x: number, y: number): string | null =>
      root.elementFromPoint(x, y)?.closest<HTMLElement>("[data-spot]")?.dataset.spot ?? null;

    const move = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!ghost) {
        if (Math.hypot(dx, dy) < SLACK) return;
        ghost = held.cloneNode(true) as HTMLElement;
        ghost.className += " ghost";
        ghost.removeAttribute("data-card");
        Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
        root.querySelector(".ghosts")!.append(ghost);
      }
      event.preventDefault();
      ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
      over = spotAt(event.clientX, event.clientY);
      moved({ card, over });
    };
    const stop = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      if (!ghost) return;
      ghost.remove();
      moved(null);
      // the click that follows a drag is none
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      if (event.type === "pointerup" && over) dropped(card, over);
    };
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  };
}

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};
