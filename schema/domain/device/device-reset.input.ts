// What the page of a person sends to reset one of their devices, or to take that back.
import { z } from 'zod';
import { idInput, requiredTextOf } from '../kernel/input.ts';

const MOST_REASON = 500;

export const deviceResetInput = z.object({ id: idInput, isWanted: z.boolean(), why: requiredTextOf(MOST_REASON, 'REASON_REQUIRED') });
export type DeviceResetInput = z.output<typeof deviceResetInput>;
