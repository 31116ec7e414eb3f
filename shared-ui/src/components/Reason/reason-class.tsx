// The classes of a reason: 'needs' something to be corrected, its turn comes 'later', or it only 'warns'.
import { classes } from '../../styles/classes.tsx';
import styles from './Reason.module.css';

export function reasonClass(kind: 'needs' | 'later' | 'warns'): string {
  return classes(styles.reason, styles[kind]);
}
