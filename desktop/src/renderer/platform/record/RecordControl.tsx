// The control of a declared record's field, by its kind.
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import type { RecordOption, TextKind } from '@lotline/schema/domain/record/record-declaration';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { LazyChoice } from '../controls/LazyChoice.tsx';
import { DayInput } from '../form/DayInput.tsx';
import { stepKeys } from '../form/quantity-steps.ts';
import type { ControlWiring } from '../form/FormField.tsx';

export interface RecordControlProps {
  readonly wiring: ControlWiring;
  readonly value: string;
  readonly isLocked: boolean;
  readonly isFirst: boolean;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

interface KindProps extends RecordControlProps {
  readonly kind: TextKind;
  /** Of what is chosen. */
  readonly options: readonly RecordOption[];
  readonly isRequired: boolean;
  readonly isDirty: boolean;
}

const CHOSEN: ReadonlySet<TextKind> = new Set<TextKind>(['choice', 'yesNo', 'state', 'ref']);

export function RecordControl({ kind, options, isRequired, isDirty, ...shared }: KindProps) {
  const { wiring, value, isLocked, isFirst, onChange, onLeave } = shared;
  const autofocus = isFirst ? '' : undefined;
  if (kind === 'day') return <DayInput {...wiring} {...{ value, onChange, onLeave }} isReadOnly={isLocked} data-autofocus={autofocus} />;
  if (CHOSEN.has(kind))
    return (
      <LazyChoice
        {...wiring}
        {...{ value, options, onChange, onLeave, isFirst }}
        placeholder="Choose"
        isClearable={!isRequired}
        isDisabled={isLocked}
      />
    );
  const control = {
    ...{ ...wiring, value, 'data-autofocus': autofocus, className: inputClass, readOnly: isLocked, onBlur: onLeave },
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  if (kind === 'text') return <textarea {...control} rows={3} />;
  const isNumber = kind === 'amount' || kind === 'quantity';
  const plain = kind === 'quantity' && !isDirty && value !== '' ? formatQuantity(value) : value;
  const onKeyDown = kind === 'quantity' && !isLocked ? stepKeys(plain, onChange) : undefined;
  return <input {...control} value={plain} inputMode={isNumber ? 'decimal' : undefined} autoComplete="off" onKeyDown={onKeyDown} />;
}
