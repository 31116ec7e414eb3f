// Put on hold: the reason, and the day on which the job returns to its status by itself.
import { useState } from 'react';
import { z } from 'zod';
import { HoldConstructionDocument } from '@lotline/schema/generated/documents/job-edit';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { addDays, dayInZone, isDay } from '@lotline/schema/domain/kernel/dates';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Suggestions } from '@lotline/shared-ui/components/Field/Suggestions';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { suggestionsOf } from '@lotline/schema/domain/lookup/suggestion.rules';
import { DayField } from '../form/DayField.tsx';
import { TypedBefore } from '../form/TypedBefore.tsx';
import { useLookupTexts } from '../form/use-lookup-texts.ts';
import { useFormDraft } from '../form/use-form-draft.ts';
import { ActionProblem } from './ActionProblem.tsx';
import type { ActedJob } from './acted-job.ts';
import { useJobAction } from './use-job-action.ts';
import { usePlannedStatus } from './use-planned-status.ts';
import styles from './JobActions.module.css';

const USUAL_DAYS = 7;
const MAX_REASON = 500;
const SHAPES = { reason: z.string(), until: z.string() };

interface HoldSheetProps {
  readonly job: ActedJob;
  /** Which of the work type's hold statuses; the first one if left out. */
  readonly status?: string;
  /** It is on hold now; called before the sheet closes. */
  readonly onHeld?: () => void;
  readonly onClose: () => void;
}

export function HoldSheet({ job, status, onHeld, onClose }: HoldSheetProps) {
  const today = dayInZone(usePlatform().clock.now().toISOString(), browserZone());
  const start = { reason: '', until: addDays(today, USUAL_DAYS) };
  const draft = useFormDraft({ name: `hold-job-${String(job.id)}`, shapes: SHAPES, start, onClose });
  const { reason, until } = draft.values;
  const suggested = useLookupTexts();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, send } = useJobAction(job.id, HoldConstructionDocument);
  const isLate = !isDay(until) || until <= today;
  const submit = () => {
    setAsked(true);
    if (reason.trim() === '' || isLate) return;
    void send({ id: job.id, reason, until, ...(status === undefined ? {} : { status }) }).then((done) => {
      if (done === null) return;
      onHeld?.();
      draft.close();
    });
  };
  const footer = (
    <Button kind="primary" type="submit" busy={isBusy}>
      Put on hold
    </Button>
  );
  return (
    <Sheet
      title={`Put job ${job.workOrder} on hold`}
      footer={footer}
      onSubmit={submit}
      busy={isBusy}
      unsaved={draft.isUnsaved}
      onClose={draft.close}
    >
      <div className={styles.fields}>
        <TextArea
          label="Why"
          value={reason}
          onChange={(words) => draft.set({ reason: words })}
          maxLength={MAX_REASON}
          error={isAsked && reason.trim() === '' ? 'Give a reason.' : undefined}
          data-autofocus
        />
        <Suggestions
          suggestions={suggestionsOf(suggested('Hold reason'), MAX_REASON)}
          value={reason}
          maxLength={MAX_REASON}
          onChange={(words) => draft.set({ reason: words })}
        />
        <DayField
          label="Until"
          hint="On that day the job returns to its status automatically."
          value={until}
          onChange={(day) => draft.set({ until: day })}
          error={isAsked && isLate ? 'A hold has to end on a future date.' : undefined}
        />
        <EndedPlan jobId={job.id} />
        <TypedBefore draft={draft} />
        <ActionProblem problem={problem} />
      </div>
    </Sheet>
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
