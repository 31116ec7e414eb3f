// The projects' filter as closed conditions on project p; a health is what projectHealth says of the jobs that the person reads.
import type { ProjectDate, ProjectFilter, ProjectSort } from '@lotline/schema/domain/project/project-list.input';
import type { ProjectHealth } from '@lotline/schema/domain/project/project.rules';
import type { SortKind } from '../../platform/list/list-cursor.ts';
import type { Condition, SortColumn } from '../../platform/list/list-statement.ts';
import { isComplete } from '../job/job-complete.sql.ts';
import { DUE } from '../job-list/job-filter.sql.ts';
import { OF_PROJECT } from './project-facts.sql.ts';
import { projectScope } from '../access/project.scope.ts';

const column = (sql: string, kind: SortKind, isNullable = true): SortColumn => ({ sql, kind, isNullable });

export const PROJECT_SORT_COLUMNS: Readonly<Record<ProjectSort, SortColumn>> = {
  name: column('lower(p.name)', 'text', false),
  customer: column('p.customer', 'text'),
  fsam: column('p.fsam', 'text'),
  region: column('p.region', 'text'),
  manager: column('p.manager', 'text'),
  startDate: column('p.start_date', 'day'),
  finishDate: column('p.finish_date', 'day'),
  id: column('p.id', 'int', false),
};

const DATE_COLUMNS: Readonly<Record<ProjectDate, string>> = { startDate: 'p.start_date', finishDate: 'p.finish_date' };

const hasJob = (of = 'true'): string => `exists (select 1 from construction c where ${OF_PROJECT} and ${of})`;
const OPEN = `not (${isComplete('c')})`;
const LATE = `${OPEN} and ${DUE} < $today::date`;

const HEALTHS: Readonly<Record<ProjectHealth, string>> = {
  'No jobs': `not ${hasJob()}`,
  Complete: `${hasJob()} and not ${hasJob(OPEN)}`,
  Behind: hasJob(LATE),
  'On time': `${hasJob(OPEN)} and not ${hasJob(LATE)}`,
};

/** What is searched for stands for itself. */
const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Columns of which some values are ticked. */
const TICKED = { customers: 'p.customer', regions: 'p.region', managers: 'p.manager' } as const;
type Ticked = keyof typeof TICKED;
const TICKED_NAMES: readonly Ticked[] = ['customers', 'regions', 'managers'];

/** Binds beside their own: those of factBinds. */
export function projectConditions(filter: ProjectFilter): Condition[] {
  const { search, ids, healths, dates } = filter;
  return [
    { sql: projectScope('p') },
    ...(search === null
      ? []
      : [
          {
            sql: "concat_ws(' ', p.name, p.customer, p.fsam, p.region, p.manager) ilike $pattern::text",
            bind: { pattern: patternOf(search) },
          },
        ]),
    ...(ids === null ? [] : [{ sql: 'p.id = any($ids::int[])', bind: { ids } }]),
    ...TICKED_NAMES.flatMap((name) =>
      filter[name] === null ? [] : [{ sql: `${TICKED[name]} = any($${name}::text[])`, bind: { [name]: filter[name] } }],
    ),
    ...(healths === null ? [] : [{ sql: healths.map((health) => `(${HEALTHS[health]})`).join(' or ') }]),
    ...dates.flatMap(({ field, from, to }, place) => [
      ...(from === null ? [] : [{ sql: `${DATE_COLUMNS[field]} >= $from${place}::date`, bind: { [`from${place}`]: from } }]),
      ...(to === null ? [] : [{ sql: `${DATE_COLUMNS[field]} <= $to${place}::date`, bind: { [`to${place}`]: to } }]),
    ]),
  ];
}

/** Of each column; more nobody looks through. */
const MOST_OPTIONS = 500;

/** What the filters offer: the values that the person's projects have. */
export const PROJECT_OPTIONS_SQL = `select ${TICKED_NAMES.map(
  (name) =>
    `coalesce((array_agg(distinct ${TICKED[name]} order by ${TICKED[name]}) filter (where ${TICKED[name]} <> ''))[1:${MOST_OPTIONS}], '{}') as "${name}"`,
).join(', ')} from project p where ${projectScope('p')}`;
