// The field chat of the job: what the office says of the whole job, and what is said on each task; one's own can be changed (specification 1 §5).
import { useState } from 'react';
import { canChangeComment, canWriteComment } from '@lotline/schema/domain/comment/comment.lifecycle';
import { formatNearDayClock } from '@lotline/schema/domain/kernel/date-format';
import { Chat } from '../../../platform/chat/Chat.tsx';
import { ChatLine, ChatLines } from '../../../platform/chat/ChatLines.tsx';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useJobView } from '../job-context.ts';
import type { FieldComment } from '../job-data.ts';
import { CommentSheet } from './CommentSheet.tsx';
import { useComments } from './use-comments.ts';
import words from '@lotline/shared-ui/styles/words.module.css';

type Opened = FieldComment | 'new' | null;

export default function CommentsTab() {
  return useJobView().asAt === null ? <Comments /> : <CommentsThen />;
}

/** What had been said until then; its newest 500. */
function CommentsThen() {
  const { comments } = useJobView();
  return (
    <Panel title="Field chat" note="as it was">
      {comments.length === 0 ? <p className={words.muted}>Nobody had written anything on this job yet.</p> : null}
      <ChatLines>
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} onEdit={null} />
        ))}
      </ChatLines>
    </Panel>
  );
}

function Comments() {
  const { job, actor } = useJobView();
  const [opened, open] = useState<Opened>(null);
  const { comments, ...read } = useComments(job.id);
  return (
    <Chat
      title="Field chat"
      note="read by the office and by the crews of the tasks"
      read={read}
      empty="Nobody has written anything on this job yet."
      onWrite={canWriteComment(actor).ok ? () => open('new') : null}
      lines={comments.map((comment) => (
        <Comment key={comment.id} comment={comment} onEdit={() => open(comment)} />
      ))}
    >
      {opened === null ? null : <CommentSheet comment={opened === 'new' ? null : opened} onClose={() => open(null)} />}
    </Chat>
  );
}

function Comment({ comment, onEdit }: { readonly comment: FieldComment; readonly onEdit: (() => void) | null }) {
  const { job, actor, zone, today } = useJobView();
  const about = comment.scheduleId === null ? 'Office' : (job.schedules.find(({ id }) => id === comment.scheduleId)?.name ?? 'a task');
  return (
    <ChatLine
      author={comment.user.displayName}
      about={`${about} · ${formatNearDayClock(comment.createdUtc, today, zone)}`}
      text={comment.comments}
      isMine={canChangeComment(actor, comment).ok}
      onEdit={onEdit}
    />
  );
}
