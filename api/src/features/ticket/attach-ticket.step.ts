// The PDF of a ticket of work stands among the job's documents once the ticket is complete, and once the task is submitted: a job makes it
// (screens.md §2.26; decisions 031 and 043).
import { QueryTypes } from 'sequelize';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { MOST_TRIES } from '../../platform/queue/job.ts';

export const ATTACH_TICKET = 'attach_ticket';

interface ChangedTask {
  readonly id: number;
  /** After the change: each has a job of its own. */
  readonly version: number;
}

/** For a ticket of this product; nothing for a task without one. In the command's own transaction, as add-job does. */
export async function attachTicketLater({ sequelize, transaction, actor }: CommandContext, { id, version }: ChangedTask): Promise<void> {
  await sequelize.query(
    `select graphile_worker.add_job($job::text, $payload::json, job_key := $key::text, max_attempts := ${MOST_TRIES})
       from schedule s where s.id = $id and jsonb_exists(s.ticket_of_work, 'formVersion')
        and not exists (select from graphile_worker.jobs where key = $key::text)`,
    {
      bind: {
        id,
        job: ATTACH_TICKET,
        key: `${ATTACH_TICKET}:${String(id)}:${String(version)}`,
        payload: JSON.stringify({ scheduleId: id, userId: actor.userId }),
      },
      transaction,
      type: QueryTypes.SELECT,
    },
  );
}
