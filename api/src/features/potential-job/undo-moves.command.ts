// Takes back what this person's moves did to potential jobs (undoPotentialJobChanges), where each is still as the move left it.
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { all, refused, unless, type Verdict } from '@lotline/schema/domain/kernel/verdict';
import type { UndoMovesInput } from '@lotline/schema/domain/potential-job/potential-job-moves.input';
import { OFFICE_CLAIM, POTENTIAL_JOB_STATUSES } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { changedSince, staleOf, withSince } from '../../platform/command/changed-since.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { stateOf, told, type NamedVerdict } from './judge-potential-jobs.queries.ts';
import { readPotentialJobs, type LockedPotentialJob } from './lock-potential-jobs.ts';
import { EVENT_OF_MOVE } from './move-potential-jobs.command.ts';
import { writeMoves } from './write-moves.step.ts';

export function undoMoves(context: RequestContext, input: UndoMovesInput, client: ClientMutation | null): Promise<NamedVerdict[]> {
  return runCommand<NamedVerdict[]>(context, {
    operation: 'undoPotentialJobChanges',
    input,
    client,
    work: async (command) => {
      const jobs = await readPotentialJobs(command, input.ids);
      const changes = await loadChanges(command, input);
      const judged = input.ids.map((id) => {
        const [job, change] = [jobs.find((one) => one.id === id), changes.find((one) => one.id === id)];
        return { id, job, change, verdict: verdictOn(command, job, change) };
      });
      const taken = judged.flatMap(({ id, job, change, verdict }) =>
        verdict.ok && job !== undefined && change !== undefined
          ? [{ of: change.move, id, version: job.version, before: stateOf(job), after: change.before }]
          : [],
      );
      // by the move that made each, so that the history says what was taken back
      for (const name of new Set(taken.map(({ of }) => of))) {
        const moves = taken.filter(({ of }) => of === name).map(({ of: _move, ...written }) => written);
        await writeMoves(command, name, moves, 'Undone');
      }
      const since = await changedSince(command, 'potential_job', staleOf(judged));
      return judged.map(({ id, job, verdict }) => withSince(told(id, job, verdict), since.get(id)));
    },
  });
}

function verdictOn({ actor }: CommandContext, job: LockedPotentialJob | undefined, change: Change | undefined): Verdict {
  if (job === undefined) return refused('NOT_FOUND');
  return all(
    unless(hasClaim(actor, OFFICE_CLAIM), 'CLAIM_REQUIRED', { claim: OFFICE_CLAIM }),
    change === undefined ? refused('NOT_FOUND') : unless(job.version === change.version, 'STALE_VERSION'),
  );
}

const CHANGES = prepared(
  'moves-of-potential-jobs',
  `select distinct on (e.entity_id) e.entity_id as id, e.version, e.move, e.before from event e
    where e.entity = 'potential_job' and e.entity_id = any($ids::integer[]) and e.actor_user_id = $actorId::integer
      and (e.client_id = any($clientIds::uuid[]) or e.batch_id = any($clientIds::uuid[])) and e.move = any($moves::text[])
    order by e.entity_id, e.id desc`,
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

async function loadChanges({ sequelize, transaction, actor }: CommandContext, { ids, clientIds }: UndoMovesInput): Promise<Change[]> {
  const bind = { ids: [...ids], clientIds: [...clientIds], actorId: actor.userId, moves: MOVES };
  return z.array(changed).parse(await sequelize.query(CHANGES, { bind, transaction, type: QueryTypes.SELECT }));
}
