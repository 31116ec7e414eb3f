// A page of the administration with parts: which one at the left, the part beside it.
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentInSight } from './use-current-in-sight.ts';
import styles from './AdminColumns.module.css';

export interface AdminPart {
  readonly to: string;
  readonly label: string;
  readonly isCurrent: boolean;
  /** What stands above the first part of it; left out where the parts are of one kind. */
  readonly group?: string;
}

interface AdminColumnsProps {
  readonly label: string;
  readonly parts: readonly AdminPart[];
  readonly children: ReactNode;
}

export function AdminColumns({ label, parts, children }: AdminColumnsProps) {
  const place = useCurrentInSight(parts.find(({ isCurrent }) => isCurrent)?.to ?? '');
  return (
    <div className={styles.columns}>
      <nav ref={place} className={styles.nav} aria-label={label}>
        {parts.map(({ to, label: name, isCurrent, group }, at) => (
          <Fragment key={to}>
            {group === undefined || group === parts[at - 1]?.group ? null : <h2>{group}</h2>}
            <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </Link>
          </Fragment>
        ))}
      </nav>
      {children}
    </div>
  );
}
