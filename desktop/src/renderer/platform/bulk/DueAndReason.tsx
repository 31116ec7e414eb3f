// The due date that jobs or tasks are given together, and why.
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { DayField } from '../form/DayField.tsx';

interface DueAndReasonProps {
  /** 'YYYY-MM-DD', or empty. */
  readonly day: string;
  readonly reason: string;
  /** In characters, as its command takes it. */
  readonly mostReason: number;
  readonly onDay: (day: string) => void;
  readonly onReason: (reason: string) => void;
}

export function DueAndReason({ day, reason, mostReason, onDay, onReason }: DueAndReasonProps) {
  return (
    <>
      <DayField label="Due on" isRequired data-autofocus="" value={day} onChange={onDay} />
      <TextField
        label="Reason"
        isRequired
        hint="Shown in the history of each job."
        maxLength={mostReason}
        value={reason}
        onChange={onReason}
      />
    </>
  );
}
