// The form of a change of many rows, tried first: its draft lies under these rows' name, and what is worded again is tried again.
import { useState } from 'react';
import type { FormParts } from '../form/form-draft.ts';
import { nameOfMany } from '../form/form-draft.ts';
import { useFormDraft, type DraftEnds } from '../form/use-form-draft.ts';
import { useDryRun, type DryRun, type DryRunParts } from './use-dry-run.ts';

interface DryRunFormParts<Values extends object, Change> extends Omit<DryRunParts<Change>, 'undo'>, FormParts<Values> {
  /** Of the draft: 'add-task-jobs'. */
  readonly name: string;
  /** The way back of what the values say now; left out: it has none of its own. */
  readonly undoOf?: (values: Values) => DryRunParts<Change>['undo'];
  readonly onClose: () => void;
}

interface DryRunForm<Values extends object, Change> {
  readonly draft: DraftEnds;
  readonly dryRun: DryRun<Change>;
  readonly values: Values;
  /** What changes nothing of what the dry run found. */
  readonly set: (part: Partial<Values>) => void;
  /** The dry run's result no longer counts. */
  readonly edit: (part: Partial<Values>) => void;
}

export function useDryRunForm<Values extends object, Change>(parts: DryRunFormParts<Values, Change>): DryRunForm<Values, Change> {
  const { name: called, ids, send, touches, toastText, onDone, undoOf, onClose, ...form } = parts;
  const [name] = useState(() => `${called}-${nameOfMany(ids)}`);
  const draft = useFormDraft<Values>({ ...form, name, onClose });
  const undo = undoOf?.(draft.values);
  const dryRun = useDryRun<Change>({
    ...{ ids, send, toastText },
    ...(touches === undefined ? {} : { touches }),
    ...(undo === undefined ? {} : { undo }),
    onDone: () => {
      draft.close();
      onDone();
    },
  });
  const edit = (part: Partial<Values>) => {
    dryRun.forget();
    draft.set(part);
  };
  return { draft, dryRun, values: draft.values, set: draft.set, edit };
}
