// How many of a project's jobs are complete, in figures and as a bar.
import styles from './Projects.module.css';

export function DoneBar({ done, total }: { readonly done: number; readonly total: number }) {
  if (total === 0) return 'None yet';
  return (
    <span className={styles.done}>
      <span>
        {done} of {total}
      </span>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" rx="2" />
        <rect width={(100 * done) / total} height="4" rx="2" />
      </svg>
    </span>
  );
}
