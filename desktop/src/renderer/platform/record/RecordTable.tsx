// A table on the page of a record; it scrolls sideways where it has no room.
import type { ReactNode } from 'react';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './RecordPage.module.css';

interface RecordTableProps {
  readonly label: string;
  /** Empty: a column of marks or actions, which needs no words. */
  readonly head: readonly string[];
  /** Those headings whose columns are figures: they stand at the right, digit under digit. */
  readonly figures?: readonly string[];
  /** Where a row has no room its cells stand below each other: each has its heading as `data-label`. */
  readonly isStacking?: boolean;
  readonly children: ReactNode;
}

export function RecordTable({ label, head, figures = [], isStacking = false, children }: RecordTableProps) {
  const places = head.flatMap((text, place) => (figures.includes(text) ? [place + 1] : []));
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={`${label}, as a table`}>
      <table
        className={styles.table}
        aria-label={label}
        data-stacking={isStacking || undefined}
        data-figures={places.length === 0 ? undefined : places.join(' ')}
      >
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
