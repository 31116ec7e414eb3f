// One of several choices that narrow what is shown: native radio buttons drawn as chips, as wide as their words.
import { useId } from 'react';
import { ValueDot } from '../../../platform/list/ValueTag.tsx';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './FilterChips.module.css';

interface FilterChipsProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly colour?: string | null }[];
  readonly onChange: (value: string) => void;
}

export function FilterChips({ label, value, options, onChange }: FilterChipsProps) {
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend className={words.sr}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          <ValueDot colour={option.colour ?? null} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
