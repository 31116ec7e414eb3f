// The head of a section, sticking below the app bar: name, what it means, today's mark, how many.
import type { ReactNode } from 'react';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  readonly id: string;
  readonly heading: string;
  readonly note?: string | null | undefined;
  readonly isToday?: boolean | undefined;
  readonly count: number;
}

export function SectionHead({ id, heading, note = null, isToday = false, count }: SectionHeadProps) {
  return (
    <header>
      <h2 id={id}>{heading}</h2>
      {isToday ? (
        <span className={styles.today} data-today="">
          Today
        </span>
      ) : null}
      {note === null ? null : <span>{note}</span>}
      <span className={styles.count}>
        {count}
        <span className={words.sr}>{count === 1 ? ' task' : ' tasks'}</span>
      </span>
    </header>
  );
}

export function ListSection({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      {children}
    </section>
  );
}
