// The jobs that the message asks for: the one it was opened for, and others of the same builder and contact; at most 30 (domain.md §5).
import { approvalWords } from '@lotline/shared-ui/builder-approval/approval-words';
import words from '@lotline/shared-ui/styles/words.module.css';
import { classes } from '@lotline/shared-ui/styles/classes';
import type { RequestDraft } from './asked.ts';
import styles from './BuilderApproval.module.css';

interface RequestedJobsProps {
  readonly jobs: RequestDraft['jobs'];
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

export function RequestedJobs({ jobs, ids, onChange }: RequestedJobsProps) {
  const tick = (id: number, isOn: boolean) => onChange(isOn ? [...ids, id] : ids.filter((other) => other !== id));
  return (
    <table className={styles.jobs}>
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">Work order</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <td>
              <label className={styles.tick}>
                <input type="checkbox" checked={ids.includes(job.id)} onChange={(event) => tick(job.id, event.target.checked)} />
                <span>
                  {job.address}
                  <span className={classes(words.small, words.muted, styles.state)}>{approvalWords(job)}</span>
                </span>
              </label>
            </td>
            <td>{job.workOrder}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
