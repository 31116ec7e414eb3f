// What the API serves of the administrator’s tasks (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { AdminTasksResolver } from './admin-tasks.resolver.ts';
import { OneOffResolver } from './one-off.resolver.ts';

export const ADMIN_TASKS_FEATURE: ApiFeature = {
  name: 'admin-tasks',
  resolvers: [AdminTasksResolver, OneOffResolver],
};
