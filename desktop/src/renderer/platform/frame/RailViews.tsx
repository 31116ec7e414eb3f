// Views of a list under its line of the rail, each with how many rows it has; only where the rail shows words.
import { Link } from 'react-router-dom';
import styles from './RailViews.module.css';

export interface RailView {
  readonly label: string;
  readonly path: string;
  readonly isCurrent: boolean;
  /** In words; null while it is not known. */
  readonly count: string | null;
}

export function RailViews({ label, views }: { readonly label: string; readonly views: readonly RailView[] }) {
  return (
    <ul className={styles.views} aria-label={label}>
      {views.map(({ label: name, path, isCurrent, count }) => (
        <li key={path}>
          <Link to={path} aria-current={isCurrent ? 'true' : undefined}>
            <span>{name}</span>
            <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
