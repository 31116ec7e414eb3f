// The list of jobs in SQL (screens.md §2.5): its declaration is job.columns. A filter that is not given is not in the statement, so that each plan is its own.
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import type { JobView } from '@lotline/schema/domain/job/job-list.input';
import { parseJobSearch } from '@lotline/schema/domain/job/job-search.rules';
import { filtersWithoutColumn } from '@lotline/schema/domain/list/column-of-filter';
import type { FilterKey } from '@lotline/schema/domain/list/list-declaration';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { declaredList, MOST_OPTIONS, optionsSql } from '../../platform/list/declared-list.ts';
import { among, chosen, flagged, inNaturalOrder, type ListSql } from '../../platform/list/declared-sql.ts';
import type { Condition } from '../../platform/list/list-statement.ts';
import { jobScope } from '../access/job.scope.ts';
import { taskScope } from '../access/task.scope.ts';
import { receiptScope } from '../attachment/attachment.scope.ts';
import { marginLeft, plannedValue } from '../item/job-value.sql.ts';
import { isOpenJob } from '../job/job-complete.sql.ts';
import { inStatusOrder, statusOrder } from '../setting/status-order.sql.ts';
import { photosMissing } from './missing-photos.sql.ts';

export const DUE = 'coalesce(c.updated_due_date, c.original_due_date)';

/**
 * The first that is still to be done, as the lifecycle says it (neither completed, unless it was reopened, nor submitted, nor set aside), and that its
 * group has not declined, of the tasks that this person reads: each job's few by its index; the group of the first alone is looked up.
 */
const NEXT_TASK = `select n.id as "scheduleId", n.name, (select g.name from work_group g where g.id = n.group_id) as "group",
    exists (select 1 from task_user v where v.schedule_id = n.id and v.on_site_utc is not null and v.off_site_utc is null and v.completed_utc is null) as "isOnsite"
  from schedule n
  where n.construction_id = c.id and n.submitted_date is null and (n.completed_date is null or n.is_reopened) and not n.ignored
    and n.declined_date is null
    and ${taskScope('n')}
  order by n.scheduled_start_time, n.due_date, n.id limit 1`;
const FILES = `select count(*)::integer from attachment a where a.construction_id = c.id and a.state = 'uploaded' and ${receiptScope('a')}
    and (a.schedule_id is null or $allGroups::boolean or exists (select 1 from schedule f where f.id = a.schedule_id and ${taskScope('f')}))`;
const REJECTED = `select coalesce(sum(r.rejected_item_count), 0)::integer from schedule r
    where r.construction_id = c.id and r.rejected_item_count > 0 and ${taskScope('r')}`;

const APPROVALS = {
  none: 'c.builder_approval_sent_date is null and c.builder_approved_date is null',
  sent: 'c.builder_approval_sent_date is not null and c.builder_approved_date is null',
  approved: 'c.builder_approved_date is not null',
} as const;

const IS_OPEN = isOpenJob('c');
const IS_OVERDUE = `${DUE} < $today::date and ${IS_OPEN}`;
const MONDAY = `date_trunc('week', $today::date)::date`;

const OWN_NAME = `(select o.first_name || ' ' || o.last_name from app_user o where o.id = $actorId)`;

/** As job.columns says of each. */
const VIEWS: Readonly<Record<Exclude<JobView, 'all'>, string>> = {
  open: IS_OPEN,
  overdue: IS_OVERDUE,
  week: `${DUE} >= ${MONDAY} and ${DUE} < ${MONDAY} + 7 and ${IS_OPEN}`,
  hold: `c.status ilike '%on hold%'`,
  // a range of one name: of an equal one the planner expects as many as others have, and reads all jobs for somebody who has none
  mine: `c.scheduler between ${OWN_NAME} and ${OWN_NAME} and ${IS_OPEN}`,
};

/** The order in which an index has the jobs of a view: the views that find few. */
export const VIEW_ORDERS: Readonly<Partial<Record<JobView, string>>> = {
  overdue: `${DUE}, c.id`,
  week: `${DUE}, c.id`,
  hold: `${DUE}, c.id`,
  mine: 'c.scheduler, c.id',
};
const HAS_REJECTED = `exists (select 1 from schedule r where r.construction_id = c.id and r.rejected_item_count > 0 and ${taskScope('r')})`;
const OF_GROUPS = (groups: string): string =>
  `exists (select 1 from schedule g where g.construction_id = c.id and ${groups} and ${taskScope('g')})`;

/** Nothing is found where nothing that was typed can be. */
export function searchConditions(search: string | null): Condition[] {
  const asked = parseJobSearch(search);
  if (asked === null) return [];
  const patterns = asked.flat();
  const bind = Object.fromEntries(patterns.map((pattern, place) => [`search${place}`, pattern]));
  let place = 0;
  const either = asked.map((all) => all.map(() => `c.search_text like $search${place++}`).join(' and '));
  return [{ sql: either.length === 0 ? 'false' : either.map((one) => `(${one})`).join(' or '), bind }];
}

/** What a row's columns are of, beside construction c: the claim decides here already, without it nothing is added up. */
export const JOB_VALUE = `left join lateral (${plannedValue('c')} and $seesAmounts::boolean) v on true`;

export const JOB_SQL: ListSql<typeof JOB_LIST> = {
  from: 'construction c',
  id: 'c.id',
  scope: () => [{ sql: jobScope('c') }],
  shownFrom: `join construction c on c.id = at.id ${JOB_VALUE}`,
  columns: {
    workOrder: 'c.work_order',
    address: 'c.address',
    suburb: 'c.suburb',
    state: 'c.state',
    status: inStatusOrder('c.status'),
    workType: 'c.work_type',
    customer: 'c.financial_contact_name',
    region: 'c.region',
    contract: 'c.contract',
    dueDate: DUE,
    scheduler: 'c.scheduler',
    developer: 'c.developer',
    customerRef: 'c.customer_ref',
    originalDueDate: 'c.original_due_date',
    updatedDueDate: 'c.updated_due_date',
    bookedDate: 'c.booked_date',
    dbydExpiryDate: 'c.dbyd_expiry_date',
    builderApprovalSentDate: 'c.builder_approval_sent_date',
    builderApprovedDate: 'c.builder_approved_date',
    nextTask: `(select row_to_json(t) from (${NEXT_TASK}) t)`,
    siteContact: 'c.site_contact',
    siteContactPhone: 'c.site_contact_phone',
    acceleratedJob: 'c.accelerated_job',
    isReceived: 'c.is_received',
    rejectedItemCount: `(${REJECTED})`,
    attachmentCount: `(${FILES})`,
    contractValue: 'v.value',
    margin: marginLeft('c', 'v.value'),
    id: 'c.id',
    version: 'c.version',
  },
  named: {
    statuses: 'c.status',
    workTypes: 'c.work_type',
    contracts: 'c.contract',
    regions: 'c.region',
    states: 'c.state',
    customers: 'c.financial_contact_name',
    deliveryPartners: 'c.delivery_partner',
    deliveryPartnerPms: 'c.delivery_partner_pm',
    developers: 'c.developer',
    schedulers: 'c.scheduler',
  },
  filters: {
    search: searchConditions,
    ids: among('c.id', 'int'),
    view: (view) => (view === 'all' ? [] : [{ sql: VIEWS[view] }]),
    projectIds: among('c.project_id', 'int'),
    groupIds: (ids, asked) =>
      among('g.group_id', 'int')(ids, asked).map(({ sql, bind }) => ({ sql: OF_GROUPS(sql), ...(bind === undefined ? {} : { bind }) })),
    accelerated: flagged('c.accelerated_job'),
    received: flagged('c.is_received'),
    hasRejectedItems: flagged(HAS_REJECTED),
    hasMissingPhotos: flagged((isGiven: (filter: FilterKey<typeof JOB_LIST>) => boolean) => photosMissing(isGiven('statuses'))),
    builderApproval: chosen(APPROVALS),
    overdue: flagged(IS_OVERDUE),
  },
  days: {
    dueDate: DUE,
    releaseDate: 'c.release_date',
    onsiteDate: 'c.onsite_date',
    integrationDate: 'c.integration_date',
    crqDate: 'c.crq_date',
    dbydExpiryDate: 'c.dbyd_expiry_date',
    laseDate: 'c.lase_date',
    bookedDate: 'c.booked_date',
    workTasksCompleteDate: 'c.work_tasks_complete_date',
  },
  sortBinds: { status: statusOrder },
  binds: (context) => ({ ...scopeBinds(context.actor), ...listFacts(context) }),
};

/** The company's day and whether amounts are read at all. */
export const listFacts = ({ actor, now, timeZone }: RequestContext) => ({
  today: dayInZone(now().toISOString(), timeZone),
  seesAmounts: hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION'),
});

export const JOBS = declaredList(JOB_LIST, JOB_SQL);

const NAMES_AND_DAYS: Readonly<Record<string, string>> = { ...JOB_SQL.named, ...JOB_SQL.days };

/** What the filters look at beside the shown columns (schema/domain/sync/job-lines), of construction c. */
export const FOUND_BY = `json_build_object('search', c.search_text, 'projectIds', c.project_id,
    'groupIds', (select coalesce(json_agg(distinct g.group_id), '[]') from schedule g where g.construction_id = c.id and g.group_id is not null and ${taskScope('g')}),
    ${filtersWithoutColumn(JOB_LIST)
      .map((key) => `'${key}', ${NAMES_AND_DAYS[key] ?? 'null'}`)
      .join(', ')})`;

/** Each value by one step in its index, however many jobs have it. */
export function valuesByIndex(ofJob: string): string {
  const column = ofJob.replace('c.', '');
  return `with recursive found(value, n) as (
      (select ${column}, 1 from construction where ${column} is not null order by ${column} limit 1)
      union all
      select (select c.${column} from construction c where c.${column} > found.value order by c.${column} limit 1), n + 1
        from found where found.value is not null and n < ${MOST_OPTIONS})
    select coalesce(json_agg(value order by ${inNaturalOrder('value')}), '[]') from found where value <> ''`;
}

/** For who reads every job. */
export const JOB_OPTIONS_SQL = optionsSql(JOB_SQL, valuesByIndex);
