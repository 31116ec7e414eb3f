// Puts back the items that this person removed from a job (undoRemovedItems), item by item, each as it was and under the number that it had: where it is
// still gone, the job is not finished meanwhile, and nobody added the same item again.
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import type { UndoChangesInput } from '@lotline/schema/domain/kernel/undo-changes.input';
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { canRestoreItem, type RemovedLine } from '@lotline/schema/domain/item/job-item.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import type { Verdict } from '@lotline/schema/domain/kernel/verdict';
import { mustBeAssigned } from '@lotline/schema/domain/task/assignment.rules';
import { sayError } from '@lotline/schema/errors/catalogue';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ownChangesSql, undoOwnChanges } from '../../platform/command/undo-own-changes.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { AssignedRow } from '../access/assigned-row.step.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { appendAdded, MADE, type NewLine } from '../item/new-items.step.ts';
import { mustTakeRecords } from './job-room.step.ts';

/** A type alias: what a command keeps of itself is JSON. */
export type NamedItemVerdict = { id: number; itemCode: string; isAllowed: boolean; code: string | null; sentence: string | null };

export function undoRemovedItems(
  context: RequestContext,
  input: UndoChangesInput,
  client: ClientMutation | null,
): Promise<NamedItemVerdict[]> {
  return runCommand<NamedItemVerdict[]>(context, {
    operation: 'undoRemovedItems',
    input,
    client,
    work: async (command) =>
      undoOwnChanges(command, input, {
        entity: 'boq',
        rows: await lockRemoved(command, input.ids),
        changes: { sql: CHANGES, shape: removed },
        mayTouch: ({ isAssigned }) => mustBeAssigned(isAssigned, 'job'),
        mayUndo: (line, removal) => canRestoreItem(command.actor, line, removal),
        takeBack: (taken) =>
          restore(
            command,
            taken.map(({ row }) => row),
          ),
        told,
      }),
  });
}

interface LockedLine extends RemovedLine, AssignedRow {
  readonly id: number;
  readonly constructionId: number;
}

const removed = z.object({ id: z.int(), version: z.int() });
const CHANGES = prepared('removals-of-items', ownChangesSql({ entity: 'boq', columns: 'e.move', moves: `e.move = 'removeJobItem'` }));

/** Their jobs, in one order, as whoever adds an item locks them. */
const LOCK_JOBS = prepared(
  'lock-jobs-of-removed-items',
  `select c.id, c.status, ${jobWriteScope('c')} as "isAssigned" from construction c
    where ${jobScope('c')} and c.id in (
      select e.construction_id from event e where e.entity = 'boq' and e.entity_id = any($ids::integer[]) and e.move = 'removeJobItem')
    order by c.id for no key update of c`,
);
/** What the line was when it was removed: its last image, without which nothing puts it back. */
const IMAGE = `join lateral (
     select d.before as line from change d where d.table_name = 'boq' and d.row_key = r.id::text and d.after is null order by d.seq desc limit 1) d on true`;
const SINCE = '(s.recorded_at, s.id) > (e.recorded_at, e.id)';
/** Of each its last removal, and what became of its job and its item since. */
const REMOVED = prepared(
  'removed-items',
  `select r.id, e.construction_id as "constructionId", e.detail->>'code' as code, coalesce(b.version, e.version) as version,
     coalesce(f.is_archived, false) as "isArchived",
     exists (select from event s where s.construction_id = e.construction_id and s.entity = 'construction' and s.after ? 'status' and ${SINCE})
       as "hasJobMovedSince",
     exists (select from event s join boq other on other.id = s.entity_id where s.construction_id = e.construction_id and s.entity = 'boq'
         and s.move = 'addJobItem' and s.why is distinct from 'Undone' and ${SINCE} and other.code = d.line->>'code'
         and other.item_id is not distinct from (d.line->>'item_id')::integer)
       as "isAddedAgain"
   from unnest($ids::integer[]) r(id)
     join lateral (select * from event e where e.entity = 'boq' and e.entity_id = r.id and e.move = 'removeJobItem'
       order by e.recorded_at desc, e.id desc limit 1) e on true
     ${IMAGE} left join boq b on b.id = r.id left join field_item f on f.id = (d.line->>'item_id')::integer
   where e.construction_id = any($jobIds::integer[])`,
);
/** Its version goes on from where it was: nobody takes it for one that was never gone. */
const RESTORE = prepared(
  'restore-items',
  `insert into boq select line.* from unnest($ids::integer[]) r(id) ${IMAGE}
     cross join lateral jsonb_populate_record(null::boq, d.line || jsonb_build_object('version', (d.line->>'version')::integer + 1)) line
   order by line.id returning construction_id as "constructionId", ${MADE}`,
);

interface ReadLine extends Omit<LockedLine, 'endedSince' | 'isAssigned'> {
  /** It had another status when the item was removed. */
  readonly hasJobMovedSince: boolean;
}

interface LockedJob extends AssignedRow {
  readonly id: number;
  readonly status: string;
}

/** Those of jobs that this person reads, by their numbers. */
async function lockRemoved(command: CommandContext, ids: readonly number[]): Promise<ReadonlyMap<number, LockedLine>> {
  const { sequelize, transaction, actor } = command;
  const bind = { ...scopeBinds(actor), ids: [...ids] };
  const jobs = await sequelize.query<LockedJob>(LOCK_JOBS, { bind, transaction, type: QueryTypes.SELECT });
  const lines = await sequelize.query<ReadLine>(REMOVED, {
    bind: { ids: [...ids], jobIds: jobs.map(({ id }) => id) },
    transaction,
    type: QueryTypes.SELECT,
  });
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  return new Map(
    lines.flatMap((line) => {
      const job = jobOf.get(line.constructionId);
      // one that had ended already when the item was removed is as it was
      const endedSince = line.hasJobMovedSince && job !== undefined && isJobEnded(job) ? job.status : null;
      return job === undefined ? [] : [[line.id, { ...line, endedSince, isAssigned: job.isAssigned }]];
    }),
  );
}

async function restore(command: CommandContext, lines: readonly LockedLine[]): Promise<void> {
  if (lines.length === 0) return;
  const { sequelize, transaction } = command;
  for (const jobId of new Set(lines.map(({ constructionId }) => constructionId))) {
    const items = lines.filter(({ constructionId }) => constructionId === jobId).length;
    await mustTakeRecords(command, jobId, { tasks: 0, items });
  }
  const made = await sequelize.query<NewLine & { readonly constructionId: number }>(RESTORE, {
    bind: { ids: lines.map(({ id }) => id) },
    transaction,
    type: QueryTypes.SELECT,
  });
  for (const line of made) appendAdded(command, line.constructionId, [line], 'Undone');
}

const told = (id: number, line: LockedLine | undefined, verdict: Verdict): NamedItemVerdict => ({
  id,
  itemCode: line?.code ?? '',
  isAllowed: verdict.ok,
  code: verdict.ok ? null : verdict.code,
  sentence: verdict.ok ? null : sayError(verdict.code, verdict.details),
});
