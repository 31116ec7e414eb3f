// Whose task it is, what its crew did and when; and the way to the others that wait.
import { Link } from 'react-router-dom';
import { ChevronDown, ChevronLeft, ChevronUp } from 'lucide-react';
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { formatClock, formatNearDayClock } from '@lotline/schema/domain/kernel/date-format';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { StateChip } from '@lotline/shared-ui/components/StateChip/StateChip';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useToday } from '../../platform/frame/use-today.ts';
import { countInWords } from '../../platform/grid/list-state.ts';
import type { ReviewedTask, ReviewJob, useWaiting } from './review-data.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ReviewHead.module.css';

interface ReviewHeadProps {
  readonly job: ReviewJob;
  readonly task: ReviewedTask;
  readonly groupName: string;
  readonly waiting: ReturnType<typeof useWaiting>;
  readonly onTask: (step: -1 | 1) => void;
}

export function ReviewHead({ job, task, groupName, waiting, onTask }: ReviewHeadProps) {
  const today = useToday();
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <Link className={styles.back} to={`/construction/${String(job.id)}/schedule`} aria-label={`Back to job ${job.workOrder}`}>
          <Icon of={ChevronLeft} />
        </Link>
        <h1>{job.workOrder}</h1>
        <span className={styles.address}>{job.address}</span>
        <span className={styles.place}>{placeOf(waiting)}</span>
        <IconButton icon={ChevronUp} label="Previous task, K" disabled={waiting.previous === null} onClick={() => onTask(-1)} />
        <IconButton icon={ChevronDown} label="Next task, J" disabled={waiting.next === null} onClick={() => onTask(1)} />
      </div>
      <div className={styles.line}>
        <TaskState task={task} isOver={isJobEnded(job)} />
        <dl className={styles.facts}>
          {factsOf(task, groupName, today).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={words.cut}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}

function TaskState({ task, isOver }: { readonly task: ReviewedTask; readonly isOver: boolean }) {
  if (task.hasApprovedPayment) return <StateChip state="Approve for Payment">Payment approved</StateChip>;
  if (task.submittedDate === null) return <StateChip state="New Job">Not submitted</StateChip>;
  const isRejected = task.items.some(({ rejectedDate }) => rejectedDate !== null);
  if (!isRejected) return <StateChip state="Submitted">Office review</StateChip>;
  return (
    <StateChip state="Rejected" isOver={isOver}>
      With the field
    </StateChip>
  );
}

function placeOf({ place, count, isCapped }: ReviewHeadProps['waiting']): string {
  const all = countInWords({ count, isCountCapped: isCapped });
  return place === 0 ? `${all} to review` : `Task ${String(place)} of ${all} to review`;
}

function factsOf(task: ReviewedTask, groupName: string, today: CalendarDay): (readonly [name: string, value: string])[] {
  const zone = browserZone();
  const visits = task.taskUsers.filter(({ onSiteUtc }) => onSiteUtc !== null);
  const begins = visits.flatMap(({ onSiteUtc }) => onSiteUtc ?? []).sort();
  const ends = visits.flatMap(({ offSiteUtc, completedUtc }) => offSiteUtc ?? completedUtc ?? []).sort();
  const [from, to] = [begins[0], ends.at(-1)];
  const onsite =
    from === undefined ? null : `${formatNearDayClock(from, today, zone)}${to === undefined ? '' : ` – ${formatClock(to, zone)}`}`;
  const people = [...new Set(task.taskUsers.filter((visit) => visit.confirmItemQtys).map(({ user }) => user?.displayName ?? 'Someone'))];
  return [
    [task.name, groupName],
    ...(onsite === null ? [] : [['Onsite', onsite] as const]),
    ...(people.length === 0 ? [] : [['Confirmed by', people.join(', ')] as const]),
    ...(task.submittedDate === null ? [] : [['Submitted', formatNearDayClock(task.submittedDate, today, zone)] as const]),
    ['Ticket of work', task.ticketOfWork === null || task.ticketOfWork === '{}' ? 'none' : 'filled in'],
  ];
}
