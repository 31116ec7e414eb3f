// The log of activity in a real database (screens.md §2.23): who reads it, in which order, by which filters, without amounts and without secrets.
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { RECEIPTS_CATEGORY } from '@lotline/schema/domain/attachment/categories';
import { insertAttachment } from '../../../test/file-rows.ts';
import { insertTask } from '../../../test/task-rows.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { PEOPLE, type PersonName } from '../../../test/world.ts';

let api: BootedApi;
/** No other figure has these digits. */
const AMOUNT = '7351.84';
const RATE = '9462.17';
/** Shapes of secrets; none is one. */
const JWT = `eyJhbGciOiJub25lIn0.eyJwbGFudGVkIjoxfQ.${'s'.repeat(30)}`;
const LINK = 'c2VjcmV0LXNsdWctb2YtYS1idWlsZGVy';

const event = (row: Readonly<Record<string, unknown>>) =>
  insertRow(api.sequelize, 'event', { actor_user_id: PEOPLE.office, version: 1, ...row });

beforeAll(async () => {
  api = await bootApi();
  // the office reads logs here and sees no amounts
  await api.sequelize.query("insert into role_claim (role_id, claim_value) values (4, 'CAN_VIEW_LOGS')");
  const item = { entity: 'field_item', entity_id: 4711, move: 'editItemCode' };
  await event({
    ...item,
    before: { name: 'Pit', unitAmount: '12.00' },
    after: { name: 'Pit lid', unitAmount: AMOUNT },
    request_id: 'request-of-the-pit',
  });
  const lines = [{ id: 1, scheduleItemId: 2, completedQty: '1.000', unitAmount: RATE, valueExGst: AMOUNT, valueIncGst: AMOUNT }];
  await event({
    entity: 'payment',
    entity_id: 4712,
    move: 'correctPayment',
    before: { state: 'draft' },
    after: { state: 'draft' },
    detail: { lines },
  });
  await event({ entity: 'schedule', entity_id: 4713, move: 'accept', detail: { rates: [{ id: 1, rate: RATE }] } });
  await event({
    entity: 'job_cost',
    entity_id: 4714,
    move: 'addJobCost',
    after: { quantity: '2.000', unitAmount: AMOUNT },
    detail: { kind: 'bom', called: 'Pipe' },
  });
  await event({
    entity: 'job_cost',
    entity_id: 4715,
    move: 'addJobCost',
    after: { amount: AMOUNT },
    detail: { kind: 'expense', called: 'Hotel' },
  });
  const why = `token ${JWT} and https://lotline.example/builders/${LINK}`;
  await event({ entity: 'project', entity_id: 4716, move: 'editProject', why, before: { name: 'A' }, after: { name: `A ${JWT}` } });
  const late = { occurred_at: '2026-11-20T01:00:00Z', sent_at: '2026-11-20T03:30:00Z' };
  await event({
    entity: 'custom_task',
    entity_id: 4717,
    move: 'completeCustomTask',
    before: { isCompleted: false },
    after: { isCompleted: true },
    ...late,
  });
  await event({ entity: 'receipt', entity_id: 4718, move: 'issueReceipt', actor_kind: 'system', actor_user_id: null });
});
afterAll(() => api.stop());

test('an entry says by name what it is of, and by number what is gone or has no name', async () => {
  await event({ entity: 'app_user', entity_id: PEOPLE.office, move: 'editPerson' });
  await event({ entity: 'work_group', entity_id: 999_999, move: 'editGroup' });
  await insertRow(api.sequelize, 'resource_document', { id: 4721, user_id: PEOPLE.field, kind: 'whiteCard' });
  await event({ entity: 'resource_document', entity_id: 4721, move: 'documentExpires', actor_kind: 'system', actor_user_id: null });
  const setting = await insertRow(api.sequelize, 'system_setting', { name: 'Job Status Settings', work_type: 'Named', config: {} });
  await event({ entity: 'system_setting', entity_id: setting, move: 'saveSetting' });
  const recordsOf = async (record: string): Promise<string[]> => (await read('admin', { record })).rows.map((row) => row.record);
  expect(await recordsOf('app_user')).toContain('Person Olive Hart');
  expect(await recordsOf('work_group')).toContain('Group 999999');
  expect(await recordsOf('resource_document')).toContain('Document White card of Finn Walsh');
  expect(await recordsOf('receipt')).toContain('Receipt 4718');
  // by the name of its page
  expect(await recordsOf('system_setting')).toContain('Setting Job status');
});

test('an entry says on whose page its record stands, where it has none of its own', async () => {
  const list = await insertRow(api.sequelize, 'lookup', { name: 'Owned list', data: {} });
  const kind = 'whiteCard';
  const documents = [
    await insertRow(api.sequelize, 'resource_document', { user_id: PEOPLE.field, kind }),
    await insertRow(api.sequelize, 'resource_document', { independent_contractor_id: 1, kind }),
  ];
  const about = async (entity: string, id: number): Promise<string | null | undefined> => {
    await event({ entity, entity_id: id, move: 'any' });
    return (await read('admin', { record: entity })).rows[0]?.owner;
  };
  const setting = (name: string, work_type: string | null) => insertRow(api.sequelize, 'system_setting', { name, work_type, config: {} });
  const bank = await insertRow(api.sequelize, 'contractor_bank_account', {
    ...{ independent_contractor_id: 2, sealed: 's'.repeat(60), bsb_end: '000', number_end: '264', why: 'They changed banks' },
    ...{ proposed_by_user_id: PEOPLE.scheduler, proposed_at: '2026-11-01T00:00:00Z' },
  });
  const value = await insertRow(api.sequelize, 'lookup_value', { lookup_id: list, label: 'Owned', position: 900 });
  const fact = { owner_user_id: PEOPLE.field, construction_id: null, resource_document_id: documents[1] ?? 0 };
  expect(await about('resource_document', documents[0] ?? 0)).toBe(`app_user:${String(PEOPLE.field)}`);
  expect(await about('resource_document', documents[1] ?? 0)).toBe('independent_contractor:1');
  expect(await about('contractor_bank_account', bank)).toBe('independent_contractor:2');
  expect(await about('lookup_value', value)).toBe('lookup:Owned list');
  expect(await about('system_setting', await setting('Sync', null))).toBe('system_setting:Sync');
  expect(await about('system_setting', await setting('Address Type', 'Owned'))).toBe('system_setting:Address Type:Owned');
  expect(await about('attachment', await insertAttachment(api.sequelize, fact))).toBe('independent_contractor:1');
  expect([await about('resource_document', 999_999), await about('field_item', 999_998)]).toEqual([null, null]);
});

const row = z.object({
  id: z.number(),
  entityId: z.number(),
  what: z.string(),
  changes: z.string().nullable(),
  data: z.string().nullable(),
  person: z.string(),
  record: z.string(),
  owner: z.string().nullable(),
  waitedMinutes: z.number().nullable(),
});
const page = z.object({ rows: z.array(row), after: z.string().nullable() });
const read = async (person: PersonName, filter: object = {}, more: object = {}) => {
  const query = `query($filter: ActivityFilterInput, $first: Int, $after: String) { activityLog(filter: $filter, first: $first, after: $after) {
    rows { id entityId what changes data person waitedMinutes why: why record owner impersonator } after } }`;
  const { data, errors } = await api.gql(person, query, { filter, first: 200, ...more });
  expect(errors).toEqual([]);
  return { ...page.parse(data?.['activityLog']), text: JSON.stringify(data) };
};
const found = async (filter: object): Promise<number[]> =>
  (await read('admin', filter)).rows
    .map(({ entityId }) => entityId)
    .filter((id) => id > 4710 && id < 4720)
    .reverse();
const csv = async (person: PersonName): Promise<string> => {
  const answer = await fetch(`${api.url}/api/exports/activityLog.csv`, {
    headers: { authorization: `Bearer ${await api.tokenFor(person)}` },
  });
  expect(answer.status).toBe(200);
  return answer.text();
};

test('whoever lacks the claim reads no entry, no person and no file of it', async () => {
  for (const query of ['{ activityLog { count } }', '{ logPeople { id } }']) {
    expect((await api.gql('scheduler', query)).errors[0]?.extensions.code).toBe('CLAIM_REQUIRED');
  }
  expect(await api.rest('scheduler', 'GET', '/api/exports/activityLog.csv')).toMatchObject({ status: 403 });
});

test('the newest entry comes first where nobody chose an order, and the next page goes on where the last one ended', async () => {
  const all = (await read('admin')).rows.map(({ id }) => id);
  expect(all).toEqual([...all].sort((a, b) => b - a));
  const ids: number[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < 50; pages++) {
    const part: z.infer<typeof page> = await read('admin', {}, { first: 3, after });
    ids.push(...part.rows.map(({ id }) => id));
    after = part.after;
    if (after === null) break;
  }
  expect(ids).toEqual(all);
});

test('an entry says in words what was there before and after', async () => {
  const { rows } = await read('admin', { search: '4711' });
  expect(rows[0]).toMatchObject({
    what: 'Item code edited',
    changes: `Name: Pit → Pit lid\nUnit amount: 12.00 → ${AMOUNT}`,
    person: 'Olive Hart',
  });
});

test('without the claim for money no amount is in the entries, in what they stored or in the file; an expense is not there at all', async () => {
  const seen = await read('office');
  for (const text of [seen.text, await csv('office')]) for (const amount of [AMOUNT, RATE]) expect(text).not.toContain(amount);
  expect(seen.rows.find(({ entityId }) => entityId === 4711)?.changes).toBe('Name: Pit → Pit lid');
  expect(seen.rows.map(({ entityId }) => entityId)).not.toContain(4715);
  const whole = await read('admin');
  for (const amount of [AMOUNT, RATE]) expect(whole.text).toContain(amount);
  expect(await csv('admin')).toContain(AMOUNT);
});

test('without the claim for money no file of a receipt is told of, also once it was deleted for good; other files are', async () => {
  const { constructionId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const file = async (title: string, tags: string): Promise<number> => {
    const owner_user_id = PEOPLE.field;
    const id = await insertAttachment(api.sequelize, { owner_user_id, construction_id: constructionId, title, tags });
    await event({ entity: 'attachment', entity_id: id, move: 'reserveAttachment', after: { title } });
    return id;
  };
  const [receipt] = [await file('Hotel of Monday', RECEIPTS_CATEGORY), await file('Trench of Monday', 'Photos')];
  const purged = { entity: 'attachment', entity_id: receipt + 90_000, move: 'purgeAttachment' };
  await event({ ...purged, before: { state: 'deleted', title: 'Hotel of Sunday', fileId: null, isReceipt: true } });
  for (const shown of [(await read('office')).text, await csv('office')]) {
    expect(shown).toContain('Trench of Monday');
    expect(shown).not.toContain('Hotel of');
  }
  for (const title of ['Hotel of Monday', 'Hotel of Sunday']) expect((await read('admin')).text).toContain(title);
});

test('a secret that somebody typed is in no entry and in no file', async () => {
  const { text } = await read('admin');
  for (const shown of [text, await csv('admin')]) {
    for (const secret of [JWT, LINK]) expect(shown).not.toContain(secret);
    expect(shown).toContain('[redacted]');
  }
});

test.each<[string, object, number[]]>([
  ['the number of a record', { search: '4713' }, [4713]],
  ['the id of a request', { search: 'request-of-the-pit' }, [4711]],
  ['a part of a name', { search: 'live Har', record: 'payment' }, [4712]],
  ['letters that a pattern would read otherwise', { search: '_live%' }, []],
  ['a person', { people: [PEOPLE.office], record: 'project' }, [4716]],
  ['another person', { people: [PEOPLE.sub2] }, []],
  ['the kind of record', { record: 'schedule' }, [4713]],
  ['every other kind', { record: 'schedule', isNot: ['record'], search: '4713' }, []],
  ['who sent it', { sender: 'system' }, [4718]],
  ['what Lotline writes for itself', { technical: true }, [4718]],
  ['what a device sent', { tab: 'sync' }, [4717]],
  ['what waited over an hour', { waited: 'h1' }, [4717]],
  ['what waited over a day', { waited: 'd1' }, []],
])('is filtered by %s', async (_by, filter, ids) => {
  expect(await found(filter)).toEqual(ids);
});

test('what a device kept says for how long', async () => {
  expect((await read('admin', { tab: 'sync' })).rows[0]).toMatchObject({ waitedMinutes: 150, what: 'Custom task ticked' });
});

test('who took a list out, and how much of it, stands in the tab of exports', async () => {
  await csv('office');
  const { rows } = await read('admin', { tab: 'exports', people: [PEOPLE.office] });
  expect(rows[0]?.what).toMatch(/^Exported \d+ rows of activity log as CSV$/);
});
