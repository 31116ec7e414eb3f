// The task page's reads: the job with the newest comments of its chat, and earlier ones as they are asked for.
import { COMMENT_PAGE, MAX_COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.input';
import { ConstructionQueryDocument, JobFieldCommentsDocument } from '@lotline/schema/generated/operations';
import { gql } from '../../platform/api/gql.ts';
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

/** The page; where it was `shown` before, with the chat from the same comment on, so that reading again takes no line away. */
export async function readPage(constructionId: number, shown: PageData | undefined, signal: AbortSignal): Promise<PageData> {
  const count = shown?.jobFieldComments.length ?? 0;
  const size = Math.min(Math.max(count + ROOM_FOR_NEW, COMMENT_PAGE), MOST_AT_ONCE);
  const answer = await gql(ConstructionQueryDocument, { constructionId, comments: size + 1 });
  const { comments, hasEarlier } = cut(answer.jobFieldComments, size);
  const page: PageData = { ...answer, jobFieldComments: comments, hasEarlierComments: hasEarlier };
  const oldest = shown?.hasEarlierComments === true ? oldestComment(shown.jobFieldComments) : undefined;
  return oldest === undefined ? page : notBefore(await readBackTo(constructionId, page, oldest, count + MOST_ADDED, signal), oldest);
}

async function readBackTo(
  constructionId: number,
  newest: PageData,
  oldest: FieldComment,
  most: number,
  signal: AbortSignal,
): Promise<PageData> {
  let page = newest;
  while (page.hasEarlierComments && isAfter(page, oldest) && page.jobFieldComments.length < most && !signal.aborted) {
    page = withEarlier(page, await readEarlier(constructionId, page, MOST_AT_ONCE));
  }
  return page;
}

/** The comments before the oldest that the page has. */
export async function readEarlier(constructionId: number, page: Pick<PageData, 'jobFieldComments'>, wanted: number): Promise<CommentPage> {
  const before = oldestComment(page.jobFieldComments)?.id;
  if (before === undefined) return { comments: [], hasEarlier: false };
  const size = Math.min(wanted, MOST_AT_ONCE);
  return cut((await gql(JobFieldCommentsDocument, { constructionId, first: size + 1, before })).jobFieldComments, size);
}
