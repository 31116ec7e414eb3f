// An empty list says what would be here and offers the way to it (look.md §5).
import type { ReactNode } from 'react';
import { Inbox, type LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { classes } from '../../styles/classes.tsx';
import words from '../../styles/words.module.css';
import { cardClass } from '../Card/card-class.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly icon?: LucideIcon | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

export function EmptyState({ title, icon = Inbox, children, action, className }: EmptyStateProps) {
  return (
    <div className={classes(cardClass, styles.empty, className)}>
      <Icon of={icon} size="l" />
      <div>
        <p className={words.strong}>{title}</p>
        {children === undefined ? null : <p className={classes(words.small, words.muted)}>{children}</p>}
      </div>
      {action}
    </div>
  );
}
