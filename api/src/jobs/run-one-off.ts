// The queue's job of a one-off (screens.md §2.22): part after part, each with how far it came, so that it goes on there after a break. One that was cancelled ends at its
// next part.
import type { Logger } from 'pino';
import { QueryTypes, type Sequelize } from 'sequelize';
import { z } from 'zod';
import { ONE_OFFS, oneOffOf } from '@lotline/schema/domain/log/one-off.rules';
import { ONE_OFF_WORKS, RUN_ONE_OFF } from '../features/admin-tasks/one-off-works.ts';
import { writeSystemEvents } from '../platform/command/append-event.ts';
import type { OneOffDeps } from '../platform/queue/one-off-part.ts';
import type { BankSeal } from '../platform/seal/bank-seal.ts';

const payload = z.object({ runId: z.int() });

export interface OneOffJobDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
  readonly log: Logger;
  readonly bankSeal: () => Promise<BankSeal>;
}

interface Run {
  readonly kind: string;
  readonly state: string;
  readonly afterId: number;
  readonly why: string;
  readonly startedBy: number;
  readonly by: string;
}
const LOCK = `select r.kind, r.state, r.after_id as "afterId", r.why, r.started_by_user_id as "startedBy", trim(u.first_name || ' ' || u.last_name) as by
  from one_off_run r join app_user u on u.id = r.started_by_user_id where r.id = $runId for no key update of r`;
const ADVANCE = `update one_off_run set done = done + $count, skipped = skipped + $skipped, after_id = $afterId where id = $runId`;
const END = `update one_off_run set state = 'done', ended_at = $at, version = version + 1 where id = $runId returning version, done, skipped`;

export async function runOneOff({ bankSeal, ...deps }: OneOffJobDeps, given: unknown, signal: AbortSignal): Promise<{ records: number }> {
  const { runId } = payload.parse(given);
  const seal = await bankSeal();
  for (let records = 0; ;) {
    // a process that stops leaves the rest to its next try
    signal.throwIfAborted();
    const part = await runPart({ ...deps, bankSeal: seal }, runId);
    if (part === null) return { records };
    records += part;
  }
}

/** @returns how many records it changed; null: there is no more to do, or it was cancelled */
const runPart = (deps: OneOffDeps, runId: number) =>
  deps.sequelize.transaction(async (transaction): Promise<number | null> => {
    const { sequelize, now } = deps;
    const [run] = await sequelize.query<Run>(LOCK, { bind: { runId }, transaction, type: QueryTypes.SELECT });
    if (run?.state !== 'running') return null;
    const kind = oneOffOf(run.kind);
    const { count, skipped, last, events } = await ONE_OFF_WORKS[kind].part(
      { ...deps, transaction, startedBy: run.startedBy },
      run.afterId,
    );
    const why = `${ONE_OFFS[kind].label}, for ${run.by}: ${run.why}`;
    const at = now();
    await writeSystemEvents(
      { sequelize, transaction },
      RUN_ONE_OFF,
      at,
      events.map((event) => ({ ...event, why })),
    );
    if (last !== null) {
      await sequelize.query(ADVANCE, { bind: { runId, count, skipped, afterId: last }, transaction });
      return count;
    }
    const [ended] = await sequelize.query<{ version: number; done: number; skipped: number }>(END, {
      bind: { runId, at },
      transaction,
      type: QueryTypes.SELECT,
    });
    await writeSystemEvents({ sequelize, transaction }, RUN_ONE_OFF, at, [
      {
        ...{ move: 'endOneOff', entity: 'one_off_run', entityId: runId, constructionId: null, version: ended?.version ?? 0 },
        detail: { kind, done: ended?.done ?? 0, skipped: ended?.skipped ?? 0 },
      },
    ]);
    return null;
  });
