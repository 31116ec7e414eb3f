// A table that can be reached and scrolled by keyboard where it is wider than its place.
import type { ReactNode } from 'react';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './Table.module.css';

interface TableProps {
  /** Read out before it. */
  readonly label: string;
  readonly children: ReactNode;
}

export function Table({ label, children }: TableProps) {
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}

/** An empty cell is a muted dash (look.md §3). */
export function TextOrDash({ children }: { readonly children: string | number | null | undefined }) {
  return children === null || children === undefined || children === '' ? <span className={words.muted}>–</span> : children;
}
