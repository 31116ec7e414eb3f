// The keys of every log: nothing in them is changed.
import * as key from '../../platform/list/list-keys.ts';
import type { KeyHint } from '../../platform/list/ListFrame.tsx';
import type { ListKey } from '../../platform/list/open-list-keys.ts';

export const LOG_KEYS: readonly ListKey[] = [key.MOVE, key.PREVIEW, key.STEP, key.SEARCH, key.FILTER, key.COPY];
export const LOG_HINTS: readonly KeyHint[] = [
  { keys: '↑ ↓', does: 'move' },
  { keys: 'Enter', does: 'preview' },
  { keys: '/', does: 'find' },
  { keys: 'F', does: 'filter' },
  { keys: 'Ctrl C', does: 'copy' },
];
