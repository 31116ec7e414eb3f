// The status that is set later, beside the one that is: when, by whom, and the way to take it back; or why it could not be set.
import { CalendarClock } from 'lucide-react';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { CancelPlannedStatusDocument } from '@lotline/schema/generated/documents/planned-status';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { ActionProblem } from '../../../platform/job-actions/ActionProblem.tsx';
import { useJobAction } from '../../../platform/job-actions/use-job-action.ts';
import { usePlannedStatus } from '../../../platform/job-actions/use-planned-status.ts';
import styles from './PlannedStatus.module.css';

export function PlannedStatus({ jobId }: { readonly jobId: number }) {
  const read = usePlannedStatus(jobId);
  const { isBusy, sentence, run } = useJobAction(jobId, CancelPlannedStatusDocument);
  if (read.data == null) return <ReadNote read={read} title="Planned statuses could not be checked." />;
  const { status, at, setBy, refusedBecause } = read.data;
  const when = formatDateClock(at, browserZone());
  const cancel = () => void run({ id: jobId });
  if (refusedBecause !== null) {
    const dismiss = (
      <Button busy={isBusy} onClick={cancel}>
        Dismiss
      </Button>
    );
    return (
      <Banner tone="bad" title={`The status was not set to ${status}.`} action={dismiss}>
        {setBy} had planned it for {when}. {refusedBecause}
        <ActionProblem problem={sentence} />
      </Banner>
    );
  }
  return (
    <div className={styles.plan} role="group" aria-label="Planned status">
      <Icon of={CalendarClock} size="s" />
      <span>
        <b>{status}</b> from {when}, planned by {setBy}
      </span>
      <Button busy={isBusy} onClick={cancel} aria-label={`Cancel ${status} from ${when}`}>
        Cancel
      </Button>
      <ActionProblem problem={sentence} />
    </div>
  );
}
