// What the API serves of custom tasks (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { CustomTaskChangeResolver } from './custom-task-change.resolver.ts';

export const CUSTOM_TASK_FEATURE: ApiFeature = {
  name: 'custom-task',
  resolvers: [CustomTaskChangeResolver],
  live: ['custom_task'],
};
