// Skeletons of task rows, as tall as the rows, so nothing jumps when the list appears.
import { classes } from '../../styles/classes.tsx';
import layout from '../../styles/layout.module.css';
import words from '../../styles/words.module.css';
import { Ghost } from './Ghost.tsx';
import styles from './SkeletonRows.module.css';

interface SkeletonRowsProps {
  readonly label: string;
  readonly rows?: number | undefined;
}

export function SkeletonRows({ label, rows = 5 }: SkeletonRowsProps) {
  return (
    <div role="status" aria-busy="true">
      <span className={words.sr}>{label}</span>
      <ul className={classes(layout.rows, styles.ghosts)} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <li key={row}>
            <Ghost className={styles.plate} />
            <Ghost width="62%" />
            <Ghost width="44%" />
            <Ghost width="30%" />
          </li>
        ))}
      </ul>
    </div>
  );
}
