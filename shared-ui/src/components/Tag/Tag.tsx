// A small fact of a row: icon, a word for readers, and the figure.
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { classes } from '../../styles/classes.tsx';
import words from '../../styles/words.module.css';
import styles from './Tag.module.css';

interface TagProps {
  readonly icon: LucideIcon;
  /** Read out before what is shown: 'attachments'. */
  readonly label: string;
  readonly ok?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Tag({ icon, label, ok = false, className, children }: TagProps) {
  return (
    <span className={classes(styles.tag, ok && styles.ok, className)}>
      <Icon of={icon} />
      <span className={words.sr}>{label} </span>
      {children}
    </span>
  );
}
