// The office's list of potential jobs, what it is filtered by, everything that a filter finds, and what stands at the same site (screens.md §2.9).
import { QueryTypes } from 'sequelize';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { idInput, parseInput } from '@lotline/schema/domain/kernel/input';
import { sortKeysOf, type RowOf } from '@lotline/schema/domain/list/list-declaration';
import { MAX_LIST_PAGE } from '@lotline/schema/domain/list/list.input';
import { MOST_LISTED_IDS } from '@lotline/schema/domain/list/list.limits';
import { POTENTIAL_JOB_LIST } from '@lotline/schema/domain/potential-job/potential-job.columns';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { OptionsOf } from '../../platform/list/declared-list.ts';
import { filterType, optionsType, pageType, rowType } from '../../platform/list/declared-types.ts';
import { ListSortInput } from '../../platform/list/list.type.ts';
import { mustReadList } from '../../platform/list/must-read-list.ts';
import { presentPage } from '../../platform/list/present-row.ts';
import type { ListPage } from '../../platform/list/read-list.ts';
import { POTENTIAL_JOB_OPTIONS_SQL, POTENTIAL_JOBS } from './potential-job-list.sql.ts';
import { potentialJobPresenter } from './potential-job.presenter.ts';
import { loadSiteMatches } from './site-matches.queries.ts';
import { SiteMatch } from './potential-job.type.ts';

type PotentialJobRow = RowOf<typeof POTENTIAL_JOB_LIST>;
const PotentialJobRow = rowType(POTENTIAL_JOB_LIST, 'PotentialJobRow', { description: 'With CAN_ACCESS_POTENTIAL_JOBS' });
const PotentialJobPage = pageType(PotentialJobRow, 'PotentialJobPage');
const PotentialJobFilterInput = filterType(POTENTIAL_JOB_LIST, 'PotentialJobFilterInput');
const PotentialJobFilterOptions = optionsType(POTENTIAL_JOB_LIST, 'PotentialJobFilterOptions');

@Resolver()
export class PotentialJobListResolver {
  @Query(() => PotentialJobPage, {
    description: `A page of at most ${MAX_LIST_PAGE}, by one of: ${sortKeysOf(POTENTIAL_JOB_LIST).join(', ')}; usually by the day it was added. With CAN_ACCESS_POTENTIAL_JOBS`,
  })
  async potentialJobPage(
    @Arg('filter', () => PotentialJobFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ListPage<PotentialJobRow>> {
    mustReadList(context, POTENTIAL_JOB_LIST);
    const page = await POTENTIAL_JOBS.page(context, parseInput(POTENTIAL_JOBS.inputs.page, { filter, sort, first, after }));
    return presentPage(page, potentialJobPresenter(context));
  }

  @Query(() => [Int], { description: `All that the filter finds, at most ${MOST_LISTED_IDS}` })
  async potentialJobIds(
    @Arg('filter', () => PotentialJobFilterInput, { nullable: true }) filter: object | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Ctx() context: RequestContext,
  ): Promise<number[]> {
    mustReadList(context, POTENTIAL_JOB_LIST);
    const asked = parseInput(POTENTIAL_JOBS.inputs.ids, { filter, first });
    return POTENTIAL_JOBS.ids(context, asked.filter, asked.first);
  }

  @Query(() => PotentialJobFilterOptions)
  async potentialJobFilterOptions(@Ctx() context: RequestContext): Promise<OptionsOf<typeof POTENTIAL_JOB_LIST>> {
    mustReadList(context, POTENTIAL_JOB_LIST);
    const [found] = await context.sequelize.query<OptionsOf<typeof POTENTIAL_JOB_LIST>>(POTENTIAL_JOB_OPTIONS_SQL, {
      type: QueryTypes.SELECT,
    });
    return found ?? refuse('NOT_FOUND');
  }

  @Query(() => [SiteMatch], { description: 'Open jobs and potential jobs that may be the same site, the likeliest first; at most ten' })
  async potentialJobMatches(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<SiteMatch[]> {
    mustReadList(context, POTENTIAL_JOB_LIST);
    return loadSiteMatches(context, parseInput(idInput, id, 'id'));
  }
}
