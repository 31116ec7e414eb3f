// A value's name and what it has beside it. Where records hold the old name they get the new one, and the history keeps why.
import { MOST_REASON } from '@lotline/schema/domain/kernel/input-limits';
import { useMemo, useState } from 'react';
import { canMark, marksOf, NO_MARKS, type LookupMarks } from '@lotline/schema/domain/lookup/lookup-marks.rules';
import { canChangeName } from '@lotline/schema/domain/lookup/lookup.rules';
import type { LookupList } from '@lotline/schema/domain/lookup/lookup-lists';
import { LOOKUP_VALUE } from '@lotline/schema/domain/lookup/lookup-value.fields';
import type { AnyRecord, PlainValues } from '@lotline/schema/domain/record/record-declaration';
import { sayError } from '@lotline/schema/errors/catalogue';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { Values } from '../../platform/form/form-edits.ts';
import type { RecordEdit } from '../../platform/record/use-record-form.ts';
import { RecordSheet } from '../../platform/record/RecordSheet.tsx';
import { recordsOf } from './records-of.ts';
import { marksShown, useSaveValue, type LookupValue, type MarksWish } from './use-lookups.ts';

interface EditValueSheetProps {
  readonly list: LookupList;
  readonly value: LookupValue;
  readonly onRenamed: (id: number, from: string, to: string) => void;
  readonly onClose: () => void;
}

/** With the fields that values of this list have. */
function recordOf(list: LookupList): AnyRecord {
  const { label, ...all } = LOOKUP_VALUE.fields;
  const has = marksOf(list);
  const marksIn = (values: PlainValues): LookupMarks => ({
    ...NO_MARKS,
    ...Object.fromEntries(has.map((key) => [key, values[key] || null])),
  });
  return {
    ...LOOKUP_VALUE,
    fields: { label, ...Object.fromEntries(has.map((key) => [key, all[key]])) },
    between: (values) => canMark(list, marksIn(values)),
  };
}

const marksFrom = (values: Values): MarksWish => {
  const text = (key: keyof LookupMarks): string | null => String(values[key] ?? '').trim() || null;
  const days = text('dueDays');
  return { code: text('code'), colour: text('colour'), dueDays: days === null ? null : Number(days), details: text('details') };
};

export function EditValueSheet({ list, value, onRenamed, onClose }: EditValueSheetProps) {
  const { id, label, useCount } = value;
  const record = useMemo(() => recordOf(list), [list]);
  const [why, setWhy] = useState('');
  const save = useSaveValue();
  const shown = { label, ...marksShown(list, value) };
  const attempt = ({ changes, base }: RecordEdit) => {
    const before = { ...shown, ...base };
    const after = { ...before, ...changes };
    return save.attempt({
      ...{ id, list: list.name, label: String(after.label ?? ''), baseLabel: String(before.label ?? '') },
      ...{ marks: marksFrom(after), baseMarks: marksFrom(before) },
      why: why.trim() || null,
    });
  };
  const named = canChangeName(list, label);
  return (
    <RecordSheet
      record={record}
      id={id}
      name={label}
      shown={shown}
      command={{ ...save, attempt }}
      locked={named.ok ? {} : { label: sayError(named.code, named.details) }}
      note={(values) => (
        <>
          <p className={words.muted}>
            Write one entry per line, such as Supplier number: 4711. Further data and the code are in the export.
          </p>
          {useCount === 0 || values['label'] === label ? null : (
            <TextField
              label={`Reason (kept in the history of ${recordsOf(useCount)})`}
              hint={`${recordsOf(useCount)} ${useCount === 1 ? 'uses' : 'use'} ${label} and will be renamed.`}
              value={why}
              maxLength={MOST_REASON}
              onChange={setWhy}
            />
          )}
        </>
      )}
      onSaved={(answer) => {
        const now = answer?.values.find((one) => one.id === id)?.label;
        if (now !== undefined && now !== label) onRenamed(id, label, now);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
