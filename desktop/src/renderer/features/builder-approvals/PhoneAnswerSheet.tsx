// What a builder said on the phone, written down: who, on which day, what was answered and what was said (screens.md §2.10).
import { useState } from 'react';
import { z } from 'zod';
import type { Answer } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { MOST_NAME, MOST_NOTES, MOST_PHONE, MOST_REASON } from '@lotline/schema/domain/builder-approval/builder-request.limits';
import { dayInZone, isDay, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { RecordBuilderAnswerDocument } from '@lotline/schema/generated/documents/builder-approval';
import type { RecordedAnswerInput } from '@lotline/schema/generated/operations';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Segments } from '@lotline/shared-ui/components/Field/Segments';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { TextField } from '@lotline/shared-ui/components/Field/TextField';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { job as followedJob } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import { DayField } from '../../platform/form/DayField.tsx';
import { TypedBefore } from '../../platform/form/TypedBefore.tsx';
import { useFormDraft } from '../../platform/form/use-form-draft.ts';
import { ActionProblem } from '../../platform/job-actions/ActionProblem.tsx';
import type { ApprovalRow } from './use-builder-approvals.ts';

const CHOICES = [
  { value: 'approved', label: 'Approved' },
  { value: 'later', label: 'Not yet' },
  { value: 'declined', label: 'Declined' },
] as const satisfies readonly { readonly value: Answer; readonly label: string }[];
const text = z.string();
const SHAPES = {
  answer: z.enum(['approved', 'later', 'declined']),
  ...{ name: text, role: text, phone: text, spokenOn: text, earliestDate: text, reason: text, note: text },
};
type Values = z.output<z.ZodObject<typeof SHAPES>>;
type Faults = Partial<Record<keyof Values, string>>;

interface PhoneAnswerSheetProps {
  readonly job: ApprovalRow;
  readonly onClose: () => void;
}

export function PhoneAnswerSheet({ job, onClose }: PhoneAnswerSheetProps) {
  const today = dayInZone(usePlatform().clock.now().toISOString(), browserZone());
  const [start] = useState<Values>(() => ({
    ...{ answer: 'approved', name: job.siteContact ?? '', role: '', phone: job.siteContactPhone ?? '' },
    ...{ spokenOn: today, earliestDate: '', reason: '', note: '' },
  }));
  const draft = useFormDraft<Values>({ name: `phone-answer-${String(job.id)}`, shapes: SHAPES, start, onClose });
  const { values, set } = draft;
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy, sentence } = useCommand({
    touches: [followedJob(job.id)],
    isDoneWhenRead: true,
    toastText: 'The answer is recorded',
    send: async (call, input: RecordedAnswerInput, client) => (await call(RecordBuilderAnswerDocument, { input, client })).data,
    onDone: draft.close,
  });
  const faults = faultsOf(values, today);
  const shown = isAsked ? faults : {};
  const submit = () => {
    setAsked(true);
    if (Object.keys(faults).length === 0) void run(inputOf(job.id, values));
  };
  return (
    <Sheet
      title="Record a phone answer"
      subtitle={`${job.address}, job ${job.workOrder}`}
      footer={
        <Button kind="primary" type="submit" busy={isBusy}>
          Record the answer
        </Button>
      }
      onSubmit={submit}
      busy={isBusy}
      unsaved={draft.isUnsaved}
      onClose={draft.close}
    >
      <div className={layout.stack}>
        <Segments
          label="What was answered"
          options={CHOICES}
          value={values.answer}
          onChange={(chosen) => set({ answer: answerOf(chosen) })}
        />
        {values.answer === 'later' ? (
          <DayField
            label="Earliest day"
            value={values.earliestDate}
            onChange={(earliestDate) => set({ earliestDate })}
            error={shown.earliestDate}
          />
        ) : null}
        {values.answer === 'declined' ? (
          <TextField
            label="Why"
            value={values.reason}
            onChange={(reason) => set({ reason })}
            maxLength={MOST_REASON}
            error={shown.reason}
          />
        ) : null}
        <TextField
          label="Who was on the phone"
          value={values.name}
          onChange={(name) => set({ name })}
          maxLength={MOST_NAME}
          error={shown.name}
          data-autofocus
        />
        <TextField label="Role, if known" value={values.role} onChange={(role) => set({ role })} maxLength={MOST_NAME} />
        <TextField label="Phone" type="tel" value={values.phone} onChange={(phone) => set({ phone })} maxLength={MOST_PHONE} />
        <DayField label="Day of the call" value={values.spokenOn} onChange={(spokenOn) => set({ spokenOn })} error={shown.spokenOn} />
        <TextArea label="What was said" rows={3} value={values.note} onChange={(note) => set({ note })} maxLength={MOST_NOTES} />
        <TypedBefore draft={draft} />
        <ActionProblem problem={sentence} />
      </div>
    </Sheet>
  );
}

const answerOf = (chosen: string): Answer => CHOICES.find(({ value }) => value === chosen)?.value ?? 'approved';

/** As the server judges it, beside each field. */
function faultsOf({ answer, name, reason, earliestDate, spokenOn }: Values, today: CalendarDay): Faults {
  const called = !isDay(spokenOn) || spokenOn > today ? 'Enter the day of the call: today or earlier.' : null;
  const earliest =
    answer === 'later' && (!isDay(earliestDate) || earliestDate < spokenOn)
      ? 'Enter the earliest day: the day of the call or later.'
      : null;
  return {
    ...(name.trim() === '' ? { name: 'Say who was on the phone.' } : {}),
    ...(answer === 'declined' && reason.trim() === '' ? { reason: 'Say why, in a few words.' } : {}),
    ...(called === null ? {} : { spokenOn: called }),
    ...(earliest === null ? {} : { earliestDate: earliest }),
  };
}

const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

const inputOf = (id: number, { answer, name, role, phone, spokenOn, earliestDate, reason, note }: Values): RecordedAnswerInput => ({
  ids: [id],
  ...{ answer, name, spokenOn, role: orNull(role), phone: orNull(phone), note: orNull(note) },
  earliestDate: answer === 'later' ? earliestDate : null,
  reason: answer === 'declined' ? orNull(reason) : null,
});
