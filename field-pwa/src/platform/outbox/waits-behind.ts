// Which action must wait while an earlier one about the same was refused (decision 035): what builds on it waits for a person's decision,
// and everything else continues.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { CLASHING_MOVES } from '@lotline/schema/domain/task/task.clashes';
import { MOVE_RULES, type TaskFacts } from '@lotline/schema/domain/task/task.lifecycle';
import { laneOf, type Entry } from './outbox-entry.ts';
import { NOT_NUMBERED } from '@lotline/schema/domain/task/task.effects';
import { moveOf } from './action-effects.ts';
import type { AnyAction, ActionName } from './action-input.ts';

export interface Known {
  readonly actor: Actor;
  /** The task as the server last sent it, without waiting actions; null where it is not known. */
  readonly factsOf: (action: AnyAction) => TaskFacts | null;
}

const COMMENTS: readonly ActionName[] = ['addComment', 'editComment', 'deleteComment'];
const isComment = ({ name }: AnyAction): boolean => COMMENTS.includes(name);

/** A change of a comment that the earlier action adds or changes as well. */
function isAboutSameComment(later: AnyAction, earlier: AnyAction): boolean {
  if (later.name !== 'editComment' && later.name !== 'deleteComment') return false;
  const { clientId, id } = { clientId: null, ...later.input };
  if (earlier.name === 'addComment') return clientId === earlier.id;
  return (earlier.name === 'editComment' || earlier.name === 'deleteComment') && id === earlier.input.id;
}

/** Both are of one subject; `later` was made after `earlier`, which has not been done. */
export function waitsBehind(later: AnyAction, earlier: AnyAction, { actor, factsOf }: Known): boolean {
  if (laneOf(later) !== laneOf(earlier)) return false;
  if (isComment(later) || isComment(earlier)) return isComment(later) && isComment(earlier) && isAboutSameComment(later, earlier);
  // each new potential job is another one
  if (later.name === 'savePotentialJob' && later.subject.id === NOT_NUMBERED) return false;
  const move = moveOf(later);
  const undone = moveOf(earlier);
  // of a job or a custom task: each part is independent
  if (move === null || undone === null) return later.name === earlier.name;
  if (move === 'changeItem' && undone === 'changeItem') return isSameItem(later, earlier);
  if (CLASHING_MOVES[move].includes(undone)) return true;
  const facts = factsOf(later);
  return facts === null || !MOVE_RULES[move](actor, facts).ok;
}

/** The first of those that must be answered before it, or its replacement, that is still there. */
export const waitedFor = ({ after = [] }: AnyAction, entries: readonly Entry[]): Entry | undefined =>
  entries.find(({ action, inPlaceOf }) => after.includes(action.id) || (inPlaceOf !== undefined && after.includes(inPlaceOf)));

export const waitsForOthers = (action: AnyAction, entries: readonly Entry[]): boolean => waitedFor(action, entries) !== undefined;

const isSameItem = (later: AnyAction, earlier: AnyAction): boolean =>
  later.name === 'changeItem' && earlier.name === 'changeItem' && later.input.id === earlier.input.id;
