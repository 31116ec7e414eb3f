// Who is given a list at all, and may sort by what they asked for; whose rows stand in it is its statement's to say.
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import type { AnyList } from '@lotline/schema/domain/list/list-declaration';
import { canReadList, canSortBy } from '@lotline/schema/domain/list/list.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';

interface ByActor {
  readonly actor: Actor;
}

/** @throws RefusalError CLAIM_REQUIRED */
export function mustReadList({ actor }: ByActor, list: Pick<AnyList, 'claim'>): void {
  const verdict = canReadList(actor, list);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}

/** @throws RefusalError CLAIM_REQUIRED */
export function mustSortBy({ actor }: ByActor, list: Pick<AnyList, 'columns'>, field: string): void {
  const verdict = canSortBy(actor, list, field);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
}
