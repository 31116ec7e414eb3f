// What is to be known of the moment before its tabs are read: on its way, not kept, not recorded, not there yet, or not to be had.
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import { useJobView } from '../job-context.ts';
import type { JobThen } from './past-view.ts';
import type { Past } from './use-past.ts';

export function PastNotes({ past: { then, view, error } }: { readonly past: Past }) {
  const { zone } = useJobView();
  if (error !== null)
    return (
      <Banner tone="bad" flush title="The job as it was could not be loaded.">
        {error.message}
      </Banner>
    );
  if (then === null) return <SkeletonRows label="Loading the job as it was" rows={6} />;
  return (
    <>
      {then.isKept || view === null ? null : <Banner flush>The history does not go back this far: the oldest known state is shown.</Banner>}
      {view === null ? <Banner flush>{absence(then, zone)}</Banner> : null}
    </>
  );
}

/** Its history may be older than what is recorded of it, as of jobs that were brought from elsewhere. */
function absence({ recordedFrom }: JobThen, zone: string): string {
  return recordedFrom === null
    ? 'The job did not exist yet.'
    : `Nothing was recorded about the job before ${formatDateClock(recordedFrom, zone)}.`;
}
