// How long to wait before the next try: doubling with full jitter, so that a restart does not bring everybody back at once.
const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** @param chance 0 to 1, from the caller's random source. */
export function backoffMs(failures: number, chance: number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10));
  return Math.round(ceiling / 4 + (ceiling * 3 * chance) / 4);
}

export const anyChance = (): number => Math.random();
