// A job's history: every step in order, page by page, without amounts for the office (specification 1 §6).
import { z } from 'zod';
import { byAction } from '@lotline/schema/domain/history/grouped-events';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { fileRow, insertAttachment } from '../../../test/file-rows.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { PEOPLE } from '../../../test/world.ts';

let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
});
afterAll(() => api.stop());

const record = z.record(z.string(), z.unknown());
const pageShape = z.object({
  next: z.string().nullable(),
  events: z.array(
    z.object({
      id: z.string(),
      move: z.string(),
      displayName: z.string(),
      hasKnownShape: z.boolean(),
      why: z.string().nullable(),
      after: record.nullable(),
      detail: record.nullable(),
      detailLeftOutBytes: z.number().nullable(),
      recordedAt: z.string(),
    }),
  ),
});
type Event = z.infer<typeof pageShape>['events'][number];
const FIELDS = Object.keys(pageShape.shape.events.element.shape).join(' ');

async function read(person: 'office' | 'finance', constructionId: number, args = ''): Promise<z.infer<typeof pageShape>> {
  const { data, errors } = await api.gql(person, `{ jobEvents(constructionId: ${constructionId}${args}) { next events { ${FIELDS} } } }`);
  expect(errors).toEqual([]);
  return pageShape.parse(data?.['jobEvents']);
}

test('an expense is told to who sees money alone, in a page and by its number; a material to both, its price to one', async () => {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const save = async (kind: string, more: string) =>
    api.gql(
      'finance',
      `mutation { saveJobCost(input: { constructionId: ${constructionId}, kind: "${kind}", supplier: "Kennards", quantity: "1", unitCost: "212.05", ${more} }) { id } }`,
    );
  expect((await save('expense', 'description: "Saw", spentOn: "2026-11-18"')).errors).toEqual([]);
  expect((await save('bom', 'code: "PIT-99"')).errors).toEqual([]);
  const [office, finance] = [await read('office', constructionId), await read('finance', constructionId)];
  const told = ({ events }: typeof office) => events.map(({ detail, after }) => [detail?.['called'], after?.['unitCost']]);
  expect(told(finance)).toEqual([
    ['PIT-99', '212.05'],
    ['Saw', '212.05'],
  ]);
  expect(told(office)).toEqual([['PIT-99', undefined]]);
  const expense = finance.events[1]?.id ?? '';
  const one = async (person: 'office' | 'finance') =>
    (await api.gql(person, `{ jobEvent(constructionId: ${constructionId}, id: "${expense}") { id } }`)).errors[0]?.extensions.code;
  expect([await one('finance'), await one('office')]).toEqual([undefined, 'NOT_FOUND']);
  // no page is shorter for what is not told
  expect((await read('office', constructionId, ', first: 1')).next).toBeNull();
});

test('the events of a file reach who reads the file: a receipt’s those who see money and who sent it, also once it was removed or purged', async () => {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const of = { owner_user_id: PEOPLE.finance, construction_id: constructionId };
  const tagged = await insertAttachment(api.sequelize, { ...of, tags: 'Receipt' });
  const spent = await insertAttachment(api.sequelize, of);
  const cost = { construction_id: constructionId, kind: 'bom', code: 'PIT-450', quantity: 1, created_by_user_id: PEOPLE.finance };
  await insertRow(api.sequelize, 'job_cost', { ...cost, receipt_id: spent });
  const removed = await insertAttachment(api.sequelize, { ...of, tags: 'Receipt', state: 'deleted' });
  const plan = await insertAttachment(api.sequelize, of);
  const [purged, purgedPlan] = [-1, -2];
  const tell = (entity: string, entityId: number, move: string, more: object = {}) =>
    insertRow(api.sequelize, 'event', {
      ...{ entity, entity_id: entityId, move, construction_id: constructionId, actor_user_id: PEOPLE.finance },
      ...more,
    });
  await tell('attachment', plan, 'plan');
  await tell('attachment', purgedPlan, 'purged plan');
  await tell('attachment', purgedPlan, 'purgeAttachment', { before: { isReceipt: false } });
  for (const id of [tagged, spent, removed, purged]) await tell('attachment', id, 'receipt');
  await tell('attachment', purged, 'purgeAttachment', { before: { isReceipt: true } });
  await tell('stored_file', 0, 'receipt', { detail: { attachmentId: tagged } });
  await tell('stored_file', (await fileRow(api.sequelize, spent))?.file_id ?? 0, 'receipt');

  const moves = async (person: 'office' | 'finance', args = '') =>
    (await read(person, constructionId, args)).events.map(({ move }) => move);
  const open = ['purgeAttachment', 'purged plan', 'plan'];
  expect(await moves('office')).toEqual(open);
  // no page is shorter for what is not told
  expect(await moves('office', ', first: 3')).toEqual(open);
  const { events } = await read('finance', constructionId);
  expect(events.map(({ move }) => move)).toEqual([
    ...Array<string>(2).fill('receipt'),
    'purgeAttachment',
    ...Array<string>(4).fill('receipt'),
    ...open,
  ]);
  const receipts = events.slice(0, 7);
  for (const { id } of receipts) {
    const { errors } = await api.gql('office', `{ jobEvent(constructionId: ${constructionId}, id: "${id}") { id } }`);
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  }
});

test('each step of a task is an event that the office reads, newest first', async () => {
  const task = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  await api.gql('sub', `mutation { updateConstructionTaskAccepted(scheduleId: ${task.scheduleId}) { id } }`);
  for (const move of ['OnSite', 'Complete', 'ConfirmQty']) {
    await api.gql('sub', `mutation { updateTaskUser${move}(taskUser: { scheduleId: ${task.scheduleId} }) { id } }`);
  }
  await api.gql('sub', `mutation { updateTaskSubmitted(scheduleId: ${task.scheduleId}) { id } }`);

  const { events, next } = await read('office', task.constructionId);
  expect(events.map(({ move }) => move)).toEqual(['submit', 'draftPayment', 'confirm', 'complete', 'goOnsite', 'dateJob', 'accept']);
  expect(events.every(({ displayName }) => displayName === 'Ridge Carter')).toBe(true);
  expect(next).toBeNull();
  expect(events.every(({ hasKnownShape }) => hasKnownShape)).toBe(true);
  expect(events.at(-1)?.detail).not.toHaveProperty('rates');
  expect((await read('finance', task.constructionId)).events.at(-1)?.detail).toHaveProperty('rates');

  const first = await read('office', task.constructionId, ', first: 3');
  const second = await read('office', task.constructionId, `, first: 3, after: "${first.next}"`);
  const third = await read('office', task.constructionId, `, first: 3, after: "${second.next}"`);
  expect([first, second, third].flatMap((page) => page.events.map(({ move }) => move))).toEqual(events.map(({ move }) => move));
  expect(third.next).toBeNull();

  const ofTask = async (scheduleId: number) =>
    (await read('office', task.constructionId, `, scheduleId: ${scheduleId}`)).events.map(({ move }) => move);
  expect(await ofTask(task.scheduleId)).toEqual(['submit', 'draftPayment', 'confirm', 'complete', 'goOnsite', 'dateJob', 'accept']);
  const other = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  expect(await ofTask(other.scheduleId)).toEqual([]);
});

test('of one task its own events, those of before the task stood beside them too; what happened on the job alone is left out', async () => {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  await api.sequelize.query(
    `insert into event (actor_user_id, entity, entity_id, construction_id, schedule_id, move)
     select id, entity, entity_id, $constructionId, schedule_id, move
     from app_user, (values ('schedule', $scheduleId::int, null::int, 'issue'), ('schedule_item', 1, $scheduleId, 'changeItem'),
       ('schedule', $scheduleId + 1, null, 'accept'), ('construction', $constructionId::int, null, 'setJobStatus')) e (entity, entity_id, schedule_id, move)
     where email = 'office@lotline.example'`,
    { bind: { constructionId, scheduleId } },
  );
  const { events } = await read('office', constructionId, `, scheduleId: ${scheduleId}`);
  expect(events.map(({ move }) => move).toSorted()).toEqual(['changeItem', 'issue']);
});

/** So many events on a new job, each with a text of so many characters. */
async function insertEvents(count: number, characters: number): Promise<number> {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  await api.sequelize.query(
    `insert into event (recorded_at, actor_user_id, entity, entity_id, construction_id, move, detail)
     select timestamptz '2026-11-01T00:00:00Z' + n * interval '1 minute', 1, 'schedule', $scheduleId, $constructionId, 'saveTicket ' || n,
            jsonb_build_object('replaced', repeat('x', $characters), 'rate', n) from generate_series(1, $count) n`,
    { bind: { scheduleId, constructionId, count, characters } },
  );
  return constructionId;
}

test('a page of 100 tickets of 1 MB says how long each is, in a few kB; each is told when it is asked for (issue 6 §1)', async () => {
  const job = await insertEvents(100, 1_048_576);
  const page = await read('office', job, ', first: 100');
  expect(page.events).toHaveLength(100);
  expect(JSON.stringify(page).length).toBeLessThan(100 * 200);
  expect(page.events.every(({ detail, detailLeftOutBytes }) => detail === null && (detailLeftOutBytes ?? 0) > 1_048_576)).toBe(true);

  const one = async (person: 'office' | 'finance' | 'sub', constructionId: number, id = page.events[0]?.id ?? '') =>
    api.gql(person, `{ jobEvent(constructionId: ${constructionId}, id: "${id}") { move detail detailLeftOutBytes } }`);
  const whole = (await one('office', job)).data?.['jobEvent'] as Event;
  expect([whole.move, String(whole.detail?.['replaced']).length, whole.detailLeftOutBytes]).toEqual(['saveTicket 100', 1_048_576, null]);
  expect(whole.detail).not.toHaveProperty('rate');
  expect(((await one('finance', job)).data?.['jobEvent'] as Event).detail).toHaveProperty('rate', 100);
  const other = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  expect((await one('office', other.constructionId)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await one('office', job, 'x')).errors[0]?.extensions.code).toBe('INVALID_INPUT');
  expect((await one('sub', job)).errors[0]?.extensions.code).toBe('CLAIM_REQUIRED');
});

test('a page ends with 256 kB of what changed, and the next one goes on behind it', async () => {
  const job = await insertEvents(250, 4_000);
  const moves: string[] = [];
  let pages = 0;
  for (let next: string | null = ''; next !== null; pages++) {
    const page: z.infer<typeof pageShape> = await read('office', job, `, first: 100${next === '' ? '' : `, after: "${next}"`}`);
    expect(JSON.stringify(page).length).toBeLessThan(300_000);
    moves.push(...page.events.map(({ move }) => move));
    next = page.next;
  }
  expect(moves).toEqual(Array.from({ length: 250 }, (_, index) => `saveTicket ${250 - index}`));
  expect(pages).toBe(4);
});

test('an event of before is answered as it was written, and says that its words are not of today’s shape; a job of the system is nobody’s', async () => {
  const { constructionId, scheduleId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  await api.sequelize.query(
    `insert into event (actor_user_id, actor_kind, entity, entity_id, construction_id, move, after) values
       (1, 'person', 'schedule', $scheduleId, $constructionId, 'decline', '{"reason":"no crew"}'),
       (null, 'system', 'stored_file', 0, $constructionId, 'makePreviews', null)`,
    { bind: { scheduleId, constructionId } },
  );
  const { data } = await api.gql(
    'office',
    `{ jobEvents(constructionId: ${constructionId}) { events { move actorKind userId displayName hasKnownShape after } } }`,
  );
  expect(data).toEqual({
    jobEvents: {
      events: [
        { move: 'makePreviews', actorKind: 'system', userId: null, displayName: '', hasKnownShape: false, after: null },
        {
          move: 'decline',
          actorKind: 'person',
          userId: 1,
          displayName: expect.any(String) as string,
          hasKnownShape: false,
          after: { reason: 'no crew' },
        },
      ],
    },
  });
});

test('a builder’s link acts in nobody’s name and says so; a person is named, and there are no others who act (issue 8 §1)', async () => {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const tell = (kind: string) =>
    api.sequelize.query(
      `insert into event (actor_user_id, actor_kind, entity, entity_id, construction_id, move, after)
         values (null, $kind, 'construction', $constructionId, $constructionId, 'approveAsBuilder', '{"version":2}')`,
      { bind: { kind, constructionId } },
    );
  await tell('link');
  const { data } = await api.gql(
    'office',
    `{ jobEvents(constructionId: ${constructionId}) { events { move actorKind userId displayName } } }`,
  );
  expect(data).toEqual({
    jobEvents: { events: [{ move: 'approveAsBuilder', actorKind: 'link', userId: null, displayName: '' }] },
  });
  await expect(tell('person')).rejects.toThrow('event_person_is_named');
  await expect(tell('robot')).rejects.toThrow('event_actor_kind_check');
});

test('a job is told as it was between two changes, without amounts, and to nobody but the office (issue 11 §2)', async () => {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const rename = (developer: string) =>
    api.gql('office', `mutation { updateDeveloperAndSiteContact(id: ${constructionId}, developer: "${developer}") { id } }`);
  expect((await rename('First')).errors).toEqual([]);
  expect((await rename('Second')).errors).toEqual([]);
  const { events } = await read('office', constructionId);
  // the image of a row and the event of the same command are dated some moments apart: midway is between both
  const [newer = 0, older = 0] = events.map(({ recordedAt }) => Date.parse(recordedAt));
  const between = new Date((newer + older) / 2).toISOString();
  const asAt = await api.gql('office', `{ jobAsAt(constructionId: ${constructionId}, at: "${between}") { isKept fields } }`);
  expect(asAt.errors).toEqual([]);
  expect(asAt.data).toMatchObject({ jobAsAt: { isKept: true, fields: { developer: 'First' } } });
  expect(JSON.stringify(asAt.data)).not.toMatch(/amount|value/i);
  const before = await api.gql('office', `{ jobAsAt(constructionId: ${constructionId}, at: "2000-01-01T00:00:00Z") { fields } }`);
  expect(before.data).toEqual({ jobAsAt: { fields: null } });
  const field = await api.gql('sub', `{ jobAsAt(constructionId: ${constructionId}, at: "2026-11-24T00:00:00Z") { fields } }`);
  expect(field.errors).not.toEqual([]);
});

test('an event names the device that its action came from; one of which nothing is known names none', async () => {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const change = (scheduler: string) => `mutation { changeJobs(input: { ids: [${constructionId}], scheduler: "${scheduler}" }) { id } }`;
  await api.gql('office', change('Sam Doyle'));
  const headers = {
    authorization: `Bearer ${await api.tokenFor('office')}`,
    'content-type': 'application/json',
    'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  };
  await fetch(`${api.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: change('Olive Hart') }) });
  const { data } = await api.gql('office', `{ jobEvents(constructionId: ${constructionId}) { events { move device } } }`);
  expect(data?.['jobEvents']).toMatchObject({
    events: [
      { move: 'setScheduler', device: 'Chrome on Android' },
      { move: 'setScheduler', device: null },
    ],
  });
});

test('a job says how much its history tells this person: what one press added, removed or labelled is one thing', async () => {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Ridgeway Cabling' });
  const itemId = await insertRow(api.sequelize, 'field_item', { code: 'ROCK-9', name: 'Rock', unit_of_measure: 'h' });
  const press = (by: 'office' | 'finance', text: string) => api.gql(by, `mutation { ${text} { id } }`);
  const item = `{ itemId: ${String(itemId)}, quantity: "1" }`;
  const add = (items: string) => press('office', `addJobItems(input: { constructionId: ${constructionId}, items: [${items}] })`);
  expect((await add(`${item}, ${item}, ${item}`)).errors).toEqual([]);
  expect((await add(item)).errors).toEqual([]);
  const expense = `kind: "expense", supplier: "Kennards", description: "Saw", quantity: "1", unitCost: "212.05", spentOn: "2026-11-18"`;
  expect((await press('finance', `saveJobCost(input: { constructionId: ${constructionId}, ${expense} })`)).errors).toEqual([]);

  const removedAndLabelled = `with stored as (insert into stored_file (kind, storage_key, content_type, size_bytes, state, stored_utc)
      select 'original', gen_random_uuid()::text, 'image/jpeg', 1, 'stored', now() from generate_series(1, 3) returning id),
    files as (insert into attachment (title, state, owner_user_id, construction_id, file_id, original_file_id)
      select 'Trench.jpg', 'uploaded', ${String(PEOPLE.finance)}, ${constructionId}, id, id from stored returning id),
    rows as (select 'attachment' as entity, id, 'labelFile' as move from files union all select 'boq', n, 'removeJobItem' from generate_series(1, 3) n)
    insert into event (recorded_at, actor_user_id, entity, entity_id, construction_id, move)
      select now() + interval '1 second', ${String(PEOPLE.finance)}, entity, id, ${constructionId}, move from rows order by move, id`;
  await api.sequelize.query(removedAndLabelled);

  const counted = async (person: 'office' | 'finance' | 'sub') =>
    (await api.gql(person, `{ construction(id: ${constructionId}) { eventCount } }`)).data?.['construction'];
  const told = async (person: 'office' | 'finance') => byAction((await read(person, constructionId)).events).length;
  expect([await told('office'), await told('finance')]).toEqual([4, 5]);
  expect([await counted('office'), await counted('finance'), await counted('sub')]).toEqual(
    [4, 5, null].map((eventCount) => ({ eventCount })),
  );
  await api.sequelize.query(
    `insert into event (actor_user_id, entity, entity_id, construction_id, move)
     select ${String(PEOPLE.finance)}, 'construction', ${constructionId}, ${constructionId}, 'setJobStatus' from generate_series(1, 1200)`,
  );
  expect(await counted('office')).toEqual({ eventCount: 1001 });
});
