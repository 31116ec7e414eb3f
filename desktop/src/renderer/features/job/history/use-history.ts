// A job's events, newest first, page by page; the summary's last ones and the history tab share one read.
import { JobEventsDocument } from '@lotline/schema/generated/documents';
import { job } from '../../../platform/data/follows.ts';
import { useChange } from '../../../platform/data/use-change.ts';
import { usePages } from '../../../platform/data/use-pages.ts';

const PAGE = 50;

/** @param isWanted false: what others have read is shown, and nothing is asked. @param taskId of that task alone */
export function useHistory(jobId: number, isWanted = true, taskId?: number) {
  const { ask } = useChange();
  const { pages, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = usePages(
    {
      key: `history ${String(jobId)} ${String(taskId ?? 'all')}`,
      follows: [job(jobId)],
      read: async (after: string | null) =>
        (await ask(JobEventsDocument, { constructionId: jobId, scheduleId: taskId ?? null, first: PAGE, after })).jobEvents,
      nextOf: ({ next }) => next,
    },
    isWanted,
  );
  return {
    events: pages.flatMap(({ events }) => events),
    error,
    isReading: isPending,
    hasMore: hasNextPage,
    isReadingMore: isFetchingNextPage,
    readMore: () => void fetchNextPage(),
    readAgain: () => void refetch(),
  };
}

/** For the tab: as far as it is read, '50+' where there are earlier ones. Null until then. */
export function useEventCount(jobId: number, isWanted: boolean): string | null {
  const { events, hasMore, isReading } = useHistory(jobId, isWanted);
  return isReading || !isWanted ? null : `${String(events.length)}${hasMore ? '+' : ''}`;
}
