// Jobs to be ticked, each with where it is now.
import type { FoundJob } from './project-data.ts';
import styles from './Projects.module.css';

interface FoundJobsProps {
  readonly jobs: readonly FoundJob[];
  readonly picked: readonly FoundJob[];
  readonly projectId: number;
  readonly onToggle: (job: FoundJob) => void;
}

export function FoundJobs({ jobs, picked, projectId, onToggle }: FoundJobsProps) {
  return (
    <ul className={styles.found}>
      {jobs.map((job) => {
        const isHere = job.projectId === projectId;
        const note = isHere ? 'in this project already' : job.projectName === null ? job.status : `moves from ${job.projectName}`;
        return (
          <li key={job.id}>
            <label>
              <input type="checkbox" checked={picked.some(({ id }) => id === job.id)} disabled={isHere} onChange={() => onToggle(job)} />
              <span>
                <b>{job.workOrder}</b> {job.address}
                <small>{note}</small>
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
