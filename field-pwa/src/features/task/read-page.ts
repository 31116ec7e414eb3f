// The task page's reads: the job with the newest comments of its chat, and earlier ones as they are asked for.
import { COMMENT_PAGE, MAX_COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { ConstructionQueryDocument, JobFieldCommentsDocument } from '@lotline/schema/generated/operations';
import type { Gql } from '@lotline/web-session/gql';
import { isAfter, notBefore, oldestComment, withEarlier, type CommentPage } from './chat/comment-pages.ts';
import type { FieldComment, PageData } from './facts/page-data.ts';

/** One more than is shown is read: whether it comes says whether there are earlier ones. */
const MOST_AT_ONCE = MAX_COMMENT_PAGE - 1;
/** What others may have written meanwhile and still comes in the same answer. */
const ROOM_FOR_NEW = 10;
/** Who comes back after more than that begins at the newest comments again. */
const MOST_ADDED = 2 * MAX_COMMENT_PAGE;

const cut = (read: readonly FieldComment[], size: number): CommentPage => ({
  comments: read.slice(Math.max(0, read.length - size)),
  hasEarlier: read.length > size,
});

interface PageRequest {
  readonly constructionId: number;
  readonly shown: PageData | undefined;
  readonly signal: AbortSignal;
}

/** The page; where it was `shown` before, with the chat from the same comment on, so that reading again takes no line away. */
export async function readPage(gql: Gql, { constructionId, shown, signal }: PageRequest): Promise<PageData> {
  const count = shown?.jobFieldComments.length ?? 0;
  const size = Math.min(Math.max(count + ROOM_FOR_NEW, COMMENT_PAGE), MOST_AT_ONCE);
  const answer = await gql(ConstructionQueryDocument, { constructionId, comments: size + 1 });
  const { comments, hasEarlier } = cut(answer.jobFieldComments, size);
  let page: PageData = { ...answer, jobFieldComments: comments, hasEarlierComments: hasEarlier };
  const oldest = shown?.hasEarlierComments === true ? oldestComment(shown.jobFieldComments) : undefined;
  if (oldest === undefined) return page;
  const goesOn = () => isAfter(page, oldest) && page.jobFieldComments.length < count + MOST_ADDED && !signal.aborted;
  while (page.hasEarlierComments && goesOn()) {
    page = withEarlier(page, await readEarlier(gql, { constructionId, page, wanted: MOST_AT_ONCE }));
  }
  return notBefore(page, oldest);
}

interface EarlierRequest {
  readonly constructionId: number;
  readonly page: Pick<PageData, 'jobFieldComments'>;
  readonly wanted: number;
}

/** The comments before the oldest that the page has. */
export async function readEarlier(gql: Gql, { constructionId, page, wanted }: EarlierRequest): Promise<CommentPage> {
  const before = oldestComment(page.jobFieldComments)?.id;
  if (before === undefined) return { comments: [], hasEarlier: false };
  const size = Math.min(wanted, MOST_AT_ONCE);
  return cut((await gql(JobFieldCommentsDocument, { constructionId, first: size + 1, before })).jobFieldComments, size);
}
