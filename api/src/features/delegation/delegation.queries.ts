// To whom a job was given for a time, the newest first, within the person's scope.
import { QueryTypes } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonList, wireColumns } from '../../platform/db/wire-columns.ts';
import { wireInstant } from '../../platform/db/wire-instant.ts';
import { jobScope } from '../access/job.scope.ts';
import type { JobDelegation } from './delegation.type.ts';

const NAME = (alias: string): string => `trim(${alias}.first_name || ' ' || ${alias}.last_name)`;
const ROWS = `select ${wireColumns('d', 'id version user_id from_date to_date scope reason ended_at ended_by')},
    ${NAME('u')} as "displayName", ${NAME('g')} as "givenBy"
  from job_delegation d join app_user u on u.id = d.user_id join app_user g on g.id = d.created_by_user_id
 where d.construction_id = c.id order by d.from_date desc, d.id desc`;
/** Of construction c. */
export const DELEGATION_LIST = jsonList(ROWS);
const DELEGATIONS = prepared(
  'job-delegations',
  `select ${DELEGATION_LIST} as delegations from construction c where c.id = $constructionId and ${jobScope('c')}`,
);

/** @throws RefusalError NOT_FOUND for a job out of scope. */
export async function loadDelegations({ sequelize, actor }: RequestContext, constructionId: number): Promise<JobDelegation[]> {
  const [found] = await sequelize.query<{ delegations: JobDelegation[] }>(DELEGATIONS, {
    bind: { ...scopeBinds(actor), constructionId },
    type: QueryTypes.SELECT,
  });
  return (found ?? refuse('NOT_FOUND')).delegations.map(presentDelegation);
}

export const presentDelegation = (row: JobDelegation): JobDelegation => ({
  id: row.id,
  version: row.version,
  userId: row.userId,
  displayName: row.displayName,
  fromDate: row.fromDate,
  toDate: row.toDate,
  scope: row.scope,
  reason: row.reason,
  givenBy: row.givenBy,
  endedAt: wireInstant(row.endedAt),
  endedBy: row.endedBy,
});
