// What starts and cancels a one-off.
import { z } from 'zod';
import { idInput, requiredTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';
import { ONE_OFF_NAMES } from './one-off.rules.ts';

const why = requiredTextOf(MOST_REASON, 'REASON_REQUIRED');

export const oneOffInput = z.strictObject({ kind: z.enum(ONE_OFF_NAMES) });

/** `count`: as it was typed in; another than there are by now is refused as stale. */
export const startOneOffInput = z.strictObject({ kind: z.enum(ONE_OFF_NAMES), count: z.int().min(0), why });
export type StartOneOffInput = z.output<typeof startOneOffInput>;

export const cancelOneOffInput = z.strictObject({ id: idInput, why });
export type CancelOneOffInput = z.output<typeof cancelOneOffInput>;
