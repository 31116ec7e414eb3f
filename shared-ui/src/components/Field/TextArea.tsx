// Several lines of text. Near its limit it counts what is left.
import type { ComponentProps } from 'react';
import { Field, type FieldText } from './Field.tsx';
import styles from './Input.module.css';

interface TextAreaProps extends FieldText, Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'id'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const COUNT_FROM = 0.8;

export function TextArea({ label, hint, error, isRequired, hideLabel, value, onChange, maxLength, ...rest }: TextAreaProps) {
  const counts = maxLength !== undefined && value.length >= maxLength * COUNT_FROM;
  const left = counts ? `${maxLength - value.length} characters left` : hint;
  return (
    <Field label={label} hint={left} error={error} isRequired={isRequired} hideLabel={hideLabel}>
      {(wiring) => (
        <textarea
          rows={3}
          {...rest}
          {...wiring}
          maxLength={maxLength}
          className={styles.area}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
