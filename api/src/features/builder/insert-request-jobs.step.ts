// The jobs of a request, as they are asked for: the page shows no later change of them.
import { QueryTypes } from 'sequelize';
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestedJob } from './requested-jobs.queries.ts';

/** Of the request's rows, by the job. */
export type IdsByJob = ReadonlyMap<number, number>;

export async function insertJobs(
  { sequelize, transaction }: CommandContext,
  requestId: number,
  jobs: readonly RequestedJob[],
): Promise<IdsByJob> {
  const rows = jobs.map((job) => ({ id: job.id, address: formatAddress(job), workOrder: job.workOrder }));
  const inserted = await sequelize.query<{ id: number; constructionId: number }>(
    `insert into builder_request_job (builder_request_id, construction_id, address, work_order)
     select $requestId, r.id, r.address, r."workOrder" from json_to_recordset($rows::json) r(id integer, address text, "workOrder" text) order by r.id
     returning id, construction_id as "constructionId"`,
    { bind: { requestId, rows: JSON.stringify(rows) }, transaction, type: QueryTypes.SELECT },
  );
  return new Map(inserted.map(({ id, constructionId }) => [constructionId, id]));
}
