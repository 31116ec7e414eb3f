// One change of several jobs at once, from their list (screens.md §2.5): a status, a scheduler or a due date, and no two of them.
import { z } from 'zod';
import { dayInput, flagInput, idInput, lineOf, optionalTextOf, refusing } from '../kernel/input.ts';
import { entryLimit } from '../kernel/input-limits.ts';

const MOST_NAME_CHARACTERS = 200;
const MOST_REASON_CHARACTERS = 1_000;

export interface RequestedHold {
  readonly until: string;
  readonly reason: string;
}

/** Nobody schedules it where the name is empty. A hold is asked for with the status that says so. */
export type JobChange =
  | { readonly of: 'status'; readonly status: string; readonly hold: RequestedHold | null }
  | { readonly of: 'scheduler'; readonly scheduler: string | null }
  | { readonly of: 'dueDate'; readonly updatedDueDate: string };

export const bulkJobEditInput = z
  .strictObject({
    ids: z.array(idInput).min(1).max(entryLimit('ids')),
    status: lineOf(100).min(1).nullish(),
    holdUntil: dayInput.nullish(),
    scheduler: lineOf(MOST_NAME_CHARACTERS).nullish(),
    updatedDueDate: dayInput.nullish(),
    reason: optionalTextOf(MOST_REASON_CHARACTERS),
    isTrial: flagInput,
  })
  .transform(({ ids, status, holdUntil, scheduler, updatedDueDate, reason, isTrial }, ctx) => {
    const hold = typeof holdUntil === 'string' ? { until: holdUntil, reason: reason ?? '' } : null;
    const changes: JobChange[] = [
      ...(typeof status === 'string' ? [{ of: 'status', status, hold } as const] : []),
      ...(typeof scheduler === 'string' ? [{ of: 'scheduler', scheduler: scheduler === '' ? null : scheduler } as const] : []),
      ...(typeof updatedDueDate === 'string' ? [{ of: 'dueDate', updatedDueDate } as const] : []),
    ];
    const [change] = changes;
    if (change === undefined || changes.length > 1 || (hold !== null && change.of !== 'status')) {
      ctx.addIssue({
        code: 'custom',
        ...refusing('INVALID_INPUT', { sentence: 'Give one change: a status, who plans the jobs, or a due date.' }),
      });
      return z.NEVER;
    }
    if (change.of === 'dueDate' && reason === null && !isTrial) {
      ctx.addIssue({ code: 'custom', ...refusing('REASON_REQUIRED', { sentence: 'Give a reason for moving the due date.' }) });
      return z.NEVER;
    }
    if (hold !== null && hold.reason === '' && !isTrial) {
      ctx.addIssue({ code: 'custom', ...refusing('REASON_REQUIRED', { sentence: 'Give a reason for the hold.' }) });
      return z.NEVER;
    }
    return { ids: [...new Set(ids)], change, reason, isTrial };
  });
export type BulkJobEditInput = z.output<typeof bulkJobEditInput>;
