// What was said on one task; one's own can be changed.
import { useState } from 'react';
import { canChangeComment, canWriteComment } from '@lotline/schema/domain/comment/comment.lifecycle';
import { formatNearDayClock } from '@lotline/schema/domain/kernel/date-format';
import { Chat } from '../../../platform/chat/Chat.tsx';
import { ChatLine } from '../../../platform/chat/ChatLines.tsx';
import { useJobView } from '../job-context.ts';
import type { FieldComment, Task } from '../job-data.ts';
import { CommentSheet } from './CommentSheet.tsx';
import { useComments } from './use-comments.ts';

export function TaskChat({ task }: { readonly task: Task }) {
  const { job, actor, zone, today } = useJobView();
  const [opened, open] = useState<FieldComment | 'new' | null>(null);
  const { comments, ...read } = useComments(job.id, task.id);
  return (
    <Chat
      title="Comments"
      note="read by the office and by the crew"
      read={read}
      empty="Nobody has written anything on this task yet."
      onWrite={canWriteComment(actor).ok ? () => open('new') : null}
      lines={comments.map((comment) => (
        <ChatLine
          key={comment.id}
          author={comment.user.displayName}
          about={formatNearDayClock(comment.createdUtc, today, zone)}
          text={comment.comments}
          isMine={canChangeComment(actor, comment).ok}
          onEdit={() => open(comment)}
        />
      ))}
    >
      {opened === null ? null : <CommentSheet comment={opened === 'new' ? null : opened} task={task} onClose={() => open(null)} />}
    </Chat>
  );
}
