// A setting's preview against what its save then does: the field list before and after, and what the columns of each kind of setting come to (screens.md §2.21).
import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { DEFAULT_TICKET_FORM } from '@lotline/schema/domain/settings/default-ticket-form';
import type { Claim } from '@lotline/schema/domain/kernel/claims';
import { addDays, dayInZone } from '@lotline/schema/domain/kernel/dates';
import { listSettingsOf } from '@lotline/schema/domain/settings/list-settings';
import { groupFieldList } from '@lotline/schema/domain/task/field-list.rules';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { MOST_NAMED } from '@lotline/schema/domain/task/setting-preview';
import { sayEffect } from '@lotline/schema/domain/task/setting-effect-words';
import { EFFECT_KINDS } from '@lotline/schema/domain/task/setting-preview.rules';
import { runs } from '@lotline/schema/testing/random-runs';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { directContext } from '../../../test/direct-context.ts';
import { insertAttachment } from '../../../test/file-rows.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { readSetting, sendSetting } from '../../../test/setting-saves.ts';
import { GROUPS, PEOPLE } from '../../../test/world.ts';
import { JOBS_OF_PAGE } from './preview-page.sql.ts';
import { loadSettingPreview } from './setting-preview.queries.ts';

const STATUSES = 'Job Status Settings';
const ZONE = 'Australia/Sydney';
const NAMED = z.object({ id: z.number(), jobId: z.number(), name: z.string(), workOrder: z.string() });
const previewShape = z.object({
  tasks: z.number(),
  effects: z.array(
    z.object({
      kind: z.enum(EFFECT_KINDS),
      ...{ what: z.string(), before: z.string(), after: z.string(), tasks: z.number(), jobs: z.number(), first: z.array(NAMED) },
      ...{ people: z.number(), firstPeople: z.array(z.object({ id: z.number(), displayName: z.string() })) },
    }),
  ),
  devices: z.number(),
  firstDevices: z.array(z.object({ person: z.string(), device: z.string(), appVersion: z.string() })),
});
const ASKED = `{ tasks effects { kind what before after tasks jobs people firstPeople { id displayName } first { id jobId name workOrder } }
  devices firstDevices { person device appVersion } }`;

let api: BootedApi;
let workType: string;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());
beforeEach(() => {
  workType = `Type ${randomUUID()}`;
});

const ask = (input: object) =>
  api.gql('admin', `query($input: SettingPreviewInput!) { settingPreview(input: $input) ${ASKED} }`, { input });
type Replaced = readonly { readonly from: string; readonly to: string }[];
const preview = async (name: string, config: object | null, replaced: Replaced = []) =>
  previewShape.parse((await ask({ name, workType, config, replaced })).data?.['settingPreview']);
const said = async (name: string, config: object | null) => (await preview(name, config)).effects.map(sayEffect).toSorted();
const jobWith = (columns: Readonly<Record<string, unknown>> = {}) =>
  insertRow(api.sequelize, 'construction', {
    work_order: randomUUID(),
    work_type: workType,
    address: '1 Ferry St',
    status: 'Issued',
    ...columns,
  });
const taskOf = (jobId: number, columns: Readonly<Record<string, unknown>> = {}) =>
  insertRow(api.sequelize, 'schedule', {
    ...{ construction_id: jobId, name: 'Trench', group_id: GROUPS.crewNorth, issued_date: new Date().toISOString() },
    ...columns,
  });
const own = (name: string, config: object) => insertRow(api.sequelize, 'system_setting', { name, work_type: workType, config });
const status = (statusName: string, more: object = {}) => ({
  statusName,
  sortOrder: 10,
  fieldOrder: 10,
  fieldEdit: true,
  colour: null,
  ...more,
});

test('tasks that are open and those of 90 days, of the work types that follow it; the first are named', async () => {
  const done = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await own(STATUSES, { statuses: [status('Issued'), status('Done')] });
  const [one, other] = [await jobWith(), await jobWith()];
  const named = [await taskOf(one), await taskOf(one, { name: 'Pit', completed_date: done(89) }), await taskOf(other)];
  await taskOf(other, { completed_date: done(91) });
  await taskOf(other, { ignored: true });
  const found = await preview(STATUSES, { statuses: [status('Done')] });
  expect(found.tasks).toBe(3);
  const stranded = found.effects.find(({ kind }) => kind === 'status');
  expect(stranded).toMatchObject({ what: 'Issued', tasks: 3, jobs: 2 });
  expect(stranded?.first.map(({ id, name }) => [id, name])).toEqual([
    [named[0], 'Trench'],
    [named[1], 'Pit'],
    [named[2], 'Trench'],
  ]);
  expect(await preview(STATUSES, { statuses: [status('Issued'), status('Done')] })).toEqual({
    ...{ tasks: 0, effects: [], devices: 0, firstDevices: [] },
  });
});

test('jobs of a status that is gone move as the save moves them, also those without a task; of others it says that they are left', async () => {
  await own(STATUSES, { statuses: [status('Issued'), status('Waiting'), status('On Hold'), status('Done')] });
  const [waiting] = [await jobWith({ status: 'Waiting' })];
  const bare = await jobWith({ status: 'Waiting' });
  const held = await jobWith({ status: 'On Hold', status_before_hold: 'Waiting' });
  const issued = await jobWith({ work_order: `Work order ${workType}` });
  for (const id of [waiting, issued]) await taskOf(id, { scheduled_start_time: new Date().toISOString() });
  const after = { statuses: [status('On Hold', { isHold: true }), status('Done')] };
  const { effects } = await preview(STATUSES, after, [{ from: 'Waiting', to: 'On Hold' }]);
  expect(effects.filter(({ kind }) => kind === 'moved' || kind === 'status').map(sayEffect)).toEqual([
    '3 jobs move from Waiting to On Hold',
    '1 job is in Issued, which is no longer a status',
  ]);
  expect(effects[0]?.first.map(({ id, jobId, name }) => [id, jobId, name])).toEqual(
    [waiting, bare, held].map((id) => [id, id, '1 Ferry St']),
  );
  // what follows of the other status
  expect(effects.map(sayEffect)).toContain('1 job counts as on hold in On Hold');
  const lost = { name: STATUSES, workType, config: after, replaced: [{ from: 'Waiting', to: 'Issued' }] };
  expect((await ask(lost)).errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'replaced' } });
});

test('without its own a work type follows the default again; the default is not that of who has their own', async () => {
  const id = await taskOf(await jobWith());
  const name = 'Ticket of Work';
  const call = (supervisorName: string) => ({ supervisorName, supervisorPhone: '', forms: [] });
  await own(name, call('Ben'));
  expect(await said(name, null)).toEqual(['On 1 task the crew is not told whom to call when the ticket says stop']);
  const bare = { ...call('Ben'), forms: [{ version: 2, steps: DEFAULT_TICKET_FORM.steps.slice(1) }] };
  const others = 'On 1 task the ticket of work asks different questions; nobody has started it yet';
  expect(await said(name, bare)).toEqual([others]);
  const begin = (ticket: string) =>
    api.sequelize.query('update schedule set ticket_of_work = $ticket::jsonb where id = $id', { bind: { id, ticket } });
  await begin('{"formVersion":1}');
  expect(await said(name, bare)).toEqual([]);
  await begin('{}');
  expect(await said(name, bare)).toEqual([others]);
  const all = previewShape.parse((await ask({ name, workType: null, config: call('Asha') })).data?.['settingPreview']);
  expect(all.effects.flatMap(({ first }) => first).some(({ name: task }) => task === workType)).toBe(false);
  expect(all.effects.reduce((sum, { tasks }) => sum + tasks, 0)).toBe(all.tasks);
});

test('each setting reads what its effects go by', async () => {
  const id = await jobWith({
    ...{ developer: 'Tamar Homes', original_due_date: '2026-11-20', financial_contact_name: 'Meridian', custom_fields: { Gate: '4711' } },
  });
  const taskId = await taskOf(id);
  await insertAttachment(api.sequelize, {
    ...{ owner_user_id: PEOPLE.field, construction_id: id, schedule_id: taskId, title: 'Trench-1.jpg' },
  });
  const shot = (title: string) => ({ title, count: 1, required: false, task: null });
  const tiles = (...names: readonly string[]) => ({ fields: names.map((fieldName) => ({ fieldName, show: true })) });
  await own('Field Work Task', tiles('customer', 'dueDate', 'region'));
  await own('Custom Construction Fields', { templates: [{ fieldName: 'Gate', fieldType: 'text', isFieldWork: false }] });
  expect(await said('Field Work Task', tiles())).toEqual([
    'On 1 task Customer is no longer shown',
    'On 1 task Due Date is no longer shown',
  ]);
  expect(await said('Custom Construction Fields', { templates: [{ fieldName: 'Gate', fieldType: 'date', isFieldWork: false }] })).toEqual([
    'The form no longer accepts what is in Gate on 1 job',
  ]);
  expect(await said('Expected Photos', { shots: [shot('Trench'), shot('Pit')] })).toEqual([
    '1 task lacks the photo Pit, which is asked for',
  ]);
  // the second contact has the phone
  for (const [at, phone] of [null, '+61491570156'].entries())
    await insertRow(api.sequelize, 'site_contact', { construction_id: id, name: 'Dale', phone, sort_order: at + 1 });
  expect(await said('Address Type', { addressSetting: { addressType: 'free', bookable: true, hasScopingBonus: true } })).toEqual([
    '1 job asks for the address as one text',
    'On 1 task the crew is asked for the developer and the site contact',
    'On 1 task the crew is told to book the visit with the site contact first',
  ]);
  expect(await said('Optional Construction Fields', { fields: [{ fieldName: 'dueDate', displayName: 'Wanted', show: true }] })).toEqual([
    'On 1 task Due Date is called Wanted',
  ]);
});

const GATES = { notOnHold: false, siteAccess: false, currentPlans: false, currentDocuments: false, ticketSigned: false };
const CREW_JOB = { builder_approved_date: new Date().toISOString(), dbyd_expiry_date: '2099-01-01' };

test('who is said to be held up is refused I’m Onsite after the save, with the same sentence; who is not goes onsite', async () => {
  const lacks = {
    notOnHold: { ...CREW_JOB, status: 'On Hold' },
    siteAccess: { ...CREW_JOB, builder_approved_date: null },
    currentPlans: { ...CREW_JOB, dbyd_expiry_date: '2020-01-01' },
    ticketSigned: CREW_JOB,
  };
  const tasks = new Map<string, number>();
  for (const [gate, job] of Object.entries(lacks)) tasks.set(gate, await taskOf(await jobWith(job)));
  const signed = { signatures: [{ by: 'crew', assessment: null }], revisions: [], times: { completedAt: null } };
  const ready = await taskOf(await jobWith(CREW_JOB), { ticket_of_work: signed });
  const goOnsite = async (id: number) =>
    (await api.gql('field', 'mutation($id: Int!) { updateTaskUserOnSite(taskUser: { scheduleId: $id }) { id } }', { id })).errors[0]
      ?.extensions;
  for (const [gate, id] of tasks) {
    await api.sequelize.query(`delete from system_setting where name = 'Onsite Gates' and work_type = $workType`, { bind: { workType } });
    const config = { ...GATES, [gate]: true };
    const effects = (await preview('Onsite Gates', config)).effects.filter(({ after }) => after === 'yes');
    const named = effects.flatMap(({ first }) => first.map((task) => task.id));
    // without a ticket only one of them is signed on to
    expect(named.toSorted((a, b) => a - b)).toEqual(gate === 'ticketSigned' ? [...tasks.values()] : [id]);
    expect(effects[0]?.people).toBeGreaterThan(0);
    expect(effects[0]?.firstPeople.some((person) => person.id === PEOPLE.field)).toBe(true);
    await own('Onsite Gates', config);
    expect(await goOnsite(id)).toMatchObject({ code: 'ONSITE_GATE', details: { gate } });
    const back = await said('Onsite Gates', null);
    expect(back.some((sentence) => sentence.includes('can go onsite on'))).toBe(true);
  }
  expect(await goOnsite(ready)).toBeUndefined();
});

test('of a group those alone are held up whose own document has expired, as the press is then refused', async () => {
  const id = await taskOf(await jobWith(CREW_JOB));
  await api.sequelize.query(`update document_kind set is_for_people = true where kind = 'whiteCard'`);
  const card = await insertRow(api.sequelize, 'resource_document', { user_id: PEOPLE.field, kind: 'whiteCard', expires_on: '2020-01-01' });
  const config = { ...GATES, currentDocuments: true };
  const { effects } = await preview('Onsite Gates', config);
  expect(effects).toMatchObject([
    { kind: 'blocked', what: 'ownDocuments', after: 'yes', tasks: 1, people: 1, firstPeople: [{ id: PEOPLE.field }] },
  ]);
  await own('Onsite Gates', config);
  const press = await api.gql('field', 'mutation($id: Int!) { updateTaskUserOnSite(taskUser: { scheduleId: $id }) { id } }', { id });
  expect(press.errors[0]?.extensions).toMatchObject({ code: 'ONSITE_GATE', details: { gate: 'currentDocuments' } });
  await api.sequelize.query(`update resource_document set is_archived = true where id = $card`, { bind: { card } });
  await api.sequelize.query(`update document_kind set is_for_people = false where kind = 'whiteCard'`);
});

test('devices in use whose app does not know the setting are counted and named', async () => {
  await taskOf(await jobWith());
  const device = (appVersion: string, more: object = {}) =>
    insertRow(api.sequelize, 'device', {
      ...{ user_id: PEOPLE.field, app: 'field', device_key: randomUUID(), words: workType, app_version: appVersion, unsent: 0 },
      ...{ first_seen_at: new Date().toISOString(), last_seen_at: new Date().toISOString(), ...more },
    });
  await device('0.1.7');
  await device('0.2.0');
  await device('0.1.8', { last_seen_at: new Date(Date.now() - 15 * 86_400_000).toISOString() });
  await device('0.1.9', { app: 'console' });
  const { devices, firstDevices } = await preview('Onsite Gates', { ...GATES, siteAccess: true });
  expect([devices, firstDevices.map(({ appVersion }) => appVersion)]).toEqual([1, ['0.1.7']]);
  expect((await preview(STATUSES, { statuses: [] })).devices).toBe(0);
});

test('more jobs than one page: nothing is counted twice or left out, and the thread counts each page', async () => {
  const count = JOBS_OF_PAGE + 3;
  await own(STATUSES, { statuses: [status('Issued')] });
  await api.sequelize.query(
    `with j as (insert into construction (work_order, status, work_type, address)
       select $workType || n, 'Issued', $workType, '1 Ferry St' from generate_series(1, ${String(count)}) n returning id)
     insert into schedule (construction_id, name, issued_date) select j.id, 'Trench', now() from j`,
    { bind: { workType } },
  );
  const counted = jest.spyOn(api.running.effectsCounting, 'count');
  const found = await preview(STATUSES, { statuses: [] });
  expect(counted).toHaveBeenCalledTimes(2);
  expect(found.tasks).toBe(count);
  expect(found.effects.find(({ kind }) => kind === 'status')).toMatchObject({ tasks: count, jobs: count });
});

test('whoever does not read the jobs is told the figures and named none', async () => {
  await taskOf(await jobWith());
  const config = { supervisorName: 'Ben', supervisorPhone: '', forms: [] };
  const as = (...claims: Claim[]) =>
    loadSettingPreview(directContext(api.sequelize, { userId: PEOPLE.field, claims }), {
      name: 'Ticket of Work',
      workType,
      config,
      replaced: [],
    });
  expect((await as('CAN_MANAGE_SYSTEM_SETTINGS')).effects).toMatchObject([{ tasks: 1, jobs: 1, first: [] }]);
  expect((await as('CAN_MANAGE_SYSTEM_SETTINGS', 'CAN_ACCESS_CONSTRUCTION')).effects).toMatchObject([
    { tasks: 1, first: [{ name: 'Trench' }] },
  ]);
});

test('what the save would refuse is refused', async () => {
  const refusal = async (input: object) => (await ask(input)).errors[0]?.extensions.code;
  expect(await refusal({ name: STATUSES, workType, config: { statuses: [{}] } })).toBe('INVALID_INPUT');
  expect(await refusal({ name: STATUSES, workType: null, config: null })).toBe('INVALID_INPUT');
  expect(await refusal({ name: 'Nothing', workType, config: {} })).toBe('INVALID_INPUT');
});

const statusName = fc.constantFrom('Issued', 'On Hold', 'Waiting', 'Complete');
const ordered = { sortOrder: fc.nat(50), fieldOrder: fc.nat(50), fieldEdit: fc.boolean(), isHold: fc.boolean() };
const statuses = fc.integer({ min: 1, max: 4 }).chain((maxLength) =>
  fc.uniqueArray(fc.record({ statusName, ...ordered, colour: fc.constant(null) }), {
    ...{ selector: (one) => one.statusName, minLength: 1, maxLength },
  }),
);

const pageShape = z.object({
  ...{ version: z.number(), config: z.looseObject({ statuses: z.array(z.looseObject({ statusName: z.string() })) }) },
  statusUses: z.array(z.object({ status: z.string() })),
});
const PAGE = '{ version config statusUses { status } }';
const settingPage = async () => pageShape.parse(await readSetting(api, { name: STATUSES, workType }, PAGE));

const TRACKED = { useJobStatus: true, statusColours: [] };
/** Group by task, as the phone has them under the statuses that stand. */
async function sections(config?: unknown): Promise<Map<number, string>> {
  const { body } = await api.rest('admin', 'GET', `/api/dashboard/fieldwork/${String(GROUPS.crewNorth)}`);
  const settings = [
    { name: STATUSES, workType, config: config ?? (await settingPage()).config },
    { name: 'Field Job Status', workType, config: TRACKED },
  ];
  const tasks = (body as FieldWork).workSchedule.filter((task) => task.workType === workType);
  const settingsOf = listSettingsOf(settings, (problem) => expect(problem).toBe(''));
  const grouped = groupFieldList(tasks, settingsOf, dayInZone(new Date().toISOString(), ZONE), ZONE);
  return new Map(grouped.flatMap((section) => section.tasks.map(({ id }) => [id, section.group])));
}

/** By job. */
const jobStatuses = async (): Promise<Map<number, string>> => {
  const sql = 'select id, status from construction where work_type = $workType order by id';
  const found = await api.sequelize.query<{ id: number; status: string }>(sql, { bind: { workType }, type: QueryTypes.SELECT });
  return new Map(found.map(({ id, status: at }) => [id, at]));
};

/** What went from one to another, by their ids: how many, and the first as a preview names them. */
function movesBetween(from: ReadonlyMap<number, string>, to: ReadonlyMap<number, string>) {
  const ids = new Map<string, number[]>();
  for (const [id, was] of [...from].toSorted(([a], [b]) => a - b)) {
    const move = `${was} > ${to.get(id) ?? ''}`;
    if (to.get(id) !== was) ids.set(move, [...(ids.get(move) ?? []), id]);
  }
  return Object.fromEntries([...ids].map(([move, all]) => [move, { count: all.length, first: all.slice(0, MOST_NAMED) }]));
}

test('the tasks and jobs that are said to move are those that the save has elsewhere, and taken back it has none elsewhere', async () => {
  const names = ['Issued', 'On Hold', 'Waiting', 'Complete'];
  const today = dayInZone(new Date().toISOString(), ZONE);
  for (const name of names) {
    for (const days of [-20, -1, 0, 3, 9, 30]) await taskOf(await jobWith({ status: name }), { due_date: addDays(today, days) });
    await jobWith({ status: name });
  }
  await own('Field Job Status', TRACKED);
  // an undo leads back to statuses that hold every job
  const held = { statuses: names.map((name) => status(name)) };
  const { code } = await sendSetting(api, { name: STATUSES, workType, config: held, version: (await settingPage()).version }, PAGE);
  expect(code).toBe('OK');
  // as the change before has left it
  let stands = { page: await settingPage(), tasks: await sections(), jobs: await jobStatuses() };
  // of each status that is taken away: where its jobs go; none: it is kept after all
  const goals = fc.tuple(...names.map(() => fc.option(fc.nat(9), { freq: 3 })));
  let replacing = 0;
  const property = fc.asyncProperty(statuses, fc.oneof(fc.constant(null), goals), async (next, to) => {
    const { version, statusUses, config: had } = stands.page;
    const gone = statusUses.map((use) => use.status).filter((name) => !next.some((one) => one.statusName === name));
    const replaced = gone.flatMap((from) => {
      const goal = to?.[names.indexOf(from)] ?? null;
      return goal === null ? [] : [{ from, to: next[goal % next.length]?.statusName ?? '' }];
    });
    const kept = gone.filter((name) => !replaced.some(({ from }) => from === name));
    const config = { statuses: [...next, ...kept.map((name) => status(name))] };
    const { effects } = await preview(STATUSES, config, replaced);
    const saved = await sendSetting(api, { name: STATUSES, workType, config, version, replaced }, PAGE);
    expect(saved.code).toBe('OK');
    const page = pageShape.parse(saved.page);
    const [tasks, jobs] = [await sections(page.config), await jobStatuses()];
    expect([tasks.size, jobs.size]).toEqual([24, 28]);
    const told = (kind: string) =>
      Object.fromEntries(
        effects
          .filter((one) => one.kind === kind)
          .map((one) => [
            `${one.before} > ${one.after}`,
            { count: kind === 'moved' ? one.jobs : one.tasks, first: one.first.map(({ id }) => id) },
          ]),
      );
    expect(told('section')).toEqual(movesBetween(stands.tasks, tasks));
    expect(told('moved')).toEqual(movesBetween(stands.jobs, jobs));
    expect(told('status')).toEqual({});
    if (replaced.length === 0) {
      stands = { page, tasks, jobs };
      return;
    }
    replacing += 1;
    const away = page.statusUses.map((use) => use.status).filter((name) => !had.statuses.some(({ statusName: one }) => one === name));
    const back = away.flatMap((name) => replaced.filter((one) => one.to === name).slice(0, 1));
    const undone = await sendSetting(
      api,
      {
        ...{ name: STATUSES, workType, config: had, version: page.version, undoes: page.version },
        replaced: back.map((one) => ({ from: one.to, to: one.from })),
      },
      PAGE,
    );
    expect(undone.code).toBe('OK');
    expect(await jobStatuses()).toEqual(stands.jobs);
    stands = { ...stands, page: pageShape.parse(undone.page) };
  });
  await fc.assert(property, runs({ least: 100, soak: 1_000 }));
  expect(replacing).toBeGreaterThan(10);
});
