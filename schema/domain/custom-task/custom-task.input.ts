// updateCustomTasks: which custom tasks are ticked (specification 2 §7). The name is the office's and is left out.
import { z } from 'zod';
import { idInput } from '../kernel/input.ts';
import { entryLimit } from '../kernel/input-limits.ts';

export const customTasksInput = z
  .array(z.object({ id: idInput, isCompleted: z.boolean() }))
  .min(1)
  .max(entryLimit('tasks'))
  .refine((tasks) => new Set(tasks.map((task) => task.id)).size === tasks.length, { error: 'names a task twice.' });
