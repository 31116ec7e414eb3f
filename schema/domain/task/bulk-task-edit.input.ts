// One change of several tasks at once, from their list (screens.md §2.24): a crew, the issue to the field, a due date, a reminder or set
// aside, and no two of them.
import { z } from 'zod';
import { dayInput, flagInput, idInput, optionalIdInput, optionalTextOf, refusing } from '../kernel/input.ts';
import { entryLimit } from '../kernel/input-limits.ts';
import { MAX_REASON_LENGTH } from './task.input.ts';

export type TaskChange =
  | { readonly of: 'group'; readonly groupId: number }
  | { readonly of: 'issue' }
  | { readonly of: 'aside' }
  | { readonly of: 'dueDate'; readonly dueDate: string }
  | { readonly of: 'reminder'; readonly reminderDate: string; readonly reminderComments: string | null };

const REASONS = { dueDate: 'Give a reason for moving the due date.', aside: 'Give a reason for setting the tasks aside.' } as const;

export const bulkTaskEditInput = z
  .strictObject({
    ids: z.array(idInput).min(1).max(entryLimit('ids')),
    groupId: optionalIdInput,
    issue: flagInput,
    setAside: flagInput,
    dueDate: dayInput.nullish(),
    reminderDate: dayInput.nullish(),
    reminderComments: optionalTextOf(MAX_REASON_LENGTH),
    reason: optionalTextOf(MAX_REASON_LENGTH),
    isTrial: flagInput,
  })
  .transform(({ ids, groupId, issue, setAside, dueDate, reminderDate, reminderComments, reason, isTrial }, ctx) => {
    const changes: TaskChange[] = [
      ...(groupId === null ? [] : [{ of: 'group', groupId } as const]),
      ...(issue ? [{ of: 'issue' } as const] : []),
      ...(setAside ? [{ of: 'aside' } as const] : []),
      ...(typeof dueDate === 'string' ? [{ of: 'dueDate', dueDate } as const] : []),
      ...(typeof reminderDate === 'string' ? [{ of: 'reminder', reminderDate, reminderComments } as const] : []),
    ];
    const [change] = changes;
    if (change === undefined || changes.length > 1) {
      const sentence = 'Give one change: a crew, the issue to the field, a due date, a reminder or set aside.';
      ctx.addIssue({ code: 'custom', ...refusing('INVALID_INPUT', { sentence }) });
      return z.NEVER;
    }
    if ((change.of === 'dueDate' || change.of === 'aside') && reason === null && !isTrial) {
      ctx.addIssue({ code: 'custom', ...refusing('REASON_REQUIRED', { sentence: REASONS[change.of] }) });
      return z.NEVER;
    }
    return { ids: [...new Set(ids)], change, reason, isTrial };
  });
export type BulkTaskEditInput = z.output<typeof bulkTaskEditInput>;
