// What moves leave behind besides their dates: money, rejections, contacts, comments (domain.md §2).
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from './booted-api.ts';
import { insertRow } from './insert-row.ts';
import { insertTask, type TaskRows } from './task-rows.ts';
import { PEOPLE, type PersonName } from './world.ts';

let api: BootedApi;

beforeAll(async () => {
  api = await bootApi();
  await api.sequelize.query(`insert into system_setting (name, work_type, config) values ('Field Work List', 'Editable', $config::jsonb)`, {
    bind: {
      config: JSON.stringify({
        fields: [
          { fieldName: 'developer', show: true, canEdit: false },
          { fieldName: 'siteContact', show: true, canEdit: true },
        ],
      }),
    },
  });
});
afterAll(() => api.stop());

async function send(person: PersonName, mutation: string): Promise<{ code: string; details: Record<string, unknown>; data: unknown }> {
  const { errors, data } = await api.gql(person, `mutation { ${mutation} }`);
  return { code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details ?? {}, data };
}

async function rows<T extends object>(sql: string, bind: Record<string, unknown>): Promise<T[]> {
  return api.sequelize.query<T>(sql, { bind, type: QueryTypes.SELECT });
}

const changeItem = (id: number | undefined, quantity: string, client = '') =>
  `updateConstructionScheduleItemCompletion(item: { id: ${id}, completedQty: "${quantity}", variationReason: "one was there" }${client}) { schedules { items { id completedQty rejectedDate version } } }`;

async function completedAndConfirmed(): Promise<TaskRows> {
  const task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling', accepted: true, completed: true });
  await send('sub', `updateTaskUserConfirmQty(taskUser: { scheduleId: ${task.scheduleId} }) { id }`);
  return task;
}

describe('the first visit (domain.md §2)', () => {
  const onsite = (task: TaskRows, person: PersonName) =>
    send(person, `updateTaskUserOnSite(taskUser: { scheduleId: ${task.scheduleId} }) { id }`);
  const datesOf = (task: TaskRows) =>
    rows<{ job: string; version: number; task: Date }>(
      'select c.onsite_date::text as job, c.version, s.onsite_date as task from schedule s join construction c on c.id = s.construction_id where s.id = $id',
      { id: task.scheduleId },
    );

  test('dates the task and the job; a second person’s changes neither', async () => {
    const task = await insertTask(api.sequelize, { group: 'Crew North' });
    expect((await onsite(task, 'field')).code).toBe('OK');
    const [first] = await datesOf(task);
    expect(first).toMatchObject({ job: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), version: 1, task: expect.any(Date) });
    expect((await onsite(task, 'office')).code).toBe('OK');
    expect(await datesOf(task)).toEqual([first]);
  });

  test('leaves the date that the job has', async () => {
    const task = await insertTask(api.sequelize, { group: 'Crew North' });
    await api.sequelize.query(`update construction set onsite_date = '2026-01-05' where id = $id`, { bind: { id: task.constructionId } });
    await onsite(task, 'field');
    expect(await datesOf(task)).toMatchObject([{ job: '2026-01-05', version: 0 }]);
  });
});

describe('submit (domain.md §2)', () => {
  test('raises one draft payment with what was done, GST by the line', async () => {
    const task = await completedAndConfirmed();
    await send('sub', changeItem(task.itemIds[0], '31.5'));
    expect((await send('sub', `updateTaskSubmitted(scheduleId: ${task.scheduleId}) { id }`)).code).toBe('OK');
    const lines = await rows<Record<string, unknown>>(
      `select p.state, i.schedule_item_id, i.original_qty, i.completed_qty, i.value_ex_gst, i.value_inc_gst from payment p join payment_item i on i.payment_id = p.id
        where p.schedule_id = $id order by i.schedule_item_id`,
      { id: task.scheduleId },
    );
    const done = lines.find((line) => line['schedule_item_id'] === task.itemIds[0]);
    expect(done).toMatchObject({ state: 'draft', completed_qty: '31.500', value_ex_gst: '771.75', value_inc_gst: '848.93' });
    expect(lines).toHaveLength(2);
  });

  test('raises no payment for a crew of our own', async () => {
    const task = await insertTask(api.sequelize, { group: 'Crew North', completed: true });
    await send('field', `updateTaskUserConfirmQty(taskUser: { scheduleId: ${task.scheduleId} }) { id }`);
    expect((await send('field', `updateTaskSubmitted(scheduleId: ${task.scheduleId}) { id }`)).code).toBe('OK');
    expect(await rows('select id from payment where schedule_id = $id', { id: task.scheduleId })).toEqual([]);
  });

  test('a corrected rejection brings the payment up to date and back to review', async () => {
    const task = await completedAndConfirmed();
    await send('sub', `updateTaskSubmitted(scheduleId: ${task.scheduleId}) { id }`);
    await api.sequelize.query(`update schedule_item set rejected_date = now(), reject_reason = 'photos show one' where id = $id`, {
      bind: { id: task.itemIds[0] },
    });
    expect((await send('sub', changeItem(task.itemIds[0], '1'))).code).toBe('OK');
    expect(await rows('select state from payment where schedule_id = $id', { id: task.scheduleId })).toEqual([{ state: 'review' }]);
    expect(await rows('select rejected_date, completed_qty from schedule_item where id = $id', { id: task.itemIds[0] })).toEqual([
      { rejected_date: null, completed_qty: '1.000' },
    ]);
    expect(await rows('select value_ex_gst from payment_item where schedule_item_id = $id', { id: task.itemIds[0] })).toEqual([
      { value_ex_gst: '24.50' },
    ]);
  });

  test('an item added while a rejection is corrected is paid with the others', async () => {
    const task = await completedAndConfirmed();
    await send('sub', `updateTaskSubmitted(scheduleId: ${task.scheduleId}) { id }`);
    await api.sequelize.query('update schedule_item set rejected_date = now() where id = $id', { bind: { id: task.itemIds[0] } });
    const itemId = await insertRow(api.sequelize, 'field_item', { code: 'EXTRA-1', name: 'Second pit', unit_amount: '385.00' });
    const codeId = await insertRow(api.sequelize, 'child_code', { code: 'EXTRA-1S', parent_item_id: itemId });
    await insertRow(api.sequelize, 'child_code', { code: 'EXTRA-1T', parent_item_id: itemId });
    await insertRow(api.sequelize, 'child_code_rate', { child_code_id: codeId, rate: '200.00', effective_from: '2020-01-01' });
    const add = `updateConstructionAddBOQAndItem(fieldBoqItem: { scheduleId: ${task.scheduleId}, itemId: ${itemId}, quantity: "2", reason: "second lot" }) { id }`;
    expect((await send('sub', add)).code).toBe('OK');
    const lines = await rows(
      `select i.item_code, i.completed_qty, i.value_ex_gst from payment p join payment_item i on i.payment_id = p.id
        where p.schedule_id = $id and i.item_code = 'EXTRA-1S'`,
      { id: task.scheduleId },
    );
    expect(lines).toEqual([{ item_code: 'EXTRA-1S', completed_qty: '2.000', value_ex_gst: '400.00' }]);
  });

  test('the payment stays the business of who did the work when the task moves to another contractor (quality.md §2)', async () => {
    const task = await completedAndConfirmed();
    await send('sub', `updateTaskSubmitted(scheduleId: ${task.scheduleId}) { id }`);
    await api.sequelize.query('update schedule set group_id = 3 where id = $id', { bind: { id: task.scheduleId } });
    const seenBy = async (person: PersonName) => {
      const { data } = await api.gql(
        person,
        `{ construction(id: ${task.constructionId}) { payments { paymentItems { valueExGst } } schedules { items { rate } } } }`,
      );
      return JSON.stringify(data);
    };
    expect(await seenBy('sub')).toMatch(/"valueExGst":"[\d.]+".*"rate":"24\.50"/);
    expect(await seenBy('sub2')).toContain('"payments":[]');
    expect(await seenBy('sub2')).not.toContain('24.50');
  });

  test('reopening voids the draft, and submitting again raises a new one', async () => {
    const task = await completedAndConfirmed();
    await send('sub', `updateTaskSubmitted(scheduleId: ${task.scheduleId}) { id }`);
    expect((await send('office', `reopenTask(scheduleId: ${task.scheduleId}, reason: "one photo short") { id }`)).code).toBe('OK');
    for (const move of ['updateTaskUserOnSite', 'updateTaskUserComplete', 'updateTaskUserConfirmQty']) {
      expect((await send('sub', `${move}(taskUser: { scheduleId: ${task.scheduleId} }) { id }`)).code).toBe('OK');
    }
    expect((await send('sub', `updateTaskSubmitted(scheduleId: ${task.scheduleId}) { id }`)).code).toBe('OK');
    expect(await rows('select state, void_reason from payment where schedule_id = $id order by id', { id: task.scheduleId })).toEqual([
      { state: 'void', void_reason: 'one photo short' },
      { state: 'draft', void_reason: null },
    ]);
  });
});

describe('quantities (Spec 1 §5)', () => {
  test('a stale quantity is answered with both values, and neither is dropped', async () => {
    const task = await insertTask(api.sequelize, { group: 'Crew North' });
    const seen = `, client: { id: "${randomUUID()}", expectedVersion: 0 }`;
    expect((await send('field', changeItem(task.itemIds[0], '31', seen))).code).toBe('OK');
    const stale = await send('office', changeItem(task.itemIds[0], '33', `, client: { id: "${randomUUID()}", expectedVersion: 0 }`));
    expect(stale).toMatchObject({
      code: 'STALE_VERSION',
      details: { theirs: { completedQty: '31.000' }, yours: { completedQty: '33.000' } },
    });
  });

  test('a quantity that comes to more than a payment holds is refused where it is typed, not at submit', async () => {
    const task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling', accepted: true, completed: true });
    await send('sub', `updateTaskUserConfirmQty(taskUser: { scheduleId: ${task.scheduleId} }) { id }`);
    expect(await send('sub', changeItem(task.itemIds[0], '999999999'))).toMatchObject({
      code: 'INVALID_INPUT',
      details: { field: 'completedQty', sentence: expect.stringContaining('more than a payment can hold') },
    });
    expect((await send('sub', `updateTaskSubmitted(scheduleId: ${task.scheduleId}) { id }`)).code).toBe('OK');
  });

  test('an unplanned item stands on the job with its variation and on the task with its reason', async () => {
    const [item] = await rows<{ id: number }>(
      `insert into field_item (code, name, unit_of_measure, unit_amount) values ('LEAD-1', 'Lead-in', 'each', 140) returning id`,
      {},
    );
    const task = await insertTask(api.sequelize, { group: 'Crew North' });
    const add = (itemId: number | undefined) =>
      send(
        'field',
        `updateConstructionAddBOQAndItem(fieldBoqItem: { scheduleId: ${task.scheduleId}, itemId: ${itemId}, quantity: "2", reason: "second lot" }) { id }`,
      );
    expect((await add(item?.id)).code).toBe('OK');
    expect(
      await rows(`select code, quantity, variation_qty from boq where construction_id = $id and code = 'LEAD-1'`, {
        id: task.constructionId,
      }),
    ).toEqual([{ code: 'LEAD-1', quantity: '0.000', variation_qty: '2.000' }]);
    await api.sequelize.query('update field_item set is_archived = true where id = $id', { bind: { id: item?.id } });
    expect((await add(item?.id)).code).toBe('ITEM_ARCHIVED');
  });
});

describe('who may accept', () => {
  test('a contractor whose insurance has expired is refused, and can decline (decision 003)', async () => {
    const task = await insertTask(api.sequelize, { group: 'Coastal Comms' });
    await api.sequelize.query(
      `insert into resource_document (independent_contractor_id, kind, expires_on) values (2, 'publicLiability', '2020-01-01')`,
    );
    const refused = await send('sub2', `updateConstructionTaskAccepted(scheduleId: ${task.scheduleId}) { id }`);
    expect(refused).toMatchObject({ code: 'CONTRACTOR_NOT_COMPLIANT', details: { document: 'Public liability insurance' } });
    expect((await send('sub2', `updateConstructionTaskDeclined(scheduleId: ${task.scheduleId}) { id }`)).code).toBe('OK');
  });
});

describe('the job (domain.md §2, "Other moves")', () => {
  const contacts = (task: TaskRows, args: string) =>
    `updateDeveloperAndSiteContacts(id: ${task.constructionId}, ${args}) { siteContact siteContactPhone siteContacts { name phone sortOrder } }`;

  test('the primary contact and the job’s own contact are the same values, phones normalised, empty rows dropped', async () => {
    const task = await insertTask(api.sequelize, { group: 'Crew North', workType: 'Editable' });
    const list = '[{ name: "Sarah Lindqvist", phone: "0491 570 156" }, { name: "" }, { name: "Tom", phone: "+61491570157", sortOrder: 9 }]';
    expect((await send('field', contacts(task, `siteContacts: ${list}`))).data).toEqual({
      updateDeveloperAndSiteContacts: {
        siteContact: 'Sarah Lindqvist',
        siteContactPhone: '+61491570156',
        siteContacts: [
          { name: 'Sarah Lindqvist', phone: '+61491570156', sortOrder: 1 },
          { name: 'Tom', phone: '+61491570157', sortOrder: 9 },
        ],
      },
    });
  });

  test('of the two fields, the one that the work type does not open is refused by name', async () => {
    const task = await insertTask(api.sequelize, { group: 'Crew North', workType: 'Editable' });
    const refused = await send('field', contacts(task, 'developer: "Tamar Homes", siteContacts: [{ name: "Sarah" }]'));
    expect(refused).toMatchObject({ code: 'FIELD_NOT_EDITABLE', details: { field: 'Developer' } });
    expect(await rows('select name from site_contact where construction_id = $id', { id: task.constructionId })).toEqual([]);
  });

  test('what a call leaves out stays as it is, and null clears it', async () => {
    const task = await insertTask(api.sequelize, { group: 'Crew North', workType: 'Editable' });
    const short = (args: string) =>
      send('office', `updateDeveloperAndSiteContact(id: ${task.constructionId}, ${args}) { developer siteContact siteContactPhone }`);
    await short('developer: "Tamar Homes", siteContact: "Sarah", siteContactPhone: "0491570156"');
    await send('field', contacts(task, 'siteContacts: [{ name: "Tom", phone: "0491570157" }]'));
    expect((await short('siteContactPhone: null')).data).toEqual({
      updateDeveloperAndSiteContact: { developer: 'Tamar Homes', siteContact: 'Tom', siteContactPhone: null },
    });
  });

  test('a contact of another job is not found', async () => {
    const [mine, other] = [
      await insertTask(api.sequelize, { group: 'Crew North', workType: 'Editable' }),
      await insertTask(api.sequelize, { group: 'Coastal Comms' }),
    ];
    const [contact] = await rows<{ id: number }>(
      `insert into site_contact (construction_id, name, sort_order) values ($id, 'Not yours', 1) returning id`,
      { id: other.constructionId },
    );
    expect((await send('field', contacts(mine, `siteContacts: [{ id: ${contact?.id}, name: "Mine now" }]`))).code).toBe('NOT_FOUND');
  });
});

describe('field comments (Spec 1 §5)', () => {
  test('only the author edits and deletes; a deleted one is kept out of sight, not destroyed', async () => {
    const task = await insertTask(api.sequelize, { group: 'Crew North' });
    const written = await send(
      'field',
      `updateFieldComment(fieldComment: { id: 0, scheduleId: ${task.scheduleId}, userId: ${PEOPLE.office}, comments: "On site now" }) { id userId user { displayName } }`,
    );
    const comment = (written.data as { updateFieldComment: { id: number; userId: number } }).updateFieldComment;
    expect(comment.userId).toBe(PEOPLE.field);
    expect((await send('office', `updateFieldComment(fieldComment: { id: ${comment.id}, comments: "changed" }) { id }`)).code).toBe(
      'COMMENT_NOT_YOURS',
    );
    expect((await send('office', `deleteFieldComment(id: ${comment.id})`)).code).toBe('COMMENT_NOT_YOURS');
    expect((await send('field', `deleteFieldComment(id: ${comment.id})`)).code).toBe('OK');
    expect((await send('field', `deleteFieldComment(id: ${comment.id})`)).code).toBe('NOT_FOUND');
    expect(await rows('select comments from field_comment where id = $id and deleted_utc is not null', { id: comment.id })).toEqual([
      { comments: 'On site now' },
    ]);
    expect((await api.gql('field', `{ jobFieldComments(constructionId: ${task.constructionId}) { id } }`)).data).toEqual({
      jobFieldComments: [],
    });
  });
});

test('the database itself refuses a second line for one item, and custom fields that are no object (issue 3 §3)', async () => {
  const task = await completedAndConfirmed();
  await send('sub', `updateTaskSubmitted(scheduleId: ${task.scheduleId}) { id }`);
  const again = `insert into payment_item (payment_id, schedule_item_id) select payment_id, schedule_item_id from payment_item where schedule_item_id = $id`;
  await expect(api.sequelize.query(again, { bind: { id: task.itemIds[0] } })).rejects.toThrow();
  const list = `update construction set custom_fields = '[]' where id = $id`;
  await expect(api.sequelize.query(list, { bind: { id: task.constructionId } })).rejects.toThrow('custom_fields');
});

test('the event log cannot be changed, not even by the server (domain.md §3)', async () => {
  const task = await insertTask(api.sequelize, { group: 'Crew North' });
  await send('field', `updateTaskUserOnSite(taskUser: { scheduleId: ${task.scheduleId} }) { id }`);
  await expect(
    api.sequelize.query('update event set move = $move where entity_id = $id', { bind: { move: 'nothing', id: task.scheduleId } }),
  ).rejects.toThrow('append-only');
  await expect(api.sequelize.query('delete from event where entity_id = $id', { bind: { id: task.scheduleId } })).rejects.toThrow(
    'append-only',
  );
});
