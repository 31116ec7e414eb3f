// What is said of a job or of one of its tasks: the field's chat and, for the office, its internal comments among it, marked. One's own can be changed.
import { useEffect, useRef, useState } from 'react';
import { canChangeComment, canWriteComment, isSentLater } from '@lotline/schema/domain/comment/comment.lifecycle';
import { formatNearDayClock } from '@lotline/schema/domain/kernel/date-format';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Chat } from '../../../platform/chat/Chat.tsx';
import { ChatLine } from '../../../platform/chat/ChatLines.tsx';
import { useJobView } from '../job-context.ts';
import type { Task } from '../job-data.ts';
import { CommentSheet } from './CommentSheet.tsx';
import { Composer, useCommentDraft, type CommentDraft } from './Composer.tsx';
import { keyOf, type JobComment } from './job-comments.ts';
import { useComments } from './use-comments.ts';
import { useSendComment, type NewComment, type UnsentComment } from './use-send-comment.ts';

interface JobChatProps {
  readonly title: string;
  readonly note: string;
  readonly empty: string;
  /** Of that task alone; left out: of the job and all of its tasks. */
  readonly task?: Task;
}

export function JobChat({ title, note, empty, task }: JobChatProps) {
  const { job, actor } = useJobView();
  const [opened, open] = useState<JobComment | null>(null);
  const { comments, ...read } = useComments(job.id, task?.id);
  const draft = useCommentDraft(task);
  // a refusal comes later than what it is put back before
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const { unsent, send, problem } = useSendComment(job, comments, (refused) => putBack(latest.current, refused));
  const mayWrite = canWriteComment(actor).ok;
  const lines = [
    ...comments.map((comment) => <CommentLine key={keyOf(comment)} comment={comment} isOfOneTask={task !== undefined} onEdit={open} />),
    ...unsent.map((comment) => <UnsentLine key={comment.clientId} comment={comment} isOfOneTask={task !== undefined} />),
  ];
  return (
    <Chat title={title} note={note} read={read} empty={empty} onWrite={null} lines={lines}>
      {problem === null ? null : (
        <Banner tone="bad" title="Your comment was not sent.">
          {problem.message}
        </Banner>
      )}
      {mayWrite ? <Composer draft={draft} task={task} onSend={send} /> : null}
      {opened === null ? null : <CommentSheet comment={opened} onClose={() => open(null)} />}
    </Chat>
  );
}

/** Before what has been typed since; for the office alone where either was. */
function putBack({ values, set }: CommentDraft, { text, isInternal, taskId }: NewComment): void {
  set({
    text: values.text.trim() === '' ? text : `${text}\n\n${values.text}`,
    audience: isInternal ? 'internal' : values.audience,
    ...(taskId === null ? {} : { target: String(taskId) }),
  });
}

interface CommentLineProps {
  readonly comment: JobComment;
  /** What it is about stands above. */
  readonly isOfOneTask?: boolean;
  /** Null: read-only. */
  readonly onEdit: ((comment: JobComment) => void) | null;
}

export function CommentLine({ comment, isOfOneTask = false, onEdit }: CommentLineProps) {
  const { actor, zone, today } = useJobView();
  const about = useAbout(comment);
  const when = `${formatNearDayClock(comment.writtenUtc, today, zone)}${isSentLater(comment) ? ', sent later' : ''}`;
  return (
    <ChatLine
      author={comment.author}
      about={isOfOneTask ? when : `${about} · ${when}`}
      text={comment.comments}
      isInternal={comment.isInternal}
      isMine={canChangeComment(actor, comment).ok}
      onEdit={onEdit === null ? null : () => onEdit(comment)}
    />
  );
}

function UnsentLine({ comment, isOfOneTask }: { readonly comment: UnsentComment; readonly isOfOneTask: boolean }) {
  const about = useAbout({ scheduleId: comment.taskId });
  return (
    <ChatLine
      author="You"
      about={isOfOneTask ? '' : about}
      text={comment.text}
      isInternal={comment.isInternal}
      isMine
      isBeingSent
      onEdit={null}
    />
  );
}

function useAbout({ scheduleId }: Pick<JobComment, 'scheduleId'>): string {
  const { job } = useJobView();
  if (scheduleId === null) return 'The whole job';
  return job.schedules.find(({ id }) => id === scheduleId)?.name ?? 'a task';
}
