// Takes back what this person's change of several jobs did (undoJobChanges), job by job, where the job is still as that change left it. A hold is
// released: the job is back where it was, with its plan. A move to another project is a move back.
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import type { UndoChangesInput } from '@lotline/schema/domain/kernel/undo-changes.input';
import { canUndoChange, canUndoHold } from '@lotline/schema/domain/job/bulk-job-edit.rules';
import { canUndoMove } from '@lotline/schema/domain/project/project.lifecycle';
import { canEditJob } from '@lotline/schema/domain/job/job-edit.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { all, allowed } from '@lotline/schema/domain/kernel/verdict';
import type { JobStatusSettings } from '@lotline/schema/domain/settings/job-status.setting';
import { mustBeAssigned } from '@lotline/schema/domain/task/assignment.rules';
import { scopeBinds } from '../../platform/auth/scope-binds.ts';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ownChangesSql, undoOwnChanges } from '../../platform/command/undo-own-changes.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import type { AssignedRow } from '../access/assigned-row.step.ts';
import { jobScope, jobWriteScope } from '../access/job.scope.ts';
import { arrive } from '../job/delayed-status.step.ts';
import { settingsOfWorkTypes } from '../setting/settings-of-work-types.queries.ts';
import { told, type NamedJobVerdict } from './judged-jobs.queries.ts';
import { lockFormerProjects, movedChange, returnJobs, type UndoneMove } from './return-jobs.step.ts';
import { heldChange, PLAN_ENDED, releaseJobs, type HeldJob, type UndoneHold } from './release-jobs.step.ts';

export function undoJobChanges(
  context: RequestContext,
  input: UndoChangesInput,
  client: ClientMutation | null,
): Promise<NamedJobVerdict[]> {
  return runCommand<NamedJobVerdict[]>(context, {
    operation: 'undoJobChanges',
    input,
    client,
    work: async (command) => {
      const projects = await lockFormerProjects(command, input);
      const rows = await lockJobs(command, input.ids);
      const workTypes = [...rows.values()].map(({ workType }) => workType);
      const settingsOf = await settingsOfWorkTypes(command, 'Job Status Settings', workTypes);
      return undoOwnChanges(command, input, {
        entity: 'construction',
        rows,
        changes: { sql: CHANGES, shape: changed },
        mayTouch: (job, change) =>
          all(
            mustBeAssigned(job.isAssigned, 'job'),
            change === undefined || change.move === 'setJobStatus' ? allowed : canEditJob(command.actor),
          ),
        mayUndo: (job, change) => {
          if (change.move === 'holdJob') return canUndoHold(command.actor, job, change, settingsOf(job.workType));
          return change.move === 'moveToProject' ? canUndoMove(command.actor, job, change, projects) : canUndoChange(job, change);
        },
        takeBack: async (taken) => {
          const held = taken.flatMap(({ row: job, change }) => (change.move === 'holdJob' ? [{ job, hold: change }] : []));
          const moved = taken.flatMap(({ change }) => (change.move === 'moveToProject' ? [change] : []));
          const others = taken.flatMap(({ row, change }) => (isOfOneColumn(change) ? [{ row, change }] : []));
          const changes = others.map(({ change }) => change);
          await takeBack(command, changes);
          await planAgain(command, others, settingsOf);
          await releaseJobs(command, held, settingsOf);
          await returnJobs(command, moved, projects);
        },
        told,
      });
    },
  });
}

type LockedJob = AssignedRow & HeldJob & { readonly workOrder: string };

const LOCK = prepared(
  'lock-changed-jobs',
  `select ${wireColumns('c', 'id version work_order work_type planned_status planned_status_at planned_status_by status_change_hangfire_id status hold_reason hold_until status_before_hold')}, ${jobWriteScope('c')} as "isAssigned" from construction c
    where c.id = any($ids::integer[]) and ${jobScope('c')} order by c.id for no key update of c`,
);
const CHANGES = prepared(
  'changes-of-actions',
  ownChangesSql({
    entity: 'construction',
    columns: `e.move, e.before, e.after, e.detail, ${PLAN_ENDED} as plan`,
    moves: `e.move in ('setJobStatus', 'setScheduler', 'setDueDate', 'holdJob', 'moveToProject')`,
  }),
);

async function lockJobs(
  { sequelize, transaction, actor }: CommandContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LockedJob>> {
  const bind = { ...scopeBinds(actor), ids: [...ids] };
  const jobs = await sequelize.query<LockedJob>(LOCK, { bind, transaction, type: QueryTypes.SELECT });
  return new Map(jobs.map((job) => [job.id, job]));
}

const head = { id: z.number(), version: z.number() };
const status = z.object({ status: z.string() });
const scheduler = z.object({ scheduler: z.string().nullable() });
const dueDate = z.object({ updatedDueDate: z.string().nullable() });
const changed = z.discriminatedUnion('move', [
  z.object({ ...head, move: z.literal('setJobStatus'), before: status, after: status }),
  z.object({ ...head, move: z.literal('setScheduler'), before: scheduler, after: scheduler }),
  z.object({ ...head, move: z.literal('setDueDate'), before: dueDate, after: dueDate }),
  heldChange,
  movedChange,
]);
type AnyChange = z.output<typeof changed>;
type Change = Exclude<AnyChange, UndoneHold | UndoneMove>;
const isOfOneColumn = (change: AnyChange): change is Change => change.move !== 'holdJob' && change.move !== 'moveToProject';

const write = (column: string, type: string): string =>
  `update construction c set ${column} = r.value, version = c.version + 1
     from jsonb_to_recordset($rows::jsonb) r(id integer, value ${type}) where c.id = r.id`;
const WRITE = {
  setJobStatus: prepared('undo-status', write('status', 'text')),
  setScheduler: prepared('undo-scheduler', write('scheduler', 'text')),
  setDueDate: prepared('undo-due-date', write('updated_due_date', 'date')),
} as const;

/** One statement for each kind of change, however many they are. */
async function takeBack(command: CommandContext, changes: readonly Change[]): Promise<void> {
  for (const move of new Set(changes.map((change) => change.move))) {
    const rows = changes.filter((change) => change.move === move).map((change) => ({ id: change.id, value: valueBefore(change) }));
    await command.sequelize.query(WRITE[move], { bind: { rows: JSON.stringify(rows) }, transaction: command.transaction });
  }
  for (const change of changes) appendUndo(command, change);
}

/** By the settings alone: of the status that a job is back in, no longer of the one that it left. */
async function planAgain(
  command: CommandContext,
  taken: readonly { readonly row: LockedJob; readonly change: Change }[],
  settingsOf: (workType: string) => JobStatusSettings,
): Promise<void> {
  const back = taken.flatMap(({ row, change }) =>
    change.move === 'setJobStatus' ? [{ ...row, status: change.before.status, version: change.version + 1 }] : [],
  );
  await arrive(command, back, ({ workType }) => settingsOf(workType));
}

function appendUndo(command: CommandContext, change: Change): void {
  const { id, version } = change;
  const event = { entity: 'construction', entityId: id, constructionId: id, version: version + 1, why: 'Undone' } as const;
  // each with its own shape: what was before is after again
  if (change.move === 'setJobStatus') appendEvent(command, { ...event, move: change.move, before: change.after, after: change.before });
  else if (change.move === 'setScheduler')
    appendEvent(command, { ...event, move: change.move, before: change.after, after: change.before });
  else appendEvent(command, { ...event, move: change.move, before: change.after, after: change.before });
}

function valueBefore(change: Change): string | null {
  if (change.move === 'setJobStatus') return change.before.status;
  return change.move === 'setScheduler' ? change.before.scheduler : change.before.updatedDueDate;
}
