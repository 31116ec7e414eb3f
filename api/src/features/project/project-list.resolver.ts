// The list of projects and what it is filtered by (screens.md §2.24). The route has no claim: the scope decides.
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { MAX_LIST_PAGE } from '@lotline/schema/domain/list/list.input';
import { PROJECT_LIST } from '@lotline/schema/domain/project/project.columns';
import { projectListInput } from '@lotline/schema/domain/project/project-list.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ListSortInput } from '../../platform/list/list.type.ts';
import type { OptionsOf } from '../../platform/list/declared-list.ts';
import { presentPage } from '../../platform/list/present-row.ts';
import { loadProjectFilterOptions } from './project-list.queries.ts';
import { PROJECTS } from './project-list.sql.ts';
import { ProjectFilterInput, ProjectFilterOptions, ProjectPage } from './project-list.type.ts';
import { projectPresenter } from './project.presenter.ts';

@Resolver()
export class ProjectListResolver {
  @Query(() => ProjectPage, {
    description: `A page of at most ${MAX_LIST_PAGE}, by one of: ${sortKeysOf(PROJECT_LIST).join(', ')}; usually by name. Without CAN_ACCESS_CONSTRUCTION the projects with a job that the person reads`,
  })
  async projects(
    @Arg('filter', () => ProjectFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ProjectPage> {
    const page = await PROJECTS.page(context, parseInput(projectListInput, { filter, sort, first, after }));
    return presentPage(page, projectPresenter(context.actor));
  }

  @Query(() => ProjectFilterOptions)
  async projectFilterOptions(@Ctx() context: RequestContext): Promise<OptionsOf<typeof PROJECT_LIST>> {
    return loadProjectFilterOptions(context);
  }
}
