// A person with one claim, for each claim and for none, against every operation of people and roles: it opens what its claim says, and nothing else.
import { CLAIMS, type Claim } from '@lotline/schema/domain/kernel/claims';
import { bootApi, type BootedApi } from '../booted-api.ts';
import { changeWithEvent } from '../change-with-event.ts';
import { PEOPLE } from '../world.ts';

const ROLE = 950;
let api: BootedApi;
beforeAll(async () => {
  api = await bootApi({ env: { WEB_ROOT: 'nowhere' } });
  const id = String(PEOPLE.nobody);
  await api.sequelize.query(`update app_user set can_log_in = true where id = ${id}`);
  await api.sequelize.query(`delete from user_role where user_id = ${id}`);
  await api.sequelize.query(`insert into role (id, name) values (${String(ROLE)}, 'One claim'), (951, 'Held by nobody')`);
  await api.sequelize.query(`insert into user_role (user_id, role_id) values (${id}, ${String(ROLE)})`);
  // somebody without rights, who has not signed in yet
  await api.sequelize.query(`insert into app_user (id, email, first_name, last_name) values (950, 'new@lotline.example', 'Nia', 'New')`);
});
afterAll(() => api.stop());

const ROLES: readonly Claim[] = ['CAN_MANAGE_ROLE_CLAIMS'];
const USERS: readonly Claim[] = ['CAN_MANAGE_USERS'];
/** What opens each of them. */
const OPERATIONS: readonly (readonly [query: string, claims: readonly Claim[]])[] = [
  ['{ roleMatrix { roles { id } } }', ROLES],
  ['{ recordEvents(entity: "role", id: 951) { next } }', ROLES],
  ['mutation { saveRoles(input: { why: "Now", roles: [{ id: 951 }] }) { roles { id } } }', ROLES],
  ['{ people { count } }', [...USERS, ...ROLES]],
  ['{ person(id: 950) { id } }', USERS],
  ['{ personChoices { roles { id } } }', USERS],
  ['{ recordEvents(entity: "app_user", id: 950) { next } }', USERS],
  ['mutation { savePerson(input: { id: 950, why: "Now", changes: {} }) { id } }', USERS],
  ['mutation { setPersonAccess(id: 950, canLogIn: true, why: "Now") { id } }', USERS],
  ['mutation { resendInvitation(id: 950) { id } }', USERS],
];

test.each([null, ...CLAIMS])('with %s alone', async (claim) => {
  const give = claim === null ? '' : `; insert into role_claim (role_id, claim_value) values (${String(ROLE)}, '${claim}')`;
  await changeWithEvent(
    api.sequelize,
    `delete from role_claim where role_id = ${String(ROLE)}${give}; update role set name = name || '+' where id = ${String(ROLE)}`,
    [api],
  );
  const isOpen = (claims: readonly Claim[]): boolean => claim !== null && claims.includes(claim);
  for (const [query, claims] of OPERATIONS) {
    const { errors } = await api.gql('nobody', query);
    expect([query, errors[0]?.extensions.code ?? 'OK']).toEqual([query, isOpen(claims) ? 'OK' : 'CLAIM_REQUIRED']);
  }
  const file = await api.rest('nobody', 'GET', '/api/exports/people.csv');
  expect(file.status).toBe(isOpen([...USERS, ...ROLES]) ? 200 : 403);
});
