// 'Show earlier comments': the next page joins the page's data, from where it is read again with everything else.
import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { COMMENT_PAGE, MAX_COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import type { Gql } from '@lotline/web-session/gql';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import type { FieldComment, PageData } from '../facts/page-data.ts';
import { readEarlier } from '../read-page.ts';
import { withEarlier } from './comment-pages.ts';

interface Shown {
  /** Whether a comment stands in the chat of this page: the job may have tasks that the page does not show. */
  readonly isShown: (comment: FieldComment) => boolean;
  /** The last thing before the new ones appear. */
  readonly before: () => void;
}

export function useEarlierComments(constructionId: number, { isShown, before }: Shown) {
  const client = useQueryClient();
  const { gql } = usePlatform().calls;
  const key = keys.construction(constructionId);
  // what is on its way is known at once here, on the screen only after the next drawing
  const inFlight = useRef(false);
  const { mutate, ...reading } = useMutation({
    onMutate: () => void (inFlight.current = true),
    onSettled: () => void (inFlight.current = false),
    mutationFn: async () => {
      const page = client.getQueryData<PageData>(key);
      return page === undefined ? null : readUntilShown(gql, { constructionId, page, isShown });
    },
    onSuccess: async (earlier) => {
      if (earlier === null) return;
      // a read that began before would put the shorter chat back; it is begun anew
      const isReading = client.isFetching({ queryKey: key }) > 0;
      if (isReading) await client.cancelQueries({ queryKey: key });
      before();
      client.setQueryData<PageData>(key, (page) => (page === undefined ? page : withEarlier(page, earlier)));
      if (isReading) void client.invalidateQueries({ queryKey: key });
    },
  });
  const showEarlier = () => {
    if (!inFlight.current) mutate();
  };
  return { showEarlier, isReading: reading.isPending, error: reading.error };
}

/** A page of comments, and further ones as long as none of them would be seen. */
async function readUntilShown(
  gql: Gql,
  { constructionId, page, isShown }: Pick<Shown, 'isShown'> & { constructionId: number; page: PageData },
) {
  let earlier = await readEarlier(gql, { constructionId, page, wanted: COMMENT_PAGE });
  while (earlier.hasEarlier && !earlier.comments.some(isShown)) {
    const shown = { ...page, jobFieldComments: earlier.comments };
    const more = await readEarlier(gql, { constructionId, page: shown, wanted: MAX_COMMENT_PAGE });
    earlier = { comments: [...more.comments, ...earlier.comments], hasEarlier: more.hasEarlier };
  }
  return earlier;
}
