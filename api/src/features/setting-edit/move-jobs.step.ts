// Where a save of the statuses puts jobs: out of those that are gone, and, of a save that takes another back, to where that one had found them (screens.md §2.21).
import type { Config } from '@lotline/schema/domain/settings/merge-setting';
import { parseSettingStrictly } from '@lotline/schema/domain/settings/parse-setting';
import type { ReplacedStatus, SaveSettingInput } from '@lotline/schema/domain/settings/save-setting.input';
import { movesOf, mustReplace, strandedStatuses } from '@lotline/schema/domain/settings/save-setting.rules';
import { appendEvent } from '../../platform/command/append-event.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import { must } from '../../platform/command/must.ts';
import { addJob } from '../../platform/queue/add-job.ts';
import {
  countLeft,
  loadStatusUses,
  MOST_JOBS_AT_ONCE,
  REPLACE_STATUS,
  replaceStatus,
  statusesOfSave,
  type ReplacedEvent,
  type StatusMove,
} from './replace-status.step.ts';

/** By the status that jobs got, and how many the queue still moves. */
export type MovedJobs = { at: { status: string; jobs: number }[]; queued: number };

interface StatusChange {
  readonly before: Config;
  readonly after: Config;
  /** That this save gets. */
  readonly version: number;
}

/** @throws RefusalError SETTING_STATUS_IN_USE, INVALID_INPUT */
export async function moveJobs(command: CommandContext, input: SaveSettingInput, change: StatusChange): Promise<MovedJobs> {
  const { workType, why } = input;
  const after = statusesIn(change.after);
  const stranded = strandedStatuses(statusesIn(change.before), after, await loadStatusUses(command, workType));
  must(mustReplace(stranded, after, input.replaced));
  const { sequelize, transaction, actor } = command;
  const written: ReplacedEvent[] = [];
  let queued = 0;
  for (const move of await movesFor(command, input, movesOf(stranded, input.replaced))) {
    const moves = { ...move, settings: after, at: command.at, version: change.version, why };
    const { events, plans } = await replaceStatus({ sequelize, transaction }, moves);
    written.push(...events);
    for (const event of [...events, ...plans]) appendEvent(command, event);
    if (events.length < MOST_JOBS_AT_ONCE) continue;
    queued += await countLeft({ sequelize, transaction }, moves);
    await addJob(sequelize, transaction, {
      job: REPLACE_STATUS,
      payload: { ...move, version: change.version, why, userId: actor.userId },
    });
  }
  return { at: jobsByStatus(written), queued };
}

const statusesIn = (config: Config) => parseSettingStrictly('Job Status Settings', config);

/** A status that the save taken back had moved jobs to, and that goes now, is emptied in one move: those jobs back, the others where they are sent. */
async function movesFor(
  command: CommandContext,
  { workType, undoes }: SaveSettingInput,
  replaced: readonly ReplacedStatus[],
): Promise<StatusMove[]> {
  const putIn = undoes === null ? [] : await statusesOfSave(command, workType, undoes);
  return [
    ...replaced.map((one) => ({ ...one, workType, undoes: putIn.includes(one.from) ? undoes : null })),
    ...putIn.filter((from) => !replaced.some((one) => one.from === from)).map((from) => ({ from, to: null, workType, undoes })),
  ];
}

/** A job counts once for each status that it got. */
function jobsByStatus(events: readonly ReplacedEvent[]): MovedJobs['at'] {
  const ids = new Map<string, Set<number>>();
  for (const { entityId, after } of events)
    for (const status of new Set(Object.values(after).filter((one) => one !== undefined)))
      ids.set(status, (ids.get(status) ?? new Set()).add(entityId));
  return [...ids].map(([status, jobs]) => ({ status, jobs: jobs.size })).toSorted((a, b) => b.jobs - a.jobs);
}
