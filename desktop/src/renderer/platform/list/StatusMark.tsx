// The status of a job or the stage of a task in a row: icon and word.
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import { statusLook } from './status-look.tsx';
import styles from './StatusMark.module.css';

/** @param isFull with its background, as heads show every state */
export function StatusMark({ status, isFull = false }: { readonly status: string; readonly isFull?: boolean }) {
  const { icon, tone } = statusLook(status);
  return (
    <span className={classes(styles.mark, tone, isFull && styles.ground, isFull && styles.full)}>
      <Icon of={icon} />
      <span className={words.cut}>{status}</span>
    </span>
  );
}
