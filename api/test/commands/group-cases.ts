// The commands of groups and contractors, and what their events say (screens.md §2.19).
import type { BootedApi } from '../booted-api.ts';
import { PEOPLE } from '../world.ts';
import { idOf, mutation, type CommandCase, type Target } from './command-case.ts';

let made = 0;
interface Made {
  readonly members?: readonly number[];
  readonly isArchived?: boolean;
  readonly hasTask?: boolean;
}

const group =
  ({ members = [], isArchived = false, hasTask = false }: Made = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const called = `Case crew ${String((made += 1))}`;
    const bind = { called, isActive: !isArchived };
    const id = await idOf(
      api,
      'insert into work_group (name, is_active, schedule_order) values ($called, $isActive, 1) returning id',
      bind,
    );
    for (const userId of members)
      await idOf(
        api,
        `insert into group_member (group_id, user_id, is_primary_contact)
         values ($id, $userId, not exists (select from group_member where group_id = $id)) returning group_id as id`,
        { id, userId },
      );
    if (hasTask)
      await idOf(
        api,
        `with job as (insert into construction (work_order, status, address, work_type) values ($called, 'Scheduled', '1 Ferry St', 'MDU') returning id)
         insert into schedule (construction_id, name, group_id) select job.id, 'Haul', $id from job returning id`,
        { called, id },
      );
    return { id, constructionId: null, scheduleId: null, called };
  };

/** Two new ones at the end of an order without gaps: the last is to change places with the one before it. */
async function lastInOrder(api: BootedApi): Promise<Target> {
  const [{ id: shiftedId }, target] = [await group()(api), await group()(api)];
  await api.sequelize.query(
    `update work_group g set schedule_order = s.place from (
       select id, row_number() over (order by id = any($last::integer[]), schedule_order nulls last, name, id) as place from work_group where is_active) s
     where g.id = s.id`,
    { bind: { last: [shiftedId, target.id] } },
  );
  const place = await idOf(api, 'select schedule_order as id from work_group where id = $id', { id: target.id });
  const afterId = await idOf(api, 'select id from work_group where is_active and schedule_order = $before', { before: place - 2 });
  return { ...target, place, shiftedId, afterId };
}

const withAbsence =
  ({ isArchived = false } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const target = await group()(api);
    const absenceId = await idOf(
      api,
      `insert into group_absence (group_id, kind, from_date, to_date, is_archived) values ($id, 'leave', '2026-12-01', '2026-12-04', $isArchived) returning id`,
      { id: target.id, isArchived },
    );
    return { ...target, absenceId };
  };

const document =
  ({ isArchived = false } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const { id: contractorId } = await contractor()(api);
    const id = await idOf(
      api,
      `insert into resource_document (independent_contractor_id, kind, number, is_archived) values ($contractorId, 'licence', '1', $isArchived) returning id`,
      { contractorId, isArchived },
    );
    return { id, contractorId, constructionId: null, scheduleId: null };
  };
/** A kind of its own. */
async function documentKind(api: BootedApi): Promise<Target> {
  const called = `kind ${String((made += 1))}`;
  const id = await idOf(api, 'insert into document_kind (kind, label) values ($called, $called) returning id', { called });
  return { id, called, constructionId: null, scheduleId: null };
}
const saves = (input: (target: Target) => string) =>
  mutation('saveResourceDocument', (target) => `input: { ${input(target)} }`, '{ today }');

const shared = {
  by: 'admin',
  replay: 'client',
  hasOccurredAt: true,
  denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
  foreign: 'CLAIM_REQUIRED',
  stale: null,
} as const;
const change = (name: string, input: (target: Target) => string) => mutation(name, (target) => `input: { ${input(target)} }`);

const contractor =
  ({ hasAbn = true } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const called = `Case contractor ${String((made += 1))}`;
    const id = await idOf(
      api,
      `insert into independent_contractor (legal_name, status, abn, abr_status, abr_checked_on, contact_name, contact_phone)
       values ($called, 'onboarding', $abn, 'active', '2026-11-01', 'Ann', '+61400000000') returning id`,
      { called, abn: hasAbn ? String(30_000_000_000 + made) : null },
    );
    return { id, constructionId: null, scheduleId: null, called };
  };

const CONTRACTOR_CASES: readonly CommandCase[] = [
  {
    ...shared,
    operation: 'saveContractor',
    begin: contractor(),
    send: change(
      'saveContractor',
      ({ id }) =>
        `id: ${String(id)}, why: "New letter of the tax office", base: { gstRegistered: "true", postCode: null }, changes: { gstRegistered: "false", postCode: "2007" }`,
    ),
    refused: {
      begin: contractor(),
      send: change('saveContractor', ({ id }) => `id: ${String(id)}, base: { gstRegistered: "true" }, changes: { gstRegistered: "false" }`),
      code: 'REASON_REQUIRED',
    },
    says: () => ({
      ...{ move: 'editContractor', entity: 'independent_contractor', why: 'New letter of the tax office' },
      before: { gstRegistered: true, postCode: null },
      after: { gstRegistered: false, postCode: '2007' },
    }),
  },
  {
    ...shared,
    operation: 'moveContractor',
    begin: contractor(),
    send: mutation('moveContractor', ({ id }) => `id: ${String(id)}, move: "activate", why: "Papers are in"`),
    refused: { begin: contractor({ hasAbn: false }), code: 'CONTRACTOR_INCOMPLETE' },
    stale: 'independent_contractor',
    says: () => ({
      ...{ move: 'activateContractor', entity: 'independent_contractor', why: 'Papers are in' },
      ...{ before: { status: 'onboarding' }, after: { status: 'active' } },
    }),
  },
];

export const GROUP_CASES: readonly CommandCase[] = [
  ...CONTRACTOR_CASES,
  {
    ...shared,
    operation: 'saveGroup',
    begin: group(),
    send: change(
      'saveGroup',
      ({ id }) =>
        `id: ${String(id)}, why: "They are a company now", base: { isSubcontractor: "false", hoursMonday: null }, changes: { isSubcontractor: "true", hoursMonday: "07:00-15:30" }`,
    ),
    refused: {
      begin: group(),
      send: change('saveGroup', ({ id }) => `id: ${String(id)}, base: { isSubcontractor: "false" }, changes: { isSubcontractor: "true" }`),
      code: 'REASON_REQUIRED',
    },
    says: () => ({
      move: 'editGroup',
      entity: 'work_group',
      why: 'They are a company now',
      before: { isSubcontractor: false, hoursMonday: null },
      after: { isSubcontractor: true, hoursMonday: '07:00-15:30' },
    }),
  },
  {
    ...shared,
    operation: 'archiveGroup',
    begin: group(),
    send: mutation('archiveGroup', ({ id }) => `id: ${String(id)}, archived: true, why: "Merged"`),
    refused: { begin: group({ hasTask: true }), code: 'GROUP_HAS_TASKS' },
    stale: 'work_group',
    says: () => ({
      ...{ move: 'archiveGroup', entity: 'work_group', why: 'Merged' },
      ...{ before: { isArchived: false }, after: { isArchived: true } },
    }),
  },
  {
    ...shared,
    operation: 'archiveGroup',
    what: 'brings it back',
    begin: group({ isArchived: true }),
    send: mutation('archiveGroup', ({ id }) => `id: ${String(id)}, archived: false, why: "Busy again"`),
    refused: null,
    stale: 'work_group',
    says: () => ({
      ...{ move: 'restoreGroup', entity: 'work_group', why: 'Busy again' },
      ...{ before: { isArchived: true }, after: { isArchived: false } },
    }),
  },
  {
    ...shared,
    operation: 'changeGroupMembers',
    begin: group({ members: [PEOPLE.field] }),
    send: change(
      'changeGroupMembers',
      ({ id }) => `groupId: ${String(id)}, join: [${String(PEOPLE.nobody)}], leave: [${String(PEOPLE.field)}], why: "Swaps crews"`,
    ),
    refused: {
      begin: group({ members: [PEOPLE.field, PEOPLE.nobody, PEOPLE.sub] }),
      send: change('changeGroupMembers', ({ id }) => `groupId: ${String(id)}, leave: [${String(PEOPLE.field)}], why: "Swaps crews"`),
      code: 'PRIMARY_CONTACT_REQUIRED',
    },
    says: () => ({
      ...{ move: 'changeGroupMembers', entity: 'work_group', why: 'Swaps crews' },
      before: { primaryUserId: PEOPLE.field },
      after: { primaryUserId: PEOPLE.nobody },
      detail: {
        ...{ joinedUserIds: [PEOPLE.nobody], leftUserIds: [PEOPLE.field], contactUserIds: [PEOPLE.nobody] },
        ...{ joinedNames: ['Noah Byrne'], leftNames: ['Finn Walsh'], contact: 'Noah Byrne' },
      },
    }),
  },
  {
    ...shared,
    operation: 'moveGroup',
    begin: lastInOrder,
    send: mutation('moveGroup', ({ id, afterId }) => `id: ${String(id)}, afterId: ${String(afterId)}`),
    refused: { send: mutation('moveGroup', ({ id }) => `id: ${String(id)}, afterId: 999999`), code: 'NOT_FOUND' },
    says: (_api, { place, shiftedId }) => ({
      ...{ move: 'moveGroup', entity: 'work_group', before: { scheduleOrder: place }, after: { scheduleOrder: Number(place) - 1 } },
      detail: { shiftedGroupIds: [shiftedId] },
    }),
  },
  {
    ...shared,
    operation: 'saveAbsence',
    begin: group(),
    send: change(
      'saveAbsence',
      ({ id }) => `groupId: ${String(id)}, changes: { kind: "training", fromDate: "2026-12-01", toDate: "2026-12-01", note: "White card" }`,
    ),
    refused: {
      begin: group(),
      send: change(
        'saveAbsence',
        ({ id }) =>
          `groupId: ${String(id)}, changes: { userId: ${String(PEOPLE.sub)}, kind: "leave", fromDate: "2026-12-01", toDate: "2026-12-01" }`,
      ),
      code: 'INVALID_INPUT',
    },
    says: async (api, { id }) => ({
      ...{ move: 'addAbsence', entity: 'work_group', before: null },
      after: { userId: null, kind: 'training', fromDate: '2026-12-01', toDate: '2026-12-01', note: 'White card' },
      detail: { absenceId: await idOf(api, 'select id from group_absence where group_id = $id', { id }) },
    }),
  },
  {
    ...shared,
    operation: 'archiveAbsence',
    begin: withAbsence(),
    send: mutation('archiveAbsence', ({ absenceId }) => `id: ${String(absenceId)}, archived: true`),
    refused: null,
    says: (_api, { absenceId }) => ({
      ...{ move: 'removeAbsence', entity: 'work_group', before: { isArchived: false }, after: { isArchived: true } },
      detail: { absenceId },
    }),
  },
  {
    ...shared,
    operation: 'archiveAbsence',
    what: 'brings it back',
    begin: withAbsence({ isArchived: true }),
    send: mutation('archiveAbsence', ({ absenceId }) => `id: ${String(absenceId)}, archived: false`),
    refused: null,
    says: (_api, { absenceId }) => ({
      ...{ move: 'restoreAbsence', entity: 'work_group', before: { isArchived: true }, after: { isArchived: false } },
      detail: { absenceId },
    }),
  },
  {
    ...shared,
    operation: 'saveResourceDocument',
    begin: document(),
    send: saves(
      ({ id, contractorId }) => `id: ${String(id)}, contractorId: ${String(contractorId)}, base: { number: "1" }, changes: { number: "2" }`,
    ),
    refused: {
      begin: document(),
      send: saves(({ id }) => `id: ${String(id)}, changes: { number: "2" }`),
      code: 'INVALID_INPUT',
    },
    says: (_api, { contractorId }) => ({
      ...{ move: 'editDocument', entity: 'resource_document', before: { number: '1' }, after: { number: '2' } },
      detail: { contractorId, personId: null, kind: 'licence' },
    }),
  },
  ...([true, false] as const).map((archived): CommandCase => ({
    ...shared,
    operation: 'archiveResourceDocument',
    what: archived ? 'takes away' : 'brings back',
    begin: document({ isArchived: !archived }),
    send: mutation('archiveResourceDocument', ({ id }) => `id: ${String(id)}, archived: ${String(archived)}`, '{ today }'),
    refused: null,
    says: (_api, { contractorId }) => ({
      ...{ move: archived ? 'removeDocument' : 'restoreDocument', entity: 'resource_document' },
      ...{ before: { isArchived: !archived }, after: { isArchived: archived } },
      detail: { contractorId, personId: null, kind: 'licence' },
    }),
  })),
  {
    ...shared,
    operation: 'verifyResourceDocument',
    begin: document(),
    send: mutation('verifyResourceDocument', ({ id }) => `id: ${String(id)}, verified: true`, '{ today }'),
    refused: null,
    says: (_api, { contractorId }) => ({
      ...{ move: 'verifyDocument', entity: 'resource_document', before: null, after: null },
      detail: { contractorId, personId: null, kind: 'licence' },
    }),
  },
  {
    ...shared,
    operation: 'saveDocumentKind',
    begin: documentKind,
    send: mutation(
      'saveDocumentKind',
      ({ id }) => `input: { id: ${String(id)}, why: "Law", base: { isForPeople: "false" }, changes: { isForPeople: "true" } }`,
      '',
    ),
    refused: {
      begin: documentKind,
      send: mutation('saveDocumentKind', ({ id }) => `input: { id: ${String(id)}, changes: { isForPeople: "true" } }`, ''),
      code: 'REASON_REQUIRED',
    },
    says: (_api, { called }) => ({
      ...{ move: 'editDocumentKind', entity: 'document_kind', why: 'Law' },
      ...{ before: { isForPeople: false }, after: { isForPeople: true }, detail: { kind: called } },
    }),
  },
];
