// The pages of a read as a screen shows them.
import { useSyncExternalStore } from 'react';
import { useData } from './DataRoot.tsx';
import type { PageRead, PagesLoaded } from './page-reads.ts';

interface PagesState<Page> {
  readonly pages: readonly Page[];
  /** Null until the first page is here. */
  readonly data: readonly Page[] | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<void>;
  readonly refetch: () => Promise<void>;
}

interface PagesWish {
  /** False: what others have read is shown, and nothing is read. */
  readonly isWanted?: boolean;
  /** False: a change is not read for this screen alone. */
  readonly isFollowing?: boolean;
}

export function usePages<Page, Cursor>(
  read: PageRead<Page, Cursor>,
  { isWanted = true, isFollowing = true }: PagesWish = {},
): PagesState<Page> {
  const { get, subscribe, subscribeOnce, hasMore, loadMore, readAgain } = useData().pages.open(read);
  const join = isFollowing ? subscribe : subscribeOnce;
  const { pages, reading, error }: PagesLoaded<Page> = useSyncExternalStore(isWanted ? join : notSubscribed, get);
  return {
    pages,
    error,
    data: pages.length === 0 ? undefined : pages,
    isPending: pages.length === 0 && error === null,
    hasNextPage: hasMore(),
    isFetchingNextPage: reading === 'more',
    fetchNextPage: loadMore,
    refetch: readAgain,
  };
}

const notSubscribed = () => () => undefined;
