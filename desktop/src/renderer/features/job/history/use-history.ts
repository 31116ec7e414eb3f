// A job's events, newest first, page by page; the summary's last ones and the history tab share one read.
import { JobEventsDocument } from '@lotline/schema/generated/documents/job';
import { job } from '../../../platform/data/follows.ts';
import { useAsk } from '../../../platform/data/use-ask.ts';
import { usePages } from '../../../platform/data/use-pages.ts';

const PAGE = 50;

interface HistoryWish {
  /** False: what others have read is shown, and nothing is asked. */
  readonly isWanted?: boolean;
  /** Of that task alone. */
  readonly taskId?: number;
  /** False: it is read once, and again only where it is shown. Each change of a job is in its history. */
  readonly isFollowing?: boolean;
}

export function useHistory(jobId: number, { isWanted = true, taskId, isFollowing = true }: HistoryWish = {}) {
  const { ask } = useAsk();
  const { pages, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = usePages(
    {
      key: `history ${String(jobId)} ${String(taskId ?? 'all')}`,
      follows: [job(jobId)],
      read: async (after: string | null) =>
        (await ask(JobEventsDocument, { constructionId: jobId, scheduleId: taskId ?? null, first: PAGE, after })).jobEvents,
      nextOf: ({ next }) => next,
    },
    { isWanted, isFollowing },
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
