// What the page of a person sends to reset one of their devices, or to take that back.
import { z } from 'zod';
import { idInput, requiredTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';

export const deviceResetInput = z.object({ id: idInput, isWanted: z.boolean(), why: requiredTextOf(MOST_REASON, 'REASON_REQUIRED') });
export type DeviceResetInput = z.output<typeof deviceResetInput>;
