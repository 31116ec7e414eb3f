// Reading events: by the shape of today, and as they stand where they are older (domain.md §3).
import { EVENT_SHAPES } from './event-shapes.ts';

const PARTS = ['before', 'after', 'detail'] as const;

export interface EventPayload {
  readonly move: string;
  readonly entity: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly detail: unknown;
}

/** A part that is left out of a page, as too long, is not asked. */
export type LeftOut = Partial<Record<(typeof PARTS)[number], boolean>>;

/** What does not have the shape of its move, as `after.fileId: …`; none for an event that is as commands write it today. */
export function eventFaults({ move, entity, ...parts }: EventPayload, leftOut: LeftOut = {}): string[] {
  const shape = EVENT_SHAPES.get(move);
  if (shape === undefined) return [`${move}: no such move`];
  if (shape.entity !== entity) return [`${move} is of ${shape.entity}, not of ${entity}`];
  return PARTS.filter((part) => leftOut[part] !== true).flatMap((part) => {
    const parsed = shape[part].safeParse(parts[part]);
    return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${[part, ...path].join('.')}: ${message}`);
  });
}

export interface NamedRow {
  readonly table: string;
  /** Of a row whose key has two parts both, joined by a colon. */
  readonly id: number | string;
}

/** Fields that name rows beside the event's own, one by its id or several by theirs. */
const TABLES: Readonly<Record<string, string>> = {
  attachmentIds: 'attachment',
  taskUserId: 'task_user',
  taskUserIds: 'task_user',
  scheduleItemId: 'schedule_item',
  scheduleItemIds: 'schedule_item',
  boqId: 'boq',
  storedFileId: 'stored_file',
  storedFileIds: 'stored_file',
  siteContacts: 'site_contact',
  lines: 'payment_item',
  planned: 'schedule_item',
  takenOff: 'schedule_item',
  priced: 'schedule_item',
  reviewed: 'schedule_item',
  lookupId: 'lookup',
  builderRequestId: 'builder_request',
  builderRequestJobId: 'builder_request_job',
  absenceId: 'group_absence',
  contractorId: 'independent_contractor',
  personId: 'app_user',
  childRateId: 'child_code_rate',
  itemPriceIds: 'item_price',
  priceChangeId: 'item_price_change',
  shiftedGroupIds: 'work_group',
};

/** Fields whose values are the other half of a row's key, beside the event's own id. */
const PAIRS: Readonly<Record<string, { readonly table: string; readonly keyOf: (own: number, other: string | number) => string }>> = {
  given: { table: 'role_claim', keyOf: (roleId, claim) => `${String(roleId)}:${String(claim)}` },
  joinedUserIds: { table: 'group_member', keyOf: (groupId, userId) => `${String(groupId)}:${String(userId)}` },
  leftUserIds: { table: 'group_member', keyOf: (groupId, userId) => `${String(groupId)}:${String(userId)}` },
  contactUserIds: { table: 'group_member', keyOf: (groupId, userId) => `${String(groupId)}:${String(userId)}` },
  givenRoleIds: { table: 'user_role', keyOf: (userId, roleId) => `${String(userId)}:${String(roleId)}` },
  takenRoleIds: { table: 'user_role', keyOf: (userId, roleId) => `${String(userId)}:${String(roleId)}` },
  joinedGroupIds: { table: 'group_member', keyOf: (userId, groupId) => `${String(groupId)}:${String(userId)}` },
  leftGroupIds: { table: 'group_member', keyOf: (userId, groupId) => `${String(groupId)}:${String(userId)}` },
  taken: { table: 'role_claim', keyOf: (roleId, claim) => `${String(roleId)}:${String(claim)}` },
};

/** The rows that an event tells of: its own, and those that it names. */
export function rowsNamedBy(event: EventPayload & { readonly entityId: number }): NamedRow[] {
  const named = PARTS.flatMap((part) =>
    Object.entries(event[part] ?? {}).flatMap(([field, value]): NamedRow[] => {
      const pair = PAIRS[field];
      if (pair !== undefined) return halvesOf(value).map((half) => ({ table: pair.table, id: pair.keyOf(event.entityId, half) }));
      const table = TABLES[field];
      return table === undefined ? [] : idsOf(value).map((id) => ({ table, id }));
    }),
  );
  return [{ table: event.entity, id: event.entityId }, ...named];
}

const halvesOf = (value: unknown): (string | number)[] =>
  Array.isArray(value) ? value.filter((half) => typeof half === 'string' || typeof half === 'number') : [];

function idsOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap(idsOf);
  return typeof value === 'object' && value !== null && 'id' in value ? idsOf(value.id) : [];
}
