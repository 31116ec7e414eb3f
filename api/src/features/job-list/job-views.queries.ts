// How many jobs each view of the list has, in one statement, and no further than the list counts.
import { QueryTypes } from 'sequelize';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { jobListInput } from '@lotline/schema/domain/job/job-list.input';
import { keysOf } from '@lotline/schema/domain/list/list-declaration';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { countSql } from '../../platform/list/list-statement.ts';
import { JOBS, listFacts, VIEW_ORDERS } from './job-list.sql.ts';
import type { JobViewCounts } from './job-views.type.ts';

const VIEWS = keysOf(JOB_LIST.filters.view.choices);

export async function loadJobViews(context: RequestContext): Promise<JobViewCounts> {
  const { actor, sequelize } = context;
  const figures = VIEWS.map((view) => {
    const conditions = JOBS.conditions(jobListInput.parse({ filter: { view } }).filter, actor);
    return `${countSql('construction c', conditions, VIEW_ORDERS[view])} as "${view}"`;
  });
  const [found] = await sequelize.query<JobViewCounts>(`select ${figures.join(',\n')}`, {
    bind: { ...scopeBinds(actor), ...listFacts(context) },
    type: QueryTypes.SELECT,
  });
  if (found === undefined) throw new Error('a statement of one row answered none');
  return found;
}
