// A table on the page of a person.
import type { ReactNode } from 'react';
import styles from './PersonPage.module.css';

interface PersonTableProps {
  readonly label: string;
  readonly head: readonly string[];
  readonly children: ReactNode;
}

export function PersonTable({ label, head, children }: PersonTableProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
