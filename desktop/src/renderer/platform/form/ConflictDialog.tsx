// Two people changed the same fields: yours, theirs and the earlier value side by side, one choice a field (mock conflict.html). Fields without a clash are
// merged already, and listed.
import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { useModal } from '@lotline/shared-ui/components/Sheet/use-modal';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { AntdRoot } from '../controls/AntdRoot.tsx';
import { ConflictRow } from './ConflictRow.tsx';
import type { Choice, ClashShown, MergedShown } from './conflict-shown.ts';
import page from '../frame/Page.module.css';
import styles from './ConflictDialog.module.css';

interface ConflictDialogProps {
  /** 'job 48213' */
  readonly what: string;
  readonly who: string;
  readonly clashes: readonly ClashShown[];
  readonly merged: readonly MergedShown[];
  readonly onSave: (choices: Readonly<Record<string, Choice>>) => void;
  readonly onKeepEditing: () => void;
}

export function ConflictDialog(props: ConflictDialogProps) {
  return (
    <AntdRoot>
      <Differences {...props} />
    </AntdRoot>
  );
}

function Differences({ what, who, clashes, merged, onSave, onKeepEditing }: ConflictDialogProps) {
  const id = useId();
  const dialog = useModal();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const isDecided = clashes.every(({ field }) => field in choices);
  const all = (choice: Choice) => setChoices(Object.fromEntries(clashes.map(({ field }) => [field, choice])));
  const save = () => {
    if (isDecided) onSave(choices);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };
  const cancel = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onKeepEditing();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-t`}
      aria-describedby={`${id}-d`}
      onKeyDown={onKey}
      onCancel={cancel}
    >
      <header>
        <h2 id={`${id}-t`} tabIndex={-1}>
          {who} saved {what} while you were editing
        </h2>
        <p id={`${id}-d`} className={words.muted}>
          {told(clashes.length, merged.length)}
        </p>
      </header>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Fields that differ">
        <table className={styles.three}>
          <thead>
            <tr>
              <td />
              <th scope="col">
                <b>Yours</b>not saved yet
              </th>
              <th scope="col">
                <b>Theirs</b>saved
              </th>
              <th scope="col">
                <b>Before</b>as you opened it
              </th>
            </tr>
          </thead>
          <tbody>
            {clashes.map((clash) => (
              <ConflictRow
                key={clash.field}
                clash={clash}
                choice={choices[clash.field]}
                onChoose={(choice) => setChoices((before) => ({ ...before, [clash.field]: choice }))}
              />
            ))}
          </tbody>
        </table>
        {merged.length === 0 ? null : <MergedList merged={merged} />}
      </div>
      <footer>
        <Button kind="primary" refusedBecause={isDecided ? undefined : 'Choose one for each field first.'} reason="onPress" onClick={save}>
          Save the result <kbd className={styles.key}>Ctrl ↵</kbd>
        </Button>
        <Button onClick={() => all('yours')}>All mine</Button>
        <Button onClick={() => all('theirs')}>All theirs</Button>
        <span className={styles.room} />
        <span className={page.meta}>both versions stay in History</span>
        <Button kind="text" onClick={onKeepEditing}>
          Keep editing <kbd>Esc</kbd>
        </Button>
      </footer>
    </dialog>
  );
}

function told(clashes: number, merged: number): string {
  const differ = clashes === 1 ? '1 field differs, choose one.' : `${clashes} fields differ, choose one for each.`;
  const rest = merged === 1 ? ' 1 other does not conflict and is merged.' : ` ${merged} others do not conflict and are merged.`;
  return `Nothing is lost. ${differ}${merged === 0 ? '' : rest}`;
}

function MergedList({ merged }: { readonly merged: readonly MergedShown[] }) {
  return (
    <details open className={styles.merged}>
      <summary className={words.muted}>Merged without conflicts ({merged.length})</summary>
      <dl>
        {merged.map(({ field, label, from, to, by }) => (
          <div key={field}>
            <dt className={words.muted}>{label}</dt>
            <dd>
              {from} → {to}
            </dd>
            <dd className={classes(page.meta)}>{by}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
