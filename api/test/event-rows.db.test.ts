// No row is written without an event that tells of it: in a whole life of a task with its payment, of a file, in every job, and at a first sign-in.
// Single commands: test/commands (decision 032).
import { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { QueryTypes } from 'sequelize';
import { DEFAULT_TICKET_FORM } from '@lotline/schema/domain/settings/default-ticket-form';
import { completeTicket, sign, startTicket } from '@lotline/schema/domain/ticket/ticket.edits';
import { bindSubject } from '../src/features/people/actor.queries.ts';
import { CheckTurns } from '../src/features/attachment/check-turns.ts';
import { createJobs } from '../src/jobs/jobs.ts';
import { recordingMailGateway } from '../src/platform/mail/mail-gateway.ts';
import { recordingGateway } from '../src/platform/sms/recording-gateway.ts';
import { createLog } from '../src/platform/http/request-log.ts';
import { bankSeal } from '../src/platform/seal/bank-seal.ts';
import { BANK_SECRET } from './bank-changes.ts';
import { bootApi, type BootedApi } from './booted-api.ts';
import { insertRow } from './insert-row.ts';
import { RECEIPT_SECRET } from './run-jobs.ts';
import { insertTask } from './task-rows.ts';
import { lastChange, eventMismatches, type EventRow } from './event-rows.ts';
import { announced, announcement, photoOfSize, send, type TestFile } from './uploads.ts';
import { emailOf, PEOPLE, type PersonName } from './world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
  // a first sign-in is a change of its own
  for (const person of ['sub', 'office'] as const) await api.gql(person, '{ __typename }');
});
afterAll(() => api.stop());

/** The moves that tell of what was done, once it is sure that they tell of all of it, truly. */
async function eventsDuring(work: () => Promise<unknown>): Promise<string[]> {
  return (await eventsOf(work)).map(({ move }) => move);
}

async function eventsOf(work: () => Promise<unknown>): Promise<readonly EventRow[]> {
  const before = await lastChange(api.sequelize);
  await work();
  const { faults, events } = await eventMismatches(api.sequelize, before);
  expect(faults).toEqual([]);
  return events;
}

async function press(person: PersonName, mutation: string): Promise<void> {
  const { errors } = await api.gql(person, `mutation { ${mutation} }`);
  expect(errors).toEqual([]);
}
const run = (sql: string, bind: Record<string, unknown> = {}) => api.sequelize.query(sql, { bind });

test('a task’s life with its payment is told of whole', async () => {
  const { scheduleId: id, itemIds } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const [itemId = 0] = itemIds;
  const [catalogue] = await api.sequelize.query<{ id: number }>(
    `insert into field_item (code, name, unit_amount) values ('TOLD-1', 'Rock', 96) returning id`,
    { type: QueryTypes.SELECT },
  );
  const code = await api.sequelize.query<{ id: number }>(
    `insert into child_code (parent_item_id, code) values ($id, 'TOLD-C') returning id`,
    {
      bind: { id: catalogue?.id },
      type: QueryTypes.SELECT,
    },
  );
  await run(`insert into child_code_rate (child_code_id, rate, effective_from) values ($id, 60, '2020-01-01')`, { id: code[0]?.id });
  const visit = `(taskUser: { scheduleId: ${id} })`;
  const add = `updateConstructionAddBOQAndItem(fieldBoqItem: { scheduleId: ${id}, itemId: ${catalogue?.id}, quantity: "0.5", reason: "rock" }) { id }`;
  const change = (quantity: string) =>
    `updateConstructionScheduleItemCompletion(item: { id: ${itemId}, completedQty: "${quantity}", variationReason: "one more" }) { id }`;
  const steps: readonly (readonly [PersonName, string, readonly string[]])[] = [
    ['sub', `updateConstructionTaskAccepted(scheduleId: ${id}) { id }`, ['accept']],
    ['sub', `updateTaskUserOnSite${visit} { id }`, ['dateJob', 'goOnsite']],
    ['sub', `updateTaskUserOffSite${visit} { id }`, ['goOffsite']],
    ['sub', `updateTaskUserOnSite${visit} { id }`, ['goOnsite']],
    ['sub', add, ['addItem']],
    ['sub', change('3'), ['sumLine', 'changeItem']],
    ['sub', `updateTaskUserComplete(taskUser: { scheduleId: ${id} }, partial: false) { id }`, ['complete']],
    ['sub', `updateTaskUserConfirmQty${visit} { id }`, ['confirm']],
    ['sub', `updateTaskSubmitted(scheduleId: ${id}) { id }`, ['draftPayment', 'submit']],
    ['office', add, ['addPaymentLine', 'addItem']],
    ['office', change('4'), ['sumLine', 'correctPayment', 'changeItem']],
  ];
  for (const [person, mutation, moves] of steps)
    expect({ mutation, moves: await eventsDuring(() => press(person, mutation)) }).toEqual({ mutation, moves });
  // the office's review has no call yet
  await run('update schedule_item set rejected_date = now() where id = $itemId', { itemId });
  const corrected = await eventsOf(() => press('sub', change('5')));
  expect(corrected.find(({ move }) => move === 'correctPayment')).toMatchObject({ before: { state: 'draft' }, after: { state: 'review' } });
  expect(await eventsDuring(() => press('office', `reopenTask(scheduleId: ${id}, reason: "photo missing") { id }`))).toEqual([
    'voidPayment',
    'reopen',
  ]);
});

const BEGUN = '2026-11-22T20:18:00.000Z';

/** Every job, as a worker has them, at that time. */
const jobsAt = (now: Date) =>
  createJobs({
    sequelize: api.sequelize,
    files: api.files,
    papers: api.running.papers,
    turns: new CheckTurns(api.sequelize),
    now: () => now,
    timeZone: 'Australia/Sydney',
    keptMonths: 24,
    receiptSecret: () => Promise.resolve(RECEIPT_SECRET),
    smsGateway: recordingGateway(api.sequelize),
    mailGateway: recordingMailGateway(api.sequelize),
    bankSeal: () => Promise.resolve(bankSeal(BANK_SECRET)),
    log: createLog('silent'),
  });

test('a file’s life is told of whole, also what jobs of the system do with it, in nobody’s name or in its sender’s', async () => {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const file: TestFile = photoOfSize(64, 48);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000);
  const { signal } = new AbortController();
  const played = new Map<string, string[]>();
  const work = async (job: string, days: number, payload: object = {}) => {
    const events = await eventsOf(async () => jobsAt(day(days))[job]?.(payload, signal));
    expect(events.filter(({ actorKind }) => actorKind !== 'system')).toEqual([]);
    played.set(job, [...(played.get(job) ?? []), ...events.map(({ move }) => move)]);
  };
  let upload = { id: 0, url: '', type: '' };
  // as a client of the plain specification: it never says that the upload is done
  const announce = async () => {
    const facts = { constructionId, taskId: scheduleId, clientId: null };
    const { attachment, uploadUrl, contentType } = await announced(api, 'sub', announcement(file, facts));
    upload = { id: attachment.id, url: uploadUrl, type: contentType ?? '' };
  };
  expect(await eventsDuring(announce)).toEqual(['reserveAttachment', 'openUpload']);
  expect(await eventsDuring(() => send(upload.url, file.bytes, upload.type))).toEqual(['completeAttachment']);
  await work('sweep_files', 0.1);
  const [shown] = await api.sequelize.query<{ id: number | null }>('select file_id as id from attachment where id = $id', {
    bind: { id: upload.id },
    type: QueryTypes.SELECT,
  });
  expect(shown?.id).toEqual(expect.any(Number));
  await work('make_previews', 0, { fileId: shown?.id });
  await work('turn_receipt_key', 0);
  await work('issue_receipt', 0, { kind: 'batch', personId: PEOPLE.sub, constructionId, scheduleId });
  expect(await eventsDuring(() => api.rest('sub', 'DELETE', `/api/attachments/${upload.id}`))).toEqual(['removeAttachment']);
  await work('sweep_files', 40);
  await work('keep_records', 0);
  await work('remove_bytes', 0, { keys: [] });
  const ticket = sign(startTicket(DEFAULT_TICKET_FORM, {}, BEGUN), {
    id: randomUUID(),
    by: 'worker',
    name: 'Ridge Carter',
    at: BEGUN,
    ink: null,
  });
  await run('update schedule set ticket_of_work = $ticket::jsonb where id = $scheduleId', {
    scheduleId,
    ticket: JSON.stringify(completeTicket(ticket, BEGUN)),
  });
  await work('attach_ticket', 0, { scheduleId, userId: PEOPLE.sub });
  await run(
    `update construction set status = 'On Hold', status_before_hold = 'Scheduled', hold_reason = 'Power', hold_until = current_date where id = $constructionId`,
    { constructionId },
  );
  await work('release_hold', 2, { constructionId, until: day(0).toISOString().slice(0, 10) });
  const plan = (status: string) =>
    run(
      `update construction set planned_status = $status, planned_status_at = now(), planned_status_by = $by, planned_status_refused = null
        where id = $constructionId`,
      { constructionId, status, by: PEOPLE.office },
    );
  await plan('Scheduled');
  await work('set_planned_status', 2, { constructionId });
  await plan('No such status');
  await work('set_planned_status', 2, { constructionId });
  await run(
    `update construction set developer = 'Old Homes', status = 'Gone', planned_status = null, planned_status_at = null, planned_status_by = null, planned_status_refused = null where id = $constructionId`,
    {
      constructionId,
    },
  );
  const asked = { why: 'One company', userId: PEOPLE.office };
  await work('move_lookup_uses', 0, { list: 'Builder Lookup', from: 'Old Homes', to: 'New Homes', ...asked });
  const [fromId, intoId] = await Promise.all(
    ['GONE-1', 'KEPT-1'].map((code) => insertRow(api.sequelize, 'field_item', { code, name: 'Pit' })),
  );
  await insertRow(api.sequelize, 'boq', { construction_id: constructionId, item_id: fromId, code: 'GONE-1' });
  await work('move_item_lines', 0, { fromId, intoId, ...asked });
  await work('replace_status', 0, { from: 'Gone', to: 'Scheduled', workType: null, ...asked });
  await work('give_notice', 0);
  await work('run_one_off', 0, { runId: await wrongLine(constructionId) });
  await work('send_document_mail', 0, { mailId: 4_711 });
  await work('send_role_mail', 0, { sendId: randomUUID(), userId: PEOPLE.office, subject: 'Rights', text: 'Changed' });
  await work('send_sms', 0, { messageId: await queuedSms(constructionId) });
  expect(Object.fromEntries(played)).toEqual({
    sweep_files: expect.arrayContaining(['purgeAttachment', 'removeFile']) as unknown,
    make_previews: ['makePreviews'],
    turn_receipt_key: ['makeReceiptKey'],
    issue_receipt: ['issueReceipt'],
    keep_records: [],
    remove_bytes: [],
    attach_ticket: ['attachTicket'],
    release_hold: ['releaseJob'],
    set_planned_status: ['setPlannedStatus', 'refusePlannedStatus'],
    move_lookup_uses: ['updateJob'],
    move_item_lines: ['followItemCode'],
    replace_status: ['replaceStatus'],
    // it writes no row of the business: documents.db.test has its events
    give_notice: [],
    // its end is of no row of the business: one-offs.db.test.ts has its event
    run_one_off: ['sumLine'],
    // it writes no row of the business: documents.db.test has its events
    send_document_mail: [],
    // it writes nothing
    send_role_mail: [],
    send_sms: ['sendBuilderSms'],
  });
  expect(Object.keys(jobsAt(day(0))).sort()).toEqual([...played.keys()].sort());
});

/** A line that says something else than its items, and the one-off that corrects it. */
async function wrongLine(constructionId: number): Promise<number> {
  const line = await insertRow(api.sequelize, 'boq', { construction_id: constructionId, code: 'WRONG', completed_qty: '7' });
  const [task] = await api.sequelize.query<{ id: number }>('select min(id) as id from schedule where construction_id = $constructionId', {
    bind: { constructionId },
    type: QueryTypes.SELECT,
  });
  await insertRow(api.sequelize, 'schedule_item', { schedule_id: task?.id, boq_id: line, completed_qty: '3' });
  return insertRow(api.sequelize, 'one_off_run', {
    ...{ kind: 'sumLines', total: 1, why: 'After the repair', started_by_user_id: PEOPLE.office, started_at: new Date().toISOString() },
  });
}

async function queuedSms(constructionId: number): Promise<number> {
  await run(
    `update construction set developer = 'Tamar Homes', site_contact = 'Dale Whitby', site_contact_phone = '0491 570 156', street_name = 'Wattle',
       suburb = 'Box Hill' where id = $constructionId`,
    { constructionId },
  );
  await press('office', `sendBuilderSms(ids: [${String(constructionId)}], message: "May our crew come onsite?")`);
  const [message] = await api.sequelize.query<{ id: number }>('select max(id) as id from sms_message', { type: QueryTypes.SELECT });
  return message?.id ?? 0;
}

test('what the sweep completes in a sender’s name is the system’s doing, and names the sender', async () => {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const file = photoOfSize(32, 32);
  const facts = { constructionId, taskId: scheduleId, clientId: null };
  const { attachment } = await announced(api, 'sub', announcement(file, facts));
  const [awaited] = await api.sequelize.query<{ key: string }>(
    'select f.storage_key as key from attachment a join stored_file f on f.id = a.awaited_file_id where a.id = $id',
    { bind: { id: attachment.id }, type: QueryTypes.SELECT },
  );
  // the bytes came past the server, as they do to a bucket
  const key = awaited?.key ?? '';
  await api.files.disk?.receive(
    { userId: PEOPLE.sub, key, contentType: 'image/jpeg', sizeBytes: file.sizeBytes, isExact: true, expiresAt: new Date() },
    Readable.from([Buffer.from(file.bytes)]),
  );
  const later = new Date(Date.now() + 3_600_000);
  const events = await eventsOf(async () => jobsAt(later)['sweep_files']?.({}, new AbortController().signal));
  const [completed] = await api.sequelize.query(
    `select actor_kind, actor_user_id, request_id from event where id = any($ids::bigint[]) and move = 'completeAttachment' and entity_id = $id`,
    { bind: { ids: events.map(({ id }) => id), id: attachment.id }, type: QueryTypes.SELECT },
  );
  expect(completed).toEqual({ actor_kind: 'system', actor_user_id: PEOPLE.sub, request_id: 'sweep_files' });
});

test('who signs in for the first time is told of', async () => {
  await run('update app_user set subject = null where id = $id', { id: PEOPLE.scheduler });
  expect(await eventsDuring(() => bindSubject(api.sequelize, 'entra-of-scheduler', emailOf('scheduler'), 'local-'))).toEqual([
    'bindSubject',
  ]);
});

test('what no event tells of is found, and words that no row says', async () => {
  const { scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const before = await lastChange(api.sequelize);
  await run(`update schedule set comments = 'gate' where id = $scheduleId`, { scheduleId });
  await run(
    `with changed as (update schedule set is_partial = true where id = $scheduleId)
     insert into event (actor_user_id, entity, entity_id, version, move, after) values (1, 'schedule', $scheduleId, 0, 'complete', '{"isPartial": false}')`,
    { scheduleId },
  );
  const { faults } = await eventMismatches(api.sequelize, before);
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`no event tells of U schedule ${scheduleId}`),
      expect.stringContaining('after.isPartial is false, the row says true'),
      expect.stringContaining('detail: '),
    ]),
  );
});

test('nobody’s event says that it is a person’s', async () => {
  const insert = (kind: string) =>
    run(`insert into event (actor_kind, entity, entity_id, move) values ($kind, 'schedule', 1, 'accept')`, { kind });
  await expect(insert('person')).rejects.toThrow('event_person_is_named');
  await expect(insert('someone')).rejects.toThrow('actor_kind');
  await insert('link');
});
