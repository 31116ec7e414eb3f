// The jobs' filter as closed conditions on construction c: a filter that is not given is not in the statement, so that each plan is its own.
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { JobDate, JobFilter, JobSort } from '@lotline/schema/domain/job/job-list.input';
import { parseJobSearch } from '@lotline/schema/domain/job/job-search.rules';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { Condition, SortColumn } from '../../platform/list/list-statement.ts';
import type { SortKind } from '../../platform/list/list-cursor.ts';
import { taskScope } from '../access/task.scope.ts';
import { isComplete } from '../job/job-complete.sql.ts';
import { jobScope } from '../access/job.scope.ts';
import { photosMissing } from './missing-photos.sql.ts';

export const DUE = 'coalesce(c.updated_due_date, c.original_due_date)';

const column = (sql: string, kind: SortKind, isNullable = true): SortColumn => ({ sql, kind, isNullable });

export const JOB_SORT_COLUMNS: Readonly<Record<JobSort, SortColumn>> = {
  dueDate: column(DUE, 'day'),
  workOrder: column('c.work_order', 'text', false),
  address: column('c.address', 'text', false),
  suburb: column('c.suburb', 'text'),
  state: column('c.state', 'text'),
  status: column('c.status', 'text', false),
  workType: column('c.work_type', 'text', false),
  customer: column('c.financial_contact_name', 'text'),
  region: column('c.region', 'text'),
  contract: column('c.contract', 'text'),
  scheduler: column('c.scheduler', 'text'),
  developer: column('c.developer', 'text'),
  customerRef: column('c.customer_ref', 'text'),
  originalDueDate: column('c.original_due_date', 'day'),
  updatedDueDate: column('c.updated_due_date', 'day'),
  bookedDate: column('c.booked_date', 'day'),
  dbydExpiryDate: column('c.dbyd_expiry_date', 'day'),
  builderApprovalSentDate: column('c.builder_approval_sent_date', 'instant'),
  builderApprovedDate: column('c.builder_approved_date', 'instant'),
  siteContact: column('c.site_contact', 'text'),
  id: column('c.id', 'int', false),
};

const DATE_COLUMNS: Readonly<Record<JobDate, string>> = {
  dueDate: DUE,
  releaseDate: 'c.release_date',
  onsiteDate: 'c.onsite_date',
  integrationDate: 'c.integration_date',
  crqDate: 'c.crq_date',
  dbydExpiryDate: 'c.dbyd_expiry_date',
  laseDate: 'c.lase_date',
  bookedDate: 'c.booked_date',
  workTasksCompleteDate: 'c.work_tasks_complete_date',
};

/** Columns of which some values are ticked. */
export const TICKED = [
  { name: 'statuses', column: 'c.status' },
  { name: 'workTypes', column: 'c.work_type' },
  { name: 'contracts', column: 'c.contract' },
  { name: 'regions', column: 'c.region' },
  { name: 'states', column: 'c.state' },
  { name: 'customers', column: 'c.financial_contact_name' },
  { name: 'deliveryPartners', column: 'c.delivery_partner' },
  { name: 'deliveryPartnerPms', column: 'c.delivery_partner_pm' },
  { name: 'developers', column: 'c.developer' },
  { name: 'schedulers', column: 'c.scheduler' },
] as const;
export type Ticked = (typeof TICKED)[number];

const APPROVALS = {
  none: 'c.builder_approval_sent_date is null and c.builder_approved_date is null',
  sent: 'c.builder_approval_sent_date is not null and c.builder_approved_date is null',
  approved: 'c.builder_approved_date is not null',
} as const;

const IS_OVERDUE = `${DUE} < $today::date and not (${isComplete('c')})`;
const HAS_REJECTED = `exists (select 1 from schedule r where r.construction_id = c.id and r.rejected_item_count > 0 and ${taskScope('r')})`;
const OF_GROUPS = `exists (select 1 from schedule g where g.construction_id = c.id and g.group_id = any($groupIdsAsked::int[]) and ${taskScope('g')})`;

const given = (condition: string, flag: boolean): string => (flag ? condition : `(${condition}) is not true`);

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

function dateConditions({ dates }: JobFilter): Condition[] {
  return dates.flatMap(({ field, from, to }, place) => [
    ...(from === null ? [] : [{ sql: `${DATE_COLUMNS[field]} >= $from${place}::date`, bind: { [`from${place}`]: from } }]),
    ...(to === null ? [] : [{ sql: `${DATE_COLUMNS[field]} <= $to${place}::date`, bind: { [`to${place}`]: to } }]),
  ]);
}

/** Binds beside their own: scopeBinds and $today. */
export function jobConditions(filter: JobFilter): Condition[] {
  const { ids, groupIds, accelerated, received, hasRejectedItems, hasMissingPhotos, builderApproval, overdue } = filter;
  const ticked = TICKED.flatMap(({ name, column }) =>
    filter[name] === null ? [] : [{ sql: `${column} = any($${name}::text[])`, bind: { [name]: filter[name] } }],
  );
  return [
    { sql: jobScope('c') },
    ...searchConditions(filter.search),
    ...(ids === null ? [] : [{ sql: 'c.id = any($ids::int[])', bind: { ids } }]),
    ...ticked,
    ...(groupIds === null ? [] : [{ sql: OF_GROUPS, bind: { groupIdsAsked: groupIds } }]),
    ...(accelerated === null ? [] : [{ sql: 'c.accelerated_job = $accelerated::boolean', bind: { accelerated } }]),
    ...(received === null ? [] : [{ sql: 'c.is_received = $received::boolean', bind: { received } }]),
    ...(hasRejectedItems === null ? [] : [{ sql: given(HAS_REJECTED, hasRejectedItems) }]),
    ...(hasMissingPhotos === null ? [] : [{ sql: given(photosMissing(filter.statuses !== null), hasMissingPhotos) }]),
    ...(builderApproval === null ? [] : [{ sql: APPROVALS[builderApproval] }]),
    ...(overdue === null ? [] : [{ sql: given(IS_OVERDUE, overdue) }]),
    ...dateConditions(filter),
  ];
}

/** The company's day and whether amounts are read at all. */
export const listFacts = ({ actor, now, timeZone }: RequestContext) => ({
  today: dayInZone(now().toISOString(), timeZone),
  seesAmounts: hasClaim(actor, 'CAN_VIEW_FINANCIAL_INFORMATION'),
});
