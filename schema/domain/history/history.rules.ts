// Who reads a job's history, and what of it (domain.md §2: what was stays in the events).
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { unless, type Verdict } from '../kernel/verdict.ts';

/** The office's: the field sees the present, not who changed what and when. Whether the job is visible is the scope's business. */
export function canReadHistory(actor: Actor): Verdict {
  return unless(hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION'), 'CLAIM_REQUIRED', { claim: 'CAN_ACCESS_CONSTRUCTION' });
}

const AMOUNTS = new Set(['rate', 'rates', 'unitAmount', 'valueExGst', 'valueIncGst', 'paidAmountExGst', 'paidAmountIncGst']);

/** What an event kept, without amounts for whoever may not see them (specification 1 §6). */
export function withoutAmounts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAmounts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !AMOUNTS.has(key))
      .map(([key, inner]) => [key, withoutAmounts(inner)]),
  );
}
