// What is planned of an item, at which amount, with which note: the form of the declared record, with what it comes to and what it overruns.
import { JOB_ITEM } from '@lotline/schema/domain/item/job-item.fields';
import { seesItemAmounts } from '@lotline/schema/domain/item/job-item.rules';
import { overRun } from '@lotline/schema/domain/item/line.rules';
import { overRunSentence } from '@lotline/schema/domain/item/line-words';
import { EditJobItemDocument } from '@lotline/schema/generated/documents/item';
import words from '@lotline/shared-ui/styles/words.module.css';
import { job as followedJob } from '../../../platform/data/follows.ts';
import { useCommand } from '../../../platform/data/use-command.ts';
import type { Values } from '../../../platform/form/form-edits.ts';
import { RecordSheet } from '../../../platform/record/RecordSheet.tsx';
import type { RecordEdit } from '../../../platform/record/use-record-form.ts';
import { wholeCommand } from '../../../platform/record/whole-command.ts';
import { useJobView } from '../job-context.ts';
import type { Boq } from '../job-data.ts';
import { typedQuantity, typedValue } from './new-items.ts';
import styles from './Items.module.css';

const textOf = (value: Values[string] | undefined): string => (typeof value === 'string' ? value : '');
const orNull = (value: Values[string] | undefined): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The quantity by the name of its unit. */
const recordOf = (unit: string | null) => {
  const { quantity, ...rest } = JOB_ITEM.fields;
  return {
    ...JOB_ITEM,
    fields: { quantity: { ...quantity, label: unit === null ? quantity.label : `${quantity.label} (${unit})` }, ...rest },
  };
};

export function EditItemSheet({ boq, onClose }: { readonly boq: Boq; readonly onClose: () => void }) {
  const { job } = useJobView();
  const { id, code, quantity, unitAmount, comments } = boq;
  const shown: Values = { quantity, unitAmount, comments };
  const command = useCommand({
    touches: [followedJob(job.id)],
    toastText: 'Saved',
    send: async (call, { changes }: RecordEdit, client) => {
      const wanted = { ...shown, ...changes };
      const input = {
        ...{ boqId: id, quantity: textOf(wanted['quantity']) },
        ...{ unitAmount: orNull(wanted['unitAmount']), comments: orNull(wanted['comments']) },
      };
      await call(EditJobItemDocument, { input, client: { ...client, expectedVersion: boq.version } });
    },
  });
  return (
    <RecordSheet
      {...{ record: recordOf(boq.unitOfMeasure), id, name: code, shown, command: wholeCommand(command, shown), onClose }}
      editing={{ title: `Edit ${code}`, subtitle: `Job ${job.workOrder}`, what: `item ${code}` }}
      note={(values) => <ItemNote boq={boq} values={values} />}
      onSaved={onClose}
    />
  );
}

function ItemNote({ boq, values }: { readonly boq: Boq; readonly values: Values }) {
  const { actor } = useJobView();
  const typed = { quantity: textOf(values['quantity']), unitAmount: textOf(values['unitAmount']) };
  const quantity = typedQuantity(typed);
  const more = quantity === null ? null : overRun({ ...boq, quantity });
  const value = seesItemAmounts(actor) ? typedValue(typed, boq.unitOfMeasure) : null;
  return (
    <>
      {value === null ? null : <p className={styles.value}>{value}</p>}
      {more === null ? null : <p role="status">{overRunSentence(more)}</p>}
      {boq.description === null ? null : <p className={words.muted}>{boq.description}</p>}
    </>
  );
}
