// Add a task to a job (addTask): its name, who is to do it, by when, and how much of which lines. It is the office's until it is issued.
import { QueryTypes } from 'sequelize';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { canAddTask } from '@lotline/schema/domain/job/job.lifecycle';
import type { AddTaskInput } from '@lotline/schema/domain/task/office.input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { runCommand } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { loadJobForChange } from './load-job-for-change.ts';
import { mustTakeRecords } from './job-room.step.ts';
import { insertTask } from './new-task.step.ts';
import type { ChangedJob } from './set-job-status.command.ts';

export function addTask(context: RequestContext, input: AddTaskInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'addTask',
    input,
    client,
    work: async (command) => {
      // a task more overwrites nothing: another's change of the job is no reason not to add it
      const { id: constructionId } = await loadJobForChange(command, input.constructionId, []);
      const verdict = canAddTask(command.actor);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      await mustBeLinesOf(command, input);
      await mustTakeRecords(command, constructionId, { tasks: 1, items: input.items.length + input.newItems.length });
      await insertTask(command, input);
      return { constructionId };
    },
  });
}

const LINES = prepared(
  'lines-of-job',
  `select b.id, array(select c.code from child_code c where c.parent_item_id = b.item_id and not c.is_archived) as "childCodes"
     from boq b where b.construction_id = $constructionId and b.id = any($ids::integer[])`,
);

/** Every line is the job's, and a code that is named is one of the line's own. */
async function mustBeLinesOf(command: CommandContext, { constructionId, items }: AddTaskInput): Promise<void> {
  if (items.length === 0) return;
  const lines = await command.sequelize.query<{ id: number; childCodes: string[] }>(LINES, {
    bind: { constructionId, ids: items.map(({ boqId }) => boqId) },
    transaction: command.transaction,
    type: QueryTypes.SELECT,
  });
  for (const { boqId, childCode } of items) {
    const line = lines.find(({ id }) => id === boqId) ?? refuse('NOT_FOUND');
    if (childCode === null || line.childCodes.includes(childCode)) continue;
    refuse('INVALID_INPUT', { field: 'childCode', sentence: `${childCode} is not a code of this line. Choose one of its codes, or none.` });
  }
}
