// A native select: the phone's own wheel, the keyboard's own letters.
import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Field, type FieldText } from './Field.tsx';
import { classes } from '../../styles/classes.tsx';
import styles from './Input.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends FieldText, Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'id' | 'children'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
}

export function Select({
  label,
  hint,
  error,
  isRequired,
  hideLabel,
  value,
  onChange,
  options,
  placeholder,
  className,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} hideLabel={hideLabel}>
      {(wiring) => (
        <div className={classes(styles.picker, className)}>
          <select {...rest} {...wiring} className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
            {placeholder === undefined ? null : (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </div>
      )}
    </Field>
  );
}
