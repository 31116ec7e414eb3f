// One task from a template added to several jobs at once (screens.md §2.5, "Bulk"). What is left out is as the template of each job's work type has it.
import { z } from 'zod';
import { dayInput, flagInput, idInput, lineOf, optionalIdInput } from '../kernel/input.ts';
import { entryLimit } from '../kernel/input-limits.ts';

const MOST_NAME_CHARACTERS = 100;

export const addTasksInput = z
  .strictObject({
    ids: z.array(idInput).min(1).max(entryLimit('ids')),
    template: lineOf(MOST_NAME_CHARACTERS).min(1),
    groupId: optionalIdInput,
    dueDate: dayInput.nullish().transform((day) => day ?? null),
    isTrial: flagInput,
  })
  .transform((input) => ({ ...input, ids: [...new Set(input.ids)] }));
export type AddTasksInput = z.output<typeof addTasksInput>;
