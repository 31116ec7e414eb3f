// The classes of a reason: 'needs' something to be corrected, or its turn comes 'later'.
import { classes } from '../../styles/classes.tsx';
import styles from './Reason.module.css';

export function reasonClass(kind: 'needs' | 'later'): string {
  return classes(styles.reason, kind === 'later' ? styles.later : styles.needs);
}
