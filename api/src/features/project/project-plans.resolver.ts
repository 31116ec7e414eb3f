// Plans of a project, at the project and at its jobs (screens.md §2.24). They are sent, replaced and removed as every file is: attachment.routes.
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { Attachment } from '../attachment/attachment.type.ts';
import { loadJobPlans, loadProjectPlans } from './project-plans.queries.ts';
import { JobPlans } from './project-plans.type.ts';

@Resolver()
export class ProjectPlansResolver {
  @Query(() => [Attachment], { description: 'The files of a project, newest first' })
  async projectPlans(@Arg('projectId', () => Int) projectId: number, @Ctx() context: RequestContext): Promise<Attachment[]> {
    return loadProjectPlans(context, parseInput(idInput, projectId, 'projectId'));
  }

  @Query(() => JobPlans, { description: 'The files of the project that the job is in, to be read there' })
  async jobPlans(@Arg('constructionId', () => Int) constructionId: number, @Ctx() context: RequestContext): Promise<JobPlans> {
    return loadJobPlans(context, parseInput(idInput, constructionId, 'constructionId'));
  }
}
