// The head of a task: what and where, its state and crew, what the office may do with it, its days.
import { Link } from 'react-router-dom';
import { MapPin } from 'lucide-react';
import { JOB } from '@lotline/schema/domain/job/job.fields';
import { formatAddress, mapLink } from '@lotline/schema/domain/kernel/address';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { PresenceNote } from '../../../platform/presence/PresenceNote.tsx';
import { inJobPath, opensJobs } from '../../../platform/task/task-links.ts';
import { rejectedItems } from '../../../platform/task/task-words.ts';
import { groupName, useJobView } from '../job-context.ts';
import type { Task } from '../job-data.ts';
import { DayStrip } from '../parts/DayStrip.tsx';
import { useBad } from '../parts/use-bad.ts';
import { TaskOffers } from '../offers/TaskOffers.tsx';
import { TaskActions } from '../schedule/TaskActions.tsx';
import { taskDays } from '../schedule/task-days.ts';
import { TaskState } from '../schedule/TaskState.tsx';
import head from '../header/JobHeader.module.css';
import styles from './TaskHead.module.css';

/** Those stand there only when there is one. */
const RARE = new Set(['Declined', 'End', 'Reminder']);

export function TaskHead({ task }: { readonly task: Task }) {
  const { job, zone, today } = useJobView();
  const address = formatAddress(job);
  const days = taskDays(task, job, zone, today).filter(({ label, day }) => day !== null || !RARE.has(label));
  return (
    <header className={head.head}>
      <div className={head.title}>
        <h1 title={task.name}>{task.name}</h1>
        <JobLink task={task} />
        <span className={head.address}>{address === '' ? 'No address' : address}</span>
        {address === '' ? null : (
          <a className={head.map} href={mapLink(job)} target="_blank" rel="noreferrer">
            <Icon of={MapPin} size="s" />
            Map
          </a>
        )}
        <span className={head.room} />
        <TaskActions task={task} isPage />
        <TaskOffers task={task} />
      </div>
      <div className={head.line}>
        <TaskState task={task} />
        <Concerned task={task} />
        <PresenceNote record={JOB} id={job.id} isEditing={false} />
      </div>
      {task.comments === null || task.comments === '' ? null : <p className={styles.about}>{task.comments}</p>}
      <ToCorrect task={task} />
      <DayStrip
        label="Days of the task"
        days={days.map(({ label, day, note, isLate }) => ({ label, said: day, note, tone: isLate ? 'late' : 'plain' }))}
      />
    </header>
  );
}

function JobLink({ task }: { readonly task: Task }) {
  const { job, actor } = useJobView();
  const name = `Job ${job.workOrder}`;
  return opensJobs(actor) ? <Link to={inJobPath({ id: task.id, constructionId: job.id })}>{name}</Link> : <span>{name}</span>;
}

function Concerned({ task }: { readonly task: Task }) {
  const { job, groups } = useJobView();
  const crew = groupName({ groups }, task.groupId) ?? 'nobody yet';
  const facts: readonly (readonly [string, string | null])[] = [
    ['Crew', crew],
    ['Resource', task.resource === crew ? null : task.resource],
    ['Owner', task.owner],
    ['Work type', job.workType],
    ['Job status', job.status],
    ['', task.ignored ? 'set aside' : null],
  ];
  return (
    <ul className={head.facts} aria-label="Who and what">
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <li key={label}>
            {label} <b>{value}</b>
          </li>
        ))}
    </ul>
  );
}

/** Said before the days: it is what stands in the way. */
function ToCorrect({ task }: { readonly task: Task }) {
  const bad = useBad();
  const count = rejectedItems(task).length;
  if (count === 0) return null;
  return (
    <p className={bad}>
      {count === 1 ? '1 item is with the crew to be corrected.' : `${String(count)} items are with the crew to be corrected.`}
    </p>
  );
}
