// What a move on a task carries, with its limits (specification 1 §5, §7; domain.md §2).
// What the caller may not decide (instants, users, rates) is accepted and left out: objects drop what they do not name.
import { z } from 'zod';
import { flagInput, idInput, optionalTextOf, refusing, requiredTextOf } from '../kernel/input.ts';
import { MAX_TICKET_BYTES } from '../kernel/input-limits.ts';
import { utf8Bytes } from '../kernel/json-object.ts';

export const MAX_REASON_LENGTH = 1000;
export const MAX_TASK_COMMENT_LENGTH = 4000;

/** accept, submit. */
export const scheduleInput = z.object({ scheduleId: idInput });

/** decline: the reason may be left out. */
export const declineInput = z.object({ scheduleId: idInput, reason: optionalTextOf(MAX_REASON_LENGTH) });

/** reopen: the office says why. */
export const reopenInput = z.object({
  scheduleId: idInput,
  reason: requiredTextOf(MAX_REASON_LENGTH, 'REASON_REQUIRED', { sentence: 'Give a reason for reopening the task.' }),
});

/** onsite, offsite, comments, confirm: of the whole record only the task and the comment are the caller's. */
export const taskUserInput = z.object({ scheduleId: idInput, comments: optionalTextOf(MAX_TASK_COMMENT_LENGTH) });
export type TaskUserInput = z.output<typeof taskUserInput>;

/** complete; partial needs its reason, which the lifecycle asks for: it may already stand on the visit. */
export const completeInput = z.object({ taskUser: taskUserInput, partial: flagInput });

/** The reason typed into the form of Is Partially Complete. */
export const partialReasonInput = z.object({ comments: requiredTextOf(MAX_TASK_COMMENT_LENGTH, 'COMMENT_REQUIRED') });

/** ticket of work: the text of a JSON object of at most 1 MB; `{}` resets it. What it says is looked at by ticket-saving.ts. */
export const ticketOfWorkInput = z.object({
  id: idInput,
  ticketOfWork: z
    .string()
    .refine(
      (text) => text.length <= MAX_TICKET_BYTES && utf8Bytes(text) <= MAX_TICKET_BYTES,
      refusing('BODY_TOO_LARGE', { limit: '1 MiB' }),
    ),
  /** Why it is reset. */
  reason: optionalTextOf(MAX_REASON_LENGTH),
});

/** The reason typed into the form of Reset. */
export const resetReasonInput = z.object({
  reason: requiredTextOf(MAX_REASON_LENGTH, 'REASON_REQUIRED', { sentence: 'Give a reason for resetting the ticket of work.' }),
});
