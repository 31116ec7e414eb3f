// One line of text or a number; the value goes up as the person typed it, parsing belongs to the domain.
import type { ComponentProps } from 'react';
import { Field, type FieldText, type Warned } from './Field.tsx';
import { inputClass } from './field-class.tsx';

interface TextFieldProps extends FieldText, Warned, Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'id'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextField({ label, hint, warning, error, isRequired, hideLabel, value, onChange, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} warning={warning} error={error} isRequired={isRequired} hideLabel={hideLabel}>
      {(wiring) => (
        <input
          autoComplete="off"
          {...rest}
          {...wiring}
          className={inputClass}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
