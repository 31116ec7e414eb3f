// One change of several tasks at once, from their list (screens.md §2.24): a crew, the issue to the field, a due date or a reminder, and no two of them.
import { z } from 'zod';
import { dayInput, flagInput, idInput, optionalIdInput, optionalTextOf, refusing } from '../kernel/input.ts';
import { entryLimit } from '../kernel/input-limits.ts';
import { MAX_REASON_LENGTH } from './task.input.ts';

export type TaskChange =
  | { readonly of: 'group'; readonly groupId: number }
  | { readonly of: 'issue' }
  | { readonly of: 'dueDate'; readonly dueDate: string }
  | { readonly of: 'reminder'; readonly reminderDate: string; readonly reminderComments: string | null };

export const bulkTaskEditInput = z
  .strictObject({
    ids: z.array(idInput).min(1).max(entryLimit('ids')),
    groupId: optionalIdInput,
    issue: flagInput,
    dueDate: dayInput.nullish(),
    reminderDate: dayInput.nullish(),
    reminderComments: optionalTextOf(MAX_REASON_LENGTH),
    reason: optionalTextOf(MAX_REASON_LENGTH),
    isTrial: flagInput,
  })
  .transform(({ ids, groupId, issue, dueDate, reminderDate, reminderComments, reason, isTrial }, ctx) => {
    const changes: TaskChange[] = [
      ...(groupId === null ? [] : [{ of: 'group', groupId } as const]),
      ...(issue ? [{ of: 'issue' } as const] : []),
      ...(typeof dueDate === 'string' ? [{ of: 'dueDate', dueDate } as const] : []),
      ...(typeof reminderDate === 'string' ? [{ of: 'reminder', reminderDate, reminderComments } as const] : []),
    ];
    const [change] = changes;
    if (change === undefined || changes.length > 1) {
      const sentence = 'Give one change: a group, the issue to the field, a due date or a reminder.';
      ctx.addIssue({ code: 'custom', ...refusing('INVALID_INPUT', { sentence }) });
      return z.NEVER;
    }
    if (change.of === 'dueDate' && reason === null && !isTrial) {
      ctx.addIssue({ code: 'custom', ...refusing('REASON_REQUIRED', { sentence: 'Give a reason for moving the due date.' }) });
      return z.NEVER;
    }
    return { ids: [...new Set(ids)], change, reason, isTrial };
  });
export type BulkTaskEditInput = z.output<typeof bulkTaskEditInput>;
