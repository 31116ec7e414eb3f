// The tasks that a person may see, as a list (screens.md §2.24): no claim opens it, its rows are in everybody's own scope.
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { parseInput } from '@lotline/schema/domain/kernel/input';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { MAX_LIST_PAGE } from '@lotline/schema/domain/list/list.input';
import { MOST_LISTED_IDS } from '@lotline/schema/domain/list/list.limits';
import { TASK_LIST } from '@lotline/schema/domain/task/task.columns';
import { taskIdsInput, taskListInput } from '@lotline/schema/domain/task/task-list.input';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { ListSortInput } from '../../platform/list/list.type.ts';
import { presentPage } from '../../platform/list/present-row.ts';
import { taskPresenter } from './task-list.presenter.ts';
import { TASKS } from './task-list.sql.ts';
import { TaskFilterInput, TaskPage } from './task-list.type.ts';

@Resolver()
export class TaskListResolver {
  @Query(() => TaskPage, {
    description: `A page of at most ${MAX_LIST_PAGE}, by one of: ${sortKeysOf(TASK_LIST).join(', ')}; usually those that are due first, of \`review\` those that wait longest`,
  })
  async tasks(
    @Arg('filter', () => TaskFilterInput, { nullable: true }) filter: object | null,
    @Arg('sort', () => ListSortInput, { nullable: true }) sort: ListSortInput | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Ctx() context: RequestContext,
  ): Promise<TaskPage> {
    return presentPage(await TASKS.page(context, parseInput(taskListInput, { filter, sort, first, after })), taskPresenter(context));
  }

  @Query(() => [Int], { description: `All that the filter finds, at most ${MOST_LISTED_IDS}, by number` })
  async taskIds(
    @Arg('filter', () => TaskFilterInput, { nullable: true }) filter: object | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Ctx() context: RequestContext,
  ): Promise<number[]> {
    const asked = parseInput(taskIdsInput, { filter, first });
    return TASKS.ids(context, asked.filter, asked.first);
  }
}
