// Is Partially Complete: the reason is saved as the person's comment first, then the task is completed with the partial flag (spec 1 §4, §5).
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { sayError } from '@lotline/schema/errors/catalogue';
import { MAX_TASK_COMMENT_LENGTH } from '@lotline/schema/domain/task/task.input';
import { openVisit } from '@lotline/schema/domain/task/task.lifecycle';
import { completeTask, saveTaskComment } from '../calls/task-calls.ts';
import { useTaskPage } from '../task-page-context.ts';
import { SheetProblem } from './SheetProblem.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';

export function PartialSheet() {
  const { opened, actor, calls, offlineBecause } = useTaskPage();
  const { value, change, isDirty, leave } = useSheetDraft('partial', { reason: openVisit(opened, actor.userId)?.comments ?? '' });
  const reason = value.reason.trim();
  const isBusy = calls.busy.has('comment') || calls.busy.has('complete');
  const save = async () => {
    const saved = await calls.run(saveTaskComment(opened.id, reason));
    if (saved.kind !== 'done') return;
    const completed = await calls.run(completeTask(opened.id, true));
    if (completed.kind === 'done') leave();
  };
  const refusedBecause = reason === '' ? sayError('COMMENT_REQUIRED') : offlineBecause;
  const footer = (
    <Button type="submit" kind="primary" busy={isBusy} refusedBecause={refusedBecause}>
      Save
    </Button>
  );
  return (
    <Sheet
      title="Is Partially Complete"
      subtitle={opened.name}
      footer={footer}
      onSubmit={() => void save()}
      onClose={leave}
      busy={isBusy}
      unsaved={isDirty}
    >
      <SheetProblem apart of={['comment', 'complete']} />
      <TextArea
        label="What is left, and why"
        hint="The office reads it and may reopen the task for the rest."
        data-autofocus=""
        required
        value={value.reason}
        maxLength={MAX_TASK_COMMENT_LENGTH}
        onChange={(text) => change({ reason: text })}
      />
    </Sheet>
  );
}
