// Completions Comment: what this person has to say about the task as done (specification 1 §2).
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { MAX_TASK_COMMENT_LENGTH } from '@lotline/schema/domain/task/task.input';
import { latestVisit } from '@lotline/schema/domain/task/task.lifecycle';
import { ofTask } from '../../../platform/outbox/action-input.ts';
import { useTaskPage } from '../task-page-context.ts';
import { SaveButton } from './SaveButton.tsx';
import { SheetProblem } from './SheetProblem.tsx';
import { Suggested } from './Suggested.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';

export function TaskCommentSheet() {
  const { opened, job, actor } = useTaskPage();
  const { value, change, isDirty, leave, enqueue } = useSheetDraft('comment', { text: latestVisit(opened, actor.userId)?.comments ?? '' });
  const save = () => {
    const input = { scheduleId: opened.id, comments: value.text.trim() };
    if (isDirty) enqueue({ name: 'comment', input, subject: ofTask(opened, job.id), base: null });
  };
  return (
    <Sheet
      title="Completions Comment"
      subtitle={opened.name}
      footer={<SaveButton isTouched={isDirty} needsChange />}
      onSubmit={save}
      onClose={leave}
      unsaved={isDirty}
    >
      <SheetProblem apart of={['comment']} />
      <TextArea
        label="Comment"
        hint="Sent to the office with your work."
        data-autofocus=""
        value={value.text}
        maxLength={MAX_TASK_COMMENT_LENGTH}
        onChange={(text) => change({ text })}
      />
      <Suggested list="Completion comment" value={value.text} maxLength={MAX_TASK_COMMENT_LENGTH} onChange={(text) => change({ text })} />
    </Sheet>
  );
}
