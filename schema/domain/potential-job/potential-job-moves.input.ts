// What the office does with several potential jobs at once: one move for all of them, taking it back, and making jobs of them (screens.md §2.9).
import { z } from 'zod';
import { flagInput, idInput, lineOf, optionalIdInput, optionalLineOf, optionalTextOf, refusing } from '../kernel/input.ts';
import { entryLimit } from '../kernel/input-limits.ts';

export const BULK_MOVES = ['assign', 'sendBack', 'approve', 'reject', 'markDuplicate', 'reopen'] as const;
const MOST_REASON = 1_000;

export type BulkMove =
  | { readonly of: 'assign'; readonly assignedFieldUserId: number | null }
  | { readonly of: 'sendBack' | 'reject'; readonly reason: string }
  | { readonly of: 'markDuplicate'; readonly duplicateOfId: number }
  | { readonly of: 'approve' | 'reopen' };

const ids = z
  .array(idInput)
  .min(1)
  .max(entryLimit('ids'))
  .transform((given) => [...new Set(given)]);

export const potentialJobMovesInput = z
  .strictObject({
    ids,
    move: z.enum(BULK_MOVES),
    reason: optionalTextOf(MOST_REASON),
    assignedFieldUserId: optionalIdInput,
    duplicateOfId: optionalIdInput,
    isTrial: flagInput,
  })
  .transform((given, ctx) => {
    const wish = wishOf(given);
    if (typeof wish !== 'string') return { ids: given.ids, move: wish, isTrial: given.isTrial };
    const field = given.move === 'markDuplicate' ? 'duplicateOfId' : 'reason';
    ctx.addIssue({
      ...{ code: 'custom', path: [field] },
      ...refusing(field === 'reason' ? 'REASON_REQUIRED' : 'INVALID_INPUT', { field, sentence: wish }),
    });
    return z.NEVER;
  });
export type PotentialJobMovesInput = z.output<typeof potentialJobMovesInput>;

interface GivenMove {
  readonly move: (typeof BULK_MOVES)[number];
  readonly reason: string | null;
  readonly assignedFieldUserId: number | null;
  readonly duplicateOfId: number | null;
}

/** Or the sentence about what is missing. */
function wishOf({ move, reason, assignedFieldUserId, duplicateOfId }: GivenMove): BulkMove | string {
  switch (move) {
    case 'assign':
      return { of: move, assignedFieldUserId };
    case 'sendBack':
      return reason === null ? 'Write what the field should answer.' : { of: move, reason };
    case 'reject':
      return reason === null ? 'Give a reason for rejecting it.' : { of: move, reason };
    case 'markDuplicate':
      return duplicateOfId === null ? 'Choose the one that it is a duplicate of.' : { of: move, duplicateOfId };
    case 'approve':
    case 'reopen':
      return { of: move };
  }
}

/** All or none of them: each gets its own work order. */
export const convertInput = z
  .strictObject({
    workType: lineOf(100).min(1),
    contract: optionalLineOf(200),
    /** Of the work type's templates, in the order of the tasks. */
    templates: z
      .array(lineOf(100).min(1))
      .max(entryLimit('names'))
      .nullish()
      .transform((names) => [...new Map((names ?? []).map((name) => [name.trim().toLowerCase(), name])).values()]),
    jobs: z
      .array(z.strictObject({ id: idInput, workOrder: lineOf(60).min(1) }))
      .min(1)
      .max(entryLimit('jobs')),
  })
  .superRefine(({ jobs }, ctx) => {
    const orders = jobs.map(({ workOrder }) => workOrder.toLowerCase());
    const twice = jobs.find((job, place) => orders.indexOf(job.workOrder.toLowerCase()) !== place);
    if (twice !== undefined)
      ctx.addIssue({
        code: 'custom',
        path: ['jobs'],
        ...refusing('INVALID_INPUT', { field: 'workOrder', id: twice.id, sentence: `Work order ${twice.workOrder} is entered twice.` }),
      });
    if (new Set(jobs.map(({ id }) => id)).size < jobs.length)
      ctx.addIssue({
        code: 'custom',
        path: ['jobs'],
        ...refusing('INVALID_INPUT', { field: 'jobs', sentence: 'Each potential job becomes one job.' }),
      });
  });
export type ConvertInput = z.output<typeof convertInput>;
