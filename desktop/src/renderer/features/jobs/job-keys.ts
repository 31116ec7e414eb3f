// The keys of the jobs' list and board, as the list of shortcuts ("?") says them to whom they serve.
import type { FeatureKeys } from '../../platform/feature/feature.ts';
import * as key from '../../platform/list/list-keys.ts';
import type { ListKey } from '../../platform/list/open-list-keys.ts';

const NEW_JOB: ListKey = { keys: ['N'], does: 'New job' };
const STATUS: ListKey = { keys: ['S'], does: 'Status of the selected jobs' };
const EDITS: readonly ListKey[] = [
  { keys: ['A'], does: 'Who plans the selected jobs' },
  { keys: ['D'], does: 'Due date of the selected jobs' },
  { keys: ['T'], does: 'Add a task to the selected jobs' },
];
const RUN_SHEET: ListKey = { keys: ['P'], does: 'Run sheet: selected, or all found' };
const LIST: readonly ListKey[] = [
  key.MOVE_AND_SELECT,
  key.PREVIEW,
  key.OPEN_PAGE,
  key.STEP,
  key.SELECT,
  key.SELECT_ALL,
  key.SEARCH,
  key.FILTER,
  key.SHOW_NEW,
  key.COPY,
  key.MENU,
];
const BOARD: readonly ListKey[] = [
  { keys: ['↑', '↓', '←', '→'], does: 'Move' },
  key.PREVIEW,
  key.OPEN_PAGE,
  key.STEP,
  key.SELECT,
  key.SEARCH,
  key.FILTER,
  { keys: ['M'], does: 'Move the job to …' },
  { keys: ['U'], does: 'Undo the move' },
];

const both = (own: readonly ListKey[]) => ({
  reads: [...own, STATUS, RUN_SHEET],
  edits: [...own, NEW_JOB, STATUS, ...EDITS, RUN_SHEET],
});
const ON_LIST = both(LIST);
const ON_BOARD = both(BOARD);

/** The same list from drawing to drawing. */
export const keysOf = (isBoard: boolean, mayEdit: boolean): readonly ListKey[] =>
  (isBoard ? ON_BOARD : ON_LIST)[mayEdit ? 'edits' : 'reads'];

/** Where no list is open. */
export const FEATURE_KEYS: FeatureKeys = {
  ofLists: [
    NEW_JOB,
    STATUS,
    ...EDITS,
    RUN_SHEET,
    { keys: ['M'], does: 'On the board: move the job to …' },
    { keys: ['U'], does: 'On the board: undo the move' },
  ],
};
