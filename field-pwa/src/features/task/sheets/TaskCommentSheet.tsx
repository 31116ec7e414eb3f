// Completions Comment: what this person has to say about the task as done (specification 1 §2).
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { MAX_TASK_COMMENT_LENGTH } from '@lotline/schema/domain/task/task.input';
import { latestVisit } from '@lotline/schema/domain/task/task.lifecycle';
import { saveTaskComment } from '../calls/task-calls.ts';
import { useTaskPage } from '../task-page-context.ts';
import { SheetProblem } from './SheetProblem.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';

export function TaskCommentSheet() {
  const { opened, actor, calls, offlineBecause } = useTaskPage();
  const { value, change, isDirty, leave } = useSheetDraft('comment', { text: latestVisit(opened, actor.userId)?.comments ?? '' });
  const isBusy = calls.busy.has('comment');
  const save = async () => {
    const outcome = await calls.run(saveTaskComment(opened.id, value.text.trim()));
    if (outcome.kind === 'done') leave();
  };
  const footer = (
    <Button type="submit" kind="primary" busy={isBusy} disabled={!isDirty} refusedBecause={offlineBecause}>
      Save
    </Button>
  );
  return (
    <Sheet
      title="Completions Comment"
      subtitle={opened.name}
      footer={footer}
      onSubmit={() => void (isDirty && save())}
      onClose={leave}
      busy={isBusy}
      unsaved={isDirty}
    >
      <SheetProblem apart of={['comment']} />
      <TextArea
        label="Comment"
        hint="Goes with your work to the office."
        data-autofocus=""
        value={value.text}
        maxLength={MAX_TASK_COMMENT_LENGTH}
        onChange={(text) => change({ text })}
      />
    </Sheet>
  );
}
