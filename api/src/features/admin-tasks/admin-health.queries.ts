// What on the administration's home page needs a look, each count for whom its page opens (screens.md §2.17).
import { QueryTypes } from 'sequelize';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { CHILD_CODE_CLAIM } from '@lotline/schema/domain/item/child-code.fields';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { LACKS_RATE } from '../child-code/child-code-list.sql.ts';
import { HAS_EXPIRED_DOCUMENT } from '../contractor/contractor-list.sql.ts';
import { LACKS_GROUP, LACKS_ROLE } from '../rights/person-list.sql.ts';
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
/** As the lists' "this week" begins. */
const MONDAY = `date_trunc('week', $today::date::timestamp) at time zone $timeZone`;
const COUNTS: Readonly<Record<keyof AdminHealth, Counted>> = {
  failedJobs: {
    claim: 'CAN_ACCESS_ADMINISTRATOR_TASKS',
    sql: `(select count(*)::integer from graphile_worker.jobs j where ${STATE_SQL} = 'failed')`,
  },
  appErrors: {
    claim: 'CAN_VIEW_LOGS',
    sql: `(select count(*)::integer from client_error c where c.last_at >= ${MONDAY})`,
  },
  expiredContractors: {
    claim: 'CAN_MANAGE_INDEPENDENT_CONTRACTORS',
    sql: `(select count(*)::integer from independent_contractor c where ${HAS_EXPIRED_DOCUMENT})`,
  },
  peopleWithoutRole: {
    claim: 'CAN_MANAGE_ROLE_CLAIMS',
    sql: `(select count(*)::integer from app_user u where ${LACKS_ROLE})`,
  },
  peopleWithoutGroup: {
    claim: 'CAN_MANAGE_USERS',
    sql: `(select count(*)::integer from app_user u where ${LACKS_GROUP})`,
  },
  settingsChanged: {
    claim: 'CAN_MANAGE_SYSTEM_SETTINGS',
    sql: `(select count(*)::integer from event e where e.entity = 'system_setting' and e.actor_kind = 'person'
      and e.recorded_at >= ${MONDAY})`,
  },
  codesWithoutRate: {
    claim: CHILD_CODE_CLAIM,
    sql: `(select count(*)::integer from child_code c where not c.is_archived and ${LACKS_RATE})`,
  },
};

export async function loadAdminHealth({ sequelize, actor, now, timeZone }: RequestContext): Promise<AdminHealth> {
  const columns = Object.entries(COUNTS).map(([name, { claim, sql }]) => `${hasClaim(actor, claim) ? sql : 'null::integer'} as "${name}"`);
  // the counts that use them may be none of this person's: a bound value that no part of the statement names is an error
  const [health] = await sequelize.query<AdminHealth>(`select ${columns.join(', ')} from (select $today::date, $timeZone::text) asked`, {
    bind: { today: dayInZone(now().toISOString(), timeZone), timeZone },
    type: QueryTypes.SELECT,
  });
  if (health === undefined) throw new Error('a select without a table returned no row');
  return health;
}
