// What is said of the project as a whole; one's own can be changed (screens.md §2.24).
import { useState } from 'react';
import { canChangeComment } from '@lotline/schema/domain/comment/comment.lifecycle';
import { formatNearDayClock } from '@lotline/schema/domain/kernel/date-format';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { useActor } from '@lotline/web-session/react/me-context';
import { Chat } from '../../platform/chat/Chat.tsx';
import { useToday } from '../../platform/frame/use-today.ts';
import { ChatLine } from '../../platform/chat/ChatLines.tsx';
import { mayWriteOn } from './may-write-on.ts';
import { ProjectCommentSheet } from './ProjectCommentSheet.tsx';
import type { ProjectComment, ProjectFacts } from './project-data.ts';
import { useProjectComments } from './use-project-comments.ts';

export function ProjectComments({ project }: { readonly project: ProjectFacts }) {
  const [opened, open] = useState<ProjectComment | 'new' | null>(null);
  const today = useToday();
  const { comments, ...read } = useProjectComments(project.id);
  const actor = useActor();
  const mayWrite = mayWriteOn(actor, project);
  return (
    <Chat
      title="Comments"
      note="read by everybody who reads this project"
      read={read}
      empty="Nobody has written anything on this project yet."
      onWrite={mayWrite ? () => open('new') : null}
      lines={comments.map((comment) => (
        <ChatLine
          key={comment.id}
          author={comment.author}
          about={`${formatNearDayClock(comment.createdUtc, today, browserZone())}${comment.modifiedUtc === null ? '' : ' · changed'}`}
          text={comment.comments}
          isMine={canChangeComment(actor, comment).ok}
          onEdit={mayWrite ? () => open(comment) : null}
        />
      ))}
    >
      {opened === null ? null : (
        <ProjectCommentSheet project={project} comment={opened === 'new' ? null : opened} onClose={() => open(null)} />
      )}
    </Chat>
  );
}
