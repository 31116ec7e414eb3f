// What is to be known of the moment before its tabs are read: on its way, not kept, not there yet, or not to be had.
import { Banner } from '@lotline/shared-ui/components/Banner/Banner';
import { SkeletonRows } from '@lotline/shared-ui/components/Skeleton/SkeletonRows';
import type { Past } from './use-past.ts';

export function PastNotes({ past: { then, view, error } }: { readonly past: Past }) {
  if (error !== null)
    return (
      <Banner tone="bad" flush title="The job as it was could not be read.">
        {error.message}
      </Banner>
    );
  if (then === null) return <SkeletonRows label="Reading the job as it was" rows={6} />;
  return (
    <>
      {then.isKept ? null : <Banner flush>This moment is before what is kept: the oldest that is known is shown.</Banner>}
      {view === null ? <Banner flush>The job was not there yet.</Banner> : null}
    </>
  );
}
