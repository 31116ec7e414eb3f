// A labelled day of a small form. What is no day is said once the person has left the field.
import { useState } from 'react';
import { isDay } from '@lotline/schema/domain/kernel/dates';
import { Field, type FieldText } from '@lotline/shared-ui/components/Field/Field';
import { DayInput } from './DayInput.tsx';

export const NO_DAY = 'There is no such day: write it as 14/8/2026 or 14 Aug.';

interface DayFieldProps extends FieldText {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly 'data-autofocus'?: '' | undefined;
}

export function DayField({ value, onChange, error, 'data-autofocus': autofocus, ...text }: DayFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && value !== '' && !isDay(value);
  return (
    <Field {...text} error={isWrong ? NO_DAY : error}>
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
