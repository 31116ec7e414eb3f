// A page of the administration with parts: which one at the left, the part beside it.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './AdminColumns.module.css';

export interface AdminPart {
  readonly to: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

interface AdminColumnsProps {
  readonly label: string;
  readonly parts: readonly AdminPart[];
  readonly children: ReactNode;
}

export function AdminColumns({ label, parts, children }: AdminColumnsProps) {
  return (
    <div className={styles.columns}>
      <nav className={styles.nav} aria-label={label}>
        {parts.map((part) => (
          <Link key={part.to} to={part.to} aria-current={part.isCurrent ? 'true' : undefined}>
            {part.label}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
