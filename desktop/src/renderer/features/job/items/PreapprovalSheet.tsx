// The customer's approval of an item before it is done: recorded with the customer's word, or taken back.
import { PreapproveJobItemDocument } from '@lotline/schema/generated/documents/item';
import { useJobView } from '../job-context.ts';
import type { Boq } from '../job-data.ts';
import { useJobChange } from '../use-job-change.ts';
import { CommandSheet } from '../../../platform/command/CommandSheet.tsx';

export interface PreapprovalSheetProps {
  readonly boq: Boq;
  readonly onClose: () => void;
}

const MOST_CHARACTERS = 1000;

export function PreapprovalSheet({ boq, onClose }: PreapprovalSheetProps) {
  const { job } = useJobView();
  const isGiven = boq.preapproval === 'given';
  const command = useJobChange<{ boqId: number; note: string | null }>({
    jobId: job.id,
    toastText: isGiven ? 'Approval withdrawn' : 'Approval recorded',
    send: async (call, input, client) => {
      await call(PreapproveJobItemDocument, { input, client: { ...client, expectedVersion: boq.version } });
      return null;
    },
  });
  return (
    <CommandSheet
      title={isGiven ? `Customer’s approval of ${boq.code}` : `Record the customer’s approval of ${boq.code}`}
      subtitle={`Job ${job.workOrder}`}
      verb={isGiven ? 'Withdraw' : 'Record approval'}
      isDanger={isGiven}
      draft={`preapprove-${String(boq.id)}`}
      above={
        <p>
          {isGiven
            ? boq.preapprovalNote
            : 'It covers the quantity that is planned or done now. If that grows, the customer has to approve again.'}
        </p>
      }
      fields={{
        note: {
          label: 'How the customer approved it',
          kind: 'text',
          maxLength: MOST_CHARACTERS,
          required: 'Say how the customer approved it: a name, a date, a reference.',
          isLeftOut: () => isGiven,
        },
      }}
      command={command}
      inputOf={({ note }) => ({ boqId: boq.id, note: isGiven ? null : note })}
      onClose={onClose}
    />
  );
}
