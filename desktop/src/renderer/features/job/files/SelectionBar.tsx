// What can be done with the picked files; and what was done last, with the way back.
import { FolderInput, FolderDown, ListChecks, Tags, Undo2, X } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import type { Labelling } from './LabelSheet.tsx';
import type { DoneChange } from './use-file-changes.ts';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  readonly count: number;
  readonly of: number;
  readonly mayLabel: boolean;
  readonly isZipping: boolean;
  readonly onAll: () => void;
  readonly onNone: () => void;
  readonly onLabel: (of: Labelling) => void;
  readonly onZip: () => void;
}

export function SelectionBar({ count, of, mayLabel, isZipping, onAll, onNone, onLabel, onZip }: SelectionBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label="Selected files" data-picked={count > 0 || undefined}>
      <span role="status">{count === 0 ? `${String(of)} shown` : `${String(count)} of ${String(of)} selected`}</span>
      {count < of ? (
        <Button tight onClick={onAll}>
          Select all
        </Button>
      ) : null}
      {count === 0 ? null : (
        <>
          {mayLabel ? (
            <>
              <Button tight icon={ListChecks} onClick={() => onLabel('category')}>
                Category
              </Button>
              <Button tight icon={FolderInput} onClick={() => onLabel('folder')}>
                Folder
              </Button>
              <Button tight icon={Tags} onClick={() => onLabel('tags')}>
                Tags
              </Button>
            </>
          ) : null}
          <Button tight icon={FolderDown} busy={isZipping} onClick={onZip}>
            Save as zip
          </Button>
          <Button tight icon={X} onClick={onNone}>
            Clear selection
          </Button>
        </>
      )}
    </div>
  );
}

interface DoneBarProps {
  readonly done: DoneChange;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

export function DoneBar({ done: { says, refused, changed }, isBusy, onUndo, onDismiss }: DoneBarProps) {
  return (
    <div className={styles.done} role="status">
      <span>{says}</span>
      {changed.length === 0 ? null : (
        <Button tight icon={Undo2} busy={isBusy} onClick={onUndo}>
          Undo
        </Button>
      )}
      <span className={styles.room} />
      <IconButton icon={X} label="Dismiss" onClick={onDismiss} />
      {refused.length === 0 ? null : (
        <ul className={styles.refused} aria-label="Not changed">
          {refused.map(({ id, title, sentence }) => (
            <li key={id}>
              <b>{title === '' ? 'A file' : title}</b> {sentence}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
