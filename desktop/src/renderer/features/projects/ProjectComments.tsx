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
import { saidLines, useSayOnProject, type SaidLine } from './use-say-on-project.ts';

interface Opened {
  /** Null: a new one. */
  readonly comment: ProjectComment | null;
  /** Why the last try was refused: it opens again with what was typed. */
  readonly problem: string | null;
}
const NEW: Opened = { comment: null, problem: null };

export function ProjectComments({ project }: { readonly project: ProjectFacts }) {
  const [opened, open] = useState<Opened | null>(null);
  const today = useToday();
  const { comments, ...read } = useProjectComments(project.id);
  const actor = useActor();
  const mayWrite = mayWriteOn(actor, project);
  const { ways, say } = useSayOnProject(project.id, { onRefused: (comment, problem) => open({ comment, problem }) });
  const aboutOf = ({ comment }: SaidLine): string =>
    comment === null
      ? ''
      : `${formatNearDayClock(comment.createdUtc, today, browserZone())}${comment.modifiedUtc === null ? '' : ' · changed'}`;
  return (
    <Chat
      title="Comments"
      note="visible to everyone who can open this project"
      read={read}
      empty="Nobody has written anything on this project yet."
      onWrite={mayWrite ? () => open(NEW) : null}
      lines={saidLines(comments, ways).map((line) => (
        <ChatLine
          key={line.key}
          author={line.comment?.author ?? 'You'}
          about={aboutOf(line)}
          text={line.text}
          isMine={line.comment === null || canChangeComment(actor, line.comment).ok}
          isBeingSent={line.isBeingSent}
          onEdit={mayWrite && !line.isBeingSent ? () => open({ comment: line.comment, problem: null }) : null}
        />
      ))}
    >
      {opened === null ? null : (
        <ProjectCommentSheet
          key={opened.problem}
          {...{ project, problem: opened.problem }}
          // refused, the next try is against what stands there now
          comment={comments.find(({ id }) => id === opened.comment?.id) ?? opened.comment}
          onSay={say}
          onClose={() => open(null)}
        />
      )}
    </Chat>
  );
}
