// How much is kept of what a person has read: the newest, bounded in number and in size.
export interface ReadSize {
  readonly name: string;
  /** Characters of its text. */
  readonly size: number;
}

export const MOST_READS = 80;
export const MOST_CHARACTERS = 8_000_000;

/** The names to let go of. @param newestFirst all that is kept. */
export function overflowing(newestFirst: readonly ReadSize[]): readonly string[] {
  let total = 0;
  return newestFirst
    .filter(({ size }, index) => {
      total += size;
      return index >= MOST_READS || total > MOST_CHARACTERS;
    })
    .map(({ name }) => name);
}
