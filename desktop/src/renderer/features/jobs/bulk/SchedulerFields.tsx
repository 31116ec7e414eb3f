// Whom jobs are assigned to: chosen from those who are known; a name that nobody has is typed, and asked about before it is taken.
import { schedulerNamed } from '@lotline/schema/domain/job/scheduler.rules';
import { Select } from '@lotline/shared-ui/components/Field/Select';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import type { BulkChange } from './bulk-change.ts';
import styles from './SchedulerFields.module.css';

interface SchedulerFieldsProps {
  readonly change: BulkChange;
  /** What a scheduler is called. */
  readonly label: string;
  readonly schedulers: readonly string[];
  readonly onEdit: (part: Partial<Required<Omit<BulkChange, 'kind'>>>) => void;
}

/** No name: names have no line break. */
const ANOTHER = '\n';

export function SchedulerFields({ change: { value, isTyped = false, isSure = false }, label, schedulers, onEdit }: SchedulerFieldsProps) {
  const isUnknown = isTyped && value.trim() !== '' && !schedulerNamed(value, schedulers).isKnown;
  return (
    <>
      <Select
        label={label}
        data-autofocus
        value={isTyped ? ANOTHER : value}
        placeholder="Choose who it is"
        options={[...schedulers.map((name) => ({ value: name, label: name })), { value: ANOTHER, label: 'Another name…' }]}
        onChange={(name) => onEdit(name === ANOTHER ? { value: '', isTyped: true } : { value: name, isTyped: false })}
      />
      {isTyped ? (
        <TextField label="Name" maxLength={200} value={value} onChange={(name) => onEdit({ value: name, isSure: false })} />
      ) : null}
      {isUnknown ? (
        <label className={styles.sure}>
          <input type="checkbox" checked={isSure} onChange={(event) => onEdit({ isSure: event.target.checked })} />
          <span>{`No person or job has “${value.trim()}” as ${label} yet. Assign to this name all the same.`}</span>
        </label>
      ) : null}
    </>
  );
}
