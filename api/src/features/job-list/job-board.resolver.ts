// The jobs of the office by status (screens.md §2.5, decision 052).
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { BOARD_CARDS, MOST_BOARD_CARDS } from '@lotline/schema/domain/job/job-board.rules';
import { jobBoardInput } from '@lotline/schema/domain/job/job-list.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { loadJobBoard } from './job-board.queries.ts';
import { JobBoardColumn } from './job-board.type.ts';
import { presentBoardColumn } from './job-list.presenter.ts';
import { mustListJobs } from './job-list.scope.ts';
import { JobFilterInput } from './job-list.type.ts';

@Resolver()
export class JobBoardResolver {
  @Query(() => [JobBoardColumn], {
    description: `The statuses that are asked for, or all that jobs have, each with its ${BOARD_CARDS} jobs that are due first; those that were opened with ${MOST_BOARD_CARDS}. With CAN_ACCESS_CONSTRUCTION`,
  })
  async jobBoard(
    @Arg('filter', () => JobFilterInput, { nullable: true }) filter: object | null,
    @Arg('opened', () => [String], { nullable: true }) opened: string[] | null,
    @Ctx() context: RequestContext,
  ): Promise<JobBoardColumn[]> {
    mustListJobs(context);
    const columns = await loadJobBoard(context, parseInput(jobBoardInput, { filter, opened }));
    return columns.map((column) => presentBoardColumn(column, context.actor));
  }
}
