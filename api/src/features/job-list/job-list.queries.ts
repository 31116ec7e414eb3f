// The list of jobs page by page, all that a filter finds by number, and what there is to filter by: one statement each (quality.md §3).
import { QueryTypes } from 'sequelize';
import type { JobFilter, JobListInput, JobSort } from '@lotline/schema/domain/job/job-list.input';
import { searchCorrections } from '@lotline/schema/domain/job/job-spelling.rules';
import type { ListSort } from '@lotline/schema/domain/list/list.input';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { instantColumns, wireColumns } from '../../platform/db/wire-columns.ts';
import { bindsOf, whereOf } from '../../platform/list/list-statement.ts';
import { keyedList, readList, type BoundList, type KeyedList, type ListPage } from '../../platform/list/read-list.ts';
import { marginLeft, plannedValue } from '../item/job-value.sql.ts';
import { receiptScope } from '../attachment/attachment.scope.ts';
import { taskScope } from '../access/task.scope.ts';
import { DUE, JOB_SORT_COLUMNS, jobConditions, listFacts, TICKED, type Ticked } from './job-filter.sql.ts';
import { suburbNames } from './suburb-names.queries.ts';
import type { FilterOptions, JobRow } from './job-list.type.ts';

/**
 * The first that is still to be done, as the lifecycle says it (neither completed, unless it was reopened, nor submitted, nor set aside), of the tasks that
 * this person reads: each job's few by its index; the group of the first alone is looked up.
 */
const NEXT_TASK = `select n.id as "scheduleId", n.name, (select g.name from work_group g where g.id = n.group_id) as "group",
    exists (select 1 from task_user v where v.schedule_id = n.id and v.on_site_utc is not null and v.off_site_utc is null and v.completed_utc is null) as "isOnsite"
  from schedule n
  where n.construction_id = c.id and n.submitted_date is null and (n.completed_date is null or n.is_reopened) and not n.ignored
    and ${taskScope('n')}
  order by n.scheduled_start_time, n.due_date, n.id limit 1`;
const FILES = `select count(*)::integer from attachment a where a.construction_id = c.id and a.state = 'uploaded' and ${receiptScope('a')}
    and (a.schedule_id is null or $allGroups::boolean or exists (select 1 from schedule f where f.id = a.schedule_id and ${taskScope('f')}))`;
const REJECTED = `select coalesce(sum(r.rejected_item_count), 0)::integer from schedule r
    where r.construction_id = c.id and r.rejected_item_count > 0 and ${taskScope('r')}`;

export const JOB_COLUMNS = `${wireColumns(
  'c',
  `id version work_order address suburb state status work_type region contract original_due_date updated_due_date booked_date dbyd_expiry_date
   accelerated_job is_received scheduler developer customer_ref site_contact site_contact_phone`,
)}, ${instantColumns('c', 'builder_approval_sent_date builder_approved_date')},
  c.financial_contact_name as customer, ${DUE} as "dueDate", (${FILES}) as "attachmentCount", (${REJECTED}) as "rejectedItemCount",
  (select row_to_json(t) from (${NEXT_TASK}) t) as "nextTask",
  v.value::text as "contractValue", (${marginLeft('c', 'v.value')})::text as margin`;
/** What JOB_COLUMNS are of, beside construction c: the claim decides here already, without it nothing is added up. */
export const JOB_VALUE = `left join lateral (${plannedValue('c')} and $seesAmounts::boolean) v on true`;

/** Those that are due first; what is searched for by its work order, where it is found by one. */
const usualJobSort = ({ search }: JobFilter): ListSort<JobSort> => ({
  field: search === null ? 'dueDate' : 'workOrder',
  descending: false,
});

const listOf = (context: RequestContext, filter: JobFilter, { field }: ListSort<JobSort>): BoundList => ({
  from: 'construction c',
  id: 'c.id',
  conditions: jobConditions(filter),
  column: JOB_SORT_COLUMNS[field],
  shown: { columns: JOB_COLUMNS, from: `join construction c on c.id = at.id ${JOB_VALUE}` },
  binds: { ...scopeBinds(context.actor), ...listFacts(context) },
});

export function loadJobs(context: RequestContext, { filter, sort, first, after }: JobListInput): Promise<ListPage<JobRow>> {
  const by = sort ?? usualJobSort(filter);
  return readList<JobRow>(context, { sort: by, first, after }, listOf(context, filter, by));
}

/** All of them, for an export. */
export function allJobs(context: RequestContext, { filter, sort }: Pick<JobListInput, 'filter' | 'sort'>): KeyedList<JobRow> {
  const by = sort ?? usualJobSort(filter);
  return keyedList<JobRow>(context, by, listOf(context, filter, by));
}

export async function loadJobIds(context: RequestContext, filter: JobFilter, first: number): Promise<number[]> {
  const conditions = jobConditions(filter);
  const [found] = await context.sequelize.query<{ ids: number[] }>(
    `select coalesce(array_agg(id order by id), '{}') as ids from (select c.id from construction c where ${whereOf(conditions)} order by c.id limit $first) found`,
    { bind: { ...bindsOf(conditions), ...scopeBinds(context.actor), ...listFacts(context), first }, type: QueryTypes.SELECT },
  );
  return found?.ids ?? [];
}

/** What the search may have meant, as far as this person's jobs have it under the same filters. Asked for where it found nothing. */
export async function searchSuggestions(context: RequestContext, filter: JobFilter): Promise<string[]> {
  if (filter.search === null) return [];
  const corrections = searchCorrections(filter.search, await suburbNames(context));
  const found = await Promise.all(corrections.map((search) => loadJobIds(context, { ...filter, search }, 1)));
  return corrections.filter((_, place) => (found[place]?.length ?? 0) > 0);
}

/** Of each column; more nobody looks through. */
const MOST_OPTIONS = 500;

/** Each value by one step in its index, however many jobs have it. */
const optionsOf = ({ name, column: ofJob }: Ticked): string => {
  const column = ofJob.replace('c.', '');
  return `(with recursive found(value, n) as (
      (select ${column}, 1 from construction where ${column} is not null order by ${column} limit 1)
      union all
      select (select c.${column} from construction c where c.${column} > found.value order by c.${column} limit 1), n + 1
        from found where found.value is not null and n < ${MOST_OPTIONS})
    select coalesce(json_agg(value order by n), '[]') from found where value <> '') as "${name}"`;
};
const OPTIONS_SQL = `select ${TICKED.map(optionsOf).join(', ')}`;

const NO_OPTIONS: FilterOptions = {
  statuses: [],
  workTypes: [],
  contracts: [],
  regions: [],
  states: [],
  customers: [],
  deliveryPartners: [],
  deliveryPartnerPms: [],
  developers: [],
  schedulers: [],
};

/** For who reads every job. */
export async function loadFilterOptions({ sequelize }: RequestContext): Promise<FilterOptions> {
  const [found] = await sequelize.query<FilterOptions>(OPTIONS_SQL, { type: QueryTypes.SELECT });
  return found ?? NO_OPTIONS;
}
