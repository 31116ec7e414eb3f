// The head of a job as it was: no step and no button of today.
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { StatusMark } from '../../../platform/list/StatusMark.tsx';
import { KeyDates } from '../header/KeyDates.tsx';
import { useJobView } from '../job-context.ts';
import styles from '../header/JobHeader.module.css';

export function PastHeader() {
  const { job } = useJobView();
  const address = formatAddress(job);
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <h1>{job.workOrder}</h1>
        <span className={styles.address}>{address === '' ? 'No address' : address}</span>
        <StatusMark status={job.status} />
      </div>
      <KeyDates />
    </header>
  );
}
