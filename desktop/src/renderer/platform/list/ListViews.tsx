// The views of a list as tabs above it: each an address of its own, with the filters that are set.
import { Link } from 'react-router-dom';
import words from '@lotline/shared-ui/styles/words.module.css';
import styles from './ListViews.module.css';

export interface ListView {
  readonly value: string;
  readonly label: string;
  /** The query of its address, as text. */
  readonly search: string;
  /** How many rows it has, in words; null while that is not known. */
  readonly count?: string | null;
}

interface ListViewsProps {
  /** 'Views of the tasks'. */
  readonly label: string;
  readonly views: readonly ListView[];
  readonly current: string;
  /** Where the rail has room for them, they stand there. */
  readonly isInRail?: boolean;
}

export function ListViews({ label, views, current, isInRail = false }: ListViewsProps) {
  return (
    <nav className={styles.tabs} aria-label={label} data-in-rail={isInRail || undefined}>
      {views.map(({ value, label: name, search, count = null }) => (
        <Link key={value} to={{ search }} aria-current={value === current ? 'page' : undefined}>
          {name}
          {count === null ? null : <span className={words.muted}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
