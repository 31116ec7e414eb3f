// Who is given a list, and which of its columns they see.
import { hasClaim, type Actor } from '../kernel/actor.ts';
import { unless, type Verdict } from '../kernel/verdict.ts';
import { claimOf, type AnyList, type Column } from './list-declaration.ts';

/** Refusals: CLAIM_REQUIRED. */
export function canReadList(actor: Actor, { claim }: Pick<AnyList, 'claim'>): Verdict {
  const [first = null, ...others] = claim === null ? [] : [claim].flat();
  return unless(first === null || [first, ...others].some((one) => hasClaim(actor, one)), 'CLAIM_REQUIRED', { claim: first });
}

export function seesColumn(actor: Actor, column: Column): boolean {
  const claim = claimOf(column);
  return claim === null || hasClaim(actor, claim);
}

/** The order of rows would tell what a hidden column holds. Refusals: CLAIM_REQUIRED. */
export function canSortBy(actor: Actor, { columns }: Pick<AnyList, 'columns'>, field: string): Verdict {
  const column = columns[field];
  return unless(column === undefined || seesColumn(actor, column), 'CLAIM_REQUIRED', {
    claim: column === undefined ? null : claimOf(column),
  });
}
