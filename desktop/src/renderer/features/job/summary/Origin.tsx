// Where a job comes from that was a potential job once: who found it, and the way back to it (issue 25 §1).
import { Link } from 'react-router-dom';
import { OFFICE_CLAIM } from '@lotline/schema/domain/potential-job/potential-job.lifecycle';
import { PotentialJobOfJobDocument } from '@lotline/schema/generated/documents/potential-job';
import { hasClaim } from '@lotline/schema/domain/kernel/actor';
import { formatRecent } from '@lotline/schema/domain/kernel/date-format';
import { Panel } from '../../../platform/frame/Panel.tsx';
import { useRead } from '../../../platform/data/use-read.ts';
import { useJobView } from '../job-context.ts';
import words from '@lotline/shared-ui/styles/words.module.css';

export function Origin() {
  const { job, actor, today, zone } = useJobView();
  const { data, error } = useRead(PotentialJobOfJobDocument, {
    variables: { jobId: job.id },
    follows: [{ entity: 'potential_job' }],
    isWanted: hasClaim(actor, OFFICE_CLAIM),
  });
  const [origin] = data?.potentialJobPage.rows ?? [];
  // most jobs have none, so while nothing is known nothing is said
  if (origin === undefined || error !== null) return null;
  const { id, lotNumber, unitNumber, streetNumber, streetName, raisedBy, createdUtc } = origin;
  // in the order in which the list's search reads them
  const site = [lotNumber, unitNumber, streetNumber, streetName].filter((part) => part !== null && part !== '').join(' ');
  const found = [raisedBy === null ? null : `by ${raisedBy}`, formatRecent(createdUtc, today, zone)].filter((part) => part !== null);
  return (
    <Panel title="Origin">
      <p>
        <Link to={`/potentialjobs/converted?q=${encodeURIComponent(site)}`}>Potential job {id}</Link>
      </p>
      <p className={words.muted}>Found {found.join(', ')}</p>
    </Panel>
  );
}
