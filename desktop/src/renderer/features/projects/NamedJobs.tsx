// The jobs that a press is about, by name.
import type { ListedJob } from './project-data.ts';
import styles from './Projects.module.css';

export function NamedJobs({ jobs }: { readonly jobs: readonly Pick<ListedJob, 'id' | 'workOrder' | 'address'>[] }) {
  return (
    <ul className={styles.named}>
      {jobs.map(({ id, workOrder, address }) => (
        <li key={id}>
          <b>{workOrder}</b> {address}
        </li>
      ))}
    </ul>
  );
}
