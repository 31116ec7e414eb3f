// What a builder said on the phone, written down: who, on which day, what was answered and what was said (screens.md §2.10).
import type { Answer } from '@lotline/schema/domain/builder-approval/builder-request.lifecycle';
import { MOST_NAME, MOST_NOTES, MOST_PHONE, MOST_REASON } from '@lotline/schema/domain/builder-approval/builder-request.limits';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { RecordBuilderAnswerDocument } from '@lotline/schema/generated/documents/builder-approval';
import type { RecordedAnswerInput } from '@lotline/schema/generated/operations';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { job as followedJob } from '../../platform/data/follows.ts';
import { useCommand } from '../../platform/data/use-command.ts';
import type { ApprovalRow } from './use-builder-approvals.ts';
import type { CommandFields, CommandValues } from '../../platform/command/command-field.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';

const CHOICES = [
  { value: 'approved', label: 'Approved' },
  { value: 'later', label: 'Not yet' },
  { value: 'declined', label: 'Declined' },
] as const satisfies readonly { readonly value: Answer; readonly label: string }[];
const NOT_YET = 'Enter the day of the call: today or earlier.';
const TOO_EARLY = 'Enter the earliest day: the day of the call or later.';

type Key = 'answer' | 'earliestDate' | 'reason' | 'name' | 'role' | 'phone' | 'spokenOn' | 'note';

interface PhoneAnswerSheetProps {
  readonly job: ApprovalRow;
  readonly onClose: () => void;
}

export function PhoneAnswerSheet({ job, onClose }: PhoneAnswerSheetProps) {
  const today = dayInZone(usePlatform().clock.now().toISOString(), browserZone());
  const command = useCommand({
    touches: [followedJob(job.id)],
    isDoneWhenRead: true,
    toastText: 'The answer is recorded',
    send: async (call, input: RecordedAnswerInput, client) => (await call(RecordBuilderAnswerDocument, { input, client })).data,
  });
  return (
    <CommandSheet
      title="Record a phone answer"
      subtitle={`${job.address}, job ${job.workOrder}`}
      verb="Record the answer"
      draft={`phone-answer-${String(job.id)}`}
      fields={fieldsOf(job, today)}
      command={command}
      inputOf={(values) => inputOf(job.id, values)}
      onClose={onClose}
    />
  );
}

/** As the server judges them, beside each. */
function fieldsOf({ siteContact, siteContactPhone }: ApprovalRow, today: CalendarDay): CommandFields<Key> {
  return {
    answer: { label: 'What was answered', kind: 'segments', start: 'approved', options: CHOICES },
    earliestDate: {
      label: 'Earliest day',
      kind: 'day',
      isLeftOut: ({ answer }) => answer !== 'later',
      required: TOO_EARLY,
      fault: (day, { spokenOn = '' }) => (day < spokenOn ? TOO_EARLY : undefined),
    },
    reason: {
      label: 'Reason',
      maxLength: MOST_REASON,
      isLeftOut: ({ answer }) => answer !== 'declined',
      required: 'Give a reason, in a few words.',
    },
    name: {
      label: 'Who was on the phone',
      start: siteContact ?? '',
      maxLength: MOST_NAME,
      required: 'Say who was on the phone.',
      isFirst: true,
    },
    role: { label: 'Role, if known', maxLength: MOST_NAME },
    phone: { label: 'Phone', start: siteContactPhone ?? '', maxLength: MOST_PHONE, input: { type: 'tel' } },
    spokenOn: {
      label: 'Day of the call',
      kind: 'day',
      start: today,
      required: NOT_YET,
      fault: (day) => (day > today ? NOT_YET : undefined),
    },
    note: { label: 'What was said', kind: 'text', maxLength: MOST_NOTES },
  };
}

const answerOf = (chosen: string): Answer => CHOICES.find(({ value }) => value === chosen)?.value ?? 'approved';

const orNull = (typed: string): string | null => (typed === '' ? null : typed);

function inputOf(id: number, values: CommandValues<Key>): RecordedAnswerInput {
  const { name, role, phone, spokenOn, earliestDate, reason, note } = values;
  const answer = answerOf(values.answer);
  return {
    ids: [id],
    ...{ answer, name, spokenOn, role: orNull(role), phone: orNull(phone), note: orNull(note) },
    earliestDate: answer === 'later' ? earliestDate : null,
    reason: answer === 'declined' ? orNull(reason) : null,
  };
}
