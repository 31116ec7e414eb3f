// The head of a job as it was: no step and no button of today. Of a moment that is not known it says which job it is, and nothing else.
import { formatAddress } from '@lotline/schema/domain/kernel/address';
import { StatusMark } from '../../../platform/list/StatusMark.tsx';
import { KeyDates } from '../header/KeyDates.tsx';
import { useJobView } from '../job-context.ts';
import styles from '../header/JobHeader.module.css';

export function PastHeader({ isKnown }: { readonly isKnown: boolean }) {
  const { job } = useJobView();
  const address = formatAddress(job);
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <h1>{job.workOrder}</h1>
        <span className={styles.address}>{address === '' ? 'No address' : address}</span>
        {isKnown ? <StatusMark status={job.status} /> : null}
      </div>
      {isKnown ? <KeyDates /> : null}
    </header>
  );
}
