// Both values with equal buttons that name them, no default: the person decides, and the history keeps both (mock decision 7).
import { Button } from '@lotline/shared-ui/components/Button/Button';
import type { TaskItem } from '../facts/page-data.ts';
import { quantityText } from '../items/item-row.ts';
import type { ItemConflict } from './item-conflict.ts';
import styles from './ConflictChoice.module.css';

interface ConflictChoiceProps {
  readonly item: TaskItem;
  readonly mine: { readonly quantity: string; readonly reason: string };
  readonly conflict: ItemConflict;
  readonly onKeepMine: () => void;
  readonly onUseTheirs: () => void;
}

export function ConflictChoice({ item, mine, conflict, onKeepMine, onUseTheirs }: ConflictChoiceProps) {
  const { theirs } = conflict;
  const mineText = quantityText(mine.quantity, item.unitOfMeasure);
  const theirsText = theirs.completedQty === null ? 'nothing' : quantityText(theirs.completedQty, item.unitOfMeasure);
  return (
    <div role="alert">
      <p>
        <b>{conflict.changedBy ?? 'Somebody'} changed this since you opened it.</b> Which quantity holds?
      </p>
      <dl className={styles.versus}>
        <div>
          <dt>Yours</dt>
          <dd className={styles.figure}>{mineText}</dd>
          <dd>
            <p>“{mine.reason}”</p>
          </dd>
          <dd>
            <Button wide className={styles.pick} onClick={onKeepMine}>
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
    </div>
  );
}
