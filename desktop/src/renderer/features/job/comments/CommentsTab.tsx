// The comments of the job: the field's chat, of the whole job and of each task, and the office's internal ones among it (specification 1 §5; screens.md §2.6).
import { Panel } from '../../../platform/frame/Panel.tsx';
import { ChatLines } from '../../../platform/chat/ChatLines.tsx';
import { useJobView } from '../job-context.ts';
import { CommentLine, JobChat } from './JobChat.tsx';
import { ofField } from './job-comments.ts';
import words from '@lotline/shared-ui/styles/words.module.css';

export default function CommentsTab() {
  return useJobView().asAt === null ? (
    <JobChat title="Comments" note="crews do not see internal comments" empty="Nobody has written anything on this job yet." />
  ) : (
    <CommentsThen />
  );
}

/** What had been said until then in the field's chat; its newest 500. */
function CommentsThen() {
  const { comments } = useJobView();
  return (
    <Panel title="Field chat" note="as it was">
      {comments.length === 0 ? <p className={words.muted}>Nobody had written anything on this job yet.</p> : null}
      <ChatLines>
        {comments.map((comment) => (
          <CommentLine key={comment.id} comment={ofField(comment)} onEdit={null} />
        ))}
      </ChatLines>
    </Panel>
  );
}
