// Start a one-off (startOneOff), and end one that runs (cancelOneOff). What it did until then stays done, each record with its event (screens.md §2.22).
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { CancelOneOffInput, StartOneOffInput } from '@lotline/schema/domain/log/one-off.input';
import { canCancelOneOff, canStartOneOff, oneOffOf, type OneOffState } from '@lotline/schema/domain/log/one-off.rules';
import { canSeeAdminTasks } from '@lotline/schema/domain/log/queue.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { addJob } from '../../platform/queue/add-job.ts';
import { ONE_OFF_WORKS, oneOffDeps, RUN_ONE_OFF } from './one-off-works.ts';

export type MovedOneOff = { id: number };
const ONE_OFF_ENTITY = 'one_off_run';

/** Two who press at once wait for one another. */
const LOCK = prepared('lock-one-offs', 'select pg_advisory_xact_lock(4711087)');
const RUNNING = prepared('running-one-off', `select id from one_off_run where kind = $kind and state = 'running'`);
const INSERT = prepared(
  'insert-one-off',
  `insert into one_off_run (kind, total, why, started_by_user_id, started_at) values ($kind, $total, $why, $userId, $at) returning id`,
);

/** @throws RefusalError CLAIM_REQUIRED, REASON_REQUIRED, ONE_OFF_RUNNING, ONE_OFF_NOTHING, STALE_VERSION where another count would be changed by now */
export function startOneOff(context: RequestContext, input: StartOneOffInput, client: ClientMutation | null): Promise<MovedOneOff> {
  const { kind, count, why } = input;
  return runCommand<MovedOneOff>(context, {
    operation: 'startOneOff',
    input,
    client,
    work: async (command) => {
      must(canSeeAdminTasks(command.actor));
      const { sequelize, transaction, actor, at } = command;
      await sequelize.query(LOCK, { transaction });
      const running = await sequelize.query(RUNNING, { bind: { kind }, transaction, type: QueryTypes.SELECT });
      const found = await ONE_OFF_WORKS[kind].count(oneOffDeps(context));
      must(canStartOneOff(actor, { isRunning: running.length > 0, count: found.count }));
      if (found.count !== count) refuse('STALE_VERSION', { entity: ONE_OFF_ENTITY });
      const bind = { kind, total: count, why, userId: actor.userId, at };
      const [run] = await sequelize.query<{ id: number }>(INSERT, { bind, transaction, type: QueryTypes.SELECT });
      const id = run?.id ?? refuse('NOT_FOUND');
      await addJob(sequelize, transaction, { job: RUN_ONE_OFF, payload: { runId: id }, key: `${RUN_ONE_OFF}:${String(id)}` });
      appendEvent(command, {
        ...{ move: 'startOneOff', entity: ONE_OFF_ENTITY, entityId: id, constructionId: null, version: 0, why },
        detail: { kind, total: count },
      });
      return { id };
    },
  });
}

interface LockedRun {
  readonly kind: string;
  readonly state: OneOffState;
  readonly done: number;
  readonly version: number;
}
const LOCK_RUN = prepared('lock-one-off', 'select kind, state, done, version from one_off_run where id = $id for no key update');
const CANCEL = prepared(
  'cancel-one-off',
  `update one_off_run set state = 'cancelled', ended_at = $at, cancelled_by_user_id = $userId, version = version + 1 where id = $id`,
);
/** One that runs ends by itself at its next part. */
const FORGET = prepared(
  'forget-one-off-job',
  `select c.id from (select array_agg(j.id) as ids from graphile_worker.jobs j where j.key = $key and j.locked_at is null) a
     cross join lateral graphile_worker.complete_jobs(a.ids) c`,
);

/** @throws RefusalError CLAIM_REQUIRED, REASON_REQUIRED, NOT_FOUND, ONE_OFF_ENDED */
export function cancelOneOff(context: RequestContext, input: CancelOneOffInput, client: ClientMutation | null): Promise<MovedOneOff> {
  const { id, why } = input;
  return runCommand<MovedOneOff>(context, {
    operation: 'cancelOneOff',
    input,
    client,
    work: async (command) => {
      must(canSeeAdminTasks(command.actor));
      const { sequelize, transaction, actor, at } = command;
      const [run] = await sequelize.query<LockedRun>(LOCK_RUN, { bind: { id }, transaction, type: QueryTypes.SELECT });
      if (run === undefined) return refuse('NOT_FOUND');
      must(canCancelOneOff(actor, run.state));
      await sequelize.query(CANCEL, { bind: { id, at, userId: actor.userId }, transaction });
      await sequelize.query(FORGET, { bind: { key: `${RUN_ONE_OFF}:${String(id)}` }, transaction, type: QueryTypes.SELECT });
      appendEvent(command, {
        ...{ move: 'cancelOneOff', entity: ONE_OFF_ENTITY, entityId: id, constructionId: null, version: run.version + 1, why },
        detail: { kind: oneOffOf(run.kind), done: run.done },
      });
      return { id };
    },
  });
}
