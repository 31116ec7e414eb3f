// Which events of a job a person hears of, where it reads the job: no expense without the claim for money (decision 054), no internal comment outside the
// office, and of a file what the file's own scope allows. Asked before a page is cut, so that no page is shorter for it.
import { canUseInternalComments } from '@lotline/schema/domain/comment/comment.lifecycle';
import { seesCosts } from '@lotline/schema/domain/cost/cost.lifecycle';
import type { Actor } from '@lotline/schema/domain/kernel/actor';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { attachmentScope, isReceipt } from '../attachment/attachment.scope.ts';

/** The record that a file's event is of. What was written of a stored file before its event named the record is found by the file. */
const recordOf = (alias: string): string => `(case ${alias}.entity when 'attachment' then ${alias}.entity_id
    else coalesce((${alias}.detail ->> 'attachmentId')::integer,
      (select fa.id from attachment fa where ${alias}.entity_id in (fa.file_id, fa.original_file_id, fa.awaited_file_id) order by fa.id limit 1)) end)`;

/** A record that was purged has no scope any more: the event of its end says whether it was a receipt, and one that does not say so counts as one. */
const wasReceipt = (
  alias: string,
): string => `exists (select from event gone where gone.entity = 'attachment' and gone.entity_id = ${recordOf(alias)}
    and gone.move = 'purgeAttachment' and coalesce((gone.before ->> 'isReceipt')::boolean, true))`;

const fileIsHeard = (alias: string): string => `(${alias}.entity not in ('attachment', 'stored_file') or coalesce(
    (select ${attachmentScope('fr')} from attachment fr where fr.id = ${recordOf(alias)}), $seesAmounts::boolean or not ${wasReceipt(alias)}))`;

/** The event of no file that is or was a receipt: without binds, for whom no file's own scope is asked. */
export const isOfNoReceipt = (alias: string): string => `(${alias}.entity not in ('attachment', 'stored_file') or coalesce(
    (select not ${isReceipt('fr')} from attachment fr where fr.id = ${recordOf(alias)}), not ${wasReceipt(alias)}))`;

/** A condition on that alias's event; bind with heardBinds. */
export const heardScope = (alias: string): string =>
  `(($seesExpenses::boolean or ${alias}.entity <> 'job_cost' or ${alias}.detail ->> 'kind' <> 'expense')
    and ($seesInternal::boolean or ${alias}.entity <> 'internal_comment') and ${fileIsHeard(alias)})`;

export const heardBinds = (actor: Actor) => ({
  ...scopeBinds(actor),
  seesExpenses: seesCosts(actor),
  seesInternal: canUseInternalComments(actor).ok,
});
