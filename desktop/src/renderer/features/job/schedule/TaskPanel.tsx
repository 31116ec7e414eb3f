// One task: its state, its days, its items and who was on it.
import { Link } from 'react-router-dom';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { taskPath } from '../../../platform/task/task-links.ts';
import { groupName, useJobView } from '../job-context.ts';
import type { Task } from '../job-data.ts';
import { TextOrDash } from '../parts/Table.tsx';
import { TaskActions } from './TaskActions.tsx';
import { taskDays } from './task-days.ts';
import { TaskItems } from './TaskItems.tsx';
import { TaskState } from './TaskState.tsx';
import { TaskVisits } from './TaskVisits.tsx';
import styles from './TaskPanel.module.css';

export function TaskPanel({ task }: { readonly task: Task }) {
  const { groups, asAt } = useJobView();
  const crew = groupName({ groups }, task.groupId) ?? 'nobody yet';
  const note = [crew, task.resource === crew ? null : task.resource, task.ignored ? 'set aside' : null].filter(Boolean).join(' · ');
  return (
    <Panel title={task.name} note={note} action={asAt === null ? <ToItsCard task={task} /> : null} flush>
      <div className={styles.body}>
        <div className={styles.chips}>
          <TaskState task={task} />
        </div>
        <Days task={task} />
        {task.comments === null || task.comments === '' ? null : <p className={styles.comments}>{task.comments}</p>}
      </div>
      <TaskItems task={task} />
      <TaskVisits task={task} />
    </Panel>
  );
}

function ToItsCard({ task }: { readonly task: Task }) {
  return (
    <>
      <Link className={buttonClass({ kind: 'text' })} to={taskPath(task.id)} aria-label={`Open ${task.name}`}>
        Open
      </Link>
      <TaskActions task={task} />
    </>
  );
}

function Days({ task }: { readonly task: Task }) {
  const { job, zone, today } = useJobView();
  return (
    <dl className={styles.days}>
      {taskDays(task, job, zone, today).map(({ label, day, note, isLate }) => (
        <div key={label} data-late={isLate || undefined}>
          <dt>{label}</dt>
          <dd>
            <TextOrDash>{day === null ? null : `${day} ${note}`.trim()}</TextOrDash>
          </dd>
        </div>
      ))}
    </dl>
  );
}
