// Keep what is being read where it is while something above it changes its height.

/** Something to hold on to: what stands a little below the top of the screen. */
function landmark(): Element | null {
  for (const y of [0.2, 0.4, 0.6]) {
    const found = document.elementFromPoint(innerWidth / 2, innerHeight * y);
    const block = found?.closest("p, li, h1, h2, h3, h4, dd, td, figure");
    if (block && !block.closest(".zs-widget")) return block;
  }
  return null;
}

/** Make a change, and scroll by as much as it moved the text; before the next picture, so that nobody sees it move. */
export async function steady(change: () => unknown[]): Promise<void> {
  const held = scrollY > 0 ? landmark() : null;
  const before = held?.getBoundingClientRect().top ?? 0;
  await Promise.all(change());
  const moved = held?.isConnected ? held.getBoundingClientRect().top - before : 0;
  if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: "instant" });
}
