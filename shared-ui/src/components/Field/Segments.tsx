// A few choices side by side: native radio buttons that look like one control.
import { useId } from 'react';
import type { SelectOption } from './Select.tsx';
import words from '../../styles/words.module.css';
import field from './Field.module.css';
import styles from './Segments.module.css';

interface SegmentsProps {
  readonly label: string;
  /** The context makes the meaning plain: the label is read out but not shown. */
  readonly hideLabel?: boolean | undefined;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
}

export function Segments({ label, hideLabel = false, value, options, onChange }: SegmentsProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={hideLabel ? words.sr : field.label}>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
