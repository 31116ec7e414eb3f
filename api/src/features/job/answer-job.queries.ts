// What a mutation answers: the job as this person may now see it. A device that only wants to know that it was done is not read a whole job.
import type { GraphQLResolveInfo } from 'graphql';
import { QueryTypes } from 'sequelize';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { asksOnly } from '../../platform/graphql/requested-fields.ts';
import { loadConstruction } from './construction.queries.ts';
import type { Construction } from './construction.type.ts';
import { jobScope } from '../access/job.scope.ts';

const BRIEF = new Set(['id', 'version', '__typename']);
const VERSION_SQL = prepared('job-version', `select c.id, c.version from construction c where c.id = $id and ${jobScope('c')}`);

/** Null when the job has left this person's sight with the change. */
export async function answerJob(context: RequestContext, id: number, info: GraphQLResolveInfo): Promise<Construction | null> {
  if (!asksOnly(info, BRIEF)) return loadConstruction(context, id);
  const [job] = await context.sequelize.query<Pick<Construction, 'id' | 'version'>>(VERSION_SQL, {
    bind: { ...scopeBinds(context.actor), id },
    type: QueryTypes.SELECT,
  });
  // what else a job has is not asked for
  return (job as Construction | undefined) ?? null;
}
