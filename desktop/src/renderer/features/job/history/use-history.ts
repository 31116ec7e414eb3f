// A job's events, newest first, page by page; the summary's last ones and the history tab share one read.
import { useInfiniteQuery } from '@tanstack/react-query';
import { JobEventsDocument } from '@lotline/schema/generated/operations';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';

const PAGE = 50;

export function useHistory(jobId: number) {
  const { gql } = usePlatform().calls;
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: keys.jobHistory(jobId),
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) => (await gql(JobEventsDocument, { constructionId: jobId, first: PAGE, after: pageParam })).jobEvents,
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
