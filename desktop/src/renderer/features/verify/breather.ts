// Lets the page draw and answer while a long file is read, without a pause after each slice: a timer of the browser takes longer than a slice.

/** For so long the page may stand still. */
const AT_MOST_MS = 40;

/** @param tell how far it is, before each pause; what it throws ends the reading */
export function breather(tell: (done: number) => void): (done: number) => Promise<void> {
  let pausedAt = performance.now();
  return async (done) => {
    if (performance.now() - pausedAt < AT_MOST_MS) return;
    tell(done);
    await new Promise((resolve) => setTimeout(resolve, 0));
    pausedAt = performance.now();
  };
}
