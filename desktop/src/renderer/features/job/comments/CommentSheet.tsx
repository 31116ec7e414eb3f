// A comment being written or changed; its author may also delete it, asked once (specification 1 §5).
import { useState } from 'react';
import { z } from 'zod';
import { Trash2 } from 'lucide-react';
import { MAX_COMMENT_LENGTH } from '@lotline/schema/domain/comment/comment.limits';
import { sayError } from '@lotline/schema/errors/catalogue';
import { DeleteFieldCommentDocument, UpdateFieldCommentDocument } from '@lotline/schema/generated/documents';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { Select } from '@lotline/shared-ui/components/Field/Select';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import { TypedBefore } from '../../../platform/form/TypedBefore.tsx';
import { useFormDraft } from '../../../platform/form/use-form-draft.ts';
import { useJobView } from '../job-context.ts';
import type { FieldComment, Task } from '../job-data.ts';
import { useJobChange } from '../use-job-change.ts';
import layout from '@lotline/shared-ui/styles/layout.module.css';

interface CommentSheetProps {
  /** Null: a new one. */
  readonly comment: FieldComment | null;
  /** A new one is about that task; left out: it is chosen. */
  readonly task?: Task;
  readonly onClose: () => void;
}

const WHOLE_JOB = 'job';
const SHAPES = { text: z.string(), target: z.string() };

/** The name under which what is typed is kept on the device. */
function draftName(jobId: number, taskId: number | null, commentId: number | null): string {
  if (commentId !== null || taskId === null) return `comment-job-${String(jobId)}-${String(commentId ?? 'new')}`;
  return `comment-task-${String(taskId)}-new`;
}

export function CommentSheet({ comment, task, onClose }: CommentSheetProps) {
  const { job, actor } = useJobView();
  const name = draftName(job.id, task?.id ?? null, comment?.id ?? null);
  const start = { text: comment?.comments ?? '', target: task === undefined ? WHOLE_JOB : String(task.id) };
  const draft = useFormDraft({ name, shapes: SHAPES, start, choices: ['target'], onClose });
  const { values, set, close } = draft;
  const { text, target } = values;
  const save = useJobChange<{ text: string; target: string }>({
    jobId: job.id,
    toastText: comment === null ? 'Comment added' : 'Comment saved',
    onDone: close,
    send: async (call, input, client) => {
      const place = input.target === WHOLE_JOB ? { constructionId: job.id } : { scheduleId: Number(input.target) };
      const fieldComment = { id: comment?.id ?? 0, userId: actor.userId, comments: input.text, ...(comment === null ? place : {}) };
      await call(UpdateFieldCommentDocument, { fieldComment, client });
      return null;
    },
  });
  const isDirty = text !== start.text;
  const submit = () => {
    if (text.trim() !== '' && isDirty) save.run({ text: text.trim(), target });
  };
  return (
    <Sheet
      title={comment === null ? 'Write a comment' : 'Edit your comment'}
      subtitle={task === undefined ? `Job ${job.workOrder}` : `${task.name} · Job ${job.workOrder}`}
      onClose={close}
      onSubmit={submit}
      busy={save.isBusy}
      unsaved={draft.isUnsaved}
      footer={
        <>
          <Button
            kind="primary"
            type="submit"
            busy={save.isBusy}
            refusedBecause={text.trim() === '' ? sayError('COMMENT_EMPTY') : undefined}
            reason="onPress"
          >
            Save
          </Button>
          {comment === null ? null : <DeleteComment comment={comment} onDone={close} />}
        </>
      }
    >
      <div className={layout.stack}>
        {save.problem === null ? null : <Banner tone="bad">{save.problem.message}</Banner>}
        {comment === null && task === undefined ? (
          <Select
            label="About"
            value={target}
            options={[
              { value: WHOLE_JOB, label: 'The whole job' },
              ...job.schedules.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(place) => set({ target: place })}
          />
        ) : null}
        <TextArea
          label="Comment"
          data-autofocus=""
          rows={5}
          maxLength={MAX_COMMENT_LENGTH}
          value={text}
          onChange={(typed) => set({ text: typed })}
        />
        <TypedBefore draft={draft} />
      </div>
    </Sheet>
  );
}

function DeleteComment({ comment, onDone }: { readonly comment: FieldComment; readonly onDone: () => void }) {
  const { job } = useJobView();
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useJobChange<number>({
    jobId: job.id,
    toastText: 'Comment deleted',
    isFormless: true,
    onDone,
    send: async (call, id, client) => {
      await call(DeleteFieldCommentDocument, { id, client });
      return null;
    },
  });
  if (!isAsking)
    return (
      <Button kind="text" icon={Trash2} onClick={() => setAsking(true)}>
        Delete comment
      </Button>
    );
  return (
    <Button kind="danger" icon={Trash2} busy={isBusy} onClick={() => run(comment.id)}>
      Delete it for everybody
    </Button>
  );
}
