// A placeholder of one line that is being loaded.
import { classes } from '../../styles/classes.tsx';
import styles from './Ghost.module.css';

interface GhostProps {
  /** Its size, where it is no full line. */
  readonly className?: string | undefined;
  /** Of the room there is: '62%'. */
  readonly width?: string | undefined;
}

export function Ghost({ className, width }: GhostProps) {
  return <span className={classes(styles.ghost, className)} {...(width === undefined ? {} : { style: { width } })} />;
}
