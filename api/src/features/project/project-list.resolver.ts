// The list of projects and what it is filtered by (screens.md §2.24). The route has no claim: the scope decides.
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { MAX_LIST_PAGE } from '@lotline/schema/domain/list/list.input';
import { PROJECT_SORTS, projectListInput } from '@lotline/schema/domain/project/project-list.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ListSortInput } from '../../platform/list/list.type.ts';
import { loadProjectFilterOptions, loadProjects } from './project-list.queries.ts';
import { ProjectFilterInput, ProjectFilterOptions, ProjectPage } from './project-list.type.ts';
import { presentProjectPage } from './project.presenter.ts';

@Resolver()
export class ProjectListResolver {
  @Query(() => ProjectPage, {
    description: `A page of at most ${MAX_LIST_PAGE}, by one of: ${PROJECT_SORTS.join(', ')}; usually by name. Without CAN_ACCESS_CONSTRUCTION the projects with a job that the person reads`,
  })
  async projects(
    @Arg('filter', () => ProjectFilterInput, { nullable: true }) filter: ProjectFilterInput | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ProjectPage> {
    return presentProjectPage(await loadProjects(context, parseInput(projectListInput, { filter, sort, first, after })), context.actor);
  }

  @Query(() => ProjectFilterOptions)
  async projectFilterOptions(@Ctx() context: RequestContext): Promise<ProjectFilterOptions> {
    return loadProjectFilterOptions(context);
  }
}
