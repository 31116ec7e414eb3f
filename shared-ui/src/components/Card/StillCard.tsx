// A card that is always open: its head is no button.
import type { ReactNode } from 'react';
import { classes } from '../../styles/classes.tsx';
import type { CardProps } from './Card.tsx';
import styles from './Card.module.css';

interface StillCardProps extends Pick<CardProps, 'title' | 'count' | 'padding'> {
  readonly children: ReactNode;
}

export function StillCard({ title, count, padding = 'body', children }: StillCardProps) {
  return (
    <section className={styles.card}>
      <div className={styles.still}>
        <h2>
          {title} {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </h2>
      </div>
      <div className={classes(styles.body, padding === 'sides' && styles.sides)}>{children}</div>
    </section>
  );
}
