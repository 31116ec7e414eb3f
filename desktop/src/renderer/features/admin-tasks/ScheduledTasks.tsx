// What runs each hour, and what is planned for an instant of its own, with how each ended the last times; and the reminders that people send.
import { Link } from 'react-router-dom';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { hourlyWords, plannedWords, remindersWords, resultWords } from './queue-words.ts';
import type { BuilderReminders, PlannedTask, ScheduledTask } from './use-admin-tasks.ts';
import styles from './AdminTasks.module.css';

interface ScheduledTasksProps {
  readonly scheduled: readonly ScheduledTask[];
  readonly planned: readonly PlannedTask[];
  readonly reminders: BuilderReminders;
  readonly onRun: (task: ScheduledTask) => void;
}

export function ScheduledTasks({ scheduled, planned, reminders, onRun }: ScheduledTasksProps) {
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
              <TaskName task={task} />
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
          {planned.map((task) => (
            <tr key={task.task}>
              <TaskName task={task} />
              <td className={styles.wide}>{plannedWords(task)}</td>
              <td>
                <Results runs={task.runs} />
              </td>
              <td />
            </tr>
          ))}
          <tr>
            <TaskName task={REMINDERS} />
            <td className={styles.wide}>{remindersWords(reminders)}</td>
            <td>{reminders.due === 0 ? <span className={words.muted}>None is due now.</span> : <DueNow count={reminders.due} />}</td>
            <td />
          </tr>
        </tbody>
      </table>
    </section>
  );
}

const REMINDERS = {
  label: 'Reminders to builders',
  about: 'Nothing is sent automatically: a person asks again, from Builder approvals, Reminder due',
};

/** Where a person sends them, if the page opens for whoever reads it. */
function DueNow({ count }: { readonly count: number }) {
  const said = `${count.toLocaleString('en-AU')} due now`;
  return hasClaim(useActor(), 'CAN_ACCESS_BUILDER_APPROVALS') ? <Link to="/builderapprovals/reminder">{said}</Link> : said;
}

function TaskName({ task: { label, about } }: { readonly task: Pick<ScheduledTask, 'label' | 'about'> }) {
  return (
    <th scope="row">
      {label}
      <div className={words.muted}>{about}</div>
    </th>
  );
}

function Results({ runs }: Pick<ScheduledTask, 'runs'>) {
  if (runs.length === 0) return <span className={words.muted}>It has not run yet.</span>;
  return (
    <ul className={styles.results}>
      {runs.map(({ endedAt, did, error }) => (
        <li key={endedAt} data-bad={error !== null || undefined}>
          {formatDateClock(endedAt, browserZone())}: {resultWords(did, error)}
        </li>
      ))}
    </ul>
  );
}
