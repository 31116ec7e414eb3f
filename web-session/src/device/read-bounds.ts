// How many persisted queries stay: the newest, limited in number and in size.
export interface ReadSize {
  readonly name: string;
  /** Characters of its text. */
  readonly size: number;
}

export const MOST_READS = 80;
export const MOST_CHARACTERS = 8_000_000;

/** The keys to delete. @param newestFirst everything that is stored. */
export function overflowing(newestFirst: readonly ReadSize[]): readonly string[] {
  let total = 0;
  return newestFirst
    .filter(({ size }, index) => {
      total += size;
      return index >= MOST_READS || total > MOST_CHARACTERS;
    })
    .map(({ name }) => name);
}
