// What asks a builder: the jobs, and the message as it was sent.
import { z } from 'zod';
import { dayInput, idInput, lineOf, optionalLineOf, optionalTextOf, textOf } from '../kernel/input.ts';
import { MOST_MESSAGE_CHARACTERS } from './builder-message.rules.ts';
import { ANSWERS, MOST_JOBS } from './builder-request.lifecycle.ts';
import { MOST_SMS_CHARACTERS } from './sms.rules.ts';
import { MOST_DRAFTED, MOST_NAME, MOST_NOTES, MOST_PHONE, MOST_REASON, MOST_REVOKE_REASON } from './builder-request.limits.ts';

const requestedIds = z
  .array(idInput)
  .min(1)
  .max(MOST_JOBS)
  .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b));

export const sendRequestInput = z.strictObject({ ids: requestedIds, message: textOf(MOST_MESSAGE_CHARACTERS).min(1) });
export type SendRequestInput = z.output<typeof sendRequestInput>;

/** As sendRequest takes it, and no longer than a gateway does. */
export const sendSmsInput = z.strictObject({ ids: requestedIds, message: textOf(MOST_SMS_CHARACTERS).min(1) });
export const requestIdInput = z.strictObject({ id: idInput });
export type RequestIdInput = z.output<typeof requestIdInput>;

export const requestDraftInput = z.strictObject({ constructionId: idInput });
export const requestDraftsInput = z.strictObject({ ids: z.array(idInput).min(1).max(MOST_DRAFTED) });

export const revokeRequestInput = z.strictObject({ id: idInput, reason: textOf(MOST_REVOKE_REASON).min(1) });
export type RevokeRequestInput = z.output<typeof revokeRequestInput>;

/** What a builder said on the phone, as somebody of the office writes it down: the same for all these jobs. */
export const recordAnswerInput = z
  .strictObject({
    ids: requestedIds,
    answer: z.enum(ANSWERS),
    reason: optionalTextOf(MOST_REASON),
    earliestDate: dayInput.nullish().transform((day) => day ?? null),
    name: lineOf(MOST_NAME).min(1, 'Say who was on the phone.'),
    role: optionalLineOf(MOST_NAME),
    phone: optionalLineOf(MOST_PHONE),
    spokenOn: dayInput,
    note: optionalTextOf(MOST_NOTES),
  })
  .refine(({ answer, reason }) => answer !== 'declined' || reason !== null, { path: ['reason'], error: 'Give a reason, in a few words.' })
  .refine(({ answer, earliestDate }) => answer !== 'later' || earliestDate !== null, {
    path: ['earliestDate'],
    error: 'Give the earliest day.',
  })
  .refine(({ spokenOn, earliestDate }) => earliestDate === null || earliestDate >= spokenOn, {
    path: ['earliestDate'],
    error: 'The earliest day is that of the call.',
  })
  .transform((given) => ({
    ...given,
    reason: given.answer === 'declined' ? given.reason : null,
    earliestDate: given.answer === 'later' ? given.earliestDate : null,
  }));
export type RecordAnswerInput = z.output<typeof recordAnswerInput>;
