// Columns on their way.
import { Ghost } from '@lotline/shared-ui/components/Skeleton/Ghost';
import styles from './JobsBoard.module.css';

const CARDS = [3, 2, 4, 1, 3];

export function BoardGhosts() {
  return CARDS.map((cards, column) => (
    <div key={`column-${String(column)}`} className={styles.column} aria-hidden="true">
      <div className={styles.head}>
        <Ghost width="50%" />
      </div>
      <div className={styles.cards}>
        {Array.from({ length: cards }, (_, at) => (
          <div key={`card-${String(at)}`} className={styles.card}>
            <Ghost width="40%" />
            <Ghost width="80%" />
          </div>
        ))}
      </div>
    </div>
  ));
}
