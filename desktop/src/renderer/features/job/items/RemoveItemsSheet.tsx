// Items off the job, once it is asked, with the way back for a while; one that a task has is named before it is tried.
import { canRemoveItem } from '@lotline/schema/domain/item/job-item.rules';
import { RemoveJobItemsDocument } from '@lotline/schema/generated/documents/item';
import { sayError } from '@lotline/schema/errors/catalogue';
import { useOfferBack } from '../../../platform/bulk/use-dry-run.ts';
import { useUndoRemovedItems } from '../../../platform/bulk/ways-back.ts';
import { CommandSheet } from '../../../platform/command/CommandSheet.tsx';
import { job as ofJob } from '../../../platform/data/follows.ts';
import { useCommand } from '../../../platform/data/use-command.ts';
import { useJobView } from '../job-context.ts';
import type { Boq, Job } from '../job-data.ts';

interface RemoveItemsSheetProps {
  readonly boqs: readonly Boq[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function RemoveItemsSheet({ boqs, onDone, onClose }: RemoveItemsSheetProps) {
  const { job, actor } = useJobView();
  const called = boqs.length === 1 ? (boqs[0]?.code ?? '') : `${String(boqs.length)} items`;
  const offer = useOfferBack(useUndoRemovedItems());
  const command = useCommand<{ constructionId: number; ids: number[] }, string>({
    touches: [ofJob(job.id)],
    send: async (call, input, client) => {
      await call(RemoveJobItemsDocument, { input, client });
      return client.id;
    },
  });
  const refused = boqs.map((boq) => canRemoveItem(actor, { code: boq.code, tasks: tasksOf(job, boq.id) })).find(({ ok }) => !ok);
  const because = refused === undefined || refused.ok ? undefined : sayError(refused.code, refused.details);
  return (
    <CommandSheet
      title={`Remove ${called}?`}
      subtitle={`Job ${job.workOrder}`}
      verb={`Remove ${called}`}
      isDanger
      fields={{}}
      lackOf={() => (because === undefined ? undefined : 'It stays on the job.')}
      above={
        <p>
          {because ??
            `${boqs.map(({ code }) => code).join(', ')} will no longer be planned on this job. The history keeps what was planned.`}
        </p>
      }
      command={command}
      inputOf={() => ({ constructionId: job.id, ids: boqs.map(({ id }) => id) })}
      onDone={(actionId) => {
        offer(
          `${called} removed`,
          boqs.map(({ id }) => id),
          [actionId],
        );
        onDone();
      }}
      onClose={onClose}
    />
  );
}

const tasksOf = ({ schedules }: Job, boqId: number): string[] =>
  schedules.filter(({ items }) => items.some((item) => item.boqId === boqId)).map(({ name }) => name);
