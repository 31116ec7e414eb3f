// Internal comments of a job: what the office says among itself (screens.md §2.6).
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { internalCommentInput, jobFieldCommentsInput } from '@lotline/schema/domain/comment/comment.input';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { loadInternalComment, loadJobInternalComments } from './internal-comment.queries.ts';
import { InternalComment, InternalCommentInputArg } from './internal-comment.type.ts';
import { deleteInternalComment, saveInternalComment } from './save-internal-comment.command.ts';

@Resolver()
export class InternalCommentResolver {
  @Query(() => [InternalComment], {
    description: 'The newest, oldest first; with `before` those written before that one; with `scheduleId` those about that task alone',
  })
  async jobInternalComments(
    @Arg('constructionId', () => Int) constructionId: number,
    @Arg('scheduleId', () => Int, { nullable: true }) scheduleId: number | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('before', () => Int, { nullable: true }) before: number | null,
    @Ctx() context: RequestContext,
  ): Promise<InternalComment[]> {
    return loadJobInternalComments(context, parseInput(jobFieldCommentsInput, { constructionId, scheduleId, first, before }));
  }

  @Mutation(() => InternalComment, { nullable: true })
  async saveInternalComment(
    @Arg('comment', () => InternalCommentInputArg) comment: InternalCommentInputArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<InternalComment | null> {
    const { commentId } = await saveInternalComment(context, parseInput(internalCommentInput, { ...comment }), parseClient(client));
    return loadInternalComment(context, commentId);
  }

  @Mutation(() => Boolean, { nullable: true })
  async deleteInternalComment(
    @Arg('id', () => Int) id: number,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean | null> {
    await deleteInternalComment(context, parseInput(idInput, id, 'id'), parseClient(client));
    return true;
  }
}
