// A card that opens: a native disclosure, so keyboard and find-in-page work by themselves.
import type { ReactNode } from 'react';
import { ChevronDown, CircleX } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { classes } from '../../styles/classes.tsx';
import words from '../../styles/words.module.css';
import styles from './Card.module.css';

export interface CardProps {
  readonly title: string;
  /** A figure after the title: 'Field Chat 3', 'Field Chat 50+'. */
  readonly count?: number | string | undefined;
  /** Second line under the title: chips, the group's name. */
  readonly note?: ReactNode;
  /** The words of the red strip; with them the whole card is outlined red. */
  readonly rejected?: string | undefined;
  /** Open at first; afterwards the person decides. */
  readonly open?: boolean | undefined;
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** 'sides' when what ends the body reaches the card's edge. */
  readonly padding?: 'body' | 'sides' | undefined;
  readonly bodyClassName?: string | undefined;
  readonly children: ReactNode;
}

export function Card({ title, count, note, rejected, open = false, onToggle, padding = 'body', bodyClassName, children }: CardProps) {
  return (
    <details
      className={classes(styles.card, rejected !== undefined && styles.rejected)}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        <span className={styles.head}>
          <h2>
            {title}
            {count === undefined ? null : <span className={styles.count}>{count}</span>}
          </h2>
          {note === undefined ? null : <span className={classes(words.small, words.muted, styles.note)}>{note}</span>}
        </span>
        <Icon of={ChevronDown} />
      </summary>
      {rejected === undefined ? null : (
        <p className={styles.strip}>
          <Icon of={CircleX} />
          {rejected}
        </p>
      )}
      <div className={classes(styles.body, padding === 'sides' && styles.sides, bodyClassName)}>{children}</div>
    </details>
  );
}
