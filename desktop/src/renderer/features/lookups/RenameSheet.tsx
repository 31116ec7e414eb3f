// A new name for a value. Where records hold the old one they get the new one, and the history keeps why.
import { useState } from 'react';
import type { LookupList } from '@lotline/schema/domain/lookup/lookup-lists';
import { LOOKUP_VALUE } from '@lotline/schema/domain/lookup/lookup-value.fields';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import type { RecordEdit } from '../../platform/record/use-record-form.ts';
import { RecordSheet } from '../../platform/record/RecordSheet.tsx';
import { recordsOf } from './records-of.ts';
import { useSaveValue, type LookupValue } from './use-lookups.ts';

interface RenameSheetProps {
  readonly list: LookupList;
  readonly value: LookupValue;
  readonly onRenamed: (id: number, from: string, to: string) => void;
  readonly onClose: () => void;
}

export function RenameSheet({ list, value, onRenamed, onClose }: RenameSheetProps) {
  const { id, label, useCount } = value;
  const [why, setWhy] = useState('');
  const save = useSaveValue();
  const attempt = ({ changes, base }: RecordEdit) =>
    save.attempt({
      id,
      list: list.name,
      label: String(changes['label'] ?? ''),
      baseLabel: String(base['label'] ?? label),
      why: why.trim() || null,
    });
  return (
    <RecordSheet
      record={LOOKUP_VALUE}
      id={id}
      name={label}
      shown={{ label }}
      command={{ ...save, attempt }}
      note={() =>
        useCount === 0 ? null : (
          <TextField
            label={`Why (kept in the history of ${recordsOf(useCount)})`}
            hint={`${recordsOf(useCount)} ${useCount === 1 ? 'uses' : 'use'} ${label} and will be renamed.`}
            value={why}
            maxLength={500}
            onChange={setWhy}
          />
        )
      }
      onSaved={(answer) => {
        const now = answer?.values.find((one) => one.id === id)?.label;
        if (now !== undefined && now !== label) onRenamed(id, label, now);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
