// The list of groups in SQL (screens.md §2.19): its declaration is group.columns. It has no scope of its own: the claim gives it whole.
import { GROUP_LIST } from '@lotline/schema/domain/group/group.columns';
import { GROUP } from '@lotline/schema/domain/group/group.fields';
import { canManage } from '@lotline/schema/domain/record/record-declaration';
import { declaredList, MOST_OPTIONS, optionsSql } from '../../platform/list/declared-list.ts';
import { among, flagged, inNaturalOrder, typedIn, type ListSql } from '../../platform/list/declared-sql.ts';

/** Task s is still to be done, as the task list has it. */
export const IS_OPEN_TASK = 'not s.ignored and s.submitted_date is null';
/** How many of the group of that alias. */
export const openTasksOf = (alias: string): string =>
  `(select count(*)::integer from schedule s where s.group_id = ${alias}.id and ${IS_OPEN_TASK})`;

const NAME_OF = `(u.first_name || ' ' || u.last_name)`;
const MEMBERS = `(select string_agg(${NAME_OF}, ', ') from group_member m join app_user u on u.id = m.user_id where m.group_id = g.id)`;
const CONTACT = `(select ${NAME_OF} from group_member m join app_user u on u.id = m.user_id where m.group_id = g.id and m.is_primary_contact)`;
const CONTRACTOR = '(select coalesce(c.trading_name, c.legal_name) from independent_contractor c where c.id = g.independent_contractor_id)';

const SQL: ListSql<typeof GROUP_LIST> = {
  from: 'work_group g',
  id: 'g.id',
  scope: (actor) => (canManage(actor, GROUP).ok ? [] : [{ sql: 'false' }]),
  shownFrom: 'join work_group g on g.id = at.id',
  columns: {
    name: 'g.name',
    scheduleOrder: 'g.schedule_order',
    isSubcontractor: 'g.is_subcontractor',
    contractor: CONTRACTOR,
    isFieldGroup: 'g.is_field_group',
    canSchedule: 'g.can_schedule',
    state: 'g.state',
    region: 'g.region',
    baseLocation: 'g.base_location',
    workTypes: 'g.work_types',
    memberCount: '(select count(*)::integer from group_member m where m.group_id = g.id)',
    primaryContact: CONTACT,
    openTasks: openTasksOf('g'),
    isArchived: '(not g.is_active)',
    id: 'g.id',
    version: 'g.version',
  },
  named: { states: 'g.state', regions: 'g.region' },
  filters: {
    search: typedIn(`g.name, ${CONTRACTOR}, g.region, g.base_location, ${MEMBERS}`),
    ids: among('g.id', 'int'),
    subcontractor: flagged('g.is_subcontractor'),
    field: flagged('g.is_field_group'),
    withoutMembers: flagged('not exists (select from group_member m where m.group_id = g.id)'),
    archived: flagged('not g.is_active'),
  },
  days: {},
  binds: () => ({}),
};

export const GROUPS = declaredList(GROUP_LIST, SQL);

export const GROUP_OPTIONS_SQL = optionsSql(
  SQL,
  (column) =>
    `select coalesce((array_agg(distinct ${inNaturalOrder(column)} order by ${inNaturalOrder(column)}) filter (where ${column} <> ''))[1:${MOST_OPTIONS}], '{}') from work_group g`,
);
