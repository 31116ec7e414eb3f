// The name of a view, and whether it is shared.
import { useState, type FormEvent } from 'react';
import { z } from 'zod';
import { MAX_VIEW_NAME } from '@lotline/schema/domain/view/view.limits';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { classes } from '@lotline/shared-ui/styles/classes';
import { TickField } from '../controls/TickField.tsx';
import { TypedBefore } from '../form/TypedBefore.tsx';
import { useFormDraft } from '../form/use-form-draft.ts';
import words from '@lotline/shared-ui/styles/words.module.css';
import editor from './FilterEditor.module.css';
import styles from './SavedViewsMenu.module.css';

export interface NamedView {
  readonly name: string;
  readonly isShared: boolean;
}

interface ViewFormProps {
  /** The purpose of the form. */
  readonly label: string;
  /** The name of its draft on the device. */
  readonly draftName: string;
  /** Its present values; left out: a new one. */
  readonly given?: NamedView;
  readonly mayShare: boolean;
  readonly onSave: (view: NamedView) => Promise<void>;
  readonly onCancel?: () => void;
}

const BLANK: NamedView = { name: '', isShared: false };
const SHAPES = { name: z.string(), isShared: z.boolean() };

export function ViewForm({ label, draftName, given = BLANK, mayShare, onSave, onCancel }: ViewFormProps) {
  const draft = useFormDraft({ name: draftName, shapes: SHAPES, start: given, choices: ['isShared'] });
  const { values: view, set } = draft;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    const name = view.name.trim();
    if (name === '' || isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await onSave({ ...view, name });
      draft.forget();
    } catch (refusal) {
      setProblem(refusal instanceof Error ? refusal.message : 'The view could not be saved.');
    } finally {
      setIsBusy(false);
    }
  };
  const cancel = () => {
    draft.forget();
    onCancel?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={styles.form} aria-label={label} onSubmit={submit}>
      <div className={styles.line}>
        <input
          className={editor.narrow}
          aria-label="Name of the view"
          aria-invalid={problem !== null || undefined}
          placeholder="Name this view"
          maxLength={MAX_VIEW_NAME}
          autoFocus={onCancel !== undefined}
          value={view.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <Button type="submit" busy={isBusy}>
          Save
        </Button>
        {onCancel === undefined ? null : <Button onClick={cancel}>Cancel</Button>}
      </div>
      {mayShare ? (
        <div className={styles.tick}>
          <TickField isOn={view.isShared} onChange={(isShared) => set({ isShared })}>
            For everyone who has this list
          </TickField>
        </div>
      ) : null}
      <TypedBefore draft={draft} />
      {problem === null ? null : (
        <p role="alert" className={classes(words.small, styles.problem)}>
          {problem}
        </p>
      )}
    </form>
  );
}
