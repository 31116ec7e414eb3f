// A part of the unsent work: its name, and how much it is.
import type { ReactNode } from 'react';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './QueueSection.module.css';

interface QueueSectionProps {
  readonly id: string;
  readonly heading: string;
  readonly count: number;
  readonly children: ReactNode;
}

export function QueueSection({ id, heading, count, children }: QueueSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{heading}</h2>
        <span className={styles.count}>
          {count}
          <span className={words.sr}>{count === 1 ? ' thing' : ' things'}</span>
        </span>
      </header>
      {children}
    </section>
  );
}
