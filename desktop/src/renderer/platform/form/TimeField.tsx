// A labelled time of a small form. Text that is no time is marked once the person has left the field.
import { useState } from 'react';
import { Field, type FieldText, type Warned } from '@lotline/shared-ui/components/Field/Field';
import { timeFault } from './time-fault.ts';
import { TimeInput } from './TimeInput.tsx';

interface TimeFieldProps extends FieldText, Warned {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly 'data-autofocus'?: '' | undefined;
}

export function TimeField({ value, onChange, error, 'data-autofocus': autofocus, ...text }: TimeFieldProps) {
  const [isLeft, setLeft] = useState(false);
  return (
    <Field {...text} error={(isLeft ? timeFault(value) : undefined) ?? error}>
      {(wiring) => (
        <TimeInput
          {...wiring}
          data-autofocus={autofocus}
          value={value}
          onLeave={() => setLeft(true)}
          onChange={(time) => {
            setLeft(false);
            onChange(time);
          }}
        />
      )}
    </Field>
  );
}
