// Put on hold: the reason, and the day on which the job returns to its status by itself; for a while it can be taken back.
import { HoldConstructionDocument } from '@lotline/schema/generated/documents/job-edit';
import type { HoldConstructionInput } from '@lotline/schema/generated/operations';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { addDays, dayInZone, isDay } from '@lotline/schema/domain/kernel/dates';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { suggestionsOf } from '@lotline/schema/domain/lookup/suggestion.rules';
import { useOfferBack } from '../bulk/use-dry-run.ts';
import { useUndoJobChanges } from '../bulk/ways-back.ts';
import { job as jobOf } from '../data/follows.ts';
import { useCommand } from '../data/use-command.ts';
import { useLookupTexts } from '../form/use-lookup-texts.ts';
import type { ActedJob } from './acted-job.ts';
import { usePlannedStatus } from './use-planned-status.ts';
import { CommandSheet } from '../command/CommandSheet.tsx';

const USUAL_DAYS = 7;
const MAX_REASON = 500;
const LATE = 'A hold has to end on a future date.';

interface HoldSheetProps {
  readonly job: ActedJob;
  /** Which of the work type's hold statuses; the first one if left out. */
  readonly status?: string;
  /** It is on hold now, by that action; called before the sheet closes. Left out: the sheet says so itself and offers the way back. */
  readonly onHeld?: (actionId: string) => void;
  readonly onClose: () => void;
}

export function HoldSheet({ job, status, onHeld, onClose }: HoldSheetProps) {
  const today = dayInZone(usePlatform().clock.now().toISOString(), browserZone());
  const suggested = useLookupTexts();
  const offer = useOfferBack(useUndoJobChanges());
  const command = useCommand<HoldConstructionInput, string>({
    touches: [jobOf(job.id)],
    send: async (call, input, client) => {
      await call(HoldConstructionDocument, { input, client });
      return client.id;
    },
  });
  return (
    <CommandSheet
      title={`Put job ${job.workOrder} on hold`}
      verb="Put on hold"
      draft={`hold-job-${String(job.id)}`}
      fields={{
        reason: {
          label: 'Reason',
          kind: 'text',
          maxLength: MAX_REASON,
          required: 'Give a reason.',
          suggestions: suggestionsOf(suggested('Hold reason'), MAX_REASON),
        },
        until: {
          label: 'Until',
          kind: 'day',
          hint: 'On that day the job returns to its status automatically.',
          start: addDays(today, USUAL_DAYS),
          required: LATE,
          fault: (day) => (isDay(day) && day > today ? undefined : LATE),
        },
      }}
      below={<EndedPlan jobId={job.id} />}
      command={command}
      inputOf={({ reason, until }) => ({ id: job.id, reason, until, ...(status === undefined ? {} : { status }) })}
      onDone={onHeld ?? ((actionId) => offer('Put on hold', [job.id], [actionId]))}
      onClose={onClose}
    />
  );
}

/** What becomes of a status that is planned for later. */
function EndedPlan({ jobId }: { readonly jobId: number }) {
  const read = usePlannedStatus(jobId);
  if (read.data == null) return <ReadNote read={read} title="Planned statuses could not be checked." />;
  const { status, at, refusedBecause } = read.data;
  if (refusedBecause !== null) return null;
  const when = formatDateClock(at, browserZone());
  return <Banner title={`${status}, planned for ${when}, is cancelled: a job on hold has no planned status.`} />;
}
