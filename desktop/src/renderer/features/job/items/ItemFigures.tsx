// Quantity, unit amount and note of an item as they are typed, and what they come to. Amounts only for who sees them.
import { MAX_ITEM_NOTE_LENGTH } from '@lotline/schema/domain/item/job-item.limits';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { typedValue } from './new-items.ts';
import styles from './Items.module.css';

export interface Figures {
  readonly quantity: string;
  readonly unitAmount: string;
  readonly comments: string;
}

interface ItemFiguresProps {
  readonly figures: Figures;
  readonly unit: string | null;
  readonly seesMoney: boolean;
  readonly faults: { readonly quantity: string | undefined; readonly unitAmount: string | undefined };
  readonly warning?: string | undefined;
  readonly isFirst?: boolean;
  readonly onChange: (part: Partial<Figures>) => void;
}

export function ItemFigures({ figures, unit, seesMoney, faults, warning, isFirst = false, onChange }: ItemFiguresProps) {
  const value = seesMoney ? typedValue(figures, unit) : null;
  return (
    <>
      <div className={styles.figures}>
        <TextField
          label={unit === null ? 'Quantity' : `Quantity (${unit})`}
          inputMode="decimal"
          {...(isFirst ? { 'data-autofocus': '' } : {})}
          value={figures.quantity}
          error={faults.quantity}
          warning={warning}
          onChange={(quantity) => onChange({ quantity })}
        />
        {seesMoney ? (
          <TextField
            label="Unit amount ex GST"
            inputMode="decimal"
            value={figures.unitAmount}
            error={faults.unitAmount}
            onChange={(unitAmount) => onChange({ unitAmount })}
          />
        ) : null}
        <TextField
          label="Note (optional)"
          maxLength={MAX_ITEM_NOTE_LENGTH}
          value={figures.comments}
          onChange={(comments) => onChange({ comments })}
        />
      </div>
      {value === null ? null : <p className={styles.value}>{value}</p>}
    </>
  );
}
