// The queue's rest of a replaced status: jobs in batches of one transaction each, until none is left to move. It may run twice and break off anywhere, and it ends
// early where the status is there again: whoever brought it back wants nothing more moved out of it.
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { z } from 'zod';
import { parseSetting } from '@lotline/schema/domain/settings/parse-setting';
import { writeSystemEvents } from '../platform/command/append-event.ts';
import { MOST_JOBS_AT_ONCE, REPLACE_STATUS, replaceStatus, type StatusMoves } from '../features/setting-edit/replace-status.step.ts';
import { configFor } from '../features/setting-edit/setting-version.queries.ts';
import { LOCK_SETTINGS } from '../features/setting-edit/write-setting.step.ts';

const payload = z.object({
  ...{ from: z.string(), to: z.string().nullable(), workType: z.string().nullable(), why: z.string(), userId: z.int() },
  // left out of jobs that were added before there were any
  ...{ version: z.int().default(0), undoes: z.int().nullable().default(null) },
});

export interface ReplaceDeps {
  readonly sequelize: Sequelize;
  readonly now: () => Date;
}

interface Within {
  readonly sequelize: Sequelize;
  readonly transaction: Transaction;
}

const NOTHING = { events: [], plans: [] };
const STATUSES = 'Job Status Settings';
const NAME = `select trim(first_name || ' ' || last_name) as name from app_user where id = $userId`;
const CAME_BACK = `select exists (select from system_setting_version v cross join lateral jsonb_array_elements(v.config -> 'statuses') s
  where v.name = '${STATUSES}' and v.work_type is not distinct from $workType::text and v.version > $version and s ->> 'statusName' = $from) as "isBack"`;

export async function replaceStatusOfJobs({ sequelize, now }: ReplaceDeps, given: unknown, signal: AbortSignal): Promise<{ jobs: number }> {
  const { userId, why, ...move } = payload.parse(given);
  const [asked] = await sequelize.query<{ name: string }>(NAME, { bind: { userId }, type: QueryTypes.SELECT });
  const because = `For ${asked?.name ?? 'the office'}: ${why}`;
  let jobs = 0;
  for (let moved = MOST_JOBS_AT_ONCE; moved === MOST_JOBS_AT_ONCE; jobs += moved) {
    // a process that stops leaves the rest to its next try
    signal.throwIfAborted();
    moved = await sequelize.transaction(async (transaction) => {
      const within = { sequelize, transaction };
      // no save may come between what is there and what is moved
      await sequelize.query(LOCK_SETTINGS, { transaction });
      const at = now();
      const moves = await asItStands(within, { ...move, at, why: because });
      const { events, plans } = moves === null ? NOTHING : await replaceStatus(within, moves);
      await writeSystemEvents(within, REPLACE_STATUS, at, [...events, ...plans]);
      return events.length;
    });
  }
  return { jobs };
}

/** Null: there is nothing to be moved any more. */
async function asItStands(within: Within, moves: Omit<StatusMoves, 'settings'>): Promise<StatusMoves | null> {
  const { from, to, workType, version } = moves;
  const config = await configFor(within, STATUSES, workType);
  const settings = parseSetting(STATUSES, config).config;
  // what is taken back leaves a status that stays
  if (to === null) return { ...moves, settings };
  if (settings.statuses.some(({ statusName }) => statusName === from)) return null;
  const { sequelize, transaction } = within;
  const bind = { from, workType, version };
  const [found] = await sequelize.query<{ isBack: boolean }>(CAME_BACK, { bind, transaction, type: QueryTypes.SELECT });
  return version > 0 && found?.isBack === true ? null : { ...moves, settings };
}
