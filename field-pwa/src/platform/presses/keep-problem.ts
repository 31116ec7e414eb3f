// Whether a refused press may be sent again as it is: the shared rule decides where it knows, and where it does not, what kind of refusal it was.
import { CATALOGUE, type ErrorCode } from '@lotline/schema/errors/catalogue';
import { moveOf } from './press-effects.ts';
import type { Entry, Reason } from './press-entry.ts';

/** The same again would be refused the same: the record itself is no longer one that this press is about. */
const FINAL: readonly ErrorCode[] = ['NOT_FOUND', 'TASK_LEFT', 'ITEM_ARCHIVED'];
/** Somebody can give what was missing, and the same press is then good. */
const CAN_BE_GIVEN: readonly ErrorCode[] = ['CLAIM_REQUIRED', 'STALE_VERSION'];

/** Why it cannot be kept; null where it may. @param byRule what the shared rule says of it now; null where it says yes or does not know */
export function keepProblem({ press, state }: Entry, byRule: Reason | null): Reason | null {
  if (byRule !== null || state.kind !== 'refused' || state.code === 'OFFLINE') return byRule;
  const { code, sentence, details } = state;
  if (CAN_BE_GIVEN.includes(code)) return null;
  const { retry } = CATALOGUE[code];
  // of what is no move of the task the server alone knows the rule
  const isFinal = FINAL.includes(code) || retry === 'never' || (retry === 'after-refresh' && moveOf(press) === null);
  return isFinal ? { code, sentence, details } : null;
}
