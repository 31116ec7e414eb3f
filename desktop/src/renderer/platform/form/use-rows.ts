// Rows of a form, as they are typed: added, changed and removed, stored as a draft of their own beside the fields' (decision 080).
import { z } from 'zod';
import type { FormRow } from './row-fields.ts';
import { useFormDraft, type FormDraft } from './use-form-draft.ts';

/** What the form around the rows asks of their draft. */
export type RowsDraft = Pick<FormDraft<object>, 'isUnsaved' | 'isRestored' | 'forget'>;

export interface FormRows<Row extends FormRow> extends RowsDraft {
  readonly rows: readonly Row[];
  readonly set: (rows: readonly Row[]) => void;
  /** In the place of the row that has its key, else below the others. */
  readonly put: (row: Row) => void;
  readonly remove: (key: Row['key']) => void;
}

/**
 * @param name of their draft on the device
 * @param shape of one row, as the device stores it: what has another is no draft of theirs
 * @param start the rows that are there before anybody has typed
 */
export function useRows<Row extends FormRow>(name: string, shape: z.ZodType<Row>, start: readonly Row[] = []): FormRows<Row> {
  const shapes = { rows: z.array(shape) };
  const { values, set: setDraft, ...ends } = useFormDraft<{ readonly rows: readonly Row[] }>({ name, shapes, start: { rows: start } });
  const { rows } = values;
  const set = (now: readonly Row[]) => setDraft({ rows: now });
  return {
    ...{ rows, set, isUnsaved: ends.isUnsaved, isRestored: ends.isRestored, forget: ends.forget },
    put: (row) => set(rows.some(({ key }) => key === row.key) ? rows.map((one) => (one.key === row.key ? row : one)) : [...rows, row]),
    remove: (key) => set(rows.filter((row) => row.key !== key)),
  };
}
