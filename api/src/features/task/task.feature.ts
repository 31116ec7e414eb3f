// What the API serves of tasks (decision 082).
import type { ApiFeature } from '../../platform/feature/feature.ts';
import { ItemChangeResolver } from './item-change.resolver.ts';
import { OfficeMovesResolver } from './office-moves.resolver.ts';
import { TaskTemplateResolver } from './task-template.resolver.ts';
import { TaskUserResolver } from './task-user.resolver.ts';
import { TaskResolver } from './task.resolver.ts';
import { fieldWorkRoutes } from './field-work.routes.ts';

export const TASK_FEATURE: ApiFeature = {
  name: 'task',
  resolvers: [TaskResolver, TaskUserResolver, OfficeMovesResolver, TaskTemplateResolver, ItemChangeResolver],
  routes: { api: () => [fieldWorkRoutes()] },
};
