// The job list for a store of one person: rows by id, as the list's own read has them, in the list's own scope.
import { QueryTypes } from 'sequelize';
import type { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import type { ReadRowOf } from '@lotline/schema/domain/list/list-declaration';
import type { JobFacts } from '@lotline/schema/domain/sync/job-lines';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jobScope } from '../access/job.scope.ts';
import { FOUND_BY, JOB_VALUE, JOBS, listFacts } from '../job-list/job-list.sql.ts';

type ListedJob = ReadRowOf<typeof JOB_LIST> & { readonly foundBy: JobFacts };

export interface ListedJobsAsked {
  readonly afterJobId: number;
  readonly most: number;
  /** Null: every job of the list. */
  readonly jobIds: readonly number[] | null;
}

export interface ListedJobs {
  readonly rows: readonly ListedJob[];
  readonly hasMore: boolean;
}

const SQL = prepared(
  'listed-jobs-by-id',
  `select ${JOBS.shown}, ${FOUND_BY} as "foundBy"
    from (select c.id from construction c
      where c.id > $afterJobId::integer and ($jobIds::integer[] is null or c.id = any($jobIds::integer[])) and ${jobScope('c')}
      order by c.id limit $asked::integer) at
    join construction c on c.id = at.id ${JOB_VALUE}
    order by c.id`,
);

export async function loadListedJobs(context: RequestContext, { afterJobId, most, jobIds }: ListedJobsAsked): Promise<ListedJobs> {
  const rows = await context.sequelize.query<ListedJob>(SQL, {
    bind: { ...scopeBinds(context.actor), ...listFacts(context), afterJobId, jobIds, asked: most + 1 },
    type: QueryTypes.SELECT,
  });
  return { rows: rows.slice(0, most), hasMore: rows.length > most };
}

const COUNT = prepared('listed-jobs-count', `select count(*)::integer as n from construction c where ${jobScope('c')}`);

/** How many jobs the list has: for the progress of a first fill. */
export async function countListedJobs({ actor, sequelize }: RequestContext): Promise<number> {
  const [found] = await sequelize.query<{ n: number }>(COUNT, { bind: scopeBinds(actor), type: QueryTypes.SELECT });
  return found?.n ?? 0;
}

/** The jobs in whose rows the name of one of these groups may stand. */
export async function jobsOfGroups({ sequelize }: RequestContext, groupIds: readonly number[]): Promise<number[]> {
  if (groupIds.length === 0) return [];
  const found = await sequelize.query<{ id: number }>(
    'select distinct construction_id as id from schedule where group_id = any($groupIds::integer[])',
    { bind: { groupIds }, type: QueryTypes.SELECT },
  );
  return found.map(({ id }) => id);
}
