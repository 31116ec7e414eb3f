// Saved views of a list: one's own, then those that are shared, each by name; and one of them, to be shown or changed.
import { QueryTypes } from 'sequelize';
import { listsOf, type ListName } from '@lotline/schema/domain/view/declared-lists';
import type { ViewColumn } from '@lotline/schema/domain/view/view.input';
import type { ViewFacts } from '@lotline/schema/domain/view/view.lifecycle';
import { MOST_OWN_VIEWS, MOST_SHARED_VIEWS } from '@lotline/schema/domain/view/view.limits';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';

export interface ViewRow extends ViewFacts {
  readonly id: number;
  readonly version: number;
  readonly list: ListName;
  readonly name: string;
  readonly isShared: boolean;
  readonly query: string;
  readonly columns: readonly ViewColumn[] | null;
  readonly removed: boolean;
}

const COLUMNS = `v.id, v.version, v.list, v.name, v.is_shared as "isShared", v.query, v.columns, v.removed, v.owner_id as "ownerId",
    trim(u.first_name || ' ' || u.last_name) as "ownerName", not u.can_log_in as "isOwnerGone"`;
const FROM = 'from saved_view v join app_user u on u.id = v.owner_id';
/** Shared ones reach whoever has the list. */
const SCOPE = `(v.owner_id = $userId::integer or v.is_shared and v.list = any($lists::text[]))`;

const LIST = prepared(
  'saved-views',
  `(select ${COLUMNS} ${FROM} where v.owner_id = $userId::integer and v.list = $list and not v.removed order by lower(v.name), v.id limit ${MOST_OWN_VIEWS})
   union all
   (select ${COLUMNS} ${FROM} where v.owner_id <> $userId::integer and v.is_shared and v.list = $list and not v.removed
     order by lower(v.name), v.id limit ${MOST_SHARED_VIEWS})`,
);
const ONE = prepared('saved-view', `select ${COLUMNS} ${FROM} where v.id = $id and ${SCOPE}`);
const LOCK = prepared('lock-saved-view', `select ${COLUMNS} ${FROM} where v.id = $id and ${SCOPE} for no key update of v`);

/** For whoever has the list. */
export function loadViews({ sequelize, actor }: RequestContext, list: ListName): Promise<ViewRow[]> {
  return sequelize.query<ViewRow>(LIST, { bind: { userId: actor.userId, list }, type: QueryTypes.SELECT });
}

/** One that was removed too: its owner may bring it back. @throws RefusalError NOT_FOUND out of scope. */
export async function loadView({ sequelize, actor }: RequestContext, id: number): Promise<ViewRow> {
  const [found] = await sequelize.query<ViewRow>(ONE, { bind: viewBinds(actor, id), type: QueryTypes.SELECT });
  return found ?? refuse('NOT_FOUND');
}

/** @throws RefusalError NOT_FOUND out of scope. */
export async function loadViewForChange({ sequelize, transaction, actor }: CommandContext, id: number): Promise<ViewRow> {
  const [found] = await sequelize.query<ViewRow>(LOCK, { bind: viewBinds(actor, id), transaction, type: QueryTypes.SELECT });
  return found ?? refuse('NOT_FOUND');
}

const viewBinds = (actor: RequestContext['actor'], id: number) => ({ id, userId: actor.userId, lists: listsOf(actor) });
