// The task page's data from a job as it was pulled.
import { COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import type { CommentFieldsFragment, ConstructionFieldsFragment, ConstructionQueryQuery } from '@lotline/schema/generated/operations';

export type PulledJob = ConstructionFieldsFragment & { readonly jobFieldComments: CommentFieldsFragment[] };

export type PulledPage = ConstructionQueryQuery & { readonly hasEarlierComments: boolean };

/** What the page has beside its job. */
export type Beside = Pick<ConstructionQueryQuery, 'users' | 'groups' | 'systemSettings'>;

/** One comment more than the page shows is pulled: whether it came says whether there are earlier ones. */
export function pulledPage({ jobFieldComments: comments, ...construction }: PulledJob, beside: Beside): PulledPage {
  return {
    ...beside,
    construction,
    jobFieldComments: comments.slice(-COMMENT_PAGE),
    hasEarlierComments: comments.length > COMMENT_PAGE,
  };
}

interface Versioned {
  readonly version: number;
}
interface JobVersions extends Versioned {
  readonly schedules: readonly (Versioned & { readonly id: number })[];
}

/** Whether anything of it is from before what is shown: an answer that came in between is newer than a pull that was under way. */
export function isOlder(pulled: JobVersions, shown: JobVersions): boolean {
  if (pulled.version < shown.version) return true;
  const shownById = new Map(shown.schedules.map(({ id, version }) => [id, version]));
  return pulled.schedules.some(({ id, version }) => version < (shownById.get(id) ?? version));
}
