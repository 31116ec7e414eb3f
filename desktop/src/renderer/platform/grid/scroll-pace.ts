// How fast the list scrolls. Rows that pass faster than anybody reads are drawn as text, and whole once the list rests: then a frame has time for it.

/** In one step of scrolling. */
const FAST_ROWS = 6;

export class ScrollPace {
  /** After the second consecutive large step: a page down is one, and is drawn whole at once. */
  isFast = false;
  /** Fast, and not scrolled aside: what sticks at the left would stand there anyway, and each cell that sticks is a layer that a frame pays for. */
  isStraight = false;
  private last = 0;
  private steps = 0;

  /**
   * @param first the first visible row
   * @param left px that the list is scrolled aside
   */
  pass(first: number, isScrolling: boolean, left: number): void {
    const isLarge = isScrolling && Math.abs(first - this.last) >= FAST_ROWS;
    this.last = first;
    this.steps = isLarge ? this.steps + 1 : 0;
    if (!isScrolling) this.isFast = false;
    else if (this.steps > 1) this.isFast = true;
    this.isStraight = this.isFast && left === 0;
  }
}
