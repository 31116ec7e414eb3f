// Where a comment is written: for whom is chosen before, said beside it in words, and remembered within the page. Ctrl+Enter sends.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { z } from 'zod';
import { SendHorizontal } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { canUseInternalComments } from '@lotline/schema/domain/comment/comment.lifecycle';
import { MAX_COMMENT_LENGTH } from '@lotline/schema/domain/comment/comment.limits';
import { sayError } from '@lotline/schema/errors/catalogue';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TextArea } from '@lotline/shared-ui/components/Field/TextArea';
import { submitByKey } from '@lotline/shared-ui/components/Sheet/submit-by-key';
import words from '@lotline/shared-ui/styles/words.module.css';
import { SegmentsField } from '../../../platform/controls/SegmentsField.tsx';
import { SelectField } from '../../../platform/controls/SelectField.tsx';
import { TypedBefore } from '../../../platform/form/TypedBefore.tsx';
import { useFormDraft, type FormDraft } from '../../../platform/form/use-form-draft.ts';
import { useJobView } from '../job-context.ts';
import type { Task } from '../job-data.ts';
import type { NewComment } from './use-send-comment.ts';
import { WRITE } from './write-hash.ts';
import styles from './Composer.module.css';

const WHOLE_JOB = 'job';
const AUDIENCES = ['field', 'internal'] as const;
export type CommentAudience = (typeof AUDIENCES)[number];

const SAID_OF: Readonly<Record<CommentAudience, string>> = {
  field: 'The office and the crews of the tasks can read it.',
  internal: 'Only the office can read it: never a crew, a subcontractor or a builder.',
};

const SHAPES = { text: z.string(), target: z.string(), audience: z.enum(AUDIENCES) };
export type CommentDraft = FormDraft<{ text: string; target: string; audience: CommentAudience }>;

/** What is being written, and for whom. @param task about that task; left out: it is chosen */
export function useCommentDraft(task: Task | undefined): CommentDraft {
  const { job, commentAudience } = useJobView();
  const target = task === undefined ? WHOLE_JOB : String(task.id);
  return useFormDraft({
    name: task === undefined ? `comment-job-${String(job.id)}-new` : `comment-task-${String(task.id)}-new`,
    shapes: SHAPES,
    start: { text: '', target, audience: commentAudience.chosen },
    choices: ['target'],
    // what was typed for the office never comes back as the crew's
    along: ['audience'],
  });
}

interface ComposerProps {
  readonly draft: CommentDraft;
  readonly task: Task | undefined;
  readonly onSend: (comment: NewComment) => void;
}

export function Composer({ draft, task, onSend }: ComposerProps) {
  const { actor, commentAudience } = useJobView();
  const { text, target, audience } = draft.values;
  const [isEmptySaid, sayEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === WRITE) form.current?.querySelector('textarea')?.focus();
  }, [hash, key]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return sayEmpty(true);
    onSend({ text: text.trim(), isInternal: audience === 'internal', taskId: target === WHOLE_JOB ? null : Number(target) });
    draft.forget();
  };
  const choose = (chosen: string) => {
    const next = AUDIENCES.find((one) => one === chosen) ?? 'field';
    commentAudience.choose(next);
    draft.set({ audience: next });
  };
  return (
    <form
      ref={form}
      className={styles.composer}
      data-internal={audience === 'internal' || undefined}
      onSubmit={submit}
      onKeyDownCapture={submitByKey}
    >
      {canUseInternalComments(actor).ok ? (
        <SegmentsField
          label="Who can read it"
          value={audience}
          options={[
            { value: 'field', label: 'Field chat' },
            { value: 'internal', label: 'Internal' },
          ]}
          onChange={choose}
        />
      ) : null}
      {task === undefined ? <About target={target} onChange={(place) => draft.set({ target: place })} /> : null}
      <TextArea
        label={audience === 'internal' ? 'Write an internal comment' : 'Write a comment'}
        hint={SAID_OF[audience]}
        error={isEmptySaid ? sayError('COMMENT_EMPTY') : undefined}
        rows={3}
        maxLength={MAX_COMMENT_LENGTH}
        value={text}
        onChange={(typed) => {
          sayEmpty(false);
          draft.set({ text: typed });
        }}
      />
      <TypedBefore draft={draft} />
      <div className={styles.foot}>
        <Button kind="primary" type="submit" icon={SendHorizontal}>
          Send
        </Button>
        <span className={words.muted}>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </span>
      </div>
    </form>
  );
}

function About({ target, onChange }: { readonly target: string; readonly onChange: (target: string) => void }) {
  const { job } = useJobView();
  return (
    <SelectField
      label="About"
      value={target}
      options={[{ value: WHOLE_JOB, label: 'The whole job' }, ...job.schedules.map(({ id, name }) => ({ value: String(id), label: name }))]}
      onChange={onChange}
    />
  );
}
