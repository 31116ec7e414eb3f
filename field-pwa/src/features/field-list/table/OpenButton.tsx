// A cell that opens a form: its whole text is pressed, the pencil says that it can be changed.
import type { ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { classes } from '@lotline/shared-ui/styles/classes';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ListTable.module.css';

interface OpenButtonProps {
  /** What pressing it does, read out behind what it shows: a control is named by what is seen on it. */
  readonly label: string;
  readonly isEdit: boolean;
  readonly className?: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function OpenButton({ label, isEdit, className, onClick, children }: OpenButtonProps) {
  return (
    <button type="button" className={classes(styles.open, className)} onClick={onClick}>
      <span className={styles.said}>{children}</span>
      {isEdit ? <Icon of={Pencil} size="s" /> : null}
      <span className={words.sr}>: {label}</span>
    </button>
  );
}
