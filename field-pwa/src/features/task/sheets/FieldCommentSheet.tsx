// Add/Edit Comment: to the opened task or to the whole job; the author may also delete it, asked once (specification 1 §5).
import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { MAX_COMMENT_LENGTH } from '@lotline/schema/domain/comment/comment.limits';
import type { FieldTaskComment } from '@lotline/schema/domain/task/field-task';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Segments } from '@lotline/shared-ui/components/Field/Segments';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { ofJob, ofTask, type NewAction } from '../../../platform/outbox/action-input.ts';
import { newComment } from '../chat/chat-lines.ts';
import { useFreshness } from '../stray-tap.ts';
import { useTaskPage } from '../task-page-context.ts';
import { SaveButton } from './SaveButton.tsx';
import { SheetProblem } from './SheetProblem.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';

export function FieldCommentSheet({ comment }: { readonly comment: FieldTaskComment | null }) {
  const { job, opened, actor } = useTaskPage();
  const { value, change, changed, leave, enqueue } = useSheetDraft(comment === null ? 'say' : `field-comment.${String(comment.id)}`, {
    text: comment?.comments ?? '',
    target: 'task',
  });
  const isDirty = 'text' in changed;
  const target = value.target === 'job' ? 'job' : 'task';
  const text = value.text.trim();
  const save = () => {
    const ids = { taskId: opened.id, jobId: job.id, userId: actor.userId };
    if (comment === null) {
      const subject = target === 'job' ? ofJob(job.id) : ofTask(opened, job.id);
      enqueue({ name: 'addComment', input: newComment(text, target, ids), subject, base: null });
    } else {
      const input = { id: comment.id, userId: actor.userId, comments: text };
      enqueue({ name: 'editComment', input, subject: ofComment(comment, job.id), base: { comments: comment.comments } });
    }
  };
  const remove = (gone: FieldTaskComment) =>
    enqueue({ name: 'deleteComment', input: { id: gone.id }, subject: ofComment(gone, job.id), base: { comments: gone.comments } });
  const footer = (
    <>
      <SaveButton problem={text === '' ? sayError('COMMENT_EMPTY') : undefined} isTouched={isDirty} needsChange={comment !== null} />
      {comment === null ? null : <DeleteButton onDelete={() => remove(comment)} />}
    </>
  );
  return (
    <Sheet
      title={comment === null ? 'Add Comment' : 'Edit Comment'}
      subtitle={opened.name}
      footer={footer}
      onSubmit={save}
      onClose={leave}
      unsaved={isDirty}
    >
      <div className={layout.stack}>
        <SheetProblem of={['addComment', 'editComment', 'deleteComment']} />
        {comment === null ? (
          <Segments
            label="About"
            value={target}
            options={[
              { value: 'task', label: 'This task' },
              { value: 'job', label: 'The whole job' },
            ]}
            onChange={(chosen) => change({ target: chosen })}
          />
        ) : null}
        <TextArea
          label="Comment"
          data-autofocus=""
          rows={5}
          value={value.text}
          maxLength={MAX_COMMENT_LENGTH}
          onChange={(typed) => change({ text: typed })}
        />
      </div>
    </Sheet>
  );
}

/** In the order of what else is pressed about its task, or about the job. */
const ofComment = ({ scheduleId }: FieldTaskComment, jobId: number): NewAction['subject'] =>
  scheduleId === null ? ofJob(jobId) : ofTask({ id: scheduleId }, jobId);

function DeleteButton({ onDelete }: { readonly onDelete: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { isStray } = useFreshness(isAsking);
  if (!isAsking) {
    return (
      <Button kind="text" icon={Trash2} onClick={() => setAsking(true)}>
        Delete comment
      </Button>
    );
  }
  return (
    <Button
      kind="danger"
      icon={Trash2}
      onClick={(event) => {
        if (!isStray(event)) onDelete();
      }}
    >
      Delete it for everyone
    </Button>
  );
}
