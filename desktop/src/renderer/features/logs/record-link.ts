// The page of what an entry is of, for whom it opens.
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import type { Claim } from '@lotline/schema/domain/kernel/claims';

interface NamedRecord {
  readonly entity: string;
  readonly entityId: number;
  readonly constructionId: number | null;
}

interface RecordPage {
  readonly claim: Claim;
  readonly pathOf: (id: number) => string;
}

const PAGES: Readonly<Partial<Record<string, RecordPage>>> = {
  project: { claim: 'CAN_ACCESS_CONSTRUCTION', pathOf: (id) => `/project/${String(id)}` },
  potential_job: { claim: 'CAN_ACCESS_POTENTIAL_JOBS', pathOf: (id) => `/potentialjobs/all?open=${String(id)}` },
  construction_code: { claim: 'CAN_MANAGE_CONSTRUCTION_CODES', pathOf: (id) => `/admin/constructioncodes/${String(id)}` },
  child_code: { claim: 'CAN_MANAGE_SUBCONTRACTOR_CODES', pathOf: (id) => `/admin/childcodes/${String(id)}` },
  independent_contractor: { claim: 'CAN_MANAGE_INDEPENDENT_CONTRACTORS', pathOf: (id) => `/admin/independent-contractors/${String(id)}` },
  field_item: { claim: 'CAN_MANAGE_ITEM_CODES', pathOf: (id) => `/admin/itemcodes?open=${String(id)}` },
  app_user: { claim: 'CAN_MANAGE_USERS', pathOf: (id) => `/admin/manage-users/users/${String(id)}` },
  work_group: { claim: 'CAN_MANAGE_GROUPS', pathOf: (id) => `/admin/groups/${String(id)}` },
  lookup_value: { claim: 'CAN_MANAGE_LOOKUPS', pathOf: () => '/admin/lookups' },
  system_setting: { claim: 'CAN_MANAGE_SYSTEM_SETTINGS', pathOf: () => '/admin/settings' },
  one_off_run: { claim: 'CAN_ACCESS_ADMINISTRATOR_TASKS', pathOf: () => '/admin/admintasks' },
  scheduled_task: { claim: 'CAN_ACCESS_ADMINISTRATOR_TASKS', pathOf: () => '/admin/admintasks' },
  queue_job: { claim: 'CAN_ACCESS_ADMINISTRATOR_TASKS', pathOf: () => '/admin/admintasks' },
  role: { claim: 'CAN_MANAGE_ROLE_CLAIMS', pathOf: () => '/admin/manage-users/rolePermissions' },
};

export interface RecordLink {
  readonly path: string;
  readonly label: string;
}

/** Null: it has no page, or not for this person. What belongs to a job is found in that job's history. */
export function recordLink(actor: Actor, { entity, entityId, constructionId }: NamedRecord): RecordLink | null {
  if (constructionId !== null)
    return hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION')
      ? { path: `/construction/${String(constructionId)}/history`, label: 'Open the job’s history' }
      : null;
  const page = PAGES[entity];
  return page !== undefined && hasClaim(actor, page.claim) ? { path: page.pathOf(entityId), label: 'Open the record' } : null;
}
