// A job's events, newest first, page by page; the summary's last ones and the history tab share one read.
import { useInfiniteQuery } from '@tanstack/react-query';
import { JobEventsDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

const PAGE = 50;

/** @param isWanted false: what others have read is shown, and nothing is asked. @param taskId of that task alone */
export function useHistory(jobId: number, isWanted = true, taskId?: number) {
  const { gql } = usePlatform().calls;
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: keys.jobHistory(jobId, taskId),
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) =>
      (await gql(JobEventsDocument, { constructionId: jobId, scheduleId: taskId ?? null, first: PAGE, after: pageParam })).jobEvents,
    enabled: isWanted,
    getNextPageParam: ({ next }): string | null => next,
  });
  return {
    events: data?.pages.flatMap(({ events }) => events) ?? [],
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
