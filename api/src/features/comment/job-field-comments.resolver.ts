// The Field Chat's one read (specification 1 §7).
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { jobFieldCommentsInput } from '@lotline/schema/domain/comment/comment.input';
import { COMMENT_PAGE, MAX_COMMENT_PAGE } from '@lotline/schema/domain/comment/comment.limits';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadJobFieldComments } from './field-comment.queries.ts';
import { FieldComment } from './field-comment.type.ts';

@Resolver()
export class JobFieldCommentsResolver {
  @Query(() => [FieldComment], {
    description: `Office comments of the job and comments on its visible tasks: the newest ${COMMENT_PAGE}, or \`first\` of them (at most ${MAX_COMMENT_PAGE}), oldest first; with \`before\`, the id of a comment, the newest of those written before it; with \`scheduleId\` those on that task alone`,
  })
  async jobFieldComments(
    @Ctx() context: RequestContext,
    @Arg('constructionId', () => Int) constructionId: number,
    @Arg('scheduleId', () => Int, { nullable: true }) scheduleId: number | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('before', () => Int, { nullable: true }) before: number | null,
  ): Promise<FieldComment[]> {
    return loadJobFieldComments(context, parseInput(jobFieldCommentsInput, { constructionId, scheduleId, first, before }));
  }
}
