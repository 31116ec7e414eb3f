// The jobs that the message asks for: that of the page, and others of the same builder and contact.
import { approvalWords } from '@lotline/shared-ui/builder-approval/approval-words';
import { TickField } from '../controls/TickField.tsx';
import type { BuilderDraft } from './builder-draft.ts';
import styles from './BuilderApproval.module.css';

type Job = BuilderDraft['jobs'][number];

interface SelectedJobsProps {
  readonly jobs: readonly Job[];
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

export function SelectedJobs({ jobs, ids, onChange }: SelectedJobsProps) {
  const tick = (id: number, isOn: boolean) => onChange(isOn ? [...ids, id] : ids.filter((other) => other !== id));
  return (
    <table className={styles.jobs}>
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">Work order</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.id}>
            <td>
              <TickField isOn={ids.includes(job.id)} onChange={(isOn) => tick(job.id, isOn)}>
                {job.address}
              </TickField>
            </td>
            <td>{job.workOrder}</td>
            <td>{approvalWords(job)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
