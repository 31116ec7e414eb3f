// Where a person left the list: how far down, at which task, under which search and filters. Kept for this tab, for one return.
export interface ListPlace {
  readonly userId: number;
  readonly group: string | null;
  /** Search and filters as the address had them. */
  readonly query: string;
  readonly scrollY: number;
  /** The row that was opened, and its distance from the top of the window. */
  readonly row: { readonly taskId: number; readonly top: number } | null;
}

const KEY = 'lotline.field-list.place';

export function savePlace(place: ListPlace): void {
  sessionStorage.setItem(KEY, JSON.stringify(place));
}

export function forgetPlace(): void {
  sessionStorage.removeItem(KEY);
}

/** Null when there is none, when it is another person's, or when it cannot be read. */
export function readPlace(userId: number): ListPlace | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ListPlace | null;
    return place !== null && place.userId === userId && typeof place.query === 'string' ? place : null;
  } catch {
    return null;
  }
}
