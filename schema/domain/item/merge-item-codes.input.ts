// What merging one item code into another sends.
import { z } from 'zod';
import { idInput, requiredTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';

/** The one that goes and the one that stays. */
export const itemCodePairInput = z.object({ fromId: idInput, intoId: idInput });
export type ItemCodePair = z.output<typeof itemCodePairInput>;

export const mergeItemCodesInput = itemCodePairInput.extend({ why: requiredTextOf(MOST_REASON, 'REASON_REQUIRED') });
export type MergeItemCodesInput = z.output<typeof mergeItemCodesInput>;
