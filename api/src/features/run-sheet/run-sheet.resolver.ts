// What a run sheet is printed from (screens.md §2.5, decision 052).
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { runSheetInput } from '@lotline/schema/domain/job/job-list.input';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { DayScalar } from '../../platform/graphql/scalars.ts';
import { mustListJobs } from '../job-list/job-list.scope.ts';
import { JobFilterInput } from '../job-list/job-list.type.ts';
import { loadRunSheet } from './run-sheet.queries.ts';
import { RunSheet } from './run-sheet.type.ts';

@Resolver()
export class RunSheetResolver {
  @Query(() => RunSheet, { description: 'With CAN_ACCESS_CONSTRUCTION' })
  async runSheet(
    @Arg('filter', () => JobFilterInput, { nullable: true }) filter: object | null,
    @Arg('day', () => DayScalar, { nullable: true, description: 'Only tasks of that day: of its time, or without one due on it' })
    day: string | null,
    @Ctx() context: RequestContext,
  ): Promise<RunSheet> {
    mustListJobs(context);
    return loadRunSheet(context, parseInput(runSheetInput, { filter, day }));
  }
}
