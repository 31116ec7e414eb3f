// The menu of a row, by the pointer's other button and by the keyboard's menu key or Shift+F10: of which row it is, and where it opens.
import type { KeyboardEvent, MouseEvent } from 'react';
import { placeBelow, type MenuPlace } from '../frame/MenuAt.tsx';
import { isForOwnMenu, placeOfPointer } from '../frame/own-menu.ts';

export interface RowMenuAsked {
  readonly id: number;
  readonly at: MenuPlace;
}

const ROW = 'tr[data-id]';

/** Null: the press is the browser's. */
export function menuOfPointer(event: MouseEvent): RowMenuAsked | null {
  const row = isForOwnMenu(event.target) && event.target instanceof Element ? event.target.closest<HTMLElement>(ROW) : null;
  return row === null ? null : { id: Number(row.dataset['id']), at: placeOfPointer(event) };
}

/** Of the row that has the focus; null: another key, or no row. */
export function menuOfKey({ key, shiftKey, target }: KeyboardEvent): RowMenuAsked | null {
  const isAsked = key === 'ContextMenu' || (key === 'F10' && shiftKey);
  const row = isAsked && target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
  return row === null ? null : { id: Number(row.dataset['id']), at: placeBelow(row) };
}
