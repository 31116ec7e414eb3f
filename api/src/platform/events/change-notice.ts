// What the database announces after a commit: ids and versions, and the groups that may know of it.
import { z } from 'zod';

const schema = z.object({
  entity: z.string(),
  id: z.number().int(),
  constructionId: z.number().int().nullable(),
  version: z.number().int(),
  groupIds: z.array(z.number().int()).nullable(),
  userIds: z.array(z.number().int()).nullish(),
});

export interface ChangeNotice extends Omit<z.infer<typeof schema>, 'groupIds' | 'userIds'> {
  readonly groupIds: readonly number[];
  readonly userIds: readonly number[];
}

/** The notice, or null when the payload is none. */
export function parseNotice(payload: string | undefined): ChangeNotice | null {
  if (payload === undefined) return null;
  try {
    const notice = schema.parse(JSON.parse(payload));
    return { ...notice, groupIds: notice.groupIds ?? [], userIds: notice.userIds ?? [] };
  } catch {
    return null;
  }
}
