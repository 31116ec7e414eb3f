// The list of contractors in SQL (screens.md §2.19): its declaration is contractor.columns. It has no scope of its own: the claim gives it whole.
import { CONTRACTOR_LIST } from '@lotline/schema/domain/contractor/contractor.columns';
import { CONTRACTOR } from '@lotline/schema/domain/contractor/contractor.fields';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { declaredList, MOST_OPTIONS, optionsSql } from '../../platform/list/declared-list.ts';
import { among, flagged, inNaturalOrder, typedIn, type ListSql } from '../../platform/list/declared-sql.ts';

/** Of the groups of the contractor of that alias: still to be done, as the task list has it. */
export const openTasksOf = (alias: string): string =>
  `(select count(*)::integer from schedule s join work_group g on g.id = s.group_id
     where g.independent_contractor_id = ${alias}.id and not s.ignored and s.submitted_date is null)`;
/** Of the contractor of that alias: the mandatory document that expires first. */
export const mandatoryOf = (alias: string, column: 'label' | 'expires_on'): string =>
  `(select v.${column} from mandatory_document v where v.contractor_id = ${alias}.id order by v.expires_on nulls last, v.kind limit 1)`;
/** Of row c, unless it has ended: a mandatory document expired before $today. */
export const HAS_EXPIRED_DOCUMENT = `c.status <> 'ended'
  and exists (select from mandatory_document v where v.contractor_id = c.id and v.expires_on < $today::date)`;
const GROUPS = `(select string_agg(g.name, ', ' order by g.name) from work_group g where g.independent_contractor_id = c.id)`;

const SQL: ListSql<typeof CONTRACTOR_LIST> = {
  from: 'independent_contractor c',
  id: 'c.id',
  scope: (actor) => (canManage(actor, CONTRACTOR).ok ? [] : [{ sql: 'false' }]),
  shownFrom: 'join independent_contractor c on c.id = at.id',
  columns: {
    legalName: 'c.legal_name',
    tradingName: 'c.trading_name',
    status: 'c.status',
    abn: 'c.abn',
    abrStatus: 'c.abr_status',
    abrCheckedOn: 'c.abr_checked_on',
    gstRegistered: 'c.gst_registered',
    state: 'c.state',
    contactName: 'c.contact_name',
    rctiStatus: 'c.rcti_status',
    document: mandatoryOf('c', 'label'),
    documentExpiry: mandatoryOf('c', 'expires_on'),
    groups: GROUPS,
    openTasks: openTasksOf('c'),
    id: 'c.id',
    version: 'c.version',
  },
  named: { states: 'c.state' },
  filters: {
    search: typedIn(`c.legal_name, c.trading_name, c.abn, c.contact_name, ${GROUPS}`),
    ids: among('c.id', 'int'),
    statuses: among('c.status', 'text'),
    expired: flagged(HAS_EXPIRED_DOCUMENT),
    unchecked: flagged('c.abr_checked_on is null'),
    withoutGroup: flagged('not exists (select from work_group g where g.independent_contractor_id = c.id)'),
  },
  days: { documentExpiry: mandatoryOf('c', 'expires_on') },
  binds: ({ now, timeZone }) => ({ today: dayInZone(now().toISOString(), timeZone) }),
};

export const CONTRACTORS = declaredList(CONTRACTOR_LIST, SQL);

export const CONTRACTOR_OPTIONS_SQL = optionsSql(
  SQL,
  (column) =>
    `select coalesce((array_agg(distinct ${inNaturalOrder(column)} order by ${inNaturalOrder(column)}) filter (where ${column} <> ''))[1:${MOST_OPTIONS}], '{}') from independent_contractor c`,
);
