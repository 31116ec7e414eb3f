// The tasks by whose move it is: each an address of its own, with the filters that are set.
import { Link } from 'react-router-dom';
import { formatListQuery, withFilter, type ListQuery } from '../../platform/list/list-query.ts';
import { TASK_ADDRESS, VIEWS } from './task-filters.ts';
import styles from './TaskViews.module.css';

export function TaskViews({ view, query }: { readonly view: string; readonly query: ListQuery }) {
  return (
    <nav className={styles.tabs} aria-label="Views of the tasks">
      {VIEWS.map(({ value, label }) => (
        <Link
          key={value}
          to={{ search: formatListQuery(withFilter(query, 'view', [value]), TASK_ADDRESS).toString() }}
          aria-current={value === view ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
