// Who was on a task, and when.
import { visitWords, type Task } from '../../../platform/task/task-words.ts';
import { useJobView } from '../job-context.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './TaskPanel.module.css';

export function TaskVisits({ task }: { readonly task: Task }) {
  const { zone } = useJobView();
  if (task.taskUsers.length === 0) return null;
  return (
    <ul className={styles.visits} aria-label={`Visits of ${task.name}`}>
      {task.taskUsers.map((visit) => (
        <li key={visit.id}>
          <b>{visit.user?.displayName ?? 'Someone'}</b>
          <span>{visitWords(visit, zone)}</span>
          {visit.comments === null || visit.comments === '' ? null : <span className={words.muted}>“{visit.comments}”</span>}
        </li>
      ))}
    </ul>
  );
}
