// The list of projects in SQL (screens.md §2.24): its declaration is project.columns. A health is what projectHealth says of the jobs that the person reads.
import { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import type { ProjectHealth } from '@lotline/schema/domain/project/project.rules';
import { declaredList, MOST_OPTIONS, optionsSql } from '../../platform/list/declared-list.ts';
import { among, anyChosen, inNaturalOrder, typedIn, type ListSql } from '../../platform/list/declared-sql.ts';
import { isComplete } from '../job/job-complete.sql.ts';
import { DUE } from '../job-list/job-list.sql.ts';
import { COUNTS, factBinds, OF_PROJECT } from './project-facts.sql.ts';
import { projectScope } from '../access/project.scope.ts';

const hasJob = (of = 'true'): string => `exists (select 1 from construction c where ${OF_PROJECT} and ${of})`;
const OPEN = `not (${isComplete('c')})`;
const LATE = `${OPEN} and ${DUE} < $today::date`;

const HEALTHS: Readonly<Record<ProjectHealth, string>> = {
  'No jobs': `not ${hasJob()}`,
  Complete: `${hasJob()} and not ${hasJob(OPEN)}`,
  Behind: hasJob(LATE),
  'On time': `${hasJob(OPEN)} and not ${hasJob(LATE)}`,
};

const SQL: ListSql<typeof PROJECT_LIST> = {
  from: 'project p',
  id: 'p.id',
  scope: () => [{ sql: projectScope('p') }],
  // counted of the page's rows alone
  shownFrom: `join project p on p.id = at.id cross join lateral (${COUNTS}) n`,
  columns: {
    name: 'p.name',
    customer: 'p.customer',
    fsam: 'p.fsam',
    region: 'p.region',
    manager: 'p.manager',
    jobsComplete: 'n."jobsComplete"',
    jobsTotal: 'n."jobsTotal"',
    jobsOverdue: 'n."jobsOverdue"',
    jobsUndated: 'n."jobsUndated"',
    startDate: 'p.start_date',
    finishDate: 'p.finish_date',
    valueExGst: 'n."valueExGst"',
    comments: 'p.comments',
    id: 'p.id',
    version: 'p.version',
  },
  named: { customers: 'p.customer', regions: 'p.region', managers: 'p.manager' },
  filters: {
    search: typedIn('p.name, p.customer, p.fsam, p.region, p.manager'),
    ids: among('p.id', 'int'),
    healths: anyChosen(HEALTHS),
  },
  days: { startDate: 'p.start_date', finishDate: 'p.finish_date' },
  binds: factBinds,
};

export const PROJECTS = declaredList(PROJECT_LIST, SQL);

/** What the filters offer: the values that the person's projects have. */
export const PROJECT_OPTIONS_SQL = optionsSql(
  SQL,
  (
    column,
  ) => `select coalesce((array_agg(distinct ${inNaturalOrder(column)} order by ${inNaturalOrder(column)}) filter (where ${column} <> ''))[1:${MOST_OPTIONS}], '{}')
    from project p where ${projectScope('p')}`,
);
