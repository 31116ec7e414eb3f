// Add/Edit Comment: to the opened task or to the whole job; the author may also delete it, asked once (specification 1 §5).
import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { MAX_COMMENT_LENGTH } from '@lotline/schema/domain/comment/comment.input';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Segments } from '@lotline/shared-ui/components/Field/Segments';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { deleteComment, saveComment } from '../calls/task-calls.ts';
import { newComment } from '../chat/chat-lines.ts';
import type { FieldComment } from '../facts/page-data.ts';
import { useStrayPress } from '../stray-press.ts';
import { useTaskPage } from '../task-page-context.ts';
import { SheetProblem } from './SheetProblem.tsx';
import { useSheetDraft } from './use-sheet-draft.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';

export function FieldCommentSheet({ comment }: { readonly comment: FieldComment | null }) {
  const { job, opened, actor, calls, offlineBecause } = useTaskPage();
  const { value, change, changed, leave } = useSheetDraft(comment === null ? 'say' : `field-comment.${String(comment.id)}`, {
    text: comment?.comments ?? '',
    target: 'task',
  });
  const isDirty = 'text' in changed;
  const target = value.target === 'job' ? 'job' : 'task';
  const text = value.text.trim();
  const isBusy = calls.busy.has('addComment') || calls.busy.has('editComment') || calls.busy.has('deleteComment');
  const save = async () => {
    const ids = { taskId: opened.id, jobId: job.id, userId: actor.userId };
    const input = comment === null ? newComment(text, target, ids) : { id: comment.id, userId: actor.userId, comments: text };
    const outcome = await calls.run(saveComment(input));
    if (outcome.kind === 'done') leave();
  };
  const refusedBecause = text === '' ? sayError('COMMENT_EMPTY') : offlineBecause;
  const footer = (
    <>
      <Button type="submit" kind="primary" busy={isBusy} disabled={comment !== null && !isDirty} refusedBecause={refusedBecause}>
        Save
      </Button>
      {comment === null ? null : <DeleteButton id={comment.id} onGone={leave} />}
    </>
  );
  return (
    <Sheet
      title={comment === null ? 'Add Comment' : 'Edit Comment'}
      subtitle={opened.name}
      footer={footer}
      onSubmit={() => void save()}
      onClose={leave}
      busy={isBusy}
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

function DeleteButton({ id, onGone }: { readonly id: number; readonly onGone: () => void }) {
  const { calls, offlineBecause } = useTaskPage();
  const [isAsking, setAsking] = useState(false);
  const isStray = useStrayPress(isAsking);
  const remove = async () => {
    const outcome = await calls.run(deleteComment(id));
    if (outcome.kind === 'done') onGone();
  };
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
      busy={calls.busy.has('deleteComment')}
      refusedBecause={offlineBecause}
      onClick={(event) => {
        if (!isStray(event)) void remove();
      }}
    >
      Delete it for everybody
    </Button>
  );
}
