// Whom jobs are assigned to: chosen from those who are known; a name that nobody has is typed, and asked about before it is taken.
import { schedulerNamed } from '@lotline/schema/domain/job/scheduler.rules';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import { TickField } from '../../../platform/controls/TickField.tsx';
import type { BulkChange } from './bulk-change.ts';

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
      <SelectField
        label={label}
        data-autofocus
        value={isTyped ? ANOTHER : value}
        placeholder="Choose a person"
        options={[...schedulers.map((name) => ({ value: name, label: name })), { value: ANOTHER, label: 'Another name…' }]}
        onChange={(name) => onEdit(name === ANOTHER ? { value: '', isTyped: true } : { value: name, isTyped: false })}
      />
      {isTyped ? (
        <TextField label="Name" maxLength={200} value={value} onChange={(name) => onEdit({ value: name, isSure: false })} />
      ) : null}
      {isUnknown ? (
        <TickField isOn={isSure} onChange={(isOn) => onEdit({ isSure: isOn })}>
          {`No person or job has “${value.trim()}” as ${label} yet. Assign to this name anyway.`}
        </TickField>
      ) : null}
    </>
  );
}
