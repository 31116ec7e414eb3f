// What may be written of a delegation (decision 054).
import { z } from 'zod';
import { idInput } from '../kernel/input.ts';
import { wholeRecordInput } from '../record/record-input.ts';
import { DELEGATION } from './delegation.fields.ts';

export const delegationInput = z.intersection(z.object({ constructionId: idInput }), wholeRecordInput(DELEGATION));
export type DelegationInput = z.output<typeof delegationInput>;

export const delegationIdInput = z.object({ id: idInput });
export type DelegationIdInput = z.output<typeof delegationIdInput>;
