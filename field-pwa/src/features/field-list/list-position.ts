// Where a person left the list: how far down, at which task, under which search and filters. Kept for this tab, for one return.
export interface ListPosition {
  readonly userId: number;
  readonly group: string | null;
  /** Search and filters as the address had them. */
  readonly query: string;
  readonly scrollY: number;
  /** The row that was opened, and its distance from the top of the window. */
  readonly row: { readonly taskId: number; readonly top: number } | null;
}

const KEY = 'lotline.field-list.place';

export function savePosition(position: ListPosition): void {
  sessionStorage.setItem(KEY, JSON.stringify(position));
}

export function forgetPosition(): void {
  sessionStorage.removeItem(KEY);
}

/** Null when there is none, when it is another person's, or when it cannot be read. */
export function readPosition(userId: number): ListPosition | null {
  try {
    const position = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ListPosition | null;
    return position !== null && position.userId === userId && typeof position.query === 'string' ? position : null;
  } catch {
    return null;
  }
}
