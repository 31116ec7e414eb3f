// What may be written of a delegation (decision 054).
import { z } from 'zod';
import { dayInput, idInput, optionalTextOf } from '../kernel/input.ts';
import { MAX_DELEGATION_REASON } from './delegation.limits.ts';
import { DELEGATION_SCOPES } from './delegation.rules.ts';

export const delegationInput = z
  .object({
    constructionId: idInput,
    userId: idInput,
    fromDate: dayInput,
    toDate: dayInput,
    scope: z.enum(DELEGATION_SCOPES),
    reason: optionalTextOf(MAX_DELEGATION_REASON),
  })
  .superRefine(({ fromDate, toDate }, ctx) => {
    if (fromDate <= toDate) return;
    ctx.addIssue({ code: 'custom', path: ['toDate'], message: 'must not be before the from date.' });
  });
export type DelegationInput = z.output<typeof delegationInput>;

export const delegationIdInput = z.object({ id: idInput });
export type DelegationIdInput = z.output<typeof delegationIdInput>;
