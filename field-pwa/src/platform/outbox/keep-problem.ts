// Whether a refused action may be sent again as it is: the shared rule decides where it knows; otherwise the kind of refusal does.
import { errorEntry, type ErrorCode } from '@lotline/schema/errors/catalogue';
import { moveOf } from './action-effects.ts';
import type { Entry, Reason } from './outbox-entry.ts';

/** The same refusal would follow: the record itself is not what this action is about any more. */
const FINAL: readonly ErrorCode[] = ['NOT_FOUND', 'TASK_LEFT', 'ITEM_ARCHIVED'];
/** Somebody can add what was missing, and then the same action succeeds. */
const CAN_BE_GIVEN: readonly ErrorCode[] = ['CLAIM_REQUIRED', 'STALE_VERSION', 'BUILDER_REQUEST_INCOMPLETE', 'STATUS_NEEDS_FIRST'];

/** Why it cannot be sent again; null where it may. @param byRule the shared rule's refusal now; null where it allows or does not know */
export function keepProblem({ action, state }: Entry, byRule: Reason | null): Reason | null {
  if (byRule !== null || state.kind !== 'refused' || state.code === 'OFFLINE') return byRule;
  const { code, sentence, details } = state;
  if (CAN_BE_GIVEN.includes(code)) return null;
  const { retry } = errorEntry(code);
  // for what is no move of the task only the server knows the rule
  const isFinal = FINAL.includes(code) || retry === 'never' || (retry === 'after-refresh' && moveOf(action) === null);
  return isFinal ? { code, sentence, details } : null;
}
