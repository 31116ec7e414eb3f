// Field comments: write, edit, delete (specification 1 §7).
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { deleteFieldCommentInput, fieldCommentInput } from '@lotline/schema/domain/comment/comment.input';
import { UuidScalar } from '../../platform/graphql/scalars.ts';
import { loadFieldComment } from './field-comment.queries.ts';
import { FieldComment, FieldCommentInput } from './field-comment.type.ts';
import { deleteFieldComment, saveFieldComment } from './save-field-comment.command.ts';

@Resolver()
export class CommentChangeResolver {
  @Mutation(() => FieldComment, { nullable: true })
  async updateFieldComment(
    @Arg('fieldComment', () => FieldCommentInput) fieldComment: FieldCommentInput,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<FieldComment | null> {
    const saved = await saveFieldComment(context, parseInput(fieldCommentInput, fieldComment), parseClient(client));
    return loadFieldComment(context, saved.commentId);
  }

  @Mutation(() => Boolean, { nullable: true })
  async deleteFieldComment(
    @Arg('id', () => Int) id: number,
    @Arg('clientId', () => UuidScalar, { nullable: true }) clientId: string | null | undefined,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean | null> {
    await deleteFieldComment(context, parseInput(deleteFieldCommentInput, { id, clientId }), parseClient(client));
    return true;
  }
}
