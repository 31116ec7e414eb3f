// 'Task Templates': the tasks that a job of a work type usually has, in the order in which they are done (issue 11 §2).
import type { z } from 'zod';
import type { taskTemplatesSetting } from './task-templates.schema.ts';

export type TaskTemplatesSetting = z.output<typeof taskTemplatesSetting>;

export type TemplateItem = TaskTemplatesSetting['templates'][number]['items'][number];

export const DEFAULT_TASK_TEMPLATES: TaskTemplatesSetting = { templates: [] };
