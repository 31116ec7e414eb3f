// What the database announces after a commit: ids and versions, and who may know of it.
import { z } from 'zod';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import type { Audience } from './change-scope.ts';

const ids = z.array(z.number().int());
const claim = z.enum(CLAIMS);
const schema = z.object({
  entity: z.string(),
  id: z.number().int(),
  constructionId: z.number().int().nullable(),
  version: z.number().int(),
  claims: z.array(claim).default([]),
  groupIds: ids.default([]),
  userIds: ids.default([]),
  needs: claim.optional(),
});

export interface ChangeNotice {
  readonly entity: string;
  readonly id: number;
  readonly constructionId: number | null;
  readonly version: number;
  readonly audience: Audience;
}

/** The notice, or null when the payload is none. */
export function parseNotice(payload: string | undefined): ChangeNotice | null {
  if (payload === undefined) return null;
  try {
    const { entity, id, constructionId, version, claims, groupIds, userIds, needs } = schema.parse(JSON.parse(payload));
    return { entity, id, constructionId, version, audience: { claims, groupIds, userIds, ...(needs === undefined ? {} : { needs }) } };
  } catch {
    return null;
  }
}
