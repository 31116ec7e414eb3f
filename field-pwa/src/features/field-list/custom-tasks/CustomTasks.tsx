// Small things to tick off that belong to no job (specification 2 §2): by the box in the row, or by the form that its name opens.
import { lazy, Suspense, useState } from 'react';
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

const EditCustomTask = lazy(() => import('./EditCustomTask.tsx').then((module) => ({ default: module.EditCustomTask })));

export function CustomTasks({ fromServer }: { readonly fromServer: readonly CustomTask[] }) {
  const { tasks, tick } = useCustomTasks(fromServer);
  const [editedId, setEdited] = useState<number | null>(null);
  const editedAt = tasks.findIndex(({ id }) => id === editedId);
  const edited = tasks[editedAt];
  if (tasks.length === 0) return null;
  return (
    <ListSection id="section-custom">
      <SectionHead id="section-custom" heading="Custom Tasks" count={tasks.filter((task) => !task.isCompleted).length} />
      <ul className={layout.rows}>
        {tasks.map((task, index) => (
          <li key={task.id}>
            <CustomTaskRow task={task} onTick={(isCompleted) => tick({ task, index, isCompleted })} onEdit={() => setEdited(task.id)} />
          </li>
        ))}
      </ul>
      {edited === undefined ? null : (
        <Suspense fallback={null}>
          <EditCustomTask
            task={edited}
            onSave={(isCompleted) => tick({ task: edited, index: editedAt, isCompleted })}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </ListSection>
  );
}

interface CustomTaskRowProps {
  readonly task: CustomTask;
  readonly onTick: (isCompleted: boolean) => void;
  readonly onEdit: () => void;
}

function CustomTaskRow({ task, onTick, onEdit }: CustomTaskRowProps) {
  const verdict = canSetCustomTask(useActor(), task, !task.isCompleted);
  const noteId = `custom-${task.id}-note`;
  const nameId = `custom-${task.id}-name`;
  const note = verdict.ok ? (task.isCompleted ? 'Completed. Untick to undo.' : null) : sayError(verdict.code, verdict.details);
  return (
    <div className={classes(styles.task, task.isCompleted && styles.ticked)}>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={task.isCompleted}
          disabled={!verdict.ok}
          aria-labelledby={nameId}
          aria-describedby={note === null ? undefined : noteId}
          onChange={(event) => onTick(event.target.checked)}
        />
      </label>
      <span>
        <button type="button" className={styles.name} aria-haspopup="dialog" onClick={onEdit}>
          <span id={nameId}>{task.name}</span>
        </button>
        {note === null ? null : (
          <small id={noteId} className={classes(words.small, words.muted)}>
            {note}
          </small>
        )}
      </span>
    </div>
  );
}
