// Approves or rejects what the field asked for beyond the plan; a rejection says why.
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import { DecideVariationDocument } from '@lotline/schema/generated/documents/item';
import { useJobView } from '../job-context.ts';
import type { Boq } from '../job-data.ts';
import { FieldReasons } from './FieldReasons.tsx';
import { useJobChange } from '../use-job-change.ts';
import { CommandSheet } from '../../../platform/command/CommandSheet.tsx';

export type VariationVerdict = 'approve' | 'refuse';

const WORDS = {
  approve: { verb: 'Approve', said: 'Variation approved', label: 'Reason (optional)' },
  refuse: { verb: 'Reject', said: 'Variation rejected', label: 'Reason' },
} as const;

interface VariationSheetProps {
  readonly boq: Boq;
  readonly verdict: VariationVerdict;
  readonly onClose: () => void;
}

export function VariationSheet({ boq, verdict, onClose }: VariationSheetProps) {
  const { job } = useJobView();
  const { verb, said, label } = WORDS[verdict];
  const command = useJobChange<{ boqId: number; verdict: VariationVerdict; reason: string | null }>({
    jobId: job.id,
    toastText: said,
    send: async (call, input, client) => {
      await call(DecideVariationDocument, { input, client });
      return null;
    },
  });
  const asked = `${formatQuantity(boq.variationQty ?? '0')} ${boq.unitOfMeasure ?? ''}`.trim();
  return (
    <CommandSheet
      title={`${verb} the variation of ${boq.code}`}
      subtitle={`Job ${job.workOrder}`}
      verb={verb}
      isDanger={verdict === 'refuse'}
      draft={`${verdict}-variation-${String(boq.id)}`}
      above={
        <>
          <p>{`The field asked for ${asked} beyond the planned ${formatQuantity(boq.quantity)}.`}</p>
          <FieldReasons boq={boq} />
        </>
      }
      fields={{
        reason: {
          label,
          kind: 'text',
          maxLength: 1000,
          required: verdict === 'refuse' ? 'Give a reason for rejecting the variation.' : undefined,
        },
      }}
      command={command}
      inputOf={({ reason }) => ({ boqId: boq.id, verdict, reason: reason === '' ? null : reason })}
      onClose={onClose}
    />
  );
}
