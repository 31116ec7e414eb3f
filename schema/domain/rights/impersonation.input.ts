// What is sent to be signed in as somebody else, and that its person has read of it.
import { z } from 'zod';
import { idInput, requiredTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';

/** More are read, and noted, a page at a time. */
export const MOST_NOTICES = 20;

export const impersonateInput = z.object({ id: idInput, reason: requiredTextOf(MOST_REASON, 'REASON_REQUIRED') });
export type ImpersonateInput = z.output<typeof impersonateInput>;

export const seenNoticesInput = z.object({ ids: z.array(idInput).min(1).max(MOST_NOTICES) });
