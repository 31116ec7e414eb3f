// What the office's moves on a task carry, with their limits (decision 047).
import { z } from 'zod';
import { MOST_PLANNED } from '../kernel/planned-quantity.ts';
import { dayInput, idInput, lineOf, optionalIdInput, optionalLineOf, optionalTextOf, quantityInput, refusing } from '../kernel/input.ts';
import { entryLimit } from '../kernel/input-limits.ts';
import { compareDecimals, isNegative, isZero } from '../kernel/money.ts';
import { VERDICTS } from './review.rules.ts';
import { MAX_REASON_LENGTH } from './task.input.ts';

const MAX_TASK_NAME_LENGTH = 100;
const MAX_CHILD_CODE_LENGTH = 60;
const PLANNED = { sentence: 'Enter how much of it the task is to do: more than zero.' };

const optionalDay = dayInput.nullish().transform((day) => day ?? null);
const once = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;

const plannedItem = z.object({
  boqId: idInput,
  quantity: quantityInput
    .refine((quantity) => !isZero(quantity) && !isNegative(quantity), refusing('QUANTITY_ZERO', PLANNED))
    .refine((quantity) => compareDecimals(quantity, MOST_PLANNED) <= 0, { error: 'must be at most 100,000.' }),
  childCode: optionalLineOf(MAX_CHILD_CODE_LENGTH),
});

export const addTaskInput = z.object({
  constructionId: idInput,
  name: lineOf(MAX_TASK_NAME_LENGTH).min(1),
  groupId: optionalIdInput,
  dueDate: optionalDay,
  items: z
    .array(plannedItem)
    .max(entryLimit('items'))
    .nullish()
    .transform((items) => items ?? [])
    .refine((items) => once(items.map(({ boqId }) => boqId)), { error: 'names a line twice.' }),
  /** Of the catalogue, that the job does not have yet: they become its lines, and the task is to do all of them. */
  newItems: z
    .array(z.object({ itemId: idInput, quantity: plannedItem.shape.quantity }))
    .max(entryLimit('newItems'))
    .nullish()
    .transform((items) => items ?? []),
});
export type AddTaskInput = z.output<typeof addTaskInput>;

const plannedAnew = z.object({
  boqId: idInput,
  quantity: quantityInput.refine(
    (quantity) => !isNegative(quantity) && compareDecimals(quantity, MOST_PLANNED) <= 0,
    refusing('QUANTITY_NEGATIVE', { sentence: 'Enter a quantity from zero to 100,000; zero removes the item from the task.' }),
  ),
  /** As the planner saw it (planned-merge.ts). */
  seen: quantityInput.nullish().transform((seen) => seen ?? null),
});

/** Each line that is named has that quantity afterwards; zero takes it off the task, and what is not named stays. */
export const planTaskItemsInput = z.object({
  scheduleId: idInput,
  items: z
    .array(plannedAnew)
    .min(1)
    .max(entryLimit('items'))
    .refine((items) => once(items.map(({ boqId }) => boqId)), { error: 'names a line twice.' }),
});
export type PlanTaskItemsInput = z.output<typeof planTaskItemsInput>;

export const reassignInput = z.object({ scheduleId: idInput, groupId: idInput, reason: optionalTextOf(MAX_REASON_LENGTH) });
export type ReassignInput = z.output<typeof reassignInput>;

/** Setting aside needs its reason; back again may have one. */
export const ignoreInput = z
  .object({ scheduleId: idInput, ignored: z.boolean(), reason: optionalTextOf(MAX_REASON_LENGTH) })
  .refine(({ ignored, reason }) => !ignored || reason !== null, {
    ...refusing('REASON_REQUIRED', { sentence: 'Give a reason for setting the task aside.' }),
    path: ['reason'],
  });
export type IgnoreInput = z.output<typeof ignoreInput>;

/** No day takes the reminder away. */
export const remindInput = z
  .object({ scheduleId: idInput, reminderDate: optionalDay, reminderComments: optionalTextOf(MAX_REASON_LENGTH) })
  .transform((input) => (input.reminderDate === null ? { ...input, reminderComments: null } : input));
export type RemindInput = z.output<typeof remindInput>;

const decision = z.object({
  itemId: idInput,
  verdict: z.enum(VERDICTS),
  approvedQty: quantityInput.nullish().transform((quantity) => quantity ?? null),
  reason: optionalTextOf(MAX_REASON_LENGTH),
  /** As the reviewer saw the line. */
  version: z
    .int()
    .min(0)
    .nullish()
    .transform((version) => version ?? null),
});

export const reviewInput = z.object({
  scheduleId: idInput,
  lines: z
    .array(decision)
    .min(1)
    .max(entryLimit('lines'))
    .refine((lines) => once(lines.map(({ itemId }) => itemId)), { error: 'decide on an item twice.' }),
});
export type ReviewInput = z.output<typeof reviewInput>;

/** Decisions that were not sent yet, as a device keeps them by the item's id. */
export const decisionDraftsInput = z.record(
  z.string(),
  z.object({ verdict: z.enum(VERDICTS), approvedQty: z.string().nullable(), reason: z.string().nullable(), version: z.int() }),
);

export const decideVariationInput = z
  .object({ boqId: idInput, verdict: z.enum(['approve', 'refuse']), reason: optionalTextOf(MAX_REASON_LENGTH) })
  .refine(({ verdict, reason }) => verdict === 'approve' || reason !== null, {
    ...refusing('REASON_REQUIRED', { sentence: 'Give a reason for rejecting the variation.' }),
    path: ['reason'],
  });
export type DecideVariationInput = z.output<typeof decideVariationInput>;
