// A status for later: which, and from when; set by the queue at that instant, if the rule still allows it then (decision 056).
import { addDays, isDay } from '@lotline/schema/domain/kernel/dates';
import { PlanConstructionStatusDocument } from '@lotline/schema/generated/documents/planned-status';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { useJobAction } from '../../../platform/job-actions/use-job-action.ts';
import { useJobView } from '../job-context.ts';
import { statusChoices } from './status-choices.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import type { CommandValues } from '../../../platform/command/command-field.ts';
import { CommandSheet } from '../../../platform/command/CommandSheet.tsx';

const LATE = 'Choose a time in the future.';
const NO_STATUS = 'Choose a status.';
const NO_HOLD = 'A hold cannot be planned: put the job on hold instead, with a reason and an end date.';

/** On the wall of this device. */
const instantOf = (day: string, time: string): Date | null => {
  const at = new Date(`${day}T${time}`);
  return !isDay(day) || Number.isNaN(at.getTime()) ? null : at;
};

export function PlanStatusSheet({ onClose }: { readonly onClose: () => void }) {
  const { job, actor, settings, today } = useJobView();
  const { clock } = usePlatform();
  const allowed = statusChoices(actor, job, settings).filter(({ refusedBecause }) => refusedBecause === null);
  const choices = allowed.filter(({ isHold }) => !isHold);
  const isOffered = (status: string) => choices.some((choice) => choice.status === status);
  const lackOf = ({ day, time }: CommandValues<'status' | 'day' | 'time'>) => {
    const at = instantOf(day, time);
    return at === null || at <= clock.now() ? LATE : undefined;
  };
  return (
    <CommandSheet
      title={`Set the status of job ${job.workOrder} later`}
      verb="Plan the status"
      draft={`plan-status-job-${String(job.id)}`}
      fields={{
        status: {
          label: 'Status',
          kind: 'choice',
          start: choices[0]?.status ?? '',
          placeholder: 'Choose a status',
          options: choices.map(({ status }) => ({ value: status, label: status })),
          hint: choices.length < allowed.length ? NO_HOLD : undefined,
          required: NO_STATUS,
          // what was kept may not be allowed any more
          fault: (status) => (isOffered(status) ? undefined : NO_STATUS),
        },
        day: { label: 'From', kind: 'day', start: addDays(today, 1), required: LATE },
        time: { label: 'At', kind: 'time', start: '07:00', required: LATE },
      }}
      lackOf={lackOf}
      below={
        <p className={words.muted}>
          Uses this computer’s clock. It replaces any status that is already planned; putting the job on hold cancels it.
        </p>
      }
      command={useJobAction(job.id, PlanConstructionStatusDocument)}
      inputOf={({ status, day, time }) => {
        const at = instantOf(day, time);
        return at === null ? null : { id: job.id, status, at: at.toISOString() };
      }}
      onClose={onClose}
    />
  );
}
