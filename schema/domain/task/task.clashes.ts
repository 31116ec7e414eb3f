// Which moves of somebody else change the same thing as a move that was pressed before they were seen (decision 033). What stands between two other
// versions is no clash: an arrival on site does not make the quantities that somebody counted stale. Whether a move may still be made is the
// lifecycle's to say.
import type { OfficeMove } from './office-moves.ts';
import type { Move } from './task.lifecycle.ts';

const COMPLETING = ['complete', 'completePartially', 'reopen'] as const;

export const CLASHING_MOVES: Readonly<Record<Move, readonly (Move | OfficeMove)[]>> = {
  accept: ['accept', 'decline'],
  decline: ['accept', 'decline'],
  // of the person's own visit
  goOnsite: [],
  goOffsite: [],
  comment: [],
  complete: COMPLETING,
  completePartially: COMPLETING,
  // what was seen is what is confirmed and submitted
  confirm: ['addItem', 'changeItem', 'reopen'],
  submit: ['addItem', 'changeItem', 'submit', ...COMPLETING],
  // overwrites nothing
  addItem: [],
  // what the office decided was on the quantity as it stood
  changeItem: ['changeItem', 'reviewTask'],
  saveTicket: ['saveTicket', 'resetTicket'],
  resetTicket: ['saveTicket', 'resetTicket'],
  reopen: ['submit', ...COMPLETING],
};

export const CLASHING_OFFICE_MOVES: Readonly<Record<OfficeMove, readonly (Move | OfficeMove)[]>> = {
  issueTask: ['issueTask', 'reassignTask'],
  reassignTask: ['issueTask', 'reassignTask', 'accept', 'decline'],
  ignoreTask: ['ignoreTask', 'restoreTask'],
  restoreTask: ['ignoreTask', 'restoreTask'],
  remindTask: ['remindTask'],
  // of the task; of its lines each has a version of its own
  reviewTask: ['reviewTask', 'changeItem', 'addItem', 'submit', 'reopen'],
};
/** Of one reviewed line. */
export const CLASHING_WITH_DECISION: readonly (Move | OfficeMove)[] = ['reviewTask', 'changeItem'];
