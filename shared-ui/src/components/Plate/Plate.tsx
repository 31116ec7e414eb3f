// The lot plate: the number a crew looks for on the peg. Yellow means "I am onsite here" (mock decision 1).
import { classes } from '../../styles/classes.tsx';
import styles from './Plate.module.css';

export interface PlateProps {
  /** 'Lot', 'U' or 'No'. */
  readonly prefix: string;
  readonly number: string;
  readonly here?: boolean | undefined;
  readonly big?: boolean | undefined;
  readonly className?: string | undefined;
}

const LONGEST_AT_FULL_SIZE = 3;
const LONGEST_IN_ONE_LINE = 4;

export function Plate({ prefix, number, here = false, big = false, className }: PlateProps) {
  const size = number.length > LONGEST_IN_ONE_LINE ? styles.lines : number.length > LONGEST_AT_FULL_SIZE && styles.long;
  return (
    <span className={classes(styles.plate, here && styles.here, big && styles.big, size, className)}>
      <small>{prefix}</small> {number}
    </span>
  );
}
