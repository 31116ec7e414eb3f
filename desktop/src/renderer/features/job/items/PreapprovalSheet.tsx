// The customer's approval of an item before it is done: recorded with the customer's word, or taken back.
import { z } from 'zod';
import { PreapproveJobItemDocument } from '@lotline/schema/generated/documents/item';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { useFormDraft } from '../../../platform/form/use-form-draft.ts';
import { useJobView } from '../job-context.ts';
import type { Boq } from '../job-data.ts';
import { TaskSheet } from '../schedule/sheets/TaskSheet.tsx';
import { useJobChange } from '../use-job-change.ts';

export interface PreapprovalSheetProps {
  readonly boq: Boq;
  readonly onClose: () => void;
}

const MOST_CHARACTERS = 1000;

export function PreapprovalSheet({ boq, onClose }: PreapprovalSheetProps) {
  const { job } = useJobView();
  const isGiven = boq.preapproval === 'given';
  const draft = useFormDraft({ name: `preapprove-${String(boq.id)}`, shapes: { note: z.string() }, start: { note: '' }, onClose });
  const note = draft.values.note.trim();
  const { run, isBusy, problem } = useJobChange<{ boqId: number; note: string | null }>({
    jobId: job.id,
    toastText: isGiven ? 'Approval withdrawn' : 'Approval recorded',
    onDone: draft.close,
    send: async (call, input, client) => {
      await call(PreapproveJobItemDocument, { input, client: { ...client, expectedVersion: boq.version } });
      return null;
    },
  });
  return (
    <TaskSheet
      title={isGiven ? `Customer’s approval of ${boq.code}` : `Record the customer’s approval of ${boq.code}`}
      verb={isGiven ? 'Withdraw' : 'Record approval'}
      isBusy={isBusy}
      problem={problem}
      lacks={!isGiven && note === '' ? 'Say how the customer approved it: a name, a date, a reference.' : undefined}
      draft={draft}
      isDanger={isGiven}
      onSave={() => run({ boqId: boq.id, note: isGiven ? null : note })}
      onClose={onClose}
    >
      {isGiven ? (
        <p>{boq.preapprovalNote}</p>
      ) : (
        <>
          <p>It covers what is planned or done now. If that grows, the customer has to approve again.</p>
          <TextArea
            label="How the customer approved it"
            data-autofocus=""
            maxLength={MOST_CHARACTERS}
            value={draft.values.note}
            onChange={(words) => draft.set({ note: words })}
          />
        </>
      )}
    </TaskSheet>
  );
}
