// A part of the job that is there, but not for this person: the address is not answered with another part in silence.
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { tabPath } from './tab-path.ts';
import styles from './TabPanel.module.css';

export function ClosedTab({ label, jobId }: { readonly label: string; readonly jobId: number }) {
  return (
    <section className={styles.panel} aria-label={label}>
      <EmptyState
        icon={Lock}
        title={`${label}: your role cannot open this part of the job`}
        action={<Link to={tabPath(jobId, 'summary')}>Go to the summary</Link>}
      >
        Ask whoever manages roles to give you access. Nothing was changed.
      </EmptyState>
    </section>
  );
}
