// What a task is at, in chips and words.
import { isJobEnded } from '@lotline/schema/domain/job/job-complete.rules';
import { StateChip } from '@lotline/shared-ui/components/StateChip/StateChip';
import { chipOf, declineWords, isDeclined, isOnsiteNow, type Task } from '../../../platform/task/task-words.ts';
import { useJobView } from '../job-context.ts';
import words from '@lotline/shared-ui/styles/words.module.css';

export function TaskState({ task }: { readonly task: Task }) {
  const { job } = useJobView();
  return (
    <>
      <StateChip state={chipOf(task)} isOver={isJobEnded(job)} />
      {isDeclined(task) ? <span>{declineWords(task)}</span> : null}
      {isOnsiteNow(task) ? <StateChip state="Onsite" /> : null}
      {task.isReopened ? <span className={words.muted}>reopened</span> : null}
      {task.isPartial ? <span className={words.muted}>completed in part</span> : null}
    </>
  );
}
