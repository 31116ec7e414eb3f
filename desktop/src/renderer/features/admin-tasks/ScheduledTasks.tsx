// What runs each hour, with how it ended the last times.
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { hourlyWords } from './queue-words.ts';
import type { ScheduledTask } from './use-admin-tasks.ts';
import styles from './AdminTasks.module.css';

interface ScheduledTasksProps {
  readonly scheduled: readonly ScheduledTask[];
  readonly onRun: (task: ScheduledTask) => void;
}

export function ScheduledTasks({ scheduled, onRun }: ScheduledTasksProps) {
  return (
    <section aria-labelledby="scheduled">
      <h2 id="scheduled">Scheduled tasks</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Task</th>
            <th scope="col" className={styles.wide}>
              Runs
            </th>
            <th scope="col">Last results</th>
            <th scope="col">
              <span className={words.sr}>Steps</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {scheduled.map((task) => (
            <tr key={task.task}>
              <th scope="row">
                {task.label}
                <div className={words.muted}>{task.about}</div>
              </th>
              <td className={styles.wide}>{task.isQueued ? 'In the queue now' : hourlyWords(task.minute)}</td>
              <td>
                <Results runs={task.runs} />
              </td>
              <td>
                <div className={styles.steps}>
                  <Button disabled={task.isQueued} aria-label={`Run now: ${task.label}`} onClick={() => onRun(task)}>
                    Run now
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Results({ runs }: Pick<ScheduledTask, 'runs'>) {
  if (runs.length === 0) return <span className={words.muted}>It has not run yet.</span>;
  return (
    <ul className={styles.results}>
      {runs.map(({ endedAt, did, error }) => (
        <li key={endedAt} data-bad={error !== null || undefined}>
          {formatDateClock(endedAt, browserZone())}: {error !== null ? `failed, ${error}` : did === '' ? 'nothing to do' : did}
        </li>
      ))}
    </ul>
  );
}
