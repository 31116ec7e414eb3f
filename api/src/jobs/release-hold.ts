// The queue's end of a hold: the job returns to the status that it had (decision 049). It may run twice, late, or for a hold that ended otherwise: it
// does what the row says under its lock.
import { QueryTypes, type Sequelize } from 'sequelize';
import { z } from 'zod';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { isOnHold } from '@lotline/schema/domain/job/hold-status.rules';
import { planByDelay } from '../features/job/delayed-status.step.ts';
import { holdOf, RELEASE_HOLD, released, type Hold } from '../features/job/held-job.step.ts';
import { NO_PLAN } from '../features/job/planned-status.step.ts';
import { loadSetting } from '../features/setting/one-setting.queries.ts';
import { writeSystemEvents } from '../platform/command/append-event.ts';
import type { RequestContext } from '../platform/command/request-context.ts';

const payload = z.object({ constructionId: z.int(), until: z.string() });

export interface ReleaseDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
  readonly timeZone: string;
  readonly log: RequestContext['log'];
}

interface HeldRow extends Hold {
  readonly version: number;
  readonly workType: string;
}

export async function releaseHold({ sequelize, now, timeZone, log }: ReleaseDeps, given: unknown): Promise<{ jobs: number } | null> {
  const { constructionId } = payload.parse(given);
  return sequelize.transaction(async (transaction) => {
    const [job] = await sequelize.query<HeldRow>(
      `select status, version, work_type as "workType", hold_reason as "holdReason", hold_until as "holdUntil", status_before_hold as "statusBeforeHold",
          status_change_hangfire_id as "statusChangeHangfireId" from construction where id = $constructionId for no key update`,
      { bind: { constructionId }, transaction, type: QueryTypes.SELECT },
    );
    const at = now();
    // on hold again for longer, released by hand, given another status: nothing to do
    if (job === undefined || job.statusBeforeHold === null || job.holdUntil === null) return null;
    const settings = await loadSetting({ sequelize, transaction, log }, 'Job Status Settings', job.workType);
    if (!isOnHold(settings, job.status)) return null;
    if (job.holdUntil > dayInZone(at.toISOString(), timeZone)) return null;
    const made = released(job);
    const [written] = await sequelize.query<{ version: number }>(
      `update construction set status = $status, hold_reason = null, hold_until = null, status_before_hold = null, status_change_hangfire_id = null,
          version = version + 1 where id = $constructionId returning version`,
      { bind: { constructionId, status: made.status }, transaction, type: QueryTypes.SELECT },
    );
    const version = written?.version ?? job.version;
    const head = { entity: 'construction', entityId: constructionId, constructionId, version } as const;
    await writeSystemEvents({ sequelize, transaction }, RELEASE_HOLD, at, [
      { ...head, move: 'releaseJob', before: holdOf(job), after: made },
      ...(await planByDelay(
        { sequelize, transaction },
        at,
        [{ ...NO_PLAN, id: constructionId, version, status: made.status }],
        () => settings,
      )),
    ]);
    return { jobs: 1 };
  });
}
