// What the page of a contractor sends: its fields with a reason, and its moves.
import { z } from 'zod';
import { idInput, optionalTextOf, requiredTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';
import { recordEditInput } from '../record/record-input.ts';
import { CONTRACTOR_MOVE_NAMES } from './contractor.lifecycle.ts';

export const saveContractorInput = z.intersection(recordEditInput, z.object({ why: optionalTextOf(MOST_REASON) }));
export type SaveContractorInput = z.output<typeof saveContractorInput>;

export const moveContractorInput = z.object({
  id: idInput,
  move: z.enum(CONTRACTOR_MOVE_NAMES),
  why: requiredTextOf(MOST_REASON, 'REASON_REQUIRED'),
});
export type MoveContractorInput = z.output<typeof moveContractorInput>;
