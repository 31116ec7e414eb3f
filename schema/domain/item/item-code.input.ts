// What the form of an item code sends: its fields with a reason.
import { z } from 'zod';
import { optionalTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';
import { recordEditInput } from '../record/record-input.ts';

export const saveItemCodeInput = z.intersection(recordEditInput, z.object({ why: optionalTextOf(MOST_REASON) }));
export type SaveItemCodeInput = z.output<typeof saveItemCodeInput>;
