// A labelled day of a small form. Text that is no day is marked once the person has left the field.
import { useState } from 'react';
import { Field, type FieldText, type Warned } from '@lotline/shared-ui/components/Field/Field';
import { dayFault } from './day-fault.ts';
import { DayInput } from './DayInput.tsx';

interface DayFieldProps extends FieldText, Warned {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly 'data-autofocus'?: '' | undefined;
}

export function DayField({ value, onChange, error, 'data-autofocus': autofocus, ...text }: DayFieldProps) {
  const [isLeft, setLeft] = useState(false);
  return (
    <Field {...text} error={(isLeft ? dayFault(value) : undefined) ?? error}>
      {(wiring) => (
        <DayInput
          {...wiring}
          data-autofocus={autofocus}
          value={value}
          onLeave={() => setLeft(true)}
          onChange={(day) => {
            setLeft(false);
            onChange(day);
          }}
        />
      )}
    </Field>
  );
}
