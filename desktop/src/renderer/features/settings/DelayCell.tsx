// After how many days in a status a job goes on by itself, and to which.
import { isConfig } from '@lotline/schema/domain/settings/merge-setting';
import { inputClass } from '@lotline/shared-ui/components/Field/field-class';
import { Choice } from '../../platform/controls/Choice.tsx';
import styles from './Settings.module.css';

interface DelayCellProps {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  /** The other statuses of the setting. */
  readonly names: readonly string[];
  readonly onChange: (value: unknown) => void;
}

const USUAL_DAYS = 7;
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

export function DelayCell({ id, label, value, names, onChange }: DelayCellProps) {
  const { afterDays = null, to = '' } = isConfig(value) ? value : {};
  // what is no number stays as it is typed: the setting's schema says what is wrong
  const setDays = (text: string) => {
    const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : text;
    onChange(text === '' && to === '' ? null : { afterDays: days, to });
  };
  const setStatus = (next: string) => onChange(next === '' ? null : { afterDays: afterDays ?? USUAL_DAYS, to: next });
  return (
    <span className={styles.delay}>
      <input
        id={id}
        className={inputClass}
        autoComplete="off"
        inputMode="numeric"
        maxLength={4}
        aria-label={`${label}, days`}
        value={textOf(afterDays)}
        onChange={(event) => setDays(event.target.value)}
      />
      <Choice
        id={`${id}to`}
        aria-label={`${label}, status`}
        aria-describedby={undefined}
        aria-invalid={undefined}
        value={textOf(to)}
        options={names.map((name) => ({ value: name, label: name }))}
        placeholder="stays"
        isClearable
        onChange={setStatus}
      />
    </span>
  );
}
