// A comment on a project being written or changed; its author may also delete it, asked once.
import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { MAX_COMMENT_LENGTH } from '@lotline/schema/domain/comment/comment.limits';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import type { ProjectComment, ProjectFacts } from './project-data.ts';
import { commentDraft, type Saying } from './use-say-on-project.ts';
import { CommandSheet } from '../../platform/command/CommandSheet.tsx';
import { SENDS_NOTHING } from '../../platform/command/use-command-form.ts';

interface ProjectCommentSheetProps {
  readonly project: Pick<ProjectFacts, 'id' | 'name'>;
  /** Null: a new one. */
  readonly comment: ProjectComment | null;
  /** Why the last try was refused: what was typed stands there again. */
  readonly problem: string | null;
  /** It is on its way, and shown so. */
  readonly onSay: (saying: Saying) => void;
  readonly onClose: () => void;
}

export function ProjectCommentSheet({ project, comment, problem, onSay, onClose }: ProjectCommentSheetProps) {
  const start = comment?.comments ?? '';
  return (
    <CommandSheet
      title={comment === null ? 'Write a comment' : 'Edit your comment'}
      subtitle={project.name}
      verb="Save"
      draft={commentDraft(project.id, comment)}
      fields={{
        text: { label: 'Comment', kind: 'text', start, rows: 5, maxLength: MAX_COMMENT_LENGTH, required: sayError('COMMENT_EMPTY') },
      }}
      lackOf={({ text }) => (text !== '' && text === start ? 'Nothing has been changed yet.' : undefined)}
      buttons={({ close }) =>
        comment === null ? null : (
          <DeleteOnce
            onDelete={() => {
              close();
              onSay({ comment, text: null });
            }}
          />
        )
      }
      command={{ ...SENDS_NOTHING, sentence: problem }}
      inputOf={({ text }) => text}
      onDone={(_, { text }) => onSay({ comment, text })}
      onClose={onClose}
    />
  );
}

function DeleteOnce({ onDelete }: { readonly onDelete: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return isAsking ? (
    <Button kind="danger" icon={Trash2} onClick={onDelete}>
      Delete it for everyone
    </Button>
  ) : (
    <Button kind="text" icon={Trash2} onClick={() => setAsking(true)}>
      Delete comment
    </Button>
  );
}
