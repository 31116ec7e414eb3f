// Where a key moves the active row of a list (look.md §3).
export interface CursorPosition {
  /** -1: none yet. */
  readonly index: number;
  readonly count: number;
  /** How many rows are visible at once. */
  readonly pageRows: number;
}

/** The row that the key leads to; null when the key does not move. */
export function rowAfterKey(key: string, { index, count, pageRows }: CursorPosition): number | null {
  if (count === 0) return null;
  const to = (row: number): number => Math.min(count - 1, Math.max(0, row));
  switch (key) {
    case 'ArrowDown':
      return to(index + 1);
    case 'ArrowUp':
      return to(index - 1);
    case 'PageDown':
      return to(index + Math.max(1, pageRows - 1));
    case 'PageUp':
      return to(index - Math.max(1, pageRows - 1));
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
