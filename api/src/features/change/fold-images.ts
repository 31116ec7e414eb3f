// A row's state from the images of its changes, in the order of their sequence, which is taken under the row's lock: clocks only say which of them
// were before an instant.

export type Columns = Readonly<Record<string, unknown>>;

export interface RowImage {
  readonly operation: 'I' | 'U' | 'D';
  /** Of an update the changed columns alone. */
  readonly before: Columns | null;
  readonly after: Columns | null;
}

export interface FoldedRow {
  /** Column names as in the database, times in UTC; null: it did not exist. Columns that are not imaged are left out. */
  readonly row: Columns | null;
  /** False where the image of its creation is missing (filled in bulk, or dropped): before its first image it has its oldest known state. */
  readonly isFromBirth: boolean;
}

/**
 * @param images all of the row's, in their order
 * @param now the row as it is; null: it is gone
 * @param isLater whether an image was made after the instant that is asked for
 */
export function foldImages<I extends RowImage>(images: readonly I[], now: Columns | null, isLater: (image: I) => boolean): FoldedRow {
  const isFromBirth = images[0]?.operation === 'I';
  let row = isFromBirth ? null : images.reduceRight<Columns | null>(undo, now);
  // all up to the last one before the instant, whatever a clock said in between
  const count = images.findLastIndex((image) => !isLater(image)) + 1;
  for (const image of images.slice(0, count)) row = redo(row, image);
  return { row, isFromBirth };
}

const undo = (row: Columns | null, { operation, before }: RowImage): Columns | null => (operation === 'I' ? null : { ...row, ...before });

const redo = (row: Columns | null, { operation, after }: RowImage): Columns | null => (operation === 'D' ? null : { ...row, ...after });
