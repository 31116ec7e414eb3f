// Edit Custom Task: the Completed box in a form of its own, for who would rather read before they tick (specification 2 §2).
import { useState } from 'react';
import { canSetCustomTask } from '@lotline/schema/domain/custom-task/custom-task.lifecycle';
import type { CustomTask } from '@lotline/schema/domain/custom-task/custom-task';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { useActor } from '@lotline/web-session/react/me-context';
import { useBackClosesSheet } from '../../../platform/frame/use-back-closes-sheet.ts';
import styles from './CustomTasks.module.css';

interface EditCustomTaskProps {
  readonly task: CustomTask;
  readonly onSave: (isCompleted: boolean) => void;
  readonly onClose: () => void;
}

export function EditCustomTask({ task, onSave, onClose }: EditCustomTaskProps) {
  const [isCompleted, setCompleted] = useState(task.isCompleted);
  useBackClosesSheet(true);
  const verdict = canSetCustomTask(useActor(), task, !task.isCompleted);
  const nothingChanged = isCompleted === task.isCompleted ? 'Nothing has been changed yet.' : undefined;
  const refusedBecause = verdict.ok ? nothingChanged : sayError(verdict.code, verdict.details);
  const save = () => {
    onSave(isCompleted);
    onClose();
  };
  const footer = (
    <Button type="submit" kind="primary" refusedBecause={refusedBecause} reason={verdict.ok ? 'onPress' : 'needs'}>
      Save
    </Button>
  );
  return (
    <Sheet title="Edit Custom Task" subtitle={task.name} footer={footer} onSubmit={save} onClose={onClose}>
      <label className={styles.task}>
        <input type="checkbox" checked={isCompleted} disabled={!verdict.ok} onChange={(event) => setCompleted(event.target.checked)} />
        <span>Completed</span>
      </label>
    </Sheet>
  );
}
