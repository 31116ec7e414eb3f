// /field/potentialjobs: the potential jobs that this person added or is assigned to, where each stands, and what the office asks more about. With or
// without a network; what this phone has not sent yet stands first.
import { lazy, Suspense, useState } from 'react';
import { MapPinPlus, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { formatAsOf } from '@lotline/schema/domain/kernel/date-format';
import { dayInZone } from '@lotline/schema/domain/kernel/dates';
import { siteLine } from '@lotline/schema/domain/potential-job/site-line.rules';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { EmptyState } from '@lotline/shared-ui/components/EmptyState/EmptyState';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { StateChip } from '@lotline/shared-ui/components/StateChip/StateChip';
import { classes } from '@lotline/shared-ui/styles/classes';
import layout from '@lotline/shared-ui/styles/layout.module.css';
import words from '@lotline/shared-ui/styles/words.module.css';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { ReadNote } from '@lotline/web-session/react/ReadBoundary';
import { useNow } from '@lotline/web-session/react/use-now';
import { ActionLine, stepClass } from '../../platform/frame/ActionBar.tsx';
import { BackBar } from '../../platform/frame/BackBar.tsx';
import { LIST_PATH } from '../../platform/frame/list-path.ts';
import { PageFrame } from '../../platform/frame/PageFrame.tsx';
import type { OwnPotentialJob } from '../../platform/potential-job/own-potential-jobs.ts';
import { asksForWorker, stateOf } from '../../platform/potential-job/potential-job-state.ts';
import { useOwnPotentialJobs } from '../../platform/potential-job/use-own-potential-jobs.ts';
import styles from './PotentialJobs.module.css';

const PotentialJobFlow = lazy(() => import('../../platform/potential-job/PotentialJobFlow.tsx'));

const TICK_MS = 60_000;
const SHOW = 'show';

export default function PotentialJobsPage() {
  const { jobs, read } = useOwnPotentialJobs();
  const [query, setQuery] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const shown = query.get(SHOW);
  const show = (key: string | null) => setQuery(key === null ? {} : { [SHOW]: key }, { replace: true });
  const asked = jobs.filter(asksForWorker);
  const others = jobs.filter((job) => !asksForWorker(job));
  const isEmpty = jobs.length === 0 && read.data !== undefined;
  return (
    <PageFrame
      title="Potential jobs"
      bar={<BackBar to={LIST_PATH} back="Tasks" title="Potential jobs" />}
      mainClassName={styles.page}
      actions={
        <ActionLine>
          <Button kind="primary" className={stepClass} icon={Plus} onClick={() => setAdding(true)}>
            Add Potential Job
          </Button>
        </ActionLine>
      }
    >
      <h1 className={styles.head}>Potential jobs</h1>
      {read.isPending && jobs.length === 0 ? <SkeletonRows label="Loading your potential jobs" rows={3} /> : null}
      <ReadNote read={read} title="The office’s list could not be loaded." />
      {isEmpty ? (
        <EmptyState icon={MapPinPlus} title="No potential job yet">
          When you see work that has no job yet, add it here: the office turns it into a job, with your photos.
        </EmptyState>
      ) : null}
      <Rows heading="Needs you" jobs={asked} onOpen={show} />
      <Rows heading="Yours, the newest first" jobs={others} onOpen={show} />
      <Suspense fallback={null}>
        {isAdding ? <PotentialJobFlow key="new" of={null} onClose={() => setAdding(false)} /> : null}
        {shown === null || isAdding ? null : <PotentialJobFlow key={shown} of={shown} onClose={() => show(null)} />}
      </Suspense>
    </PageFrame>
  );
}

interface RowsProps {
  readonly heading: string;
  readonly jobs: readonly OwnPotentialJob[];
  readonly onOpen: (key: string) => void;
}

function Rows({ heading, jobs, onOpen }: RowsProps) {
  const now = useNow(TICK_MS);
  if (jobs.length === 0) return null;
  return (
    <section aria-label={heading} className={styles.section}>
      <h2 className={styles.heading}>
        {heading} <span className={words.muted}>{jobs.length}</span>
      </h2>
      <ul className={layout.rows}>
        {jobs.map((job) => (
          <li key={job.key}>
            <Row job={job} now={now} onOpen={() => onOpen(job.key)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ job, now, onOpen }: { readonly job: OwnPotentialJob; readonly now: Date; readonly onOpen: () => void }) {
  const zone = browserZone();
  const today = dayInZone(now.toISOString(), zone);
  const { chip, says, note } = stateOf(job, { today, zone });
  const { builder } = job.entry;
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <b>{siteLine(job.entry)}</b>
      <span className={classes(words.small, words.muted)}>
        {[builder, `added ${formatAsOf(job.createdUtc, today, zone)}`].filter((part) => part !== null).join(', ')}
      </span>
      <span className={styles.state}>
        <StateChip state={chip}>{says}</StateChip>
      </span>
      {note === null ? null : <span className={words.small}>{note}</span>}
    </button>
  );
}
