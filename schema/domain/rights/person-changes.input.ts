// A person's changes as one save sends them: fields, roles and groups, with the reason.
import { z } from 'zod';
import { idInput, requiredTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';
import { recordEditInput } from '../record/record-input.ts';

const MOST_OF_PERSON = 100;
const why = requiredTextOf(MOST_REASON, 'REASON_REQUIRED');
const ids = z
  .array(idInput)
  .max(MOST_OF_PERSON)
  .nullish()
  .transform((given) => [...new Set(given ?? [])]);

export const savePersonInput = z.intersection(
  recordEditInput,
  z.object({ why, giveRoleIds: ids, takeRoleIds: ids, joinGroupIds: ids, leaveGroupIds: ids }),
);
export type SavePersonInput = z.output<typeof savePersonInput>;

export const personAccessInput = z.object({ id: idInput, canLogIn: z.boolean(), why });
export type PersonAccessInput = z.output<typeof personAccessInput>;

export const personInput = z.object({ id: idInput });
export type PersonInput = z.output<typeof personInput>;
