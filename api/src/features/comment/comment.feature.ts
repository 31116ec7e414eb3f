// What the API serves of comments (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { CommentChangeResolver } from './comment-change.resolver.ts';
import { InternalCommentResolver } from './internal-comment.resolver.ts';
import { JobFieldCommentsResolver } from './job-field-comments.resolver.ts';

export const COMMENT_FEATURE: ApiFeature = {
  name: 'comment',
  resolvers: [CommentChangeResolver, JobFieldCommentsResolver, InternalCommentResolver],
  live: ['internal_comment'],
};
