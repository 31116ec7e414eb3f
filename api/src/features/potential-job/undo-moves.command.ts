// Takes back what this person's moves did to potential jobs (undoPotentialJobChanges), where each is still as the move left it.
import { z } from 'zod';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import type { UndoChangesInput } from '@lotline/schema/domain/kernel/undo-changes.input';
import { unless } from '@lotline/schema/domain/kernel/verdict';
import { OFFICE_CLAIM, POTENTIAL_JOB_STATUSES } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ownChangesSql, undoOwnChanges } from '../../platform/command/undo-own-changes.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { stateOf, told, type NamedVerdict } from './judge-potential-jobs.queries.ts';
import { readPotentialJobs, type LockedPotentialJob } from './lock-potential-jobs.ts';
import { EVENT_OF_MOVE } from './move-potential-jobs.command.ts';
import { writeMoves } from './write-moves.step.ts';

export function undoMoves(context: RequestContext, input: UndoChangesInput, client: ClientMutation | null): Promise<NamedVerdict[]> {
  return runCommand<NamedVerdict[]>(context, {
    operation: 'undoPotentialJobChanges',
    input,
    client,
    work: async (command) => {
      const jobs = await readPotentialJobs(command, input.ids);
      return undoOwnChanges(command, input, {
        entity: 'potential_job',
        rows: new Map(jobs.map((job) => [job.id, job])),
        changes: { sql: CHANGES, shape: changed, binds: { moves: MOVES } },
        mayTouch: () => unless(hasClaim(command.actor, OFFICE_CLAIM), 'CLAIM_REQUIRED', { claim: OFFICE_CLAIM }),
        mayUndo: (job, change) => unless(job.version === change.version, 'STALE_VERSION'),
        takeBack: (taken) => takeBack(command, taken),
        told,
      });
    },
  });
}

/** By the move that made each, so that the history says what was taken back. */
async function takeBack(
  command: CommandContext,
  taken: readonly { readonly row: LockedPotentialJob; readonly change: Change }[],
): Promise<void> {
  for (const name of new Set(taken.map(({ change }) => change.move))) {
    const moves = taken
      .filter(({ change }) => change.move === name)
      .map(({ row, change }) => ({ id: row.id, version: row.version, before: stateOf(row), after: change.before }));
    await writeMoves(command, name, moves, 'Undone');
  }
}

const CHANGES = prepared(
  'moves-of-potential-jobs',
  ownChangesSql({ entity: 'potential_job', columns: 'e.move, e.before', moves: 'e.move = any($moves::text[])' }),
);
const MOVES = Object.values(EVENT_OF_MOVE);

const changed = z.object({
  id: z.number(),
  version: z.number(),
  move: z.enum(MOVES),
  before: z.object({
    status: z.enum(POTENTIAL_JOB_STATUSES),
    needsOfficeApproval: z.boolean(),
    reason: z.string().nullable(),
    duplicateOfId: z.number().nullable(),
    assignedFieldUserId: z.number().nullable(),
    constructionId: z.number().nullable(),
    builderApprovedDate: z
      .string()
      .nullable()
      .transform((instant) => (instant === null ? null : new Date(instant))),
  }),
});
type Change = z.output<typeof changed>;
