// Where an answer that came by phone is written, for each job.
import { QueryTypes } from 'sequelize';
import type { CommandContext } from '../../platform/command/command-context.ts';

export interface AnsweredRow {
  readonly id: number;
  /** The row of the request that is open, or of the call that is corrected. */
  readonly openRowId: number | null;
  readonly isApprovedByCall: boolean;
}

/** Requests before their jobs, as an answer locks them. */
export async function lockRequestsOf({ sequelize, transaction }: CommandContext, ids: readonly number[]): Promise<void> {
  await sequelize.query(
    `select 1 from builder_request r where exists
       (select 1 from builder_request_job j where j.builder_request_id = r.id and j.construction_id = any($ids::integer[])) order by r.id for update of r`,
    { bind: { ids }, transaction },
  );
}

/** By the job; a request that came meanwhile waits for the job's lock. */
export async function loadAnswered(command: CommandContext, ids: readonly number[]): Promise<ReadonlyMap<number, AnsweredRow>> {
  const { sequelize, transaction, at } = command;
  const rows = await sequelize.query<AnsweredRow>(
    `select j.construction_id as id,
       (array_agg(j.id order by r.sent_at desc, r.id desc) filter (where r.revoked_at is null and (r.channel = 'call' or r.expires_at > $at::timestamptz)))[1] as "openRowId",
       coalesce(bool_or(j.answer = 'approved' and j.recorded_by_user_id is not null), false)
         and not coalesce(bool_or(j.answer = 'approved' and j.recorded_by_user_id is null), false) as "isApprovedByCall"
     from builder_request_job j join builder_request r on r.id = j.builder_request_id
     where j.construction_id = any($ids::integer[]) group by j.construction_id`,
    { bind: { ids, at }, transaction, type: QueryTypes.SELECT },
  );
  return new Map(rows.map((row) => [row.id, row]));
}
