// Change what is planned of an item of a job, its amount and its note (editJobItem): one form, all of its fields.
import type { EditJobItemInput } from '@lotline/schema/domain/item/job-item.input';
import { canWriteItem, seesItemAmounts } from '@lotline/schema/domain/item/job-item.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { lineMustBeAsSeen, lockJobLine, writeJobLine } from './job-line.step.ts';
import type { ChangedJob } from './set-job-status.command.ts';

interface ItemFacts {
  readonly itemId: number | null;
  readonly quantity: string;
  readonly unitAmount: string | null;
  readonly comments: string | null;
}

export function editJobItem(context: RequestContext, input: EditJobItemInput, client: ClientMutation | null): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'editJobItem',
    input,
    client,
    work: async (command) => {
      const line = await lockJobLine(command, input.boqId);
      const verdict = canWriteItem(command.actor, input);
      if (!verdict.ok) refuse(verdict.code, verdict.details);
      const { id, constructionId, code, itemId } = line;
      await lineMustBeAsSeen(command, line, ['editJobItem']);
      const unitAmount = seesItemAmounts(command.actor) ? input.unitAmount : line.unitAmount;
      const before = { itemId, quantity: line.quantity, unitAmount: line.unitAmount, comments: line.comments };
      const after = { itemId, quantity: input.quantity, unitAmount, comments: input.comments };
      if (isSame(before, after)) return { constructionId };
      const version = await writeJobLine(command, WRITE, { id, quantity: input.quantity, unitAmount, comments: input.comments });
      appendEvent(command, { entity: 'boq', entityId: id, constructionId, version, move: 'editJobItem', before, after, detail: { code } });
      return { constructionId };
    },
  });
}

const isSame = (one: ItemFacts, other: ItemFacts): boolean =>
  one.quantity === other.quantity && one.unitAmount === other.unitAmount && one.comments === other.comments;

const WRITE = prepared(
  'edit-job-item',
  `update boq set quantity = $quantity::numeric, unit_amount = $unitAmount::numeric, comments = $comments, version = version + 1
    where id = $id returning version`,
);
