// What is planned of an item, at which amount, with which note. Somebody else's change meanwhile is told, and only the next Save replaces it, knowingly.
import { useState } from 'react';
import { z } from 'zod';
import { plannedQty } from '@lotline/schema/domain/item/line.rules';
import { overRunSentence } from '@lotline/schema/domain/item/line-words';
import { overRun } from '@lotline/schema/domain/item/line.rules';
import { seesItemAmounts } from '@lotline/schema/domain/item/job-item.rules';
import { formatAud, formatQuantity, isZero } from '@lotline/schema/domain/kernel/money';
import { EditJobItemDocument } from '@lotline/schema/generated/documents/item';
import { useFormDraft } from '../../../platform/form/use-form-draft.ts';
import { useJobView } from '../job-context.ts';
import type { Boq } from '../job-data.ts';
import { TaskSheet } from '../schedule/sheets/TaskSheet.tsx';
import { useJobChange } from '../use-job-change.ts';
import { ItemFigures } from './ItemFigures.tsx';
import { amountFault, quantityFault, typedAmount, typedQuantity } from './new-items.ts';

const text = z.string();
const SHAPES = { quantity: text, unitAmount: text, comments: text, version: z.number() };

interface Sent {
  readonly input: {
    readonly boqId: number;
    readonly quantity: string;
    readonly unitAmount: string | null;
    readonly comments: string | null;
  };
  readonly version: number;
}

export function EditItemSheet({ boq, onClose }: { readonly boq: Boq; readonly onClose: () => void }) {
  const { job, actor } = useJobView();
  const [start] = useState(() => ({
    ...{ quantity: formatQuantity(boq.quantity), unitAmount: boq.unitAmount ?? '', comments: boq.comments ?? '', version: boq.version },
  }));
  const draft = useFormDraft({ name: `edit-item-${String(boq.id)}`, shapes: SHAPES, start, along: ['version'], onClose });
  const { version, ...figures } = draft.values;
  const { run, isBusy, problem } = useJobChange<Sent>({
    jobId: job.id,
    toastText: 'Saved',
    onDone: draft.close,
    send: async (call, { input, version: expectedVersion }, client) => {
      await call(EditJobItemDocument, { input, client: { ...client, expectedVersion } });
      return null;
    },
  });
  const isStale = problem?.code === 'STALE_VERSION';
  const quantity = typedQuantity(figures);
  const fault = quantity !== null && isZero(quantity) ? undefined : quantityFault(figures);
  const more = quantity === null ? null : overRun({ ...boq, quantity });
  const save = () =>
    run({
      input: {
        boqId: boq.id,
        quantity: figures.quantity.trim(),
        unitAmount: typedAmount(figures),
        comments: figures.comments.trim() || null,
      },
      version: isStale ? boq.version : version,
    });
  return (
    <TaskSheet
      title={`Edit ${boq.code}`}
      verb={isStale ? 'Save over it' : 'Save'}
      isBusy={isBusy}
      problem={problem}
      lacks={fault ?? amountFault(figures)}
      draft={draft}
      onSave={save}
      onClose={onClose}
    >
      {isStale ? <SavedItem boq={boq} seesMoney={seesItemAmounts(actor)} /> : null}
      {boq.description === null ? null : <p>{boq.description}</p>}
      <ItemFigures
        figures={figures}
        unit={boq.unitOfMeasure}
        seesMoney={seesItemAmounts(actor)}
        faults={{ quantity: fault, unitAmount: amountFault(figures) }}
        warning={more === null ? undefined : overRunSentence(more)}
        isFirst
        onChange={draft.set}
      />
    </TaskSheet>
  );
}

/** What somebody else saved while it was open here. */
function SavedItem({ boq, seesMoney }: { readonly boq: Boq; readonly seesMoney: boolean }) {
  const amount = seesMoney && boq.unitAmount !== null ? `at ${formatAud(boq.unitAmount)}` : null;
  const said = [`${formatQuantity(plannedQty(boq))} planned`, amount, boq.comments].filter((part) => part !== null);
  return (
    <section aria-label="Changed while you were editing">
      <p>Changed while you were editing: {said.join(' · ')}</p>
    </section>
  );
}
