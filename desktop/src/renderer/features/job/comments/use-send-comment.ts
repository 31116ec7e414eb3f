// Sending a comment: it stands in the chat at once, as being sent, until it is read from the server; refused, it goes back to where it was written.
import { useState } from 'react';
import { SaveInternalCommentDocument, UpdateFieldCommentDocument } from '@lotline/schema/generated/documents/comment';
import type { ApiError } from '@lotline/web-session/api-error';
import { useActor } from '@lotline/web-session/react/me-context';
import { job } from '../../../platform/data/follows.ts';
import { useCommand } from '../../../platform/data/use-command.ts';
import { useSendOrWait } from '../../../platform/outbox/use-send-or-wait.ts';
import { useWaitingActions } from '../../../platform/outbox/use-waiting-actions.ts';
import type { OfficeAction } from '../../../platform/outbox/waiting-action.ts';
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

interface CommentedJob {
  readonly id: number;
  readonly workOrder: string;
}

interface SendComment {
  /** Those that no read has brought yet, oldest first. */
  readonly unsent: readonly UnsentComment[];
  readonly send: (comment: NewComment) => void;
  readonly problem: ApiError | null;
}

export function useSendComment(
  { id: jobId, workOrder }: CommentedJob,
  read: readonly JobComment[],
  onRefused: (comment: NewComment) => void,
): SendComment {
  const { userId } = useActor();
  const sendOrWait = useSendOrWait();
  const waiting = useWaitingActions().flatMap(({ action }) => (action.constructionId === jobId ? waitingComment(action) : []));
  const [sent, setSent] = useState<readonly UnsentComment[]>([]);
  const { attempt, problem } = useCommand<NewComment, null>({
    touches: [job(jobId, 'comments'), internalComments(jobId)],
    isDoneWhenRead: true,
    send: async (call, comment, client) => {
      setSent((before) => [...before, { ...comment, clientId: client.id }]);
      const { id, occurredAt } = client;
      const about = { id, occurredAt, constructionId: jobId, title: `Comment on job ${workOrder}` };
      const { text: comments, isInternal, taskId } = comment;
      const place = taskId === null ? { constructionId: jobId } : { scheduleId: taskId };
      const internal = { id: 0, comments, ...place };
      const field = { ...internal, userId };
      if (isInternal)
        await sendOrWait({ ...about, name: 'saveInternalComment', input: internal }, () =>
          call(SaveInternalCommentDocument, { comment: internal, client }),
        );
      else
        await sendOrWait({ ...about, name: 'updateFieldComment', input: field }, () =>
          call(UpdateFieldCommentDocument, { fieldComment: field, client }),
        );
      return null;
    },
  });
  const send = async (comment: NewComment) => {
    const outcome = await attempt(comment);
    setSent((before) => before.filter((one) => !isSame(one, comment)));
    if (!outcome.isDone) onRefused(comment);
  };
  return {
    unsent: [...sent.filter(({ clientId }) => !waiting.some((one) => one.clientId === clientId)), ...waiting].filter(
      ({ clientId }) => !read.some((comment) => comment.clientId === clientId),
    ),
    send: (comment) => void send(comment),
    problem,
  };
}

/** As one that is being sent: it is, as soon as there is a network. */
function waitingComment(action: OfficeAction): UnsentComment[] {
  if (action.name !== 'saveInternalComment' && action.name !== 'updateFieldComment') return [];
  const { comments, scheduleId = null } = action.input;
  return [{ clientId: action.id, text: comments, isInternal: action.name === 'saveInternalComment', taskId: scheduleId }];
}

const isSame = (one: NewComment, other: NewComment): boolean =>
  one.text === other.text && one.isInternal === other.isInternal && one.taskId === other.taskId;
