// Jobs of a project as a table; with a box before each for who may move them.
import { Link } from 'react-router-dom';
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { dayInZone, type CalendarDay } from '@lotline/schema/domain/kernel/dates';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useNow } from '@lotline/web-session/react/use-now';
import { DayCell, TextCell } from '../../platform/list/Cells.tsx';
import { StatusMark } from '../../platform/list/StatusMark.tsx';
import type { ListedJob } from './project-data.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Projects.module.css';

interface ProjectJobTableProps {
  readonly jobs: readonly ListedJob[];
  readonly picked: ReadonlySet<number>;
  /** Null: nothing is picked here. */
  readonly onPick: ((picked: ReadonlySet<number>) => void) | null;
}

const HEADS = ['Work order', 'Address', 'Status', 'Work type'];
const DAYS = ['Due', 'Complete'];

export function ProjectJobTable({ jobs, picked, onPick }: ProjectJobTableProps) {
  const today = dayInZone(useNow().toISOString(), browserZone());
  const areAll = jobs.every(({ id }) => picked.has(id));
  return (
    <div className={styles.scroll} role="region" aria-label="Jobs" tabIndex={0}>
      <table className={styles.table}>
        <caption className={words.sr}>Jobs of this project, by work order</caption>
        <thead>
          <tr>
            {onPick === null ? null : (
              <th scope="col" className={styles.box}>
                <input
                  type="checkbox"
                  aria-label="All that are listed"
                  checked={areAll}
                  onChange={() => onPick(new Set(areAll ? [] : jobs.map(({ id }) => id)))}
                />
              </th>
            )}
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {DAYS.map((head) => (
              <th key={head} scope="col" className={styles.end}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <JobLine
              key={job.id}
              job={job}
              today={today}
              isPicked={picked.has(job.id)}
              onPick={onPick === null ? null : () => onPick(toggled(picked, job.id))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function toggled(picked: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(picked);
  if (!next.delete(id)) next.add(id);
  return next;
}

interface JobLineProps {
  readonly job: ListedJob;
  readonly today: CalendarDay;
  readonly isPicked: boolean;
  readonly onPick: (() => void) | null;
}

function JobLine({ job, today, isPicked, onPick }: JobLineProps) {
  return (
    <tr>
      {onPick === null ? null : (
        <td className={styles.box}>
          <input type="checkbox" aria-label={`Pick ${job.workOrder}`} checked={isPicked} onChange={onPick} />
        </td>
      )}
      <th scope="row">
        <Link to={`/construction/${String(job.id)}`}>{job.workOrder}</Link>
      </th>
      <td>{job.address}</td>
      <td>
        <StatusMark status={job.status} />
      </td>
      <td>
        <TextCell text={job.workType} />
      </td>
      <td className={styles.end}>
        <DayCell day={job.dueDate} isLate={job.dueDate !== null && job.dueDate < today && !isJobEnded(job)} />
      </td>
      <td className={styles.end}>
        <DayCell day={job.completeDate} />
      </td>
    </tr>
  );
}
