// What this person had planned and could not be set when its time had come: told here until it is dismissed at its job.
import { Link } from 'react-router-dom';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { RefusedPlansDocument } from '@lotline/schema/generated/documents/planned-status';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import type { Followed } from '../../platform/data/follows.ts';
import { useRead } from '../../platform/data/use-read.ts';
import { Panel } from '../../platform/frame/Panel.tsx';
import styles from './RefusedPlansCard.module.css';

const ANY_JOB: readonly Followed[] = [{ entity: 'construction' }];

export function RefusedPlansCard() {
  const read = useRead(RefusedPlansDocument, { variables: {}, follows: ANY_JOB });
  const told = read.data?.refusedPlans ?? [];
  if (told.length === 0) return <ReadNote read={read} title="Your planned changes could not be checked." />;
  return (
    <Panel title="Your planned changes that were not made">
      <ul className={styles.lines}>
        {told.map(({ constructionId, workOrder, status, at, refusedBecause }) => (
          <li key={constructionId}>
            <Link to={`/construction/${String(constructionId)}`}>Job {workOrder}</Link> to {status} on {formatDateClock(at, browserZone())}:{' '}
            <span className={styles.because}>{refusedBecause}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
