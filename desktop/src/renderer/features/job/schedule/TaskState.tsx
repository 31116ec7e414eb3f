// What a task is at, in chips and words.
import { StateChip } from '@lotline/shared-ui/components/StateChip/StateChip';
import { chipOf, declineWords, isDeclined, isOnsiteNow, type Task } from '../../../platform/task/task-words.ts';
import words from '@lotline/shared-ui/styles/words.module.css';

export function TaskState({ task }: { readonly task: Task }) {
  return (
    <>
      <StateChip state={chipOf(task)} />
      {isDeclined(task) ? <span>{declineWords(task)}</span> : null}
      {isOnsiteNow(task) ? <StateChip state="Onsite" /> : null}
      {task.isReopened ? <span className={words.muted}>reopened</span> : null}
      {task.isPartial ? <span className={words.muted}>completed in part</span> : null}
    </>
  );
}
