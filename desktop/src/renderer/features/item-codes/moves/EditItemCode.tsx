// Edit of an item code: its fields, and why where an amount changes.
import { amountsDiffer, ITEM_CODE, ITEM_CODE_KEYS } from '@lotline/schema/domain/item/item-code.fields';
import { changedKeys } from '../../../platform/form/changed-keys.ts';
import { useLookupTexts } from '../../../platform/form/use-lookup-texts.ts';
import { RecordSheet } from '../../../platform/record/RecordSheet.tsx';
import { useItemCode, useSaveItemCode } from '../use-item-codes.ts';

const DATED = { unitAmount: 'It has dated prices. Change it under Prices.' };
const USED = { code: 'Jobs already use it, so its code cannot change.' };

interface EditItemCodeProps {
  readonly id: number;
  readonly onClose: () => void;
}

export function EditItemCode({ id, onClose }: EditItemCodeProps) {
  const { item } = useItemCode(id);
  const command = useSaveItemCode('Saved');
  const suggested = { unitOfMeasure: useLookupTexts()('UoM') };
  if (item === null) return null;
  const shown = Object.fromEntries(ITEM_CODE_KEYS.map((field) => [field, item[field]]));
  const locked = { ...(item.usageCount > 0 ? USED : {}), ...(item.isPriceDated ? DATED : {}) };
  return (
    <RecordSheet
      {...{ record: ITEM_CODE, id, name: item.code, shown, locked, suggested, command, onClose }}
      onSaved={onClose}
      asksWhy={(values) => (amountsDiffer(changedKeys(shown, values)) ? 'Required, because this changes an amount.' : undefined)}
    />
  );
}
