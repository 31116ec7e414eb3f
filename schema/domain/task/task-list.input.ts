// What the list of tasks takes (screens.md §2.24).
import type { z } from 'zod';
import { listInputs } from '../list/declared-inputs.ts';
import type { FilterOf, SortKey } from '../list/list-declaration.ts';
import { TASK_LIST } from './task.columns.ts';

export type TaskSort = SortKey<typeof TASK_LIST>;
export type TaskFilter = FilterOf<typeof TASK_LIST>;
export type TaskView = TaskFilter['view'];

const inputs = listInputs(TASK_LIST);
export const taskListInput = inputs.page;
export const taskIdsInput = inputs.ids;
export type TaskListInput = z.output<typeof taskListInput>;
