// Add items of the catalogue to a job (addJobItems): several at once, all or none (screens.md §2.6).
import type { AddJobItemsInput } from '@lotline/schema/domain/item/job-item.input';
import { canEditItems, canWriteItem } from '@lotline/schema/domain/item/job-item.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { all } from '@lotline/schema/domain/kernel/verdict';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { insertItems } from '../item/new-items.step.ts';
import { mustTakeRecords } from './job-room.step.ts';
import { loadJobForChange } from './load-job-for-change.ts';
import type { ChangedJob } from './set-job-status.command.ts';

export function addJobItems(context: RequestContext, input: AddJobItemsInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'addJobItems',
    input,
    client,
    work: async (command) => {
      const { items } = input;
      // items more overwrite nothing: another's change of the job is no reason not to add them
      const { id: constructionId } = await loadJobForChange(command, input.constructionId, []);
      const verdict = all(canEditItems(command.actor), ...items.map((item) => canWriteItem(command.actor, item)));
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      await mustTakeRecords(command, constructionId, { tasks: 0, items: items.length });
      await insertItems(command, constructionId, items);
      return { constructionId };
    },
  });
}
