// One job of the schedule: its name, and its tasks as bars in as many lines as they need.
import { Link } from 'react-router-dom';
import { taskPath } from '../../platform/task/task-links.ts';
import type { ScheduledJob } from './project-data.ts';
import { barsOf, isLate, plannedOf, taskInWords, type Days } from './schedule-plot.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ProjectSchedule.module.css';

const LINE_PX = 26;

interface JobBarsProps {
  readonly job: ScheduledJob;
  readonly days: Days;
  /** Of the days. */
  readonly widthPx: number;
}

export function JobBars({ job, days, widthPx }: JobBarsProps) {
  const bars = barsOf(days.range, plannedOf(job.tasks), widthPx);
  const undated = job.tasks.filter(({ fromDay }) => fromDay === null);
  return (
    <li className={styles.job}>
      <div className={styles.name}>
        <Link to={`/construction/${String(job.id)}/schedule`}>{job.workOrder}</Link> <span className={words.muted}>{job.address}</span>
        {undated.length === 0 ? null : (
          <span className={words.muted}>
            {' · no day: '}
            {undated.map(({ id, name }, at) => (
              <span key={id}>
                {at === 0 ? '' : ', '}
                <Link to={taskPath(id)}>{name}</Link>
              </span>
            ))}
          </span>
        )}
      </div>
      <ul
        className={styles.bars}
        aria-label={`Tasks of ${job.workOrder}`}
        style={{ minHeight: LINE_PX * (Math.max(0, ...bars.map(({ line }) => line)) + 1) + 8 }}
      >
        {bars.map(({ task, span, left, width, name, line }) => (
          <li key={task.id} style={{ left, width, top: LINE_PX * line + 4 }}>
            <Link
              to={taskPath(task.id)}
              className={styles.bar}
              data-stage={task.stage}
              data-late={isLate({ task, job }, days.today) || undefined}
              aria-label={taskInWords({ task, job, span }, days.today)}
              title={taskInWords({ task, job, span }, days.today)}
            >
              <span data-name={name}>{task.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
