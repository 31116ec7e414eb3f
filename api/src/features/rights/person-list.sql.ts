// The list of people in SQL (screens.md §2.17): its declaration is person.columns. Who is given it at all sees everybody.
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import { PERSON_LIST } from '@lotline/schema/domain/rights/person.columns';
import { declaredList } from '../../platform/list/declared-list.ts';
import { among, chosen, flagged, typedIn, type ListSql } from '../../platform/list/declared-sql.ts';

/** For row u. */
export const PERSON_STATE = `case when not u.can_log_in then 'disabled' when u.subject is null and u.invited_at is not null then 'invited' else 'active' end`;
export const IS_SUBCONTRACTOR = `(u.independent_contractor_id is not null
  or exists (select from group_member m join work_group g on g.id = m.group_id where m.user_id = u.id and g.is_subcontractor))`;

const NAME = `(u.first_name || ' ' || u.last_name)`;
const ROLES = `(select string_agg(r.name, ', ' order by r.name) from user_role h join role r on r.id = h.role_id where h.user_id = u.id)`;
const GROUPS = `(select string_agg(g.name, ', ' order by g.name) from group_member m join work_group g on g.id = m.group_id where m.user_id = u.id)`;

/** Of row u: can sign in, and sees nothing. */
export const LACKS_ROLE = 'u.can_log_in and not exists (select from user_role h where h.user_id = u.id)';
const MAY = (claim: Claim): string =>
  `exists (select from user_role h join role_claim c on c.role_id = h.role_id where h.user_id = u.id and c.claim_value = '${claim}')`;
/** Of row u: can sign in, has field work alone, and sees no task without a group. */
export const LACKS_GROUP = `u.can_log_in and not exists (select from group_member m where m.user_id = u.id)
  and ${MAY('CAN_ACCESS_FIELD_WORK')} and not ${MAY('CAN_ACCESS_CONSTRUCTION')}`;

const SQL: ListSql<typeof PERSON_LIST> = {
  from: 'app_user u',
  id: 'u.id',
  scope: () => [],
  shownFrom: 'join app_user u on u.id = at.id',
  columns: {
    name: NAME,
    email: 'u.email',
    roles: ROLES,
    groups: GROUPS,
    state: PERSON_STATE,
    isSubcontractor: IS_SUBCONTRACTOR,
    lastSignInAt: 'u.last_sign_in_at',
    lastSyncAt: '(select max(d.last_seen_at) from device d where d.user_id = u.id)',
    appVersion: '(select d.app_version from device d where d.user_id = u.id order by d.last_seen_at desc, d.id desc limit 1)',
    devices: '(select count(*)::integer from device d where d.user_id = u.id)',
    invitedAt: 'u.invited_at',
    id: 'u.id',
    version: 'u.version',
  },
  named: {},
  filters: {
    search: typedIn(`${NAME}, u.email, ${ROLES}, ${GROUPS}`),
    ids: among('u.id', 'int'),
    state: chosen({
      active: `${PERSON_STATE} = 'active'`,
      invited: `${PERSON_STATE} = 'invited'`,
      disabled: `${PERSON_STATE} = 'disabled'`,
    }),
    roleIds: (ids, { bind }) => [
      { sql: `exists (select from user_role h where h.user_id = u.id and h.role_id = any($${bind}::int[]))`, bind: { [bind]: [...ids] } },
    ],
    withoutGroup: flagged(LACKS_GROUP),
    withoutRole: flagged(LACKS_ROLE),
  },
  days: {},
  binds: () => ({}),
};

export const PEOPLE = declaredList(PERSON_LIST, SQL);
