// One's own comment being changed, or deleted, asked once (specification 1 §5).
import { useState } from 'react';
import { z } from 'zod';
import { Trash2 } from 'lucide-react';
import { MAX_COMMENT_LENGTH } from '@lotline/schema/domain/comment/comment.limits';
import { sayError } from '@lotline/schema/errors/catalogue';
import {
  DeleteFieldCommentDocument,
  DeleteInternalCommentDocument,
  SaveInternalCommentDocument,
  UpdateFieldCommentDocument,
} from '@lotline/schema/generated/documents/comment';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { job as followJob } from '../../../platform/data/follows.ts';
import { useCommand } from '../../../platform/data/use-command.ts';
import { TypedBefore } from '../../../platform/form/TypedBefore.tsx';
import { useFormDraft } from '../../../platform/form/use-form-draft.ts';
import { useJobView } from '../job-context.ts';
import { keyOf, type JobComment } from './job-comments.ts';
import { internalComments } from './use-comments.ts';

interface CommentSheetProps {
  readonly comment: JobComment;
  readonly onClose: () => void;
}

const SHAPES = { text: z.string() };

export function CommentSheet({ comment, onClose }: CommentSheetProps) {
  const { job } = useJobView();
  const start = { text: comment.comments };
  const draft = useFormDraft({ name: `comment-job-${String(job.id)}-${keyOf(comment)}`, shapes: SHAPES, start, onClose });
  const { values, set, close } = draft;
  const { text } = values;
  const { save, remove, isBusy, sentence } = useCommentChange(comment, close);
  const submit = () => {
    if (text.trim() !== '' && text !== start.text) save(text.trim());
  };
  return (
    <Sheet
      title={comment.isInternal ? 'Edit your internal comment' : 'Edit your comment'}
      subtitle={`Job ${job.workOrder}`}
      onClose={close}
      onSubmit={submit}
      busy={isBusy}
      unsaved={draft.isUnsaved}
      footer={
        <>
          <Button
            kind="primary"
            type="submit"
            busy={isBusy}
            refusedBecause={text.trim() === '' ? sayError('COMMENT_EMPTY') : undefined}
            reason="onPress"
          >
            Save
          </Button>
          <DeleteComment isBusy={isBusy} onDelete={remove} />
        </>
      }
    >
      <div className={layout.stack}>
        {sentence === null ? null : <Banner tone="bad">{sentence}</Banner>}
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

function useCommentChange({ id, version, isInternal, userId }: JobComment, onDone: () => void) {
  const { job } = useJobView();
  const { run, isBusy, sentence } = useCommand({
    touches: [isInternal ? internalComments(job.id) : followJob(job.id, 'comments')],
    isDoneWhenRead: true,
    onDone,
    /** @param text null: the comment is deleted */
    send: async (call, text: string | null, stamp): Promise<void> => {
      const client = { ...stamp, expectedVersion: version };
      if (isInternal && text === null) await call(DeleteInternalCommentDocument, { id, client });
      else if (isInternal && text !== null) await call(SaveInternalCommentDocument, { comment: { id, comments: text }, client });
      else if (text === null) await call(DeleteFieldCommentDocument, { id, client });
      else await call(UpdateFieldCommentDocument, { fieldComment: { id, userId, comments: text }, client });
    },
  });
  return { isBusy, sentence, save: (text: string) => void run(text), remove: () => void run(null) };
}

function DeleteComment({ isBusy, onDelete }: { readonly isBusy: boolean; readonly onDelete: () => void }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button kind="text" icon={Trash2} onClick={() => setAsking(true)}>
        Delete comment
      </Button>
    );
  return (
    <Button kind="danger" icon={Trash2} busy={isBusy} onClick={onDelete}>
      Delete it for everyone
    </Button>
  );
}
