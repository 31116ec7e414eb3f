// The name under which the editor's text is saved, and whether others have it. An own one that is open is saved again; Save as new makes another.
import { useState, type FormEvent } from 'react';
import { MAX_OPERATION_NAME } from '@lotline/schema/domain/saved-operation/saved-operation.limits';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { TickField } from '../../platform/controls/TickField.tsx';
import type { EditorText, SavedOperation, SavedOperations } from './use-saved-operations.ts';
import styles from './OperationsPanel.module.css';

interface OperationFormProps {
  readonly editor: EditorText;
  /** An own one that is open; null: a new one is made. */
  readonly open: SavedOperation | null;
  readonly saved: SavedOperations;
  readonly onSaved: (id: number) => void;
}

export function OperationForm({ editor, open, saved: { saving }, onSaved }: OperationFormProps) {
  const [name, setName] = useState(open?.name ?? '');
  const [isShared, setIsShared] = useState(open?.isShared ?? false);
  const save = async (id: number | null): Promise<void> => {
    if (name.trim() === '' || saving.isBusy) return;
    const done = await saving.run({ id, name: name.trim(), isShared, ...editor });
    if (done !== null) onSaved(done.id);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(open?.id ?? null);
  };
  const isUnchanged =
    open !== null &&
    open.text === editor.text &&
    open.variables === editor.variables &&
    open.name === name.trim() &&
    open.isShared === isShared;
  return (
    <form className={styles.form} aria-label="Save the operation" onSubmit={submit}>
      <input
        className={styles.name}
        aria-label="Name of the operation"
        aria-invalid={saving.sentence !== null || undefined}
        placeholder="Name this operation"
        maxLength={MAX_OPERATION_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TickField isOn={isShared} onChange={setIsShared}>
        For everyone who can open GraphiQL
      </TickField>
      <div className={styles.buttons}>
        <Button type="submit" busy={saving.isBusy} disabled={name.trim() === '' || editor.text === '' || isUnchanged}>
          {open === null ? 'Save' : 'Save changes'}
        </Button>
        {open === null ? null : (
          <Button onClick={() => void save(null)} disabled={name.trim() === open.name}>
            Save as new
          </Button>
        )}
      </div>
      {saving.sentence === null ? null : (
        <p role="alert" className={styles.problem}>
          {saving.sentence}
        </p>
      )}
    </form>
  );
}
