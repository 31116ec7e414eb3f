// Several jobs changed at once (changeJobs): each judged for itself, those that take the change written together, each with its event. What is not
// there for this person is answered so and never touched.
import { QueryTypes } from 'sequelize';
import type { JobChange, BulkJobEditInput } from '@lotline/schema/domain/job/bulk-job-edit.input';
import { canReopenSeveral } from '@lotline/schema/domain/job/bulk-job-edit.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { arrive } from '../job/delayed-status.step.ts';
import { holdJobs } from './hold-jobs.step.ts';
import { judgeJobs, type ListedJob, type NamedJobVerdict } from './judged-jobs.queries.ts';

export function changeJobs(context: RequestContext, input: BulkJobEditInput, client: ClientMutation | null): Promise<NamedJobVerdict[]> {
  return runCommand<NamedJobVerdict[]>(context, {
    operation: 'changeJobs',
    input,
    client,
    work: async (command) => {
      const { verdicts, changing, effects, heldIds, settingsOf } = await judgeJobs(command, input.ids, input.change, command.at);
      const { change } = input;
      const explained = canReopenSeveral(effects, input.reason);
      if (!explained.ok) refuse(explained.code, explained.details);
      const held = changing.filter(({ id }) => heldIds.has(id));
      const others = changing.filter(({ id }) => !heldIds.has(id));
      if (others.length > 0) await writeJobs(command, others, input);
      if (change.of === 'status') {
        const arrived = others.map((job) => ({ ...job, status: change.status, version: job.version + 1 }));
        await arrive(command, arrived, settingsOf);
      }
      if (held.length > 0 && change.of === 'status' && change.hold !== null) await holdJobs(command, held, change.status, change.hold);
      return verdicts;
    },
  });
}

const COLUMNS: Readonly<Record<JobChange['of'], string>> = {
  status: 'status = $value::text',
  scheduler: 'scheduler = $value::text',
  dueDate: 'updated_due_date = $value::date',
};

function valueOf(change: JobChange): string | null {
  if (change.of === 'status') return change.status;
  return change.of === 'scheduler' ? change.scheduler : change.updatedDueDate;
}

/** Under the locks that they were judged under. */
async function writeJobs(command: CommandContext, jobs: readonly ListedJob[], { change, reason }: BulkJobEditInput): Promise<void> {
  await command.sequelize.query(`update construction set ${COLUMNS[change.of]}, version = version + 1 where id = any($ids::int[])`, {
    bind: { value: valueOf(change), ids: jobs.map(({ id }) => id) },
    transaction: command.transaction,
    type: QueryTypes.UPDATE,
  });
  for (const job of jobs) appendChange(command, job, change, reason);
}

function appendChange(command: CommandContext, job: ListedJob, change: JobChange, why: string | null): void {
  const { id, version, status, scheduler, updatedDueDate } = job;
  const head = { entity: 'construction', entityId: id, constructionId: id, version: version + 1, why } as const;
  if (change.of === 'status') {
    appendEvent(command, { ...head, move: 'setJobStatus', before: { status }, after: { status: change.status } });
  } else if (change.of === 'scheduler') {
    appendEvent(command, { ...head, move: 'setScheduler', before: { scheduler }, after: { scheduler: change.scheduler } });
  } else {
    const after = { updatedDueDate: change.updatedDueDate };
    appendEvent(command, { ...head, move: 'setDueDate', before: { updatedDueDate }, after });
  }
}
