// A material or an expense being added or changed: the form of the declared record, with its sum and its receipt.
import { useState } from 'react';
import { COST_KEYS, costRecord } from '@lotline/schema/domain/cost/cost.fields';
import type { CostKind } from '@lotline/schema/domain/cost/cost.lifecycle';
import { RecordSheet } from '../../../platform/record/RecordSheet.tsx';
import { wholeCommand } from '../../../platform/record/whole-command.ts';
import { useJobView } from '../job-context.ts';
import type { JobCost } from '../job-data.ts';
import { CostSum } from './CostSum.tsx';
import { COST_WORDS, costName } from './cost-words.ts';
import { ReceiptControl } from './ReceiptControl.tsx';
import { useReceipts } from './use-receipts.ts';
import { useSaveCost } from './use-save-cost.ts';

interface CostSheetProps {
  readonly kind: CostKind;
  /** Null: a new one. */
  readonly cost: JobCost | null;
  readonly onClose: () => void;
}

export function CostSheet({ kind, cost, onClose }: CostSheetProps) {
  const { job, today } = useJobView();
  const [isSending, setSending] = useState(false);
  const { files, add } = useReceipts(cost?.receipt ?? null);
  const shown = cost === null ? blank(kind, today) : shownOf(cost);
  const command = wholeCommand(useSaveCost({ jobId: job.id, kind, cost }, shown), shown);
  const title = COST_WORDS[kind].add;
  const { id = null } = cost ?? {};
  return (
    <RecordSheet
      {...{
        record: costRecord(kind),
        id,
        name: cost === null ? null : costName(cost),
        adding: { title, verb: title },
        shown,
        command,
        onClose,
      }}
      draft={`${kind}-${String(id ?? 'new')}-of-job-${String(job.id)}`}
      rows={{ receiptId: files }}
      controls={{ receiptId: (props) => <ReceiptControl {...props} files={files} onSent={add} onSending={setSending} /> }}
      note={({ quantity, unitCost }) => <CostSum {...{ quantity, unitCost }} />}
      isWaiting={isSending}
      onSaved={onClose}
    />
  );
}

const EMPTY = Object.fromEntries(COST_KEYS.map((field) => [field, null]));
/** A new expense is of today, and of one thing. */
const blank = (kind: CostKind, today: string) => (kind === 'expense' ? { ...EMPTY, quantity: '1.000', spentOn: today } : EMPTY);

const shownOf = ({ receipt, ...cost }: JobCost) => {
  const { code, supplier, description, quantity, unitOfMeasure, unitCost, spentOn, comments } = cost;
  return {
    ...{ code, supplier, description, quantity, unitOfMeasure, unitCost, spentOn, comments },
    receiptId: receipt === null ? null : String(receipt.id),
  };
};
