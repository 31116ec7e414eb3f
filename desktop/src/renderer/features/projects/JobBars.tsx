// One job of the schedule: its name, and its tasks as bars in as many lines as they need.
import { Link } from 'react-router';
import { linesOf } from '@lotline/schema/domain/project/project-schedule.rules';
import { taskPath } from '../../platform/task/task-links.ts';
import type { ScheduledJob } from './project-data.ts';
import { barAt, isLate, plannedOf, taskInWords, type Days } from './schedule-plot.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ProjectSchedule.module.css';

const LINE_PX = 26;

export function JobBars({ job, days }: { readonly job: ScheduledJob; readonly days: Days }) {
  const planned = plannedOf(job.tasks);
  const lines = linesOf(planned.map(({ span }) => span));
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
      <ul className={styles.bars} aria-label={`Tasks of ${job.workOrder}`} style={{ minHeight: LINE_PX * (Math.max(0, ...lines) + 1) + 8 }}>
        {planned.map(({ task, span }, at) => (
          <li key={task.id} style={{ ...barAt(days.range, span), top: LINE_PX * (lines[at] ?? 0) + 4 }}>
            <Link
              to={taskPath(task.id)}
              className={styles.bar}
              data-stage={task.stage}
              data-late={isLate(task, days.today) || undefined}
              aria-label={taskInWords(task, span, days.today)}
              title={taskInWords(task, span, days.today)}
            >
              {task.name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
