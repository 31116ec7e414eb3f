// A table of the page of a group; it scrolls sideways where it has no room.
import type { ReactNode } from 'react';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './GroupPage.module.css';

interface TableProps {
  readonly label: string;
  /** Empty: a column of marks or actions, which needs no words. */
  readonly head: readonly string[];
  readonly children: ReactNode;
}

export function Table({ label, head, children }: TableProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {head.map((text, place) => (
              <th key={text === '' ? place : text} scope="col">
                {text === '' ? <span className={words.sr}>More</span> : text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
