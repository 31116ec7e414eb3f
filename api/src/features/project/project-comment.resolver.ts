// Comments of a project (screens.md §2.24).
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import { projectCommentInput, projectCommentsInput } from '@lotline/schema/domain/project/project-comment.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ClientMutationArg, parseClient } from '../../platform/graphql/client-mutation.type.ts';
import { loadProjectComment, loadProjectComments } from './project-comment.queries.ts';
import { ProjectComment, ProjectCommentInputArg } from './project-comment.type.ts';
import { deleteProjectComment, saveProjectComment } from './save-project-comment.command.ts';

@Resolver()
export class ProjectCommentResolver {
  @Query(() => [ProjectComment], { description: 'The newest, oldest first; with `before` those written before that one' })
  async projectComments(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('before', () => Int, { nullable: true }) before: number | null,
    @Ctx() context: RequestContext,
  ): Promise<ProjectComment[]> {
    return loadProjectComments(context, parseInput(projectCommentsInput, { projectId, first, before }));
  }

  @Mutation(() => ProjectComment, { nullable: true })
  async saveProjectComment(
    @Arg('comment', () => ProjectCommentInputArg) comment: ProjectCommentInputArg,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<ProjectComment | null> {
    const { commentId } = await saveProjectComment(context, parseInput(projectCommentInput, { ...comment }), parseClient(client));
    return loadProjectComment(context, commentId);
  }

  @Mutation(() => Boolean, { nullable: true })
  async deleteProjectComment(
    @Arg('id', () => Int) id: number,
    @Arg('client', () => ClientMutationArg, { nullable: true }) client: ClientMutationArg | null,
    @Ctx() context: RequestContext,
  ): Promise<boolean | null> {
    await deleteProjectComment(context, parseInput(idInput, id, 'id'), parseClient(client));
    return true;
  }
}
