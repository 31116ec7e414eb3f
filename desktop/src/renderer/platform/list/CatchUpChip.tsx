// Rows of the list changed elsewhere and could not be read again: said in the title row, where no row moves, with the way to try it once more.
import { RotateCw } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import styles from './ArrivalsChip.module.css';

/** @param catchUp null, or left out: the rows are up to date */
export function CatchUpChip({ catchUp }: { readonly catchUp: (() => void) | null | undefined }) {
  return (
    <span className={styles.region} role="status" aria-label="Out of date">
      {catchUp == null ? null : (
        <button type="button" className={classes(styles.chip, styles.behind)} onClick={catchUp}>
          <Icon of={RotateCw} size="s" />
          Some rows may be out of date: try again
        </button>
      )}
    </span>
  );
}
