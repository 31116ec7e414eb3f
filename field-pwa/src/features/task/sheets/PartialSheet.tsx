// Is Partially Complete: the task is completed with the partial flag and the reason, which stands as the person's comment, in one action (spec 1 §4, §5).
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { sayError } from '@lotline/schema/errors/catalogue';
import { MAX_TASK_COMMENT_LENGTH } from '@lotline/schema/domain/task/task.input';
import { openVisit } from '@lotline/schema/domain/task/task.lifecycle';
import { ofTask } from '../../../platform/outbox/action-input.ts';
import { useTaskPage } from '../task-page-context.ts';
import { SaveButton } from './SaveButton.tsx';
import { SheetProblem } from './SheetProblem.tsx';
import { Suggested } from './Suggested.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';

export function PartialSheet() {
  const { opened, job, actor } = useTaskPage();
  const { value, change, isDirty, leave, enqueue } = useSheetDraft('partial', { reason: openVisit(opened, actor.userId)?.comments ?? '' });
  const reason = value.reason.trim();
  const save = () =>
    enqueue({ name: 'completePartially', input: { scheduleId: opened.id, comments: reason }, subject: ofTask(opened, job.id), base: null });
  const footer = <SaveButton problem={reason === '' ? sayError('COMMENT_REQUIRED') : undefined} isTouched={isDirty} />;
  return (
    <Sheet title="Is Partially Complete" subtitle={opened.name} footer={footer} onSubmit={save} onClose={leave} unsaved={isDirty}>
      <SheetProblem apart of={['completePartially']} />
      <TextArea
        label="What is left to do, and why"
        hint="The office reads it and may reopen the task for the rest."
        data-autofocus=""
        required
        value={value.reason}
        maxLength={MAX_TASK_COMMENT_LENGTH}
        onChange={(text) => change({ reason: text })}
      />
      <Suggested
        list="Partial reason"
        value={value.reason}
        maxLength={MAX_TASK_COMMENT_LENGTH}
        onChange={(text) => change({ reason: text })}
      />
    </Sheet>
  );
}
