// updateCustomTasks: which custom tasks are ticked (specification 2 §7). The name is the office's and is left out.
import { z } from 'zod';
import { idInput } from '../kernel/input.ts';

const MAX_TASKS = 200;

export const customTasksInput = z
  .array(z.object({ id: idInput, isCompleted: z.boolean() }))
  .min(1)
  .max(MAX_TASKS)
  .refine((tasks) => new Set(tasks.map((task) => task.id)).size === tasks.length, { error: 'names a task twice.' });
