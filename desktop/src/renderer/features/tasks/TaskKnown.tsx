// What is known of the task that is looked at beside the list.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { doneQtyOf } from '@lotline/schema/domain/item/done-as-planned.rules';
import { doneBeyondPlan } from '@lotline/schema/domain/item/item.rules';
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { formatDate, formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import type { CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { formatQuantity } from '@lotline/schema/domain/kernel/money';
import { isPlanConfirmed } from '@lotline/schema/domain/task/plan-confirmed.rules';
import { StateChip } from '@lotline/shared-ui/components/StateChip/StateChip';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { optionalData } from '@lotline/web-session/react/optional-data';
import { Line, PlainTag } from '../../platform/list/Cells.tsx';
import { PreviewFacts, PreviewMeta, PreviewSection } from '../../platform/list/PreviewPane.tsx';
import { useGroups } from '../../platform/list/use-groups.ts';
import { opensJobs } from '../../platform/task/task-links.ts';
import {
  chipOf,
  declineWords,
  isDeclined,
  isLate,
  isOnsiteNow,
  itemCode,
  rejectedItems,
  ticketWords,
  visitWords,
  type Task,
} from '../../platform/task/task-words.ts';
import type { TaskRow } from './task-row.ts';
import type { PreviewedTask } from './use-task-preview.ts';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './TaskPreview.module.css';

interface TaskKnownProps {
  readonly read: PreviewedTask;
  /** As the list has it, until the groups are read. */
  readonly row: TaskRow | null;
  readonly today: CalendarDay;
}

export function TaskKnown({ read, row, today }: TaskKnownProps) {
  const { task, job, lastComment } = read;
  const zone = browserZone();
  const toCorrect = rejectedItems(task);
  const isOver = isJobEnded(job);
  return (
    <>
      <div className={styles.place}>
        <p className={words.strong}>{job.address}</p>
        <Line>
          <StateChip state={chipOf(task)} isOver={isOver} />
          {isDeclined(task) ? <span>{declineWords(task)}</span> : null}
          {isOnsiteNow(task) ? <StateChip state="Onsite" /> : null}
          {task.isReopened ? <PlainTag>reopened</PlainTag> : null}
          {task.isPartial ? <PlainTag>in part</PlainTag> : null}
          {task.ignored ? <PlainTag>set aside</PlainTag> : null}
        </Line>
      </div>
      {toCorrect.length === 0 ? null : (
        <ul className={classes(styles.rejected, isOver && styles.past)} aria-label={isOver ? 'Rejected items' : 'To be corrected'}>
          {toCorrect.map((item) => (
            <li key={item.id}>
              <b>{itemCode(item)}</b> {item.rejectReason ?? 'rejected without a reason'}
            </li>
          ))}
        </ul>
      )}
      <Facts read={read} row={row} today={today} />
      <Items task={task} isOver={isOver} />
      {task.taskUsers.length === 0 ? null : (
        <PreviewSection title="Who was onsite" note={String(task.taskUsers.length)}>
          <dl className={styles.visits}>
            {task.taskUsers.map((visit) => (
              <div key={visit.id}>
                <dt>{visit.user?.displayName ?? 'Someone'}</dt>
                <dd>{visitWords(visit, zone)}</dd>
                {visit.comments === null || visit.comments === '' ? null : <dd>“{visit.comments}”</dd>}
              </div>
            ))}
          </dl>
        </PreviewSection>
      )}
      {lastComment === null ? null : (
        <PreviewSection title="Last comment">
          <p>{lastComment.comments}</p>
          <PreviewMeta>
            {lastComment.user.displayName} · {formatDateClock(lastComment.createdUtc, zone)}
          </PreviewMeta>
        </PreviewSection>
      )}
    </>
  );
}

function Facts({ read: { task, job }, row, today }: TaskKnownProps) {
  const zone = browserZone();
  const mayOpen = opensJobs(useActor());
  const groups = optionalData(useGroups());
  const listed = row?.groupId === task.groupId ? row.group : null;
  const crew = groups?.find(({ value }) => value === String(task.groupId))?.label ?? listed ?? '–';
  const at = (instant: string | null): string | null => (instant === null ? null : formatDateClock(instant, zone));
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      'Job',
      mayOpen ? (
        <Link key="job" to={`/construction/${String(job.id)}`}>
          {job.workOrder}
        </Link>
      ) : (
        job.workOrder
      ),
    ],
    ['Job status', job.status],
    ['Crew', task.groupId === null ? 'nobody yet' : crew],
    ['Due', task.dueDate === null ? null : <DueDay key="due" day={task.dueDate} isLate={isLate(task, job, today)} />],
    ['Start', at(task.scheduledStartTime)],
    ['Issued', at(task.issuedDate)],
    ['Accepted', at(task.acceptedDate)],
    ['Declined', at(task.declinedDate)],
    ['Onsite', at(task.onsiteDate)],
    ['Completed', at(task.completedDate)],
    ['Submitted', at(task.submittedDate)],
    ['Reminder', task.reminderDate === null ? null : [formatDate(task.reminderDate), task.reminderComments].filter(Boolean).join(', ')],
    ['Ticket', ticketWords(task)],
  ];
  return <PreviewFacts facts={facts} />;
}

function DueDay({ day, isLate }: { readonly day: CalendarDay; readonly isLate: boolean }) {
  return isLate ? <span className={words.over}>{formatDate(day)}, late</span> : formatDate(day);
}

function Items({ task, isOver }: { readonly task: Task; readonly isOver: boolean }) {
  if (task.items.length === 0) return null;
  const isConfirmed = isPlanConfirmed(task);
  return (
    <PreviewSection title="Items, done of planned" note={String(task.items.length)}>
      <ul>
        {task.items.map((item) => {
          const over = doneBeyondPlan(item);
          const done = doneQtyOf(item, isConfirmed);
          const unit = item.unitOfMeasure === null ? '' : ` ${item.unitOfMeasure}`;
          return (
            <li key={item.id}>
              <b className={words.keep}>{itemCode(item)}</b>
              <span className={words.cut}>{item.description ?? item.name}</span>
              <span className={styles.figures}>
                {over === null ? null : <span className={isOver ? undefined : words.over}>{`${formatQuantity(over)} over · `}</span>}
                {`${done === null ? '–' : formatQuantity(done)} of ${formatQuantity(item.quantity)}${unit}`}
              </span>
            </li>
          );
        })}
      </ul>
    </PreviewSection>
  );
}
