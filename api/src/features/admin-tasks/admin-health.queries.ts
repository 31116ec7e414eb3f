// What on the administration's home page needs a look, each count for whom its page opens (screens.md §2.17).
import { QueryTypes } from 'sequelize';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { CHILD_CODE_CLAIM } from '@lotline/schema/domain/item/child-code.fields';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { STATE_SQL } from './queue.queries.ts';

export interface AdminHealth {
  readonly failedJobs: number | null;
  readonly appErrors: number | null;
  readonly peopleWithoutRole: number | null;
  readonly peopleWithoutGroup: number | null;
  readonly settingsChanged: number | null;
  readonly expiredContractors: number | null;
  readonly codesWithoutRate: number | null;
}

interface Counted {
  readonly claim: Claim;
  readonly sql: string;
}
/** As the list of child codes filters them: in use, without a rate on this day. */
const UNRATED_SQL = `(select count(*)::integer from child_code c where not c.is_archived and not exists (
  select from child_code_rate r where r.child_code_id = c.id and not r.is_archived and r.effective @> $today::date))`;

const COUNTS: Readonly<Record<keyof AdminHealth, Counted>> = {
  failedJobs: {
    claim: 'CAN_ACCESS_ADMINISTRATOR_TASKS',
    sql: `(select count(*)::integer from graphile_worker.jobs j where ${STATE_SQL} = 'failed')`,
  },
  appErrors: {
    claim: 'CAN_VIEW_LOGS',
    sql: `(select count(*)::integer from client_error c where c.last_at > now() - interval '24 hours')`,
  },
  expiredContractors: {
    claim: 'CAN_MANAGE_INDEPENDENT_CONTRACTORS',
    sql: `(select count(distinct v.contractor_id)::integer from mandatory_document v join independent_contractor c on c.id = v.contractor_id
      where v.expires_on < $today::date and c.status <> 'ended')`,
  },
  peopleWithoutRole: {
    claim: 'CAN_MANAGE_ROLE_CLAIMS',
    sql: '(select count(*)::integer from app_user u where u.can_log_in and not exists (select from user_role r where r.user_id = u.id))',
  },
  // who has field work alone sees no task without a group
  peopleWithoutGroup: {
    claim: 'CAN_MANAGE_USERS',
    sql: `(select count(*)::integer from app_user u where u.can_log_in and not exists (select from group_member m where m.user_id = u.id)
      and exists (select from user_role r join role_claim c on c.role_id = r.role_id where r.user_id = u.id and c.claim_value = 'CAN_ACCESS_FIELD_WORK')
      and not exists (select from user_role r join role_claim c on c.role_id = r.role_id where r.user_id = u.id and c.claim_value = 'CAN_ACCESS_CONSTRUCTION'))`,
  },
  settingsChanged: {
    claim: 'CAN_MANAGE_SYSTEM_SETTINGS',
    sql: `(select count(*)::integer from event e where e.entity = 'system_setting' and e.recorded_at > now() - interval '7 days')`,
  },
  codesWithoutRate: { claim: CHILD_CODE_CLAIM, sql: UNRATED_SQL },
};

export async function loadAdminHealth({ sequelize, actor, now, timeZone }: RequestContext): Promise<AdminHealth> {
  const columns = Object.entries(COUNTS).map(([name, { claim, sql }]) => `${hasClaim(actor, claim) ? sql : 'null::integer'} as "${name}"`);
  const asks = (['expiredContractors', 'codesWithoutRate'] as const).some((name) => hasClaim(actor, COUNTS[name].claim));
  const [health] = await sequelize.query<AdminHealth>(`select ${columns.join(', ')}`, {
    // what nobody asks for is not bound
    ...(asks ? { bind: { today: dayInZone(now().toISOString(), timeZone) } } : {}),
    type: QueryTypes.SELECT,
  });
  if (health === undefined) throw new Error('a select without a table returned no row');
  return health;
}
