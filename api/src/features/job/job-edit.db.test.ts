// Every refusal of a job's own changes once, by its sentence, and what comes of them: the clash with who and when, the address, the contacts, the hold
// that the queue ends.
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { statementsOf } from '../../../test/count-statements.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { runJobsOf } from '../../../test/run-jobs.ts';
import { insertTask, type TaskRows } from '../../../test/task-rows.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

type Values = Record<string, unknown>;
const AT = new Date('2026-11-20T02:10:00Z');

let api: BootedApi;
let task: TaskRows;
beforeAll(async () => {
  api = await bootApi({ now: () => AT });
  const statuses = ['Received', 'Scheduled', 'On Hold'];
  await setting('Job Status Settings', null, {
    statuses: statuses.map((statusName, at) => ({ statusName, sortOrder: at, fieldOrder: at, fieldEdit: false })),
  });
  await setting('Address Type', 'MDU', { addressSetting: { addressType: 'free' } });
});
beforeEach(async () => {
  task = await insertTask(api.sequelize, { group: 'Crew North' });
});
afterAll(() => api.stop());

const setting = (name: string, workType: string | null, config: object) =>
  api.sequelize.query('insert into system_setting (name, work_type, config) values ($name, $workType, $config::jsonb)', {
    bind: { name, workType, config: JSON.stringify(config) },
  });

async function send(operation: string, input: object, by: PersonName = 'office') {
  const type = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input`;
  const { errors, data } = await api.gql(by, `mutation($input: ${type}!) { ${operation}(input: $input) { id } }`, { input });
  const { code = 'OK', details } = errors[0]?.extensions ?? {};
  return { code, sentence: errors[0]?.message, details, id: (data?.[operation] as { id: number } | undefined)?.id ?? 0 };
}

async function update(changes: Values, more: object = {}, by: PersonName = 'office') {
  const seen = await values(task.constructionId);
  const base = Object.fromEntries(Object.keys(changes).map((field) => [field, seen[field] ?? null]));
  return send('updateConstruction', { id: task.constructionId, base, changes, ...more }, by);
}

async function values(id: number): Promise<Values> {
  const { data } = await api.gql('office', `{ constructionEdit(id: ${id}) { values } }`);
  return (data?.['constructionEdit'] as { values: Values }).values;
}

const rowsOf = (sql: string) => api.sequelize.query<Values>(sql, { type: QueryTypes.SELECT });

async function row(id: number): Promise<Values> {
  const [found] = await api.sequelize.query<Values>('select * from construction where id = $id', { bind: { id }, type: QueryTypes.SELECT });
  return found ?? {};
}

test.each([
  [{ postCode: '3128' }, '3128 is in VIC, not in NSW.'],
  [{ streetNumber: '18-12' }, 'Street number must run from the lower number to the higher one, such as 12-18.'],
  [{ streetName: null }, 'Street is missing.'],
  [{ premises: -1 }, 'Premises must be at least 0.'],
  [{ siteContactPhone: '12' }, 'Enter an Australian mobile: 04 and eight more digits, or +614 and eight digits.'],
  [{ 'customFields.Colour': 'red' }, 'Colour is not a field of this work type.'],
  [{ status: 'Closed' }, 'status is not a field of this work type.'],
])('%j is refused: %s', async (changes, sentence) => {
  const before = await row(task.constructionId);
  expect((await update(changes)).sentence).toBe(sentence);
  expect(await row(task.constructionId)).toEqual(before);
});

test('a clash names who, when and why, and nothing is written, not even what does not clash', async () => {
  await update({ originalDueDate: '2026-11-20' }, {}, 'admin');
  const seen = await values(task.constructionId);
  expect((await update({ updatedDueDate: '2026-11-26' }, { reason: 'Crew North booked' }, 'admin')).code).toBe('OK');
  const base = { updatedDueDate: seen['updatedDueDate'], description: null };
  const changes = { updatedDueDate: '2026-11-24', description: 'Two pits' };
  const clash = await send('updateConstruction', { id: task.constructionId, base, changes, reason: 'handover' });
  expect(clash).toMatchObject({
    code: 'STALE_VERSION',
    details: {
      entity: 'construction',
      changedBy: 'Ada Marsh',
      fields: [
        {
          field: 'updatedDueDate',
          yours: '2026-11-24',
          theirs: '2026-11-26',
          base: null,
          by: 'Ada Marsh',
          at: AT.toISOString(),
          why: 'Crew North booked',
        },
      ],
    },
  });
  expect(await values(task.constructionId)).toMatchObject({ updatedDueDate: '2026-11-26', description: null });
});

test('the due date: set once, then moved with a reason that the history keeps', async () => {
  expect((await update({ originalDueDate: '2026-11-20' })).code).toBe('OK');
  expect((await update({ originalDueDate: '2026-11-21' })).sentence).toBe(
    'The original due date is set once. Change the updated due date, and give a reason.',
  );
  expect((await update({ updatedDueDate: '2026-11-24' })).sentence).toBe('Give a reason for moving the due date.');
  expect((await update({ updatedDueDate: '2026-11-24' }, { reason: 'rain' })).code).toBe('OK');
});

test('a work order under the same contract is refused by the name of the other job; under another it is not', async () => {
  const other = await insertTask(api.sequelize, { group: 'Crew North' });
  const workOrder = (await row(other.constructionId))['work_order'];
  expect(await update({ workOrder })).toMatchObject({
    code: 'WORK_ORDER_TAKEN',
    sentence: `Work order ${String(workOrder)} already exists under this contract: 8 Wattle, Box Hill NSW 2765.`,
    details: { field: 'workOrder', id: other.constructionId },
  });
  expect((await update({ workOrder, contract: 'Greenfields 2026' })).code).toBe('OK');
});

test('another work type with tasks issued is asked about, with the settings that change', async () => {
  const refused = await update({ workType: 'MDU', address: 'Tower 2, 9 Kent St' });
  expect(refused).toMatchObject({
    code: 'WORK_TYPE_UNCONFIRMED',
    sentence:
      'Change the work type to MDU? 1 issued task follows the work type. Changed from now on: how the address is written. Confirm to continue.',
  });
  expect((await update({ workType: 'MDU', address: 'Tower 2, 9 Kent St' }, { isConfirmed: true })).code).toBe('OK');
  expect(await values(task.constructionId)).toMatchObject({ address: 'Tower 2, 9 Kent St', streetName: null });
});

test('what was filled in under the old work type is kept with the job in the same save, and judged by its rule', async () => {
  task = await insertTask(api.sequelize, { group: 'Crew North', workType: 'Civil' });
  await setting('Custom Construction Fields', 'Civil', { templates: [{ fieldName: 'Floors', fieldType: 'number', isFieldWork: true }] });
  const toMdu = (floors: unknown) => update({ workType: 'MDU', 'customFields.Floors': floors }, { isConfirmed: true });
  expect((await toMdu('many')).code).toBe('INVALID_INPUT');
  expect((await toMdu(3)).code).toBe('OK');
  expect(await values(task.constructionId)).toMatchObject({ workType: 'MDU', 'customFields.Floors': 3 });
  expect((await update({ 'customFields.Floors': 4 })).sentence).toBe('Floors is not a field of this work type.');
});

test('from structured to free and back nothing that was typed is lost, until the line says something else', async () => {
  const typed = { lotNumber: '14', streetName: 'Kent', suburb: 'Ryde', postCode: '2112', workType: 'MDU' };
  const was = (await values(task.constructionId))['workType'];
  const parts = { lotNumber: '14', streetNumber: '8', streetName: 'Kent', suburb: 'Ryde', postCode: '2112' };
  const address = 'Lot 14, 8 Kent, Ryde NSW 2112';
  expect((await update(typed, { isConfirmed: true })).code).toBe('OK');
  expect(await values(task.constructionId)).toMatchObject({ ...parts, workType: 'MDU', address });
  expect((await update({ workType: was }, { isConfirmed: true })).code).toBe('OK');
  expect(await values(task.constructionId)).toMatchObject({ ...parts, workType: was, address });

  expect((await update({ workType: 'MDU' }, { isConfirmed: true })).code).toBe('OK');
  expect((await update({ suburb: 'Epping', postCode: '2121' })).code).toBe('OK');
  expect(await values(task.constructionId)).toMatchObject({ streetName: 'Kent', address: 'Lot 14, 8 Kent, Epping NSW 2121' });
  expect((await update({ address: 'Tower 2, 9 Kent St' })).code).toBe('OK');
  expect(await values(task.constructionId)).toMatchObject({ address: 'Tower 2, 9 Kent St', lotNumber: null, streetName: null });
  expect((await update({ workType: was }, { isConfirmed: true })).sentence).toBe('Street is missing.');
  expect(await values(task.constructionId)).toMatchObject({ workType: 'MDU', address: 'Tower 2, 9 Kent St' });
});

test('what the quote fills in is read with the job, and is no field of its edit', async () => {
  await api.sequelize.query("update construction set quote_number = 'Q-1042', pre_payment_number = 'PP-7' where id = $id", {
    bind: { id: task.constructionId },
  });
  const { data } = await api.gql('office', `{ constructionEdit(id: ${task.constructionId}) { quoteNumber prePaymentNumber } }`);
  expect(data?.['constructionEdit']).toEqual({ quoteNumber: 'Q-1042', prePaymentNumber: 'PP-7' });
  expect((await update({ quoteNumber: 'Q-1' })).code).toBe('INVALID_INPUT');
});

test('the address follows its parts, and the primary contact the job', async () => {
  await update({ lotNumber: '14', siteContact: 'Sarah', siteContactPhone: '0491 570 156', developer: 'Tamar Homes' });
  expect(await row(task.constructionId)).toMatchObject({
    address: 'Lot 14, 8 Wattle, Box Hill NSW 2765',
    site_contact: 'Sarah',
    site_contact_phone: '+61491570156',
  });
  const contacts = await api.sequelize.query('select name, phone from site_contact where construction_id = $id', {
    bind: { id: task.constructionId },
    type: QueryTypes.SELECT,
  });
  expect(contacts).toEqual([{ name: 'Sarah', phone: '+61491570156' }]);
});

test('jobs at an address are named, without the one that asks', async () => {
  const { data } = await api.gql(
    'office',
    `{ jobsAtAddress(at: { exceptId: ${task.constructionId}, streetNumber: "8", streetName: "wattle", suburb: "box hill" }) { id workOrder } }`,
  );
  const found = data?.['jobsAtAddress'] as { id: number }[];
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ id }) => id)).not.toContain(task.constructionId);
});

test('beside an address it is said how near: the same lot, or the same number of another lot', async () => {
  const [twin] = await api.sequelize.query<{ id: number }>(
    `insert into construction (work_order, status, work_type, address, lot_number, street_number, street_name, suburb)
     values ('NEAR-1', 'Scheduled', 'Lead-in', 'Lot 14, 8 Banksia, Ryde', '14', '8', 'Banksia', 'Ryde') returning id`,
    { type: QueryTypes.SELECT },
  );
  const near = async (lotNumber: string, streetNumber: string, street = 'Banksia') => {
    const at = `lotNumber: "${lotNumber}", streetNumber: "${streetNumber}", streetName: "${street}", suburb: "Ryde"`;
    return (await api.gql('office', `{ jobsAtAddress(at: { ${at} }) { id likeness } }`)).data?.['jobsAtAddress'];
  };
  expect(await near('14', '8')).toEqual([{ id: twin?.id, likeness: 'address' }]);
  // its road type typed into the street
  expect(await near('14', '8', 'Banksia St')).toEqual([{ id: twin?.id, likeness: 'address' }]);
  expect(await near('14', '10')).toEqual([{ id: twin?.id, likeness: 'lotOtherNumber' }]);
  expect(await near('15', '8')).toEqual([{ id: twin?.id, likeness: 'numberOtherLot' }]);
  expect(await near('15', '10')).toEqual([]);
});

test('a new job needs its work order, work type and street', async () => {
  const create = (part: Values) => send('createConstruction', { values: { workOrder: 'N-1', workType: 'Pre-install', ...part } });
  expect((await create({ workOrder: ' ' })).sentence).toBe('Work order is missing.');
  expect((await send('createConstruction', { values: { workOrder: 'N-1' } })).sentence).toBe('Work type is missing.');
  expect((await create({ suburb: 'Ryde' })).sentence).toBe('Street is missing.');
  const made = await create({ suburb: 'Ryde', streetName: 'Kent', siteContact: 'Tom', 'customFields.Ground': null });
  expect(made.code).toBe('INVALID_INPUT');
  const { id, code } = await create({ suburb: 'Ryde', streetName: 'Kent', siteContact: 'Tom' });
  expect(code).toBe('OK');
  expect(await row(id)).toMatchObject({ status: 'Received', address: 'Kent, Ryde', is_received: true, site_contact: 'Tom' });
});

test('what its work type requires of its own fields: of a new job and of one that gets it; it is not emptied, and one that lacked it before is edited', async () => {
  await setting('Custom Construction Fields', 'Keyed', { templates: [{ fieldName: 'Gate', fieldType: 'text', required: true }] });
  const values = { workOrder: 'K-1', workType: 'Keyed', suburb: 'Ryde', streetName: 'Kent' };
  const missing = { code: 'INVALID_INPUT', sentence: 'Gate is missing.', details: { field: 'customFields.Gate' } };
  expect(await send('createConstruction', { values })).toMatchObject(missing);
  expect((await send('createConstruction', { values: { ...values, 'customFields.Gate': '4711' } })).code).toBe('OK');
  expect(await update({ workType: 'Keyed' }, { isConfirmed: true })).toMatchObject(missing);
  await api.sequelize.query(`update construction set work_type = 'Keyed' where id = $id`, { bind: { id: task.constructionId } });
  expect((await update({ description: 'Two pits' })).code).toBe('OK');
  expect((await update({ 'customFields.Gate': '12' })).code).toBe('OK');
  expect(await update({ 'customFields.Gate': '' })).toMatchObject(missing);
});

test('a new job begins with the tasks of its templates, each with what the template brings; all of it or nothing', async () => {
  const itemId = await insertRow(api.sequelize, 'field_item', { code: 'TPL-1', name: 'Pit', unit_amount: '10.00' });
  const templates = ['Haul', 'Splice'].map((taskName, at) => ({
    ...{ taskName, leadDays: 7 * at, groupName: at === 0 ? 'Crew North' : 'No such crew' },
    items:
      at === 0
        ? [
            { code: 'tpl-1', quantity: '2.500' },
            { code: 'TPL-9', quantity: '1.000' },
          ]
        : [{ code: 'TPL-1', quantity: null }],
  }));
  await setting('Task Templates', 'Templated', { templates });
  const values = { workOrder: 'T-1', workType: 'Templated', suburb: 'Ryde', streetName: 'Kent' };
  const create = (names: string[], by: PersonName = 'office') => send('createConstruction', { values, templates: names }, by);
  expect((await create(['Haul', 'Digging'])).code).toBe('TEMPLATE_MISSING');
  expect((await create(['Haul', 'haul'])).code).toBe('TASK_THERE');
  expect(await rowsOf(`select id from construction where work_order = 'T-1'`)).toEqual([]);
  const { id, code } = await create(['Haul', 'Splice']);
  expect(code).toBe('OK');
  expect(
    await rowsOf(`select s.name, s.resource, s.due_date::text as due, i.quantity::text as given, b.quantity::text as line, b.item_id as "itemId",
        b.assigned_qty::text as assigned
      from schedule s left join schedule_item i on i.schedule_id = s.id left join boq b on b.id = i.boq_id
     where s.construction_id = ${String(id)} order by s.id`),
  ).toEqual([
    { ...{ name: 'Haul', resource: 'Crew North', due: '2026-11-20', given: '2.500', line: '2.500' }, itemId, assigned: '2.500' },
    { ...{ name: 'Splice', resource: null, due: '2026-11-27', given: null, line: null }, itemId: null, assigned: null },
  ]);
  const events = await rowsOf(`select move from event where construction_id = ${String(id)} order by id`);
  expect(events).toEqual(['createJob', 'addJobItem', 'assignLine', 'addTask', 'addTask'].map((move) => ({ move })));
});

test('the settings of a work type are read in one statement, of both where it changes (issue 21 §4)', async () => {
  const readsOf = async (work: () => Promise<{ code: string }>) => {
    const codes: string[] = [];
    const statements = await statementsOf(api.sequelize, async () => codes.push((await work()).code));
    expect(codes).toEqual(['OK']);
    return statements.filter((sql) => sql.includes('from system_setting')).length;
  };
  const values = { workOrder: 'S-1', workType: 'Civil', suburb: 'Ryde', streetName: 'Kent', siteContact: 'Tom' };
  expect(await readsOf(() => update({ scheduler: 'Sam Doyle' }))).toBe(1);
  expect(await readsOf(() => update({ workType: 'MDU' }, { isConfirmed: true }))).toBe(1);
  expect(await readsOf(() => send('createConstruction', { values }))).toBe(1);
  expect(await readsOf(() => send('duplicateConstruction', { id: task.constructionId, workOrder: 'S-2' }))).toBe(1);
});

test('a hold is ended by the queue on its day, once, and not before', async () => {
  const hold = { id: task.constructionId, reason: 'no power', until: '2026-11-23' };
  expect((await send('holdConstruction', { ...hold, until: '2026-11-20' })).sentence).toBe('A hold has to end on a future date.');
  expect((await send('holdConstruction', { ...hold, reason: ' ' })).code).toBe('REASON_REQUIRED');
  expect((await send('holdConstruction', hold)).code).toBe('OK');
  const held = await row(task.constructionId);
  expect(held).toMatchObject({ status: 'On Hold', hold_reason: 'no power', hold_until: '2026-11-23', status_before_hold: 'Scheduled' });
  const [queued] = await api.sequelize.query<{ run_at: Date }>('select run_at from graphile_worker.jobs where id = $id', {
    bind: { id: held['status_change_hangfire_id'] },
    type: QueryTypes.SELECT,
  });
  expect(queued?.run_at.toISOString()).toBe('2026-11-22T13:00:00.000Z');
  await runEarly(held['status_change_hangfire_id'], '2026-11-22T12:00:00Z');
  expect(await row(task.constructionId)).toMatchObject({ status: 'On Hold' });
  await api.sequelize.query(`select graphile_worker.add_job('release_hold', $payload::json)`, {
    bind: { payload: JSON.stringify({ constructionId: task.constructionId, until: '2026-11-23' }) },
  });
  await runJobsOf(api, { now: () => new Date('2026-11-22T13:00:01Z') });
  expect(await row(task.constructionId)).toMatchObject({ status: 'Scheduled', hold_reason: null, status_change_hangfire_id: null });
  const told = await api.sequelize.query(
    "select actor_kind from event where construction_id = $id and move = 'releaseJob' and request_id = 'release_hold'",
    { bind: { id: task.constructionId }, type: QueryTypes.SELECT },
  );
  expect(told).toEqual([{ actor_kind: 'system' }]);
});

test('a hold is what the settings say, also when its name is another: it is asked for, released by the queue and told (issue 21 §4)', async () => {
  const named = (statusName: string, sortOrder: number, isHold: boolean) => ({
    statusName,
    sortOrder,
    fieldOrder: 0,
    fieldEdit: false,
    isHold,
  });
  await setting('Job Status Settings', 'Civil', { statuses: [named('Scheduled', 0, false), named('Paused', 1, true)] });
  const { constructionId: id } = await insertTask(api.sequelize, { group: 'Crew North', workType: 'Civil' });
  const set = await api.gql('office', `mutation { updateJobStatus(id: ${id}, status: "Paused") { id } }`);
  expect(set.errors[0]?.extensions.code).toBe('REASON_REQUIRED');
  const hold = { id, reason: 'no power', until: '2026-11-23' };
  expect((await send('holdConstruction', hold)).code).toBe('OK');
  expect(await row(id)).toMatchObject({ status: 'Paused', status_before_hold: 'Scheduled' });
  expect((await send('holdConstruction', hold)).code).toBe('JOB_ON_HOLD');
  await runEarly((await row(id))['status_change_hangfire_id'], '2026-11-22T13:00:01Z');
  expect(await row(id)).toMatchObject({ status: 'Scheduled', hold_reason: null });
  expect((await send('releaseConstruction', { id })).code).toBe('JOB_NOT_ON_HOLD');
});

async function runEarly(id: unknown, at: string): Promise<void> {
  await api.sequelize.query('select 1 from graphile_worker.reschedule_jobs(array[$id::bigint], run_at := now())', { bind: { id } });
  await runJobsOf(api, { now: () => new Date(at) });
}

test('a release by hand takes the job out of the queue', async () => {
  await send('holdConstruction', { id: task.constructionId, reason: 'no power', until: '2026-11-23' });
  const { status_change_hangfire_id: queued } = await row(task.constructionId);
  expect((await send('releaseConstruction', { id: task.constructionId })).code).toBe('OK');
  expect(await row(task.constructionId)).toMatchObject({ status: 'Scheduled', hold_until: null });
  const left = await api.sequelize.query('select 1 from graphile_worker.jobs where id = $queued', {
    bind: { queued },
    type: QueryTypes.SELECT,
  });
  expect(left).toEqual([]);
});

test('a hold without its reason and its end is refused where a status is set by its name, and nothing is changed', async () => {
  const { constructionId: id } = task;
  const set = async (status: string, by: PersonName) => {
    const { errors } = await api.gql(by, `mutation { updateJobStatus(id: ${id}, status: "${status}") { id } }`);
    return errors[0]?.message ?? 'OK';
  };
  const before = await row(id);
  expect(await set('On Hold', 'office')).toBe('Give a reason for the hold, and the day it ends.');
  expect(await set('On Hold', 'field')).toBe('The status can be set to: none from here.');
  expect(await row(id)).toEqual(before);
  expect(await set('Received', 'office')).toBe('OK');
});

test('a job that was set on hold by its name, as once was possible, is released to the status that it had', async () => {
  const { constructionId: id } = task;
  const told = (before: string, after: string) =>
    api.sequelize.query(
      `insert into event (actor_user_id, entity, entity_id, construction_id, move, before, after)
        values ($by, 'construction', $id, $id, 'setJobStatus', jsonb_build_object('status', $before::text), jsonb_build_object('status', $after::text))`,
      { bind: { by: PEOPLE.office, id, before, after } },
    );
  await told('Received', 'On Hold');
  await told('Scheduled', 'On Hold');
  await api.sequelize.query(`update construction set status = 'On Hold' where id = $id`, { bind: { id } });
  expect((await send('releaseConstruction', { id })).code).toBe('OK');
  expect(await row(id)).toMatchObject({ status: 'Scheduled' });
});

test('a reset waits for who is onsite, and for no approved payment', async () => {
  const { work_order: typed } = await row(task.constructionId);
  const reset = () => send('resetConstruction', { id: task.constructionId, typed, reason: 'wrong site' });
  await api.sequelize.query('insert into task_user (schedule_id, user_id, on_site_utc) values ($id, $userId, now())', {
    bind: { id: task.scheduleId, userId: PEOPLE.field },
  });
  expect((await reset()).sentence).toBe('Finn Walsh is onsite at this job. Reset it once they are offsite.');
  await api.sequelize.query('update task_user set off_site_utc = now() where schedule_id = $id', { bind: { id: task.scheduleId } });
  expect((await reset()).code).toBe('OK');
  expect(await row(task.constructionId)).toMatchObject({ status: 'Received', onsite_date: null });
});
