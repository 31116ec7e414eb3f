// The roles with their claims, and who hold them: one row for each set of roles that somebody holds, since there are few (screens.md §2.17).
import { QueryTypes } from 'sequelize';
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import { isClaim } from '@lotline/schema/domain/kernel/claims';
import type { RoleHolders } from '@lotline/schema/domain/rights/role-changes.rules';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { instantText } from '../../platform/db/wire-columns.ts';

/** Of each set of roles, so that the answer stays small. */
const MOST_NAMES = 8;

export interface RoleRow {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly isArchived: boolean;
  readonly holderCount: number;
  readonly claims: readonly Claim[];
}
type FoundRole = Omit<RoleRow, 'claims'> & { readonly claims: readonly string[] };

export const ROLE_COLUMNS = `r.id, r.name, r.version, r.is_archived as "isArchived",
  (select count(*)::integer from user_role h where h.role_id = r.id) as "holderCount",
  array(select c.claim_value from role_claim c where c.role_id = r.id order by 1) as claims`;

const ROLES = prepared('roles', `select ${ROLE_COLUMNS} from role r order by r.id`);
const HOLDERS = prepared(
  'role-holders',
  `select s."roleIds", count(*)::integer as count, (array_agg(s.name order by s.name, s.id))[1:${String(MOST_NAMES)}] as names
     from (select u.id, trim(u.first_name || ' ' || u.last_name) as name, array_agg(ur.role_id order by ur.role_id) as "roleIds"
             from app_user u join user_role ur on ur.user_id = u.id where u.can_log_in group by u.id) s
    group by s."roleIds" order by s."roleIds"`,
);
const LAST_CHANGE = prepared(
  'last-change-of-roles',
  `select nullif(trim(u.first_name || ' ' || u.last_name), '') as by, ${instantText('e.recorded_at')} as at
     from event e left join app_user u on u.id = e.actor_user_id where e.entity = 'role' order by e.recorded_at desc, e.id desc limit 1`,
);

export interface LastChange {
  readonly by: string | null;
  readonly at: string;
}

export interface RoleMatrixRows {
  readonly roles: readonly RoleRow[];
  readonly holders: readonly RoleHolders[];
  readonly lastChange: LastChange | null;
}

export async function loadRoleMatrix({ sequelize }: Pick<RequestContext, 'sequelize'>): Promise<RoleMatrixRows> {
  const [roles, holders, changes] = await Promise.all([
    sequelize.query<FoundRole>(ROLES, { type: QueryTypes.SELECT }),
    sequelize.query<RoleHolders>(HOLDERS, { type: QueryTypes.SELECT }),
    sequelize.query<LastChange>(LAST_CHANGE, { type: QueryTypes.SELECT }),
  ]);
  return { roles: roles.map(withKnownClaims), holders, lastChange: changes[0] ?? null };
}

export const withKnownClaims = (role: FoundRole): RoleRow => ({ ...role, claims: role.claims.filter(isClaim) });
