// The Field Chat's one read (specification 1 §7).
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadJobFieldComments } from './field-comment.queries.ts';
import { FieldComment } from './field-comment.type.ts';

@Resolver()
export class JobFieldCommentsResolver {
  @Query(() => [FieldComment], { description: 'Office comments of the job and comments on its visible tasks, oldest first' })
  jobFieldComments(@Ctx() context: RequestContext, @Arg('constructionId', () => Int) constructionId: number): Promise<FieldComment[]> {
    return loadJobFieldComments(context, constructionId);
  }
}
