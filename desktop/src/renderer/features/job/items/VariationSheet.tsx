// Approves or refuses what the field asked for beyond the plan; a refusal says why.
import { z } from 'zod';
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import { DecideVariationDocument } from '@lotline/schema/generated/documents/item';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { useFormDraft } from '../../../platform/form/use-form-draft.ts';
import { useJobView } from '../job-context.ts';
import type { Boq } from '../job-data.ts';
import { TaskSheet } from '../schedule/sheets/TaskSheet.tsx';
import { FieldReasons } from './FieldReasons.tsx';
import { useJobChange } from '../use-job-change.ts';

export type VariationVerdict = 'approve' | 'refuse';

const WORDS = {
  approve: { verb: 'Approve', said: 'Variation approved', label: 'Reason (optional)' },
  refuse: { verb: 'Refuse', said: 'Variation refused', label: 'Reason' },
} as const;

interface VariationSheetProps {
  readonly boq: Boq;
  readonly verdict: VariationVerdict;
  readonly onClose: () => void;
}

export function VariationSheet({ boq, verdict, onClose }: VariationSheetProps) {
  const { job } = useJobView();
  const name = `${verdict}-variation-${String(boq.id)}`;
  const draft = useFormDraft({ name, shapes: { reason: z.string() }, start: { reason: '' }, onClose });
  const { reason } = draft.values;
  const { verb, said, label } = WORDS[verdict];
  const { run, isBusy, problem } = useJobChange<{ boqId: number; verdict: VariationVerdict; reason: string | null }>({
    jobId: job.id,
    toastText: said,
    onDone: draft.close,
    send: async (call, input, client) => {
      await call(DecideVariationDocument, { input, client });
      return null;
    },
  });
  const asked = `${formatQuantity(boq.variationQty ?? '0')} ${boq.unitOfMeasure ?? ''}`.trim();
  return (
    <TaskSheet
      title={`${verb} the variation of ${boq.code}`}
      verb={verb}
      isBusy={isBusy}
      problem={problem}
      lacks={verdict === 'refuse' && reason.trim() === '' ? 'Say why the variation is refused.' : undefined}
      draft={draft}
      isDanger={verdict === 'refuse'}
      onSave={() => run({ boqId: boq.id, verdict, reason: reason.trim() === '' ? null : reason.trim() })}
      onClose={onClose}
    >
      <p>{`The field asked for ${asked} beyond the planned ${formatQuantity(boq.quantity)}.`}</p>
      <FieldReasons boq={boq} />
      <TextArea label={label} data-autofocus="" maxLength={1000} value={reason} onChange={(words) => draft.set({ reason: words })} />
    </TaskSheet>
  );
}
