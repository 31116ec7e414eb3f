// A comment on a project being written or changed; its author may also delete it, asked once.
import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { MAX_COMMENT_LENGTH } from '@lotline/schema/domain/comment/comment.limits';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { Sheet } from '@lotline/shared-ui/components/Sheet/Sheet';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import { TypedBefore } from '../../platform/form/TypedBefore.tsx';
import { useFormDraft } from '../../platform/form/use-form-draft.ts';
import type { ProjectComment, ProjectFacts } from './project-data.ts';
import { COMMENT_SHAPES, commentDraft, type Saying } from './use-say-on-project.ts';

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
  const start = { text: comment?.comments ?? '' };
  const draft = useFormDraft({ name: commentDraft(project.id, comment), shapes: COMMENT_SHAPES, start, onClose });
  const { values, set, close } = draft;
  const { text } = values;
  const [isAsking, setAsking] = useState(false);
  const isDirty = text.trim() !== start.text;
  const send = (said: string | null) => {
    close();
    onSay({ comment, text: said });
  };
  return (
    <Sheet
      title={comment === null ? 'Write a comment' : 'Edit your comment'}
      subtitle={project.name}
      onClose={close}
      onSubmit={() => {
        if (text.trim() !== '' && isDirty) send(text.trim());
      }}
      unsaved={draft.isUnsaved}
      footer={
        <>
          <Button kind="primary" type="submit" refusedBecause={text.trim() === '' ? sayError('COMMENT_EMPTY') : undefined} reason="onPress">
            Save
          </Button>
          {comment === null ? null : isAsking ? (
            <Button kind="danger" icon={Trash2} onClick={() => send(null)}>
              Delete it for everyone
            </Button>
          ) : (
            <Button kind="text" icon={Trash2} onClick={() => setAsking(true)}>
              Delete comment
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack}>
        {problem === null ? null : <Banner tone="bad" title={problem} />}
        <TextArea
          label="Comment"
          data-autofocus=""
          rows={5}
          maxLength={MAX_COMMENT_LENGTH}
          value={text}
          onChange={(typed) => set({ text: typed })}
        />
        <TypedBefore draft={draft} />
      </div>
    </Sheet>
  );
}
