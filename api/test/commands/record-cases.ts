// The commands of declared records, and what their events say (decision 080).
import type { BootedApi } from '../booted-api.ts';
import { PEOPLE } from '../world.ts';
import { idOf, mutation, type CommandCase, type Target } from './command-case.ts';

let made = 0;
const itemCode =
  ({ isArchived = false, isUsed = false } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const code = `CASE-${String((made += 1))}`;
    const id = await idOf(api, 'insert into field_item (code, name, is_archived) values ($code, $code, $isArchived) returning id', {
      code,
      isArchived,
    });
    if (isUsed)
      await idOf(
        api,
        `with job as (insert into construction (work_order, status, address, work_type) values ($code, 'Scheduled', '1 Ferry St', 'MDU') returning id)
         insert into boq (construction_id, item_id, code) select job.id, $id, $code from job returning id`,
        { code, id },
      );
    return { id, constructionId: null, scheduleId: null, code };
  };
const shared = {
  by: 'admin',
  replay: 'client',
  hasOccurredAt: true,
  denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
  foreign: 'CLAIM_REQUIRED',
} as const;

const role =
  (claims: readonly string[] = []) =>
  async (api: BootedApi): Promise<Target> => {
    const called = `Case ${String((made += 1))}`;
    const id = await idOf(api, 'insert into role (name) values ($called) returning id', { called });
    for (const claim of claims)
      await idOf(api, 'insert into role_claim (role_id, claim_value) values ($id, $claim) returning role_id as id', { id, claim });
    return { id, constructionId: null, scheduleId: null, called };
  };
const roles = (edit: (target: Target) => string) =>
  mutation(
    'saveRoles',
    (target) => `input: { why: "Schedulers price variations", roles: [{ id: ${String(target.id)}, ${edit(target)} }] }`,
    '{ roles { id } }',
  );

const person =
  ({ canLogIn = true, isBound = false } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const called = `case-${String((made += 1))}`;
    const sql = `insert into app_user (email, first_name, last_name, can_log_in, subject)
      values ($called || '@lotline.example', 'Ann', 'Case', $canLogIn, case when $isBound then $called end) returning id`;
    return { id: await idOf(api, sql, { called, canLogIn, isBound }), constructionId: null, scheduleId: null, called };
  };
const ofPerson = { move: '', entity: 'app_user', why: 'Works here' } as const;
const NO_RIGHTS = { givenRoleIds: [], takenRoleIds: [], joinedGroupIds: [], leftGroupIds: [], gives: [], takes: [], joins: [], leaves: [] };

export const RECORD_CASES: readonly CommandCase[] = [
  {
    ...shared,
    operation: 'savePerson',
    begin: person(),
    send: mutation(
      'savePerson',
      ({ id }) =>
        `input: { id: ${id}, why: "Works here", base: { firstName: "Ann" }, changes: { firstName: "Anna" }, giveRoleIds: [1], joinGroupIds: [1] }`,
    ),
    refused: {
      begin: person(),
      send: mutation('savePerson', ({ id }) => `input: { id: ${id}, why: "Works here", changes: {}, giveRoleIds: [1] }`),
      code: 'PERSON_NEEDS_GROUP',
    },
    stale: null,
    says: () => ({
      ...ofPerson,
      move: 'editPerson',
      before: { firstName: 'Ann' },
      after: { firstName: 'Anna' },
      detail: { ...NO_RIGHTS, givenRoleIds: [1], joinedGroupIds: [1], gives: ['Field worker'], joins: ['Crew North'] },
    }),
  },
  {
    ...shared,
    operation: 'setPersonAccess',
    begin: person(),
    send: mutation('setPersonAccess', ({ id }) => `id: ${id}, canLogIn: false, why: "Works here"`),
    refused: {
      begin: person(),
      send: mutation('setPersonAccess', () => `id: ${String(PEOPLE.admin)}, canLogIn: false, why: "Works here"`),
      code: 'OWN_SIGN_IN',
    },
    stale: null,
    says: () => ({ ...ofPerson, move: 'disablePerson', before: { canLogIn: true }, after: { canLogIn: false } }),
  },
  {
    ...shared,
    operation: 'setPersonAccess',
    what: 'lets in',
    begin: person({ canLogIn: false }),
    send: mutation('setPersonAccess', ({ id }) => `id: ${id}, canLogIn: true, why: "Works here"`),
    refused: null,
    stale: null,
    says: () => ({ ...ofPerson, move: 'enablePerson', before: { canLogIn: false }, after: { canLogIn: true } }),
  },
  {
    ...shared,
    operation: 'resendInvitation',
    begin: person(),
    send: mutation('resendInvitation', ({ id }) => `id: ${id}`),
    refused: { begin: person({ isBound: true }), send: mutation('resendInvitation', ({ id }) => `id: ${id}`), code: 'INVITATION_ACCEPTED' },
    stale: null,
    says: () => ({ move: 'resendInvitation', entity: 'app_user', before: null, after: null }),
  },
  {
    ...shared,
    operation: 'saveRoles',
    begin: role(['CAN_VIEW_LOGS']),
    send: roles(
      ({ called }) => `name: "New ${String(called)}", baseName: "${String(called)}", give: ["CAN_VIEW_REPORTS"], take: ["CAN_VIEW_LOGS"]`,
    ),
    refused: { begin: role(), send: roles(() => 'name: "Finance"'), code: 'ALREADY_TAKEN' },
    stale: null,
    says: (_api, { called }) => ({
      move: 'editRole',
      entity: 'role',
      why: 'Schedulers price variations',
      before: { name: called },
      after: { name: `New ${String(called)}` },
      detail: { given: ['CAN_VIEW_REPORTS'], taken: ['CAN_VIEW_LOGS'] },
    }),
  },
  {
    ...shared,
    operation: 'saveItemCode',
    begin: itemCode(),
    send: mutation(
      'saveItemCode',
      ({ id, code }) =>
        `input: { id: ${id}, base: { name: "${String(code)}", unitAmount: null }, changes: { name: "Pit", unitAmount: "385.00" } }`,
    ),
    refused: {
      begin: itemCode({ isUsed: true }),
      send: mutation(
        'saveItemCode',
        ({ id, code }) => `input: { id: ${id}, base: { code: "${String(code)}" }, changes: { code: "NEW-${id}" } }`,
      ),
      code: 'ITEM_CODE_USED',
    },
    stale: null,
    says: (_api, { code }) => ({
      move: 'editItemCode',
      entity: 'field_item',
      before: { name: code, unitAmount: null },
      after: { name: 'Pit', unitAmount: '385.00' },
    }),
  },
  {
    ...shared,
    operation: 'archiveItemCode',
    begin: itemCode(),
    send: mutation('archiveItemCode', ({ id }) => `id: ${id}, archived: true`),
    refused: null,
    stale: 'field_item',
    says: () => ({ move: 'archiveItemCode', entity: 'field_item', before: { isArchived: false }, after: { isArchived: true } }),
  },
  {
    ...shared,
    operation: 'archiveItemCode',
    what: 'brings it back',
    begin: itemCode({ isArchived: true }),
    send: mutation('archiveItemCode', ({ id }) => `id: ${id}, archived: false`),
    refused: null,
    stale: 'field_item',
    says: () => ({ move: 'restoreItemCode', entity: 'field_item', before: { isArchived: true }, after: { isArchived: false } }),
  },
];
