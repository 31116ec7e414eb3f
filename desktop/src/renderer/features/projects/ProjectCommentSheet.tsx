// A comment on a project being written or changed; its author may also delete it, asked once.
import { useState } from 'react';
import { z } from 'zod';
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
import { useProjectComment } from './use-project-comments.ts';

interface ProjectCommentSheetProps {
  readonly project: Pick<ProjectFacts, 'id' | 'name'>;
  /** Null: a new one. */
  readonly comment: ProjectComment | null;
  readonly onClose: () => void;
}

export function ProjectCommentSheet({ project, comment, onClose }: ProjectCommentSheetProps) {
  const name = `comment-project-${String(project.id)}-${String(comment?.id ?? 'new')}`;
  const start = { text: comment?.comments ?? '' };
  const draft = useFormDraft({ name, shapes: { text: z.string() }, start, onClose });
  const { values, set, close } = draft;
  const { text } = values;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, problem, save, remove } = useProjectComment(project.id, comment, close);
  const isDirty = text.trim() !== start.text;
  return (
    <Sheet
      title={comment === null ? 'Write a comment' : 'Edit your comment'}
      subtitle={project.name}
      onClose={close}
      onSubmit={() => {
        if (text.trim() !== '' && isDirty) save(text.trim());
      }}
      busy={isBusy}
      unsaved={draft.isUnsaved}
      footer={
        <>
          <Button
            kind="primary"
            type="submit"
            busy={isBusy}
            refusedBecause={text.trim() === '' ? sayError('COMMENT_EMPTY') : undefined}
            reason="onPress"
          >
            Save
          </Button>
          {comment === null ? null : isAsking ? (
            <Button kind="danger" icon={Trash2} busy={isBusy} onClick={remove}>
              Delete it for everybody
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
