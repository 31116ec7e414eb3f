// Both values with equal buttons that name them, and no default: the person decides, and the history has both (mock decision 7). Shown in the form where the
// quantity was typed, and in the list of what needs the person.
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { quantityText } from '@lotline/schema/domain/item/quantity-text';
import type { ItemConflict } from './item-conflict.ts';
import styles from './ConflictChoice.module.css';

interface ConflictChoiceProps {
  readonly unit: string | null;
  readonly mine: { readonly quantity: string; readonly reason: string };
  readonly conflict: ItemConflict;
  /** Why the own one cannot be kept. */
  readonly keepRefusedBecause?: string | undefined;
  readonly onKeepMine: () => void;
  readonly onUseTheirs: () => void;
}

export function ConflictChoice({ unit, mine, conflict, keepRefusedBecause, onKeepMine, onUseTheirs }: ConflictChoiceProps) {
  const { theirs } = conflict;
  const mineText = quantityText(mine.quantity, unit);
  const theirsText = theirs.completedQty === null ? 'nothing' : quantityText(theirs.completedQty, unit);
  return (
    <>
      <p>
        <b>{conflict.changedBy ?? 'Someone'} changed this since you opened it.</b> Which quantity is right?
      </p>
      <dl className={styles.versus}>
        <div>
          <dt>Yours</dt>
          <dd className={styles.figure}>{mineText}</dd>
          <dd>
            <p>“{mine.reason}”</p>
          </dd>
          <dd>
            <Button wide className={styles.pick} refusedBecause={keepRefusedBecause} onClick={onKeepMine}>
              Keep {mineText}
            </Button>
          </dd>
        </div>
        <div>
          <dt>{conflict.changedBy ?? 'Theirs'}</dt>
          <dd className={styles.figure}>{theirsText}</dd>
          <dd>{theirs.reason === null ? null : <p>“{theirs.reason}”</p>}</dd>
          <dd>
            <Button wide className={styles.pick} onClick={onUseTheirs}>
              Use {theirsText}
            </Button>
          </dd>
        </div>
      </dl>
    </>
  );
}
