// The customer's approval of a line of a job before it is done (preapproveJobItem), recorded for as much as the line holds then, or taken back (screens.md §2.18).
import type { PreapproveJobItemInput } from '@lotline/schema/domain/item/job-item.input';
import { canEditItems } from '@lotline/schema/domain/item/job-item.rules';
import { canPreapprove, quantityToApprove } from '@lotline/schema/domain/item/preapproval.rules';
import type { ClientMutation } from '@lotline/schema/domain/kernel/input';
import { appendEvent } from '../../platform/command/append-event.ts';
import { runCommand } from '../../platform/command/command.ts';
import { must } from '../../platform/command/must.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { lineMustBeAsSeen, lockJobLine, writeJobLine } from './job-line.step.ts';
import type { ChangedJob } from './set-job-status.command.ts';

/** @throws RefusalError NOT_FOUND, TASK_LEFT, CLAIM_REQUIRED, INVALID_INPUT where nothing is to be approved, STALE_VERSION of the line */
export function preapproveJobItem(
  context: RequestContext,
  input: PreapproveJobItemInput,
  client: ClientMutation | null,
): Promise<ChangedJob> {
  return runCommand<ChangedJob>(context, {
    operation: 'preapproveJobItem',
    input,
    client,
    work: async (command) => {
      const line = await lockJobLine(command, input.boqId);
      const { id, constructionId, code, preapprovedQty, preapprovalNote } = line;
      must(input.note === null ? canEditItems(command.actor) : canPreapprove(command.actor, line));
      await lineMustBeAsSeen(command, line, ['preapproveJobItem', 'editJobItem']);
      if (input.note === null && preapprovedQty === null) return { constructionId };
      const after = { preapprovedQty: input.note === null ? null : quantityToApprove(line), preapprovalNote: input.note };
      const version = await writeJobLine(command, WRITE, { id, at: command.at, userId: command.actor.userId, ...after });
      appendEvent(command, {
        ...{ entity: 'boq', entityId: id, constructionId, version, move: 'preapproveJobItem' },
        ...{ before: { preapprovedQty, preapprovalNote }, after, detail: { code } },
      });
      return { constructionId };
    },
  });
}

const WRITE = prepared(
  'preapprove-job-item',
  `update boq set preapproved_qty = $preapprovedQty::numeric, preapproval_note = $preapprovalNote, version = version + 1,
     preapproved_date = case when $preapprovedQty::numeric is not null then $at::timestamptz end,
     preapproved_by = case when $preapprovedQty::numeric is not null then (select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = $userId) end
    where id = $id returning version`,
);
