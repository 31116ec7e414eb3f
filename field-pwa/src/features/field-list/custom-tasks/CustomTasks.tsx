// Small things to tick off that belong to no job (specification 2 §2, Edit Custom Task: the Completed box stands in the row itself).
import { canSetCustomTask } from '@lotline/schema/domain/custom-task/custom-task.lifecycle';
import type { CustomTask } from '@lotline/schema/domain/custom-task/custom-task';
import { sayError } from '@lotline/schema/errors/catalogue';
import { useActor } from '@lotline/web-session/react/me-context';
import { ListSection, SectionHead } from '../rows/SectionHead.tsx';
import { useCustomTasks } from './use-custom-tasks.ts';
import { classes } from '@lotline/shared-ui/styles/classes';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './CustomTasks.module.css';

export function CustomTasks({ fromServer }: { readonly fromServer: readonly CustomTask[] }) {
  const { tasks, tick } = useCustomTasks(fromServer);
  if (tasks.length === 0) return null;
  return (
    <ListSection id="section-custom">
      <SectionHead id="section-custom" heading="Custom Tasks" count={tasks.filter((task) => !task.isCompleted).length} />
      <ul className={layout.rows}>
        {tasks.map((task, index) => (
          <li key={task.id}>
            <CustomTaskRow task={task} onTick={(isCompleted) => tick({ task, index, isCompleted })} />
          </li>
        ))}
      </ul>
    </ListSection>
  );
}

interface CustomTaskRowProps {
  readonly task: CustomTask;
  readonly onTick: (isCompleted: boolean) => void;
}

function CustomTaskRow({ task, onTick }: CustomTaskRowProps) {
  const verdict = canSetCustomTask(useActor(), task, !task.isCompleted);
  const noteId = `custom-${task.id}-note`;
  const note = verdict.ok ? (task.isCompleted ? 'Completed. Untick to take it back.' : null) : sayError(verdict.code, verdict.details);
  return (
    <label className={classes(styles.task, task.isCompleted && styles.ticked)}>
      <input
        type="checkbox"
        checked={task.isCompleted}
        disabled={!verdict.ok}
        aria-describedby={note === null ? undefined : noteId}
        onChange={(event) => onTick(event.target.checked)}
      />
      <span>
        <span className={styles.name}>{task.name}</span>
        {note === null ? null : (
          <small id={noteId} className={classes(words.small, words.muted)}>
            {note}
          </small>
        )}
      </span>
    </label>
  );
}
