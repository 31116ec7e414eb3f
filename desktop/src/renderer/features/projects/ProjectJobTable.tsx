// Jobs of a project as a table.
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

const HEADS = ['Work order', 'Address', 'Status', 'Work type'];
const DAYS = ['Due', 'Complete'];

export function ProjectJobTable({ jobs }: { readonly jobs: readonly ListedJob[] }) {
  const today = dayInZone(useNow().toISOString(), browserZone());
  return (
    <div className={styles.scroll} role="region" aria-label="Jobs" tabIndex={0}>
      <table className={styles.table}>
        <caption className={words.sr}>Jobs of this project, by work order</caption>
        <thead>
          <tr>
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
            <JobLine key={job.id} job={job} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface JobLineProps {
  readonly job: ListedJob;
  readonly today: CalendarDay;
}

function JobLine({ job, today }: JobLineProps) {
  return (
    <tr>
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
