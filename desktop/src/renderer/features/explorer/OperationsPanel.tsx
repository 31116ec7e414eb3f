// Saved operations beside the editor: one's own and shared ones, each a click away from the editor; and saving what stands there.
import { RefreshCw, X } from 'lucide-react';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { IconButton } from '@lotline/shared-ui/components/Button/IconButton';
import { Progress } from '@lotline/shared-ui/components/Progress/Progress';
import words from '@lotline/shared-ui/styles/words.module.css';
import { useUndoOffer } from '../../platform/data/use-undo-offer.ts';
import { OperationForm } from './OperationForm.tsx';
import { useSavedOperations, type EditorText, type SavedOperation } from './use-saved-operations.ts';
import styles from './OperationsPanel.module.css';

interface OperationsPanelProps {
  readonly editor: EditorText;
  /** The one that was opened last; null: none. */
  readonly openId: number | null;
  readonly onOpen: (operation: SavedOperation) => void;
  readonly onSaved: (id: number) => void;
}

export function OperationsPanel({ editor, openId, onOpen, onSaved }: OperationsPanelProps) {
  const saved = useSavedOperations();
  const { operations, removing } = saved;
  const offerUndo = useUndoOffer();
  const remove = async (operation: SavedOperation): Promise<void> => {
    const { isDone } = await removing.attempt({ id: operation.id, removed: true });
    if (isDone) offerUndo(`“${operation.name}” is removed.`, () => void removing.run({ id: operation.id, removed: false }));
  };
  const lines = (some: readonly SavedOperation[]) =>
    some.map((operation) => (
      <OperationLine
        key={operation.id}
        {...{ operation, onOpen }}
        isOpen={operation.id === openId}
        onRemove={() => void remove(operation)}
      />
    ));
  const [own, others] = [operations.filter(({ isOwn }) => isOwn), operations.filter(({ isOwn }) => !isOwn)];
  return (
    <section className={styles.panel} aria-label="Saved operations">
      <h2 className={styles.title}>Saved operations</h2>
      <OperationForm key={openId ?? 0} {...{ editor, saved, onSaved }} open={own.find(({ id }) => id === openId) ?? null} />
      {saved.isPending ? <Progress label="Loading the saved operations" /> : null}
      {saved.isFailed ? (
        <p className={styles.note}>
          The saved operations could not be loaded.{' '}
          <Button kind="text" icon={RefreshCw} onClick={() => void saved.readAgain()}>
            Try again
          </Button>
        </p>
      ) : null}
      <h3 className={styles.part}>Mine</h3>
      {own.length === 0 ? (
        <p className={styles.note}>None yet. Name what is in the editor and save it.</p>
      ) : (
        <ul aria-label="Mine">{lines(own)}</ul>
      )}
      {others.length === 0 ? null : (
        <>
          <h3 className={styles.part}>Shared by others</h3>
          <ul aria-label="Shared by others">{lines(others)}</ul>
        </>
      )}
    </section>
  );
}

interface OperationLineProps {
  readonly operation: SavedOperation;
  readonly isOpen: boolean;
  readonly onOpen: (operation: SavedOperation) => void;
  readonly onRemove: () => void;
}

function OperationLine({ operation, isOpen, onOpen, onRemove }: OperationLineProps) {
  const { name, isShared, isOwn, ownerName, canRemove } = operation;
  return (
    <li className={styles.line}>
      <button type="button" className={styles.choice} aria-current={isOpen || undefined} onClick={() => onOpen(operation)}>
        {name}
        {isOwn && !isShared ? null : <span className={words.muted}> {isOwn ? 'shared' : ownerName}</span>}
      </button>
      {canRemove ? <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} /> : null}
    </li>
  );
}
