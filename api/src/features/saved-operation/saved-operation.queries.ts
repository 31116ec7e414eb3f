// Saved operations of GraphiQL: one's own, then those that others share, each by name; and one of them, to be shown or changed.
import { QueryTypes } from 'sequelize';
import type { OperationFacts } from '@lotline/schema/domain/saved-operation/saved-operation.lifecycle';
import { MOST_OWN_OPERATIONS, MOST_SHARED_OPERATIONS } from '@lotline/schema/domain/saved-operation/saved-operation.limits';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';

export interface OperationRow extends OperationFacts {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly isShared: boolean;
  readonly text: string;
  readonly variables: string;
  readonly removed: boolean;
}

const COLUMNS = `o.id, o.version, o.name, o.is_shared as "isShared", o.operation_text as text, o.variables, o.removed, o.owner_id as "ownerId",
    trim(u.first_name || ' ' || u.last_name) as "ownerName", not u.can_log_in as "isOwnerGone"`;
const FROM = 'from saved_operation o join app_user u on u.id = o.owner_id';
/** Shared ones reach whoever may open GraphiQL, which is asked before. */
const SCOPE = '(o.owner_id = $userId::integer or o.is_shared)';

const LIST = prepared(
  'saved-operations',
  `(select ${COLUMNS} ${FROM} where o.owner_id = $userId::integer and not o.removed order by lower(o.name), o.id limit ${MOST_OWN_OPERATIONS})
   union all
   (select ${COLUMNS} ${FROM} where o.owner_id <> $userId::integer and o.is_shared and not o.removed
     order by lower(o.name), o.id limit ${MOST_SHARED_OPERATIONS})`,
);
const ONE = prepared('saved-operation', `select ${COLUMNS} ${FROM} where o.id = $id and ${SCOPE}`);
const LOCK = prepared('lock-saved-operation', `select ${COLUMNS} ${FROM} where o.id = $id and ${SCOPE} for no key update of o`);

/** For whoever may open GraphiQL. */
export function loadOperations({ sequelize, actor }: RequestContext): Promise<OperationRow[]> {
  return sequelize.query<OperationRow>(LIST, { bind: { userId: actor.userId }, type: QueryTypes.SELECT });
}

/** One that was removed too: its owner may bring it back. @throws RefusalError NOT_FOUND out of scope. */
export async function loadOperation({ sequelize, actor }: RequestContext, id: number): Promise<OperationRow> {
  const [found] = await sequelize.query<OperationRow>(ONE, { bind: { id, userId: actor.userId }, type: QueryTypes.SELECT });
  return found ?? refuse('NOT_FOUND');
}

/** @throws RefusalError NOT_FOUND out of scope. */
export async function loadOperationForChange({ sequelize, transaction, actor }: CommandContext, id: number): Promise<OperationRow> {
  const bind = { id, userId: actor.userId };
  const [found] = await sequelize.query<OperationRow>(LOCK, { bind, transaction, type: QueryTypes.SELECT });
  return found ?? refuse('NOT_FOUND');
}
