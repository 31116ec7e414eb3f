// A tick with its sentence.
import type { ReactNode } from 'react';
import styles from './Check.module.css';

interface CheckProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

export function Check({ isOn, onChange, isDisabled = false, describedBy, children }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
