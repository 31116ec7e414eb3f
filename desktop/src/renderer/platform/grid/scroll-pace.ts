// How fast the list scrolls. Rows that pass faster than anybody reads are drawn as text, and whole once the list rests: then a frame has time for it.

/** In one step of scrolling. */
const FAST_ROWS = 6;

export class ScrollPace {
  /** After the second consecutive large step: a page down is one, and is drawn whole at once. */
  isFast = false;
  private last = 0;
  private steps = 0;

  /** @param first the first visible row */
  pass(first: number, isScrolling: boolean): void {
    const isLarge = isScrolling && Math.abs(first - this.last) >= FAST_ROWS;
    this.last = first;
    this.steps = isLarge ? this.steps + 1 : 0;
    if (!isScrolling) this.isFast = false;
    else if (this.steps > 1) this.isFast = true;
  }
}
