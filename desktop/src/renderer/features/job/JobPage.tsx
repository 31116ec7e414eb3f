// One job (screens.md §2.6): its head, its key dates, and a tab for each of its parts, each loaded when it is opened.
import { Suspense, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { FileQuestion, RotateCw } from 'lucide-react';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { Button } from '@lotline/shared-ui/components/Button/Button';
import { buttonClass } from '@lotline/shared-ui/components/Button/button-class';
import { Icon } from '@lotline/shared-ui/components/Icon/Icon';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { troubleClass } from '@lotline/shared-ui/components/PageError/trouble-class';
import { ApiError } from '@lotline/web-session/api-error';
import { optionalData } from '@lotline/web-session/react/optional-data';
import type { Read } from '@lotline/web-session/react/ReadBoundary';
import { useData } from '../../platform/data/DataRoot.tsx';
import type { LocalNote } from '../../platform/data/local-store.ts';
import { LocalNoteText } from '../../platform/data/LocalNoteText.tsx';
import { figureInWords } from '../../platform/grid/list-state.ts';
import { lazyPart } from '../../platform/frame/lazy-part.tsx';
import { useOpened } from '../../platform/frame/recent.ts';
import { idOf } from '../../platform/frame/id-of.ts';
import { useTitle } from '../../platform/frame/use-title.ts';
import { AsAtBar } from './as-at/AsAtBar.tsx';
import { PastHeader } from './as-at/PastHeader.tsx';
import { PastNotes } from './as-at/PastNotes.tsx';
import { isOfThen } from './as-at/past-view.ts';
import { usePast } from './as-at/use-past.ts';
import { useMoment } from './as-at/use-moment.ts';
import { momentSentence } from './history/moments.ts';
import { useHistory } from './history/use-history.ts';
import { JobHeader } from './header/JobHeader.tsx';
import { JobContext, type JobView } from './job-context.ts';
import type { LoadedJob } from './job-data.ts';
import { ClosedTab } from './tabs/ClosedTab.tsx';
import { closedTab, tabOf, tabsFor } from './tabs/job-tabs.ts';
import { JobTabs } from './tabs/JobTabs.tsx';
import { useJobCosts } from './costs/use-job-costs.ts';
import { useDelegations } from './delegations/use-delegations.ts';
import { TabPanel } from './tabs/TabPanel.tsx';
import { useJob } from './use-job.ts';
import { SettingsNote } from './SettingsNote.tsx';
import { useJobNow } from './use-job-now.ts';
import page from '../../platform/frame/Page.module.css';
import styles from './JobPage.module.css';

const CopiedJob = lazyPart(async () => ({ default: (await import('./CopiedJob.tsx')).CopiedJob }));
const isUnreached = (error: Error): boolean => error instanceof ApiError && error.code === 'OFFLINE';

export default function JobPage() {
  const { id = '', tab } = useParams();
  const jobId = idOf(id) ?? 0;
  const { data, error, refetch, note } = useJob(jobId);
  const { local } = useData();
  const isGone = jobId === 0 || data?.construction === null || (error instanceof ApiError && error.code === 'NOT_FOUND');
  if (isGone) return <NoJob id={id} />;
  if (data === undefined || data.construction === null) {
    if (error === null) return <JobOnItsWay />;
    const failed = { sentence: error.message, retry: () => void refetch() };
    return local !== null && isUnreached(error) ? (
      <Suspense fallback={<JobOnItsWay />}>
        <CopiedJob id={jobId} {...failed} />
      </Suspense>
    ) : (
      <JobFailed {...failed} />
    );
  }
  return (
    // another job begins with nothing of this one: no open sheet, no filter
    <JobLoaded
      key={jobId}
      read={{ ...data, construction: data.construction }}
      tab={tab}
      note={note}
      staleBecause={error?.message ?? null}
      retry={() => void refetch()}
    />
  );
}

interface JobLoadedProps {
  readonly read: LoadedJob;
  readonly tab: string | undefined;
  readonly note: LocalNote | null;
  /** What is shown could not be read again. */
  readonly staleBecause: string | null;
  readonly retry: () => void;
}

function JobLoaded({ read, tab, note, staleBecause, retry }: JobLoadedProps) {
  const { now, settingsRead } = useWholeJob(read);
  const past = usePast(now);
  const { asAt } = past;
  const view = past.view ?? now;
  // whose claims open a tab is asked of the person of today
  const tabs = tabsFor({ ...view, actor: now.actor }).filter((one) => asAt === null || isOfThen(one));
  const shown = tabOf(tabs, tab);
  const closed = closedTab(tabs, tab);
  const isHistory = shown.key === 'history';
  useTitle(titleOf(now, closed ?? shown.label, closed === null && shown.key === 'summary', useAnnouncement(now.job.id, asAt)));
  const { id, workOrder, address } = now.job;
  useOpened({ id: `job-${String(id)}`, label: `${workOrder} · ${address}`, path: `/construction/${String(id)}` });
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <JobContext value={view}>
        {asAt === null ? <JobHeader /> : <PastHeader isKnown={past.view !== null} />}
        <JobTabs tabs={tabs} shown={closed === null ? shown.key : null} jobId={now.job.id} />
      </JobContext>
      {staleBecause === null ? null : (
        <Banner tone="bad" flush title="The job could not be reloaded." action={<RetryButton retry={retry} />}>
          {staleBecause} What is shown below may be out of date.
        </Banner>
      )}
      {note === null ? null : (
        <p className={styles.age}>
          <LocalNoteText note={note} />
        </p>
      )}
      <SettingsNote read={settingsRead} />
      <JobContext value={now}>
        {asAt === null && !isHistory ? null : <AsAtBar moment={now.moment} isReading={past.isReading} />}
        {asAt === null ? null : <PastNotes past={past} />}
      </JobContext>
      {asAt !== null && past.view === null && !isHistory ? null : (
        // the history itself is of today, with the moment marked
        <JobContext value={isHistory ? now : view}>
          {closed === null ? <TabPanel shown={shown} /> : <ClosedTab label={closed} jobId={now.job.id} />}
        </JobContext>
      )}
    </main>
  );
}

function useWholeJob(read: LoadedJob): { readonly now: JobView; readonly settingsRead: Read<unknown> } {
  const { now, settingsRead } = useJobNow(read);
  const { id } = now.job;
  // counted at their tabs; a tab itself says that they did not come
  const costs = optionalData(useJobCosts(id))?.jobCosts ?? null;
  const delegations = optionalData(useDelegations(id))?.jobDelegations ?? null;
  const moment = useMoment();
  const eventCount = inWords(read.construction.eventCount);
  const whole = useMemo<JobView>(
    () => ({ ...now, costs, delegations, eventCount, moment, asAt: null }),
    [now, costs, delegations, eventCount, moment],
  );
  return { now: whole, settingsRead };
}

/** What is stored on this computer may be without it. */
const inWords = (eventCount: number | null | undefined): string | null => (eventCount == null ? null : figureInWords(eventCount));

function titleOf({ job, zone }: JobView, label: string, isFirst: boolean, asAt: string | null): string {
  if (asAt !== null) return `${label} on ${formatDateClock(asAt, zone)} · Job ${job.workOrder}`;
  return isFirst ? `Job ${job.workOrder}` : `${label} · Job ${job.workOrder}`;
}

/** The time that the bar says of the moment. */
function useAnnouncement(jobId: number, asAt: string | null): string | null {
  const { events } = useHistory(jobId, { isWanted: asAt !== null, isFollowing: false });
  return asAt === null ? null : momentSentence(events, asAt);
}

const RetryButton = ({ retry }: { readonly retry: () => void }) => (
  <Button icon={RotateCw} onClick={retry}>
    Try again
  </Button>
);

function JobOnItsWay() {
  useTitle('Job');
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <h1>Job</h1>
      <SkeletonRows label="Loading the job" rows={6} />
    </main>
  );
}

function JobFailed({ sentence, retry }: { readonly sentence: string; readonly retry: () => void }) {
  useTitle('Job');
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <h1>Job</h1>
      <Banner tone="bad" title="The job could not be loaded." action={<RetryButton retry={retry} />}>
        {sentence} Nothing was changed.
      </Banner>
    </main>
  );
}

function NoJob({ id }: { readonly id: string }) {
  useTitle('Job not found');
  return (
    <main id="main" tabIndex={-1} className={troubleClass}>
      <Icon of={FileQuestion} size="l" />
      <h1>Job not found</h1>
      <p>No job has the number “{id}”, or your role cannot open it. Nothing was changed.</p>
      <Link className={buttonClass({ kind: 'primary' })} to="/jobs">
        Go to the jobs
      </Link>
    </main>
  );
}
