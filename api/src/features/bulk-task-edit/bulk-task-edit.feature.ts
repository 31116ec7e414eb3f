// What the API serves of changes of many tasks (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { BulkTaskEditResolver } from './bulk-task-edit.resolver.ts';

export const BULK_TASK_EDIT_FEATURE: ApiFeature = {
  name: 'bulk-task-edit',
  resolvers: [BulkTaskEditResolver],
};
