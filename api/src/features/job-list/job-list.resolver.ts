// The jobs of the office: a page of them, all that a filter finds by number, and what to filter by (screens.md §2.5).
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { JOB_LIST } from '@lotline/schema/domain/job/job.columns';
import { jobIdsInput, jobListInput } from '@lotline/schema/domain/job/job-list.input';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { MAX_LIST_PAGE } from '@lotline/schema/domain/list/list.input';
import { MOST_LISTED_IDS } from '@lotline/schema/domain/list/list.limits';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ListSortInput } from '../../platform/list/list.type.ts';
import { presentPage } from '../../platform/list/present-row.ts';
import type { OptionsOf } from '../../platform/list/declared-list.ts';
import { jobPresenter } from './job-list.presenter.ts';
import { loadFilterOptions, searchSuggestions } from './job-list.queries.ts';
import { JOBS } from './job-list.sql.ts';
import { mustListJobs } from './job-list.scope.ts';
import { FilterOptions, JobFilterInput, JobPage } from './job-list.type.ts';

@Resolver()
export class JobListResolver {
  @Query(() => JobPage, {
    description: `A page of at most ${MAX_LIST_PAGE}, by one of: ${sortKeysOf(JOB_LIST).join(', ')}; usually those that are due first, of a search by work order. With CAN_ACCESS_CONSTRUCTION`,
  })
  async jobs(
    @Arg('filter', () => JobFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<JobPage> {
    mustListJobs(context);
    const page = await JOBS.page(context, parseInput(jobListInput, { filter, sort, first, after }));
    return presentPage(page, jobPresenter(context.actor));
  }

  @Query(() => [Int], { description: `All that the filter finds, at most ${MOST_LISTED_IDS}, by number` })
  async jobIds(
    @Arg('filter', () => JobFilterInput, { nullable: true }) filter: object | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Ctx() context: RequestContext,
  ): Promise<number[]> {
    mustListJobs(context);
    const asked = parseInput(jobIdsInput, { filter, first });
    return JOBS.ids(context, asked.filter, asked.first);
  }

  @Query(() => [String], {
    description:
      'For a filter that found nothing: what its search may have meant, by the streets and suburbs that there are; each of them finds some',
  })
  async meantJobSearches(@Arg('filter', () => JobFilterInput) filter: object, @Ctx() context: RequestContext): Promise<string[]> {
    mustListJobs(context);
    return searchSuggestions(context, parseInput(jobIdsInput, { filter }).filter);
  }

  @Query(() => FilterOptions, { description: 'What the jobs’ filters offer: the values that jobs have' })
  async jobFilterOptions(@Ctx() context: RequestContext): Promise<OptionsOf<typeof JOB_LIST>> {
    mustListJobs(context);
    return loadFilterOptions(context);
  }
}
