// The task page's data from a job of the replica.
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { newestJob } from '@lotline/schema/domain/sync/newest-job';
import type { CommentFieldsFragment, ConstructionFieldsFragment, ConstructionQueryQuery } from '@lotline/schema/generated/operations';

export type ReplicaJob = ConstructionFieldsFragment & { readonly jobFieldComments: CommentFieldsFragment[] };

export type ReplicaPage = ConstructionQueryQuery & { readonly hasEarlierComments: boolean };

/** What the page has beside its job. */
export type Beside = Pick<ConstructionQueryQuery, 'users' | 'groups' | 'systemSettings'>;

/** The replica has one comment more than the page shows: whether it is there says whether there are earlier ones. */
export function replicaPage({ jobFieldComments: comments, ...construction }: ReplicaJob, beside: Beside): ReplicaPage {
  return {
    ...beside,
    // a phone shows no history
    construction: { ...construction, eventCount: null },
    jobFieldComments: comments.slice(-COMMENT_PAGE),
    hasEarlierComments: comments.length > COMMENT_PAGE,
  };
}

/** A page that was read; what has come while it was on its way, and is newer, stays. */
export function notBehind<P extends Pick<ReplicaPage, 'construction'>>(read: P, shown: P | undefined): P {
  if (read.construction == null || shown?.construction == null) return read;
  return { ...read, construction: newestJob(shown.construction, read.construction) };
}
