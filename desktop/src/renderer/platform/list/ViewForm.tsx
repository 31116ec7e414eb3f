// The name of a view, and whether everybody has it.
import { useState, type FormEvent } from 'react';
import { MAX_VIEW_NAME } from '@lotline/schema/domain/view/view.limits';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import editor from './FilterEditor.module.css';
import styles from './SavedViewsMenu.module.css';

export interface NamedView {
  readonly name: string;
  readonly isShared: boolean;
}

interface ViewFormProps {
  /** What the form is for. */
  readonly label: string;
  /** As it is now; left out: a new one. */
  readonly given?: NamedView;
  readonly mayShare: boolean;
  readonly onSave: (view: NamedView) => Promise<void>;
  readonly onCancel?: () => void;
}

const BLANK: NamedView = { name: '', isShared: false };

export function ViewForm({ label, given = BLANK, mayShare, onSave, onCancel }: ViewFormProps) {
  const [view, setView] = useState(given);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    const name = view.name.trim();
    if (name === '' || isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      await onSave({ ...view, name });
      setView(given);
    } catch (refusal) {
      setProblem(refusal instanceof Error ? refusal.message : 'The view could not be saved.');
    } finally {
      setIsBusy(false);
    }
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
          onChange={(event) => setView({ ...view, name: event.target.value })}
        />
        <Button type="submit" busy={isBusy}>
          Save
        </Button>
        {onCancel === undefined ? null : <Button onClick={onCancel}>Cancel</Button>}
      </div>
      {mayShare ? (
        <label className={styles.tick}>
          <input type="checkbox" checked={view.isShared} onChange={(event) => setView({ ...view, isShared: event.target.checked })} />
          For everybody who has this list
        </label>
      ) : null}
      {problem === null ? null : (
        <p role="alert" className={classes(words.small, styles.problem)}>
          {problem}
        </p>
      )}
    </form>
  );
}
