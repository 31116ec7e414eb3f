// One's own comment being changed, or deleted, asked once (specification 1 §5).
import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { MAX_COMMENT_LENGTH } from '@lotline/schema/domain/comment/comment.limits';
import { sayError } from '@lotline/schema/errors/catalogue';
import {
  DeleteFieldCommentDocument,
  DeleteInternalCommentDocument,
  SaveInternalCommentDocument,
  UpdateFieldCommentDocument,
} from '@lotline/schema/generated/documents/comment';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { job as followJob } from '../../../platform/data/follows.ts';
import { useCommand } from '../../../platform/data/use-command.ts';
import { useJobView } from '../job-context.ts';
import { keyOf, type JobComment } from './job-comments.ts';
import { internalComments } from './use-comments.ts';
import { CommandSheet } from '../../../platform/command/CommandSheet.tsx';

interface CommentSheetProps {
  readonly comment: JobComment;
  readonly onClose: () => void;
}

export function CommentSheet({ comment, onClose }: CommentSheetProps) {
  const { job } = useJobView();
  const start = comment.comments;
  const command = useCommentChange(comment);
  return (
    <CommandSheet
      title={comment.isInternal ? 'Edit your internal comment' : 'Edit your comment'}
      subtitle={`Job ${job.workOrder}`}
      verb="Save"
      draft={`comment-job-${String(job.id)}-${keyOf(comment)}`}
      fields={{
        text: { label: 'Comment', kind: 'text', start, rows: 5, maxLength: MAX_COMMENT_LENGTH, required: sayError('COMMENT_EMPTY') },
      }}
      lackOf={({ text }) => (text === start ? 'Nothing has been changed yet.' : undefined)}
      buttons={({ close }) => (
        <DeleteComment
          isBusy={command.isBusy}
          onDelete={() => void command.attempt(null).then(({ isDone }) => (isDone ? close() : undefined))}
        />
      )}
      command={command}
      inputOf={({ text }) => text}
      onClose={onClose}
    />
  );
}

function useCommentChange({ id, version, isInternal, userId }: JobComment) {
  const { job } = useJobView();
  return useCommand({
    touches: [isInternal ? internalComments(job.id) : followJob(job.id, 'comments')],
    isDoneWhenRead: true,
    /** @param text null: the comment is deleted */
    send: async (call, text: string | null, stamp): Promise<void> => {
      const client = { ...stamp, expectedVersion: version };
      if (isInternal && text === null) await call(DeleteInternalCommentDocument, { id, client });
      else if (isInternal && text !== null) await call(SaveInternalCommentDocument, { comment: { id, comments: text }, client });
      else if (text === null) await call(DeleteFieldCommentDocument, { id, client });
      else await call(UpdateFieldCommentDocument, { fieldComment: { id, userId, comments: text }, client });
    },
  });
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
