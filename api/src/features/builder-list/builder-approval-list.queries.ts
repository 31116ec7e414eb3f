// How many jobs each tab of the builder approvals has, in one statement and no further than the list counts, and what there is to filter by.
import { QueryTypes } from 'sequelize';
import { BUILDER_APPROVAL_LIST } from '@lotline/schema/domain/builder-approval/builder-approval.columns';
import { approvalListInput } from '@lotline/schema/domain/builder-approval/builder-approval-list.input';
import { keysOf } from '@lotline/schema/domain/list/list-declaration';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { OptionsOf } from '../../platform/list/declared-list.ts';
import { countSql, whereOf } from '../../platform/list/list-statement.ts';
import { APPROVAL_OPTIONS_SQL, approvalBinds, BUILDER_APPROVALS, TAB_ORDERS, tablesFor } from './builder-approval-list.sql.ts';
import type { ApprovalTabCounts } from './builder-approval-list.type.ts';

const TABS = keysOf(BUILDER_APPROVAL_LIST.filters.tab.choices);

export async function loadApprovalTabs(context: RequestContext): Promise<ApprovalTabCounts> {
  const { actor, sequelize } = context;
  const figures = TABS.map((tab) => {
    const conditions = BUILDER_APPROVALS.conditions(approvalListInput.parse({ filter: { tab } }).filter, actor);
    return `${countSql(tablesFor(whereOf(conditions)), conditions, TAB_ORDERS[tab])} as "${tab}"`;
  });
  const [found] = await sequelize.query<ApprovalTabCounts>(`select ${figures.join(',\n')}`, {
    bind: { ...scopeBinds(actor), ...(await approvalBinds(context)) },
    type: QueryTypes.SELECT,
  });
  if (found === undefined) throw new Error('a statement of one row answered none');
  return found;
}

export async function loadApprovalOptions({ sequelize }: RequestContext): Promise<OptionsOf<typeof BUILDER_APPROVAL_LIST>> {
  const [found] = await sequelize.query<OptionsOf<typeof BUILDER_APPROVAL_LIST>>(APPROVAL_OPTIONS_SQL, { type: QueryTypes.SELECT });
  if (found === undefined) throw new Error('a statement of one row answered none');
  return found;
}
