// The changes of the roles as one save sends them: each role's name, archiving and cells, with the reason.
import { z } from 'zod';
import { CLAIMS } from '../kernel/claims.ts';
import { flagInput, optionalIdInput, requiredTextOf } from '../kernel/input.ts';
import { MOST_REASON } from '../kernel/input-limits.ts';
import { recordRules } from '../record/record-input.ts';
import { ROLE } from './role.fields.ts';

/** Of a role, far more than any company has. */
export const MOST_ROLES = 200;

const claims = z
  .array(z.enum(CLAIMS))
  .max(CLAIMS.length)
  .nullish()
  .transform((given) => [...new Set(given ?? [])]);

/** New without an id. A name that is left out stays; with it stands the name that its editor saw. */
const roleEdit = z
  .object({
    id: optionalIdInput,
    name: recordRules(ROLE)
      .name.nullish()
      .transform((name) => name ?? null),
    baseName: z
      .string()
      .nullish()
      .transform((name) => name ?? null),
    isArchived: z
      .boolean()
      .nullish()
      .transform((isArchived) => isArchived ?? null),
    /** As its editor saw it. */
    wasArchived: flagInput,
    give: claims,
    take: claims,
  })
  .refine(({ id, name }) => id !== null || name !== null, { path: ['name'], error: 'is missing.' })
  .refine(({ give, take }) => !take.some((claim) => give.includes(claim)), { path: ['take'], error: 'names a claim that is given too.' });
export type RoleEdit = z.output<typeof roleEdit>;

const roleEdits = z
  .array(roleEdit)
  .min(1)
  .max(MOST_ROLES)
  .refine((roles) => new Set(roles.map(({ id }) => id ?? {})).size === roles.length, { error: 'names a role twice.' });

export const saveRolesInput = z.object({ why: requiredTextOf(MOST_REASON, 'REASON_REQUIRED'), roles: roleEdits });
/** The changes as they would be saved. */
export const rolePreviewInput = z.object({ roles: roleEdits });
export type SaveRolesInput = z.output<typeof saveRolesInput>;
