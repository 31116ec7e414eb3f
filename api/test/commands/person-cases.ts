// The commands of people, and what their events say (screens.md §2.17).
import type { BootedApi } from '../booted-api.ts';
import { PEOPLE } from '../world.ts';
import { idOf, mutation, type CommandCase, type Target } from './command-case.ts';

/** What cases of the administration have alike. */
export const shared = {
  by: 'admin',
  replay: 'client',
  hasOccurredAt: true,
  denied: { by: 'finance', code: 'CLAIM_REQUIRED' },
  foreign: 'CLAIM_REQUIRED',
} as const;

let made = 0;
const person =
  ({ canLogIn = true, isBound = false } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const called = `case-${String((made += 1))}`;
    const sql = `insert into app_user (email, first_name, last_name, can_log_in, subject)
      values ($called || '@lotline.example', 'Ann', 'Case', $canLogIn, case when $isBound then $called end) returning id`;
    return { id: await idOf(api, sql, { called, canLogIn, isBound }), constructionId: null, scheduleId: null, called };
  };
/** A person with a device of theirs. */
const device =
  ({ isAsked = false } = {}) =>
  async (api: BootedApi): Promise<Target> => {
    const target = await person()(api);
    const sql = `insert into device (user_id, app, device_key, words, app_version, unsent, first_seen_at, last_seen_at, reset_asked_at)
      values ($userId, 'field', gen_random_uuid(), 'Chrome on Android', '1', 2, now(), now(), case when $isAsked then now() end) returning id`;
    return { ...target, deviceId: await idOf(api, sql, { userId: target.id, isAsked }) };
  };
const reset = (isWanted: boolean) =>
  mutation('resetDevice', ({ deviceId }) => `id: ${String(deviceId)}, isWanted: ${String(isWanted)}, why: "Works here"`);
const ofPerson = { move: '', entity: 'app_user', why: 'Works here' } as const;
const NO_RIGHTS = { givenRoleIds: [], takenRoleIds: [], joinedGroupIds: [], leftGroupIds: [], gives: [], takes: [], joins: [], leaves: [] };

export const PERSON_CASES: readonly CommandCase[] = [
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
    operation: 'resetDevice',
    begin: device(),
    send: reset(true),
    refused: {
      begin: device(),
      send: mutation('resetDevice', ({ deviceId }) => `id: ${String(deviceId)}, isWanted: true`),
      code: 'REASON_REQUIRED',
    },
    stale: null,
    says: (_api, { deviceId }) => ({
      ...ofPerson,
      move: 'resetDevice',
      before: null,
      after: null,
      detail: { deviceId, device: 'Chrome on Android' },
    }),
  },
  {
    ...shared,
    operation: 'resetDevice',
    what: 'takes it back',
    begin: device({ isAsked: true }),
    send: reset(false),
    refused: null,
    stale: null,
    says: (_api, { deviceId }) => ({
      ...ofPerson,
      move: 'keepDevice',
      before: null,
      after: null,
      detail: { deviceId, device: 'Chrome on Android' },
    }),
  },
];
