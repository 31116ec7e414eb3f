// Sending a comment: it stands in the chat at once, as being sent, until it is read from the server; refused, it goes back to where it was written.
import { useState } from 'react';
import { SaveInternalCommentDocument, UpdateFieldCommentDocument } from '@lotline/schema/generated/documents/comment';
import type { ApiError } from '@lotline/web-session/api-error';
import { useActor } from '@lotline/web-session/react/me-context';
import { job } from '../../../platform/data/follows.ts';
import { useCommand } from '../../../platform/data/use-command.ts';
import { internalComments } from './use-comments.ts';
import type { JobComment } from './job-comments.ts';

export interface NewComment {
  readonly text: string;
  readonly isInternal: boolean;
  /** Null: the whole job. */
  readonly taskId: number | null;
}

export interface UnsentComment extends NewComment {
  /** The id of its action: the comment that the server has made of it carries it too. */
  readonly clientId: string;
}

interface SendComment {
  /** Those that no read has brought yet, oldest first. */
  readonly unsent: readonly UnsentComment[];
  readonly send: (comment: NewComment) => void;
  readonly problem: ApiError | null;
}

export function useSendComment(jobId: number, read: readonly JobComment[], onRefused: (comment: NewComment) => void): SendComment {
  const { userId } = useActor();
  const [sent, setSent] = useState<readonly UnsentComment[]>([]);
  const { attempt, problem } = useCommand<NewComment, null>({
    touches: [job(jobId, 'comments'), internalComments(jobId)],
    isDoneWhenRead: true,
    send: async (call, comment, client) => {
      const { text: comments, isInternal, taskId } = comment;
      setSent((before) => [...before, { ...comment, clientId: client.id }]);
      const place = taskId === null ? { constructionId: jobId } : { scheduleId: taskId };
      if (isInternal) await call(SaveInternalCommentDocument, { comment: { id: 0, comments, ...place }, client });
      else await call(UpdateFieldCommentDocument, { fieldComment: { id: 0, userId, comments, ...place }, client });
      return null;
    },
  });
  const send = async (comment: NewComment) => {
    const outcome = await attempt(comment);
    setSent((before) => before.filter((one) => !isSame(one, comment)));
    if (!outcome.isDone) onRefused(comment);
  };
  return {
    unsent: sent.filter(({ clientId }) => !read.some((comment) => comment.clientId === clientId)),
    send: (comment) => void send(comment),
    problem,
  };
}

const isSame = (one: NewComment, other: NewComment): boolean =>
  one.text === other.text && one.isInternal === other.isInternal && one.taskId === other.taskId;
