// A status for later: which, and from when; set by the queue at that instant, if the rule still allows it then (decision 056).
import { useState } from 'react';
import { z } from 'zod';
import { addDays, isDay } from '@lotline/schema/domain/kernel/dates';
import { PlanConstructionStatusDocument } from '@lotline/schema/generated/documents/planned-status';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import { DayField } from '../../../platform/form/DayField.tsx';
import { TypedBefore } from '../../../platform/form/TypedBefore.tsx';
import { useFormDraft } from '../../../platform/form/use-form-draft.ts';
import { ActionProblem } from '../../../platform/job-actions/ActionProblem.tsx';
import { useJobAction } from '../../../platform/job-actions/use-job-action.ts';
import { useJobView } from '../job-context.ts';
import { statusChoices } from './status-choices.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './PlanStatusSheet.module.css';

const LATE = 'Choose a time in the future.';
const NO_HOLD = 'A hold is not planned: it begins when the job is put on hold, with its reason and its end.';

const SHAPES = { status: z.string(), day: z.string(), time: z.string() };

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
  const start = { status: choices[0]?.status ?? '', day: addDays(today, 1), time: '07:00' };
  const draft = useFormDraft({ name: `plan-status-job-${String(job.id)}`, shapes: SHAPES, start, choices: ['status'], onClose });
  const { day, time } = draft.values;
  // what was kept may not be allowed any more
  const status = choices.some((choice) => choice.status === draft.values.status) ? draft.values.status : '';
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, send } = useJobAction(job.id, PlanConstructionStatusDocument);
  const at = instantOf(day, time);
  const isLate = at === null || at <= clock.now();
  const submit = () => {
    setAsked(true);
    if (status === '' || isLate) return;
    void send({ id: job.id, status, at: at.toISOString() }).then((done) => (done === null ? undefined : draft.close()));
  };
  const footer = (
    <Button kind="primary" type="submit" busy={isBusy}>
      Plan the status
    </Button>
  );
  return (
    <Sheet
      title={`Set the status of job ${job.workOrder} later`}
      footer={footer}
      onSubmit={submit}
      busy={isBusy}
      unsaved={draft.isUnsaved}
      onClose={draft.close}
    >
      <div className={styles.fields}>
        <SelectField
          label="Status"
          value={status}
          onChange={(chosen) => draft.set({ status: chosen })}
          options={choices.map((choice) => ({ value: choice.status, label: choice.status }))}
          placeholder="Choose a status"
          hint={choices.length < allowed.length ? NO_HOLD : undefined}
          error={isAsked && status === '' ? 'Choose a status.' : undefined}
          data-autofocus
        />
        <div className={styles.when}>
          <DayField label="From" value={day} onChange={(text) => draft.set({ day: text })} error={isAsked && isLate ? LATE : undefined} />
          <TextField label="At" type="time" value={time} onChange={(text) => draft.set({ time: text })} />
        </div>
        <p className={words.muted}>
          Uses this computer’s clock. It replaces any status that is already planned; putting the job on hold cancels it.
        </p>
        <TypedBefore draft={draft} />
        <ActionProblem problem={problem} />
      </div>
    </Sheet>
  );
}
