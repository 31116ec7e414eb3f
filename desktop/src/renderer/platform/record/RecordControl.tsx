// The control of a declared record's field, by its kind.
import type { RecordFieldKind } from '@lotline/schema/domain/record/record-declaration';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { DayInput } from '../form/DayInput.tsx';
import type { ControlWiring } from '../form/FormField.tsx';

interface RecordControlProps {
  readonly kind: RecordFieldKind;
  readonly wiring: ControlWiring;
  readonly value: string;
  readonly isLocked: boolean;
  readonly isFirst: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

export function RecordControl({ kind, wiring, value, isLocked, isFirst, onChange, onLeave }: RecordControlProps) {
  const autofocus = isFirst ? '' : undefined;
  if (kind === 'day') return <DayInput {...wiring} {...{ value, onChange, onLeave }} isReadOnly={isLocked} data-autofocus={autofocus} />;
  const control = {
    ...{ ...wiring, value, 'data-autofocus': autofocus, className: inputClass, readOnly: isLocked, onBlur: onLeave },
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  return kind === 'text' ? <textarea {...control} rows={3} /> : <input {...control} autoComplete="off" />;
}
