// What the API serves of the list of tasks (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { listFile } from '../../platform/list/list-file.ts';
import { taskPresenter } from './task-list.presenter.ts';
import { TaskListResolver } from './task-list.resolver.ts';
import { TASKS } from './task-list.sql.ts';

export const TASK_LIST_FEATURE: ApiFeature = {
  name: 'task-list',
  resolvers: [TaskListResolver],
  files: [listFile({ reads: TASKS, present: taskPresenter })],
};
