// The list of tasks on the wire: its fields are those of its declaration.
import { Field, ObjectType } from 'type-graphql';
import type { RowOf } from '@lotline/schema/domain/list/list-declaration';
import { TASK_LIST } from '@lotline/schema/domain/task/task.columns';
import { filterType, rowType } from '../../platform/list/declared-types.ts';
import { ListPage } from '../../platform/list/list.type.ts';

export const TaskFilterInput = filterType(TASK_LIST, 'TaskFilterInput', '; of an instant the company’s day');
export type TaskRow = RowOf<typeof TASK_LIST>;
const TaskRow = rowType(TASK_LIST, 'TaskRow');

@ObjectType('TaskPage', { simpleResolvers: true })
export class TaskPage extends ListPage {
  @Field(() => [TaskRow])
  rows!: readonly TaskRow[];
}
