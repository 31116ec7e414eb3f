// The keys that every list has, for the list of shortcuts ("?").
import type { ListKey } from './open-list-keys.ts';

export const MOVE: ListKey = { keys: ['↑', '↓'], does: 'Move' };
export const MOVE_AND_SELECT: ListKey = { keys: ['↑', '↓'], does: 'Move; with Shift select a range' };
export const PREVIEW: ListKey = { keys: ['Enter'], does: 'Preview' };
export const OPEN_PAGE: ListKey = { keys: ['Ctrl', '↵'], does: 'Open the page' };
export const STEP: ListKey = { keys: ['J', 'K'], does: 'Next and previous' };
export const SELECT: ListKey = { keys: ['Space'], does: 'Select' };
export const SELECT_ALL: ListKey = { keys: ['Ctrl', 'A'], does: 'Select all that match' };
export const SEARCH: ListKey = { keys: ['/'], does: 'Filter by text' };
export const FILTER: ListKey = { keys: ['F'], does: 'Add a filter' };
export const SHOW_NEW: ListKey = { keys: ['R'], does: 'Show what is new or changed' };
export const COPY: ListKey = { keys: ['Ctrl', 'C'], does: 'Copy the rows as text' };
export const MENU: ListKey = { keys: ['Shift', 'F10'], does: 'What can be done with the row' };

export const EVERY_LIST: readonly ListKey[] = [MOVE_AND_SELECT, PREVIEW, OPEN_PAGE, STEP, SELECT, SEARCH, FILTER, SHOW_NEW, COPY, MENU];
