// Try again, give up or forget background jobs by hand (moveQueueJobs): by the queue's own functions, which leave alone what runs. All of them or none.
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { MoveQueueJobsInput } from '@lotline/schema/domain/log/queue.input';
import { canMoveQueueJob, canSeeAdminTasks, type QueueMove, type QueueState } from '@lotline/schema/domain/log/queue.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { STATE_SQL } from './queue.queries.ts';

export type MovedQueueJobs = { ids: number[] };

const READ = prepared(
  'queue-jobs-to-move',
  `select j.id::integer as id, j.task_identifier as job, ${STATE_SQL} as state from graphile_worker.jobs j where j.id = any($ids::bigint[]) order by j.id`,
);
const MOVE: Readonly<Record<QueueMove, string>> = {
  retry: prepared('retry-queue-jobs', 'select id from graphile_worker.reschedule_jobs($ids::bigint[], run_at := now(), attempts := 0)'),
  giveUp: prepared('give-up-queue-jobs', 'select id from graphile_worker.permanently_fail_jobs($ids::bigint[], $why)'),
  dismiss: prepared('dismiss-queue-jobs', 'select id from graphile_worker.complete_jobs($ids::bigint[])'),
};
const EVENTS = { retry: 'retryQueueJob', giveUp: 'giveUpQueueJob', dismiss: 'dismissQueueJob' } as const;

interface QueuedJob {
  readonly id: number;
  readonly job: string;
  readonly state: QueueState;
}

export function moveQueueJobs(context: RequestContext, input: MoveQueueJobsInput, client: ClientMutation | null): Promise<MovedQueueJobs> {
  return runCommand<MovedQueueJobs>(context, {
    operation: 'moveQueueJobs',
    input,
    client,
    work: async (command) => {
      must(canSeeAdminTasks(command.actor));
      const jobs = await read(command, input.ids);
      for (const id of input.ids) must(canMoveQueueJob(command.actor, jobs.find((job) => job.id === id)?.state ?? null, input.move));
      await move(command, input);
      for (const { id, job } of jobs)
        appendEvent(command, {
          ...{ move: EVENTS[input.move], entity: 'queue_job', entityId: id, constructionId: null, version: 0 },
          ...{ why: input.why, detail: { job } },
        });
      return { ids: [...input.ids] };
    },
  });
}

const read = ({ sequelize, transaction }: CommandContext, ids: readonly number[]): Promise<QueuedJob[]> =>
  sequelize.query<QueuedJob>(READ, { bind: { ids: [...ids] }, transaction, type: QueryTypes.SELECT });

/** One that began or ended since it was read is not among those that the function answers. */
async function move({ sequelize, transaction }: CommandContext, { move: by, ids, why }: MoveQueueJobsInput): Promise<void> {
  const bind = { ids: [...ids], ...(by === 'giveUp' ? { why: `Given up by hand: ${why}` } : {}) };
  const moved = await sequelize.query(MOVE[by], { bind, transaction, type: QueryTypes.SELECT });
  if (moved.length !== ids.length) refuse('QUEUE_JOB_CHANGED');
}
