// What waits for the office, in one statement: each figure by the conditions of the list that it opens, and no further than the lists count.
import { QueryTypes } from 'sequelize';
import { approvalListInput, type ApprovalTab } from '@lotline/schema/domain/builder-approval/builder-approval-list.input';
import { mayManageApprovals } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { jobListInput } from '@lotline/schema/domain/job/job-list.input';
import { taskListInput, type TaskView } from '@lotline/schema/domain/task/task-list.input';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { countSql, whereOf } from '../../platform/list/list-statement.ts';
import { approvalBinds, BUILDER_APPROVALS, TAB_ORDERS, tablesFor } from '../builder-list/builder-approval-list.sql.ts';
import { JOBS, listFacts, VIEW_ORDERS } from '../job-list/job-list.sql.ts';
import { TASKS } from '../task-list/task-list.sql.ts';
import type { OfficeSummary } from './office-summary.type.ts';

/** Nothing of these filters is bound. */
const JOB_FILTERS = {
  overdueJobs: { filter: { overdue: true }, along: VIEW_ORDERS.overdue },
  rejectedJobs: { filter: { hasRejectedItems: true }, along: undefined },
};
const APPROVAL_TABS = { approvalJobs: 'sent', reminderJobs: 'reminder' } as const satisfies Record<string, ApprovalTab>;
const VIEWS = {
  ...{ reviewTasks: 'review', paymentTasks: 'payment', declinedTasks: 'declined', overdueTasks: 'overdue', unassignedTasks: 'unassigned' },
} as const satisfies Record<string, TaskView>;

/** An index has them so: few tasks are declined, and those that are open are few of all. */
const OPEN_BY_DAY = 's.due_date, s.id';

export async function loadOfficeSummary(context: RequestContext): Promise<OfficeSummary> {
  const { actor, sequelize } = context;
  const whereTasks = (view: TaskView) =>
    countSql(
      'schedule s',
      TASKS.conditions(taskListInput.parse({ filter: { view } }).filter, actor),
      view === 'declined' ? OPEN_BY_DAY : undefined,
    );
  const whereJobs = ({ filter, along }: (typeof JOB_FILTERS)[keyof typeof JOB_FILTERS]) =>
    countSql('construction c', JOBS.conditions(jobListInput.parse({ filter }).filter, actor), along);
  const readsJobs = hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION');
  const whereApprovals = (tab: ApprovalTab) => {
    const conditions = BUILDER_APPROVALS.conditions(approvalListInput.parse({ filter: { tab } }).filter, actor);
    return countSql(tablesFor(whereOf(conditions)), conditions, TAB_ORDERS[tab]);
  };
  /** Told to whom the figure asks something of. */
  const counts = (view: TaskView) => view !== 'payment' || hasClaim(actor, 'CAN_APPROVE_PAYMENTS');
  const readsApprovals = mayManageApprovals(actor).ok;
  const figures = [
    ...Object.entries(JOB_FILTERS).map(([name, filter]) => `${readsJobs ? whereJobs(filter) : 'null::integer'} as "${name}"`),
    ...Object.entries(APPROVAL_TABS).map(([name, tab]) => `${readsApprovals ? whereApprovals(tab) : 'null::integer'} as "${name}"`),
    ...Object.entries(VIEWS).map(([name, view]) => `${counts(view) ? whereTasks(view) : 'null::integer'} as "${name}"`),
  ];
  const [found] = await sequelize.query<OfficeSummary>(`select ${figures.join(',\n')}`, {
    bind: { ...scopeBinds(actor), ...listFacts(context), ...(await approvalBinds(context)) },
    type: QueryTypes.SELECT,
  });
  if (found === undefined) throw new Error('a statement of one row answered none');
  return found;
}
