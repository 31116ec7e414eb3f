// The controls of one row of a form, by its declared fields: what is wrong with what was typed stands at its field.
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { useActor } from '@lotline/web-session/react/me-context';
import { stepKeys } from './quantity-steps.ts';
import { rowKeysOf, typedFault, type RowFields, type TextRow } from './row-fields.ts';

const INPUTS = {
  line: { type: 'text' },
  quantity: { inputMode: 'decimal' },
  amount: { inputMode: 'decimal' },
  mobile: { type: 'tel' },
  email: { type: 'email' },
} as const;

interface RowControlsProps<Key extends string, Row> {
  readonly fields: RowFields<Key, Row>;
  readonly row: Row;
  /** What a judge of the whole form says, by field. */
  readonly errors?: Readonly<Partial<Record<Key, string>>>;
  readonly onChange: (row: Row) => void;
}

export function RowControls<Key extends string, Row extends TextRow<Key>>({ fields, row, errors, onChange }: RowControlsProps<Key, Row>) {
  const actor = useActor();
  const shown = rowKeysOf(fields).filter((key) => fields[key].claim === undefined || hasClaim(actor, fields[key].claim));
  return shown.map((key) => {
    const field = fields[key];
    const { label, kind = 'line', most, required, hint, warning } = field;
    return (
      <TextField
        key={key}
        label={typeof label === 'string' ? label : label(row)}
        {...INPUTS[kind]}
        maxLength={most}
        isRequired={required !== undefined}
        hint={hint?.(row)}
        warning={warning?.(row)}
        error={errors?.[key] ?? typedFault(field, row, row[key])}
        value={row[key]}
        onChange={(text) => onChange({ ...row, [key]: text })}
        onKeyDown={kind === 'quantity' ? stepKeys(row[key], (text) => onChange({ ...row, [key]: text })) : undefined}
      />
    );
  });
}
