// What a process holds of people, rights, groups and settings is dropped by whoever changes them, also at another process (decision 028).
import { loadSystemSettings } from '../src/features/setting/setting.queries.ts';
import { saveSetting } from '../src/features/setting-edit/save-setting.command.ts';
import { bootApi, type BootedApi } from './booted-api.ts';
import { changeWithEvent, changeWithoutEvent, NOTICES } from './change-with-event.ts';
import { directContext } from './direct-context.ts';
import { until } from './until.ts';
import { GROUPS, PEOPLE } from './world.ts';

let here: BootedApi;
let there: BootedApi;
beforeAll(async () => {
  here = await bootApi();
  there = await bootApi({ dataDir: here.dataDir });
  await until('both hear of changes', async () => (await isHolding(here)) && (await isHolding(there)));
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

const PAGE = `{ users(claim: "IS_CONSTRUCTION_USER") { id email displayName } groups { id name } fieldGroups { id }
  systemSettings(names: ["Field Job Status"]) { name workType config } }`;
const page = async (api: BootedApi): Promise<Record<string, unknown>> => (await api.gql('sub', PAGE)).data ?? {};

async function isHolding(api: BootedApi): Promise<boolean> {
  await page(api);
  return api.running.cachedReads.size > 0;
}

/** Changed in the database, heard at both processes: the test compares what they answer. */
const change = (sql: string): Promise<void> => changeWithEvent(here.sequelize, sql, [here, there]);

const OFFICE = String(PEOPLE.office);
const SUB = String(PEOPLE.sub);
const RIDGEWAY = String(GROUPS.ridgeway);
const settings = `select 'Field Job Status', null, '{"useJobStatus":true,"statusColours":[]}'::jsonb`;

/** Each change is undone by the one after it. */
const CHANGES: readonly [table: string, sql: string][] = [
  ['app_user', `update app_user set last_name = 'Renamed' where id = ${OFFICE}`],
  ['app_user', `update app_user set last_name = 'Hart' where id = ${OFFICE}`],
  ['app_user', `update app_user set can_log_in = false where id = ${OFFICE}`],
  ['app_user', `update app_user set can_log_in = true where id = ${OFFICE}`],
  ['role_claim', `delete from role_claim where role_id = 4 and claim_value = 'IS_CONSTRUCTION_USER'`],
  ['role_claim', `insert into role_claim values (4, 'IS_CONSTRUCTION_USER')`],
  ['user_role', `delete from user_role where user_id = ${OFFICE}`],
  ['user_role', `insert into user_role values (${OFFICE}, 4)`],
  ['work_group', `update work_group set name = 'Renamed' where id = ${RIDGEWAY}`],
  ['work_group', `update work_group set name = 'Ridgeway Cabling', is_field_group = false where id = ${RIDGEWAY}`],
  ['work_group', `update work_group set is_field_group = true where id = ${RIDGEWAY}`],
  ['group_member', `insert into group_member (group_id, user_id) values (${String(GROUPS.crewNorth)}, ${SUB})`],
  ['group_member', `delete from group_member where group_id = ${String(GROUPS.crewNorth)} and user_id = ${SUB}`],
  ['system_setting', `insert into system_setting (name, work_type, config) ${settings}`],
  ['system_setting', `update system_setting set config = jsonb_set(config, '{useJobStatus}', 'false')`],
  ['system_setting', `update system_setting set config = jsonb_set(config, '{useJobStatus}', 'true')`],
  ['system_setting', `delete from system_setting`],
];

test.each(CHANGES)('after a change of %s the very next answer of another process has it: %s', async (_table, sql) => {
  const before = await page(there);
  expect(await page(there)).toEqual(before);
  await change(sql);
  const after = await page(there);
  expect(after).not.toEqual(before);
  expect(after).toEqual(await page(here));
});

test('whom an e-mail is told to follows the groups at once (decision 022)', async () => {
  const emailOfFinance = async () => {
    const users = (await there.gql('sub', '{ users { id email } }')).data?.['users'] as { id: number; email: string }[];
    return users.find(({ id }) => id === PEOPLE.finance)?.email;
  };
  expect(await emailOfFinance()).toBe('');
  await change(`insert into group_member (group_id, user_id) values (${RIDGEWAY}, ${String(PEOPLE.finance)})`);
  expect(await emailOfFinance()).toBe('finance@lotline.example');
  await change(`delete from group_member where group_id = ${RIDGEWAY} and user_id = ${String(PEOPLE.finance)}`);
  expect(await emailOfFinance()).toBe('');
});

test('a claim that was taken away refuses at the other process at once, without a notice of the command that took it', async () => {
  const users = async () => (await there.gql('office', '{ users { id } }')).errors[0]?.extensions.code ?? 'OK';
  expect(await users()).toBe('OK');
  await change(`delete from user_role where user_id = ${OFFICE}`);
  expect(await users()).toBe('CLAIM_REQUIRED');
  await change(`insert into user_role values (${OFFICE}, 4)`);
  expect(await users()).toBe('OK');
});

test('a sign-in drops nothing', async () => {
  await page(there);
  const before = there.running.cachedReads.drops;
  expect((await here.rest('office', 'POST', '/auth/signin')).status).toBe(200);
  await here.sequelize.query(`update app_user set last_sign_in_at = now(), subject = 'local|another' where id = ${String(PEOPLE.nobody)}`);
  // notices come in the order of their commits: after this one nothing of the sign-in can still be under way
  await change(`insert into lookup (name, data) values ('Marker', '[]')`);
  expect(there.running.cachedReads.drops).toBe(before + NOTICES);
});

test('many changes in one transaction are one notice', async () => {
  const before = there.running.cachedReads.drops;
  const rows = `insert into lookup (name, data) values ('Marker' || n, '[]');`;
  await change(`do $$ begin for n in 1..200 loop ${rows} end loop; end $$`);
  await change(`delete from lookup`);
  expect(there.running.cachedReads.drops).toBe(before + 2 * NOTICES);
});

test('a cut connection for notices drops everything: what changed meanwhile was told to nobody here', async () => {
  const before = await page(there);
  const drops = there.running.cachedReads.drops;
  await changeWithoutEvent(here.sequelize, `update app_user set last_name = 'Missed' where id = ${OFFICE}`);
  expect(await page(there)).toEqual(before);
  await here.sequelize.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lotline-changes' and datname = current_database()",
  );
  await until('it is dropped there', () => there.running.cachedReads.drops > drops);
  expect(await page(there)).not.toEqual(before);
  await until('it is held again', () => isHolding(there));
});

test('who saves reads what he saved, also where the notice of it has not come yet', async () => {
  const context = directContext(here.sequelize, { userId: PEOPLE.admin, claims: ['CAN_MANAGE_SYSTEM_SETTINGS'] });
  // this one hears of nothing
  context.cachedReads.open();
  const read = async () => (await loadSystemSettings(context, ['Address Type'], 'Deaf'))[0]?.config;
  const config = { addressSetting: { addressType: 'free', bookable: true, hasScopingBonus: false } };
  expect(await read()).not.toEqual(config);
  await saveSetting(
    context,
    { name: 'Address Type', workType: 'Deaf', config, version: 0, why: 'Because', replaced: [], undoes: null },
    null,
  );
  expect(await read()).toEqual(config);
});
