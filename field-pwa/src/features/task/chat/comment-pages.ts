// How earlier comments join those that are shown; each comment stands once, whoever changed the chat meanwhile.
import type { FieldComment, PageData } from '../facts/page-data.ts';

export interface CommentPage {
  readonly comments: FieldComment[];
  readonly hasEarlier: boolean;
}

const byTime = (a: FieldComment, b: FieldComment): number => a.createdUtc.localeCompare(b.createdUtc) || a.id - b.id;

export const oldestComment = (comments: readonly FieldComment[]): FieldComment | undefined => comments.toSorted(byTime)[0];

export function withEarlier(page: PageData, { comments, hasEarlier }: CommentPage): PageData {
  const shown = new Set(page.jobFieldComments.map(({ id }) => id));
  const earlier = comments.filter(({ id }) => !shown.has(id));
  return { ...page, jobFieldComments: [...earlier, ...page.jobFieldComments], hasEarlierComments: hasEarlier };
}

/** Whether all of the page's comments were written after that one. */
export const isAfter = ({ jobFieldComments }: PageData, oldest: FieldComment): boolean =>
  jobFieldComments.every((comment) => byTime(comment, oldest) > 0);

/** Without what stands before that comment, which may itself be gone. */
export function notBefore(page: PageData, oldest: FieldComment): PageData {
  const comments = page.jobFieldComments.filter((comment) => byTime(comment, oldest) >= 0);
  return {
    ...page,
    jobFieldComments: comments,
    hasEarlierComments: page.hasEarlierComments || comments.length < page.jobFieldComments.length,
  };
}
