// Edit of an item code: its fields, and why where an amount changes.
import { useState } from 'react';
import { amountsDiffer, ITEM_CODE, ITEM_CODE_KEYS } from '@lotline/schema/domain/item/item-code.fields';
import { changedKeys } from '../../../platform/form/changed-keys.ts';
import { useLookupTexts } from '../../../platform/form/use-lookup-texts.ts';
import { WhyField } from '../../../platform/form/WhyField.tsx';
import { RecordSheet } from '../../../platform/record/RecordSheet.tsx';
import type { RecordEdit } from '../../../platform/record/use-record-form.ts';
import { useItemCode, useSaveItemCode } from '../use-item-codes.ts';
import styles from '../../../platform/record/RecordPage.module.css';

const DATED = { unitAmount: 'It has dated prices. Change it under Prices.' };
const USED = { code: 'Jobs already use it, so its code cannot change.' };

interface EditItemCodeProps {
  readonly id: number;
  readonly onClose: () => void;
}

export function EditItemCode({ id, onClose }: EditItemCodeProps) {
  const [why, setWhy] = useState('');
  const { item } = useItemCode(id);
  const save = useSaveItemCode('Saved');
  const suggested = { unitOfMeasure: useLookupTexts()('UoM') };
  if (item === null) return null;
  const shown = Object.fromEntries(ITEM_CODE_KEYS.map((field) => [field, item[field]]));
  const locked = { ...(item.usageCount > 0 ? USED : {}), ...(item.isPriceDated ? DATED : {}) };
  const command = { ...save, attempt: (edit: RecordEdit) => save.attempt({ ...edit, why }) };
  return (
    <RecordSheet
      {...{ record: ITEM_CODE, id, name: item.code, shown, locked, suggested, command, onClose }}
      onSaved={onClose}
      note={(values) => (
        <div className={styles.note}>
          <WhyField
            requiredBecause={amountsDiffer(changedKeys(shown, values)) ? 'Required, because this changes an amount.' : undefined}
            value={why}
            error={why === '' && save.problem?.code === 'REASON_REQUIRED' ? save.problem.message : undefined}
            onChange={setWhy}
          />
        </div>
      )}
    />
  );
}
