// The classes of a reason: 'needs' something to be corrected, its turn comes 'later', or it only 'warns'.
import { classes } from '../../styles/classes.tsx';
import styles from './Reason.module.css';

const LOOKS = { needs: styles.needs, later: styles.later, warns: styles.warns } as const;

export function reasonClass(kind: keyof typeof LOOKS): string {
  return classes(styles.reason, LOOKS[kind]);
}
