// The status of a job or the stage of a task in a row: icon and word.
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { statusLook } from './status-look.tsx';
import styles from './StatusMark.module.css';

interface StatusMarkProps {
  readonly status: string;
  /** With its background, as heads show every state. */
  readonly isFull?: boolean;
  /** Nothing is to be done about it any more: what would be red is plain. */
  readonly isOver?: boolean;
}

export function StatusMark({ status, isFull = false, isOver = false }: StatusMarkProps) {
  const { icon, tone: open } = statusLook(status);
  const tone = isOver && open === styles.bad ? undefined : open;
  return (
    <span className={classes(styles.mark, tone, isFull && styles.ground, isFull && styles.full)}>
      <Icon of={icon} />
      <span className={words.cut}>{status}</span>
    </span>
  );
}
