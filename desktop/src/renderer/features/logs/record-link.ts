// The page of what an entry is of, for whom it opens. Each page asks for a claim of its own: a contractor's document is not for whoever opens people's.
import { hasClaim, type Actor } from '@lotline/schema/domain/kernel/actor';
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import { hasSettingPage, settingPath } from '../../platform/admin/setting-path.ts';

interface NamedRecord {
  readonly entity: string;
  readonly entityId: number;
  readonly constructionId: number | null;
  /** 'kind:key' (record-owner.sql) */
  readonly owner: string | null;
}

interface RecordPage {
  readonly claim: Claim;
  /** @param key of the owner, where the record stands on the owner's page, else the record's number */
  readonly pathOf: (key: string, entityId: number) => string;
}

const page = (claim: Claim, before: string, after = ''): RecordPage => ({ claim, pathOf: (key) => `${before}${key}${after}` });
const contractor = (tab = '') => page('CAN_MANAGE_INDEPENDENT_CONTRACTORS', '/admin/independent-contractors/', tab);
const person = (tab = '') => page('CAN_MANAGE_USERS', '/admin/manage-users/users/', tab);
const project = (tab = '') => page('CAN_ACCESS_CONSTRUCTION', '/project/', tab);
const POTENTIAL_JOB = page('CAN_ACCESS_POTENTIAL_JOBS', '/potentialjobs/all?open=');
const ADMIN_TASKS: RecordPage = { claim: 'CAN_ACCESS_ADMINISTRATOR_TASKS', pathOf: () => '/admin/admintasks' };

const PAGES: Readonly<Partial<Record<string, RecordPage>>> = {
  project: project(),
  potential_job: POTENTIAL_JOB,
  construction_code: page('CAN_MANAGE_CONSTRUCTION_CODES', '/admin/constructioncodes/'),
  child_code: page('CAN_MANAGE_SUBCONTRACTOR_CODES', '/admin/childcodes/'),
  independent_contractor: contractor(),
  field_item: page('CAN_MANAGE_ITEM_CODES', '/admin/itemcodes?open='),
  app_user: person(),
  work_group: page('CAN_MANAGE_GROUPS', '/admin/groups/'),
  lookup_value: { claim: 'CAN_MANAGE_LOOKUPS', pathOf: () => '/admin/lookups' },
  // one that was set back to the default: its page is the default's
  system_setting: { claim: 'CAN_MANAGE_SYSTEM_SETTINGS', pathOf: () => '/admin/settings' },
  one_off_run: ADMIN_TASKS,
  scheduled_task: ADMIN_TASKS,
  queue_job: ADMIN_TASKS,
  role: { claim: 'CAN_MANAGE_ROLE_CLAIMS', pathOf: () => '/admin/manage-users/rolePermissions' },
};

/** Of what stands on the page of another, by its kind and its owner's. */
const OWNED: Readonly<Partial<Record<string, Readonly<Partial<Record<string, RecordPage>>>>>> = {
  resource_document: { independent_contractor: contractor('/compliance'), app_user: person('/documents') },
  contractor_bank_account: { independent_contractor: contractor('/bank') },
  lookup_value: {
    lookup: { claim: 'CAN_MANAGE_LOOKUPS', pathOf: (list, id) => `/admin/lookups?list=${encodeURIComponent(list)}&open=${String(id)}` },
  },
  system_setting: { system_setting: { claim: 'CAN_MANAGE_SYSTEM_SETTINGS', pathOf: pathOfSetting } },
  project_comment: { project: project('/comments') },
  attachment: {
    project: project('/documents'),
    potential_job: POTENTIAL_JOB,
    independent_contractor: contractor('/compliance'),
    app_user: person('/documents'),
  },
};

/** @param key its name, and behind a colon its work type */
function pathOfSetting(key: string): string {
  const [name = '', workType = null] = partsAt(key);
  return hasSettingPage(name) ? settingPath(name, workType) : '/admin/settings';
}

const partsAt = (text: string): readonly string[] => {
  const at = text.indexOf(':');
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
};

export interface RecordLink {
  readonly path: string;
  readonly label: string;
}

/** Null: it has no page, or not for this person. What belongs to a job is found in that job's history. */
export function recordLink(actor: Actor, { entity, entityId, constructionId, owner }: NamedRecord): RecordLink | null {
  if (constructionId !== null)
    return hasClaim(actor, 'CAN_ACCESS_CONSTRUCTION')
      ? { path: `/construction/${String(constructionId)}/history`, label: 'Open the job’s history' }
      : null;
  const [kind = '', key = ''] = owner === null ? ['', String(entityId)] : partsAt(owner);
  const found = owner === null ? PAGES[entity] : OWNED[entity]?.[kind];
  return found !== undefined && hasClaim(actor, found.claim) ? { path: found.pathOf(key, entityId), label: 'Open the record' } : null;
}
