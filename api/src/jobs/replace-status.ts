// The queue's rest of a replaced status: jobs in batches of one transaction each, until none stands in it. It may run twice and break off anywhere.
import { QueryTypes, type Sequelize } from 'sequelize';
import { z } from 'zod';
import { writeSystemEvents } from '../platform/command/append-event.ts';
import { MOST_JOBS_AT_ONCE, REPLACE_STATUS, replaceStatus } from '../features/setting-edit/replace-status.step.ts';

const payload = z.object({ from: z.string(), to: z.string(), workType: z.string().nullable(), why: z.string(), userId: z.int() });

export interface ReplaceDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
}

const NAME = `select trim(first_name || ' ' || last_name) as name from app_user where id = $userId`;

export async function replaceStatusOfJobs({ sequelize, now }: ReplaceDeps, given: unknown, signal: AbortSignal): Promise<{ jobs: number }> {
  const { userId, why, ...move } = payload.parse(given);
  const [asked] = await sequelize.query<{ name: string }>(NAME, { bind: { userId }, type: QueryTypes.SELECT });
  const because = `For ${asked?.name ?? 'the office'}: ${why}`;
  let jobs = 0;
  for (let moved = MOST_JOBS_AT_ONCE; moved === MOST_JOBS_AT_ONCE; jobs += moved) {
    // a process that stops leaves the rest to its next try
    signal.throwIfAborted();
    moved = await sequelize.transaction(async (transaction) => {
      const events = await replaceStatus({ sequelize, transaction }, { ...move, why: because, most: MOST_JOBS_AT_ONCE });
      await writeSystemEvents({ sequelize, transaction }, REPLACE_STATUS, now(), events);
      return events.length;
    });
  }
  return { jobs };
}
