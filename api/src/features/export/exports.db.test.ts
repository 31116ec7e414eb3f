// Exports through the API: the rows of the list, in everybody's own scope and without amounts for whom they are not meant, each an event.
import { randomUUID } from 'node:crypto';
import { runs } from '@lotline/schema/testing/random-runs';
import fc from 'fast-check';
import { QueryTypes } from 'sequelize';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { GROUPS, PEOPLE, type PersonName } from '../../../test/world.ts';
import { until } from '../../../test/until.ts';
import { RawClient } from '../../../test/raw-client.ts';
import { EXPORT_BATCH } from '../../platform/list/read-by-keys.ts';
import { readWorkbook } from './testing/read-workbook.ts';

let api: BootedApi;
const AMOUNT = '7777.77';
const LONG = EXPORT_BATCH * 2 + 5;

beforeAll(async () => {
  api = await bootApi({ now: () => new Date('2026-11-20T02:00:00Z') });
  const job = async (workOrder: string, more: object = {}): Promise<number> =>
    insertRow(api.sequelize, 'construction', {
      work_order: workOrder,
      status: 'Scheduled',
      work_type: 'MDU',
      address: '1 Ferry St',
      ...more,
    });
  const id = await job('=1+1', {
    site_contact: '@Ann',
    site_contact_phone: '+61491570156',
    updated_due_date: '2026-11-24',
    customer_ref: 'Café, "Nord"',
  });
  await insertRow(api.sequelize, 'boq', { construction_id: id, code: 'A', quantity: '0', variation_qty: '-1', unit_amount: AMOUNT });
  await insertRow(api.sequelize, 'schedule', {
    construction_id: id,
    name: 'Haul',
    group_id: GROUPS.ridgeway,
    issued_date: '2026-11-19T13:30:00Z',
  });
  await insertRow(api.sequelize, 'schedule', { construction_id: id, name: 'Splice', group_id: GROUPS.coastal });
  await api.sequelize.query(`insert into construction (work_order, status, work_type, address, region)
    select 'LONG-' || n, 'Scheduled', 'MDU', 'Long', 'Long' from generate_series(1, ${LONG}) n`);
});
afterAll(() => api.stop());

const path = (list: 'jobs' | 'tasks', query: Readonly<Record<string, unknown>> = {}): string =>
  `/api/exports/${list}.csv?${new URLSearchParams(
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)])),
  ).toString()}`;
const lines = async (person: PersonName, at: string): Promise<string[]> =>
  String((await api.rest(person, 'GET', at)).body)
    .split('\r\n')
    .slice(0, -1);
const exportsOf = async (person: PersonName) =>
  api.sequelize.query<{ detail: { rows: number; isComplete: boolean; list: string } }>(
    `select detail from event where entity = 'export' and move = 'exportList' and actor_user_id = $id order by id`,
    { bind: { id: PEOPLE[person] }, type: QueryTypes.SELECT },
  );

test('holds typed cells and no formula, for the columns that are asked for', async () => {
  const asked = path('jobs', {
    filter: { search: 'nord' },
    columns: 'workOrder,siteContact,siteContactPhone,dueDate,customerRef,nextTask,contractValue',
  });
  const answer = await api.rest('finance', 'GET', asked);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=jobs-2026-11-20.csv');
  expect(answer.body).toBe(
    '\ufeffWork order,Site contact,Site contact phone,Due,Customer ref,Next task,Crew,Value\r\n' +
      `'=1+1,'@Ann,0491 570 156,2026-11-24,"Café, ""Nord""",Haul,Ridgeway Cabling,-${AMOUNT}\r\n`,
  );
});

test('as a workbook: days, instants and amounts as themselves, texts as texts, for whom they are meant', async () => {
  const columns = 'workOrder,siteContact,siteContactPhone,dueDate,customerRef,nextTask,contractValue';
  const asked = path('jobs', { filter: { search: 'nord' }, columns }).replace('.csv', '.xlsx');
  const answer = await fetch(`${api.url}${asked}`, { headers: { authorization: `Bearer ${await api.tokenFor('finance')}` } });
  expect(answer.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename=jobs-2026-11-20.xlsx');
  const { cells, rows, sheet } = readWorkbook(Buffer.from(await answer.arrayBuffer()));
  expect(rows).toBe(2);
  const second = (column: string) => cells.get(`${column}2`);
  expect(second('A')).toEqual({ type: 'inlineStr', text: '=1+1', format: null, isBold: false });
  expect(second('B')?.text).toBe('@Ann');
  expect(second('C')?.text).toBe('0491 570 156');
  // 2026-11-24, counted in days since 1899-12-30
  expect(second('D')).toEqual({ type: '', text: '46350', format: 'd mmm yyyy', isBold: false });
  expect(second('E')?.text).toBe('Café, "Nord"');
  expect(second('H')).toEqual({ type: '', text: `-${AMOUNT}`, format: '#,##0.00', isBold: false });
  expect(sheet).not.toContain('<f');
  const officeSees = await fetch(`${api.url}${asked}`, { headers: { authorization: `Bearer ${await api.tokenFor('office')}` } });
  expect(readWorkbook(Buffer.from(await officeSees.arrayBuffer())).sheet).not.toContain(AMOUNT);
  expect((await exportsOf('finance')).at(-1)?.detail).toMatchObject({ list: 'jobs', format: 'xlsx', rows: 1, isComplete: true });
});

test('has no amount for whom it is not meant, and no column for one', async () => {
  const filter = { search: 'nord' };
  const whole = await lines('office', path('jobs', { filter }));
  expect(whole).toHaveLength(2);
  expect(whole.join()).not.toContain(AMOUNT);
  expect(whole[0]).toMatch(/,Files$/);
  expect((await lines('finance', path('jobs', { filter })))[0]).toMatch(/,Files,Value,Margin$/);
  const alone = await api.rest('office', 'GET', path('jobs', { filter, columns: 'contractValue,margin' }));
  expect(alone).toMatchObject({ status: 403, body: { code: 'CLAIM_REQUIRED' } });
});

test('holds of the tasks what each person may see', async () => {
  const named = async (person: PersonName) => (await lines(person, path('tasks', { columns: 'name,group,issuedDate' }))).slice(1);
  expect(await named('sub')).toEqual(['Haul,Ridgeway Cabling,2026-11-20 00:30']);
  // not issued yet: the office alone has it
  expect(await named('sub2')).toEqual([]);
  expect(await named('field')).toEqual([]);
  expect(await named('office')).toHaveLength(2);
});

test('goes through a list of several batches in its order, each row once', async () => {
  const asked = path('jobs', { filter: { regions: ['Long'] }, sort: { field: 'id', descending: true }, columns: 'workOrder' });
  const found = (await lines('scheduler', asked)).slice(1);
  expect(found).toHaveLength(LONG);
  expect(new Set(found).size).toBe(LONG);
  expect(found[0]).toBe(`LONG-${LONG}`);
});

test('is an event: who, what, how much', async () => {
  const before = (await exportsOf('admin')).length;
  const filter = { regions: ['Long'] };
  await lines('admin', path('jobs', { filter, sort: { field: 'workOrder' }, columns: 'workOrder,status' }));
  const told = (await exportsOf('admin')).slice(before);
  expect(told).toEqual([
    {
      detail: {
        list: 'jobs',
        format: 'csv',
        filter,
        sort: { field: 'workOrder', descending: false },
        columns: ['workOrder', 'status'],
        rows: LONG,
        isComplete: true,
      },
    },
  ]);
});

test('who hangs up before the first row is there has that kept', async () => {
  const before = (await exportsOf('office')).length;
  const holder = await api.sequelize.transaction();
  await api.sequelize.query('lock table construction in access exclusive mode', { transaction: holder });
  const stop = new AbortController();
  const answer = fetch(`${api.url}${path('jobs', { filter: { regions: ['Long'] } })}`, {
    headers: { authorization: `Bearer ${await api.tokenFor('office')}` },
    signal: stop.signal,
  });
  const waiting = () => api.sequelize.query('select 1 from pg_locks where not granted', { type: QueryTypes.SELECT });
  await until('the export waits for its rows', async () => (await waiting()).length > 0);
  stop.abort();
  await expect(answer).rejects.toThrow('aborted');
  await holder.rollback();
  await until('the export is told of', async () => (await exportsOf('office')).length > before);
  const [told] = (await exportsOf('office')).slice(before);
  expect(told?.detail).toMatchObject({ rows: EXPORT_BATCH, isComplete: false });
});

test('who hangs up after the first bytes, again and again, keeps nothing: no more than two at once, and each is told of with what it was sent (issue 20)', async () => {
  // wider than what the system takes over of an answer, so that it waits for its reader
  await api.sequelize.query(`update construction set site_contact = repeat('x', 10000) where region = 'Long'`);
  const before = (await exportsOf('scheduler')).length;
  const { exports, calls } = api.running.bounds;
  const token = await api.tokenFor('scheduler');
  const asked = path('jobs', { filter: { regions: ['Long'] }, columns: 'workOrder,siteContact' });
  let [begun, refused, most] = [0, 0, 0];
  while (begun < 4) {
    const clients = await Promise.all(Array.from({ length: 6 }, () => RawClient.open(api.url)));
    for (const client of clients) {
      // the first bytes, and no more
      client.socket.once('data', (bytes: Buffer) => {
        client.received += bytes.toString('latin1');
        client.socket.pause();
      });
      client.head('GET', asked, { authorization: `Bearer ${token}` });
    }
    await until('each is begun or refused', () => clients.every(({ status }) => status > 0));
    most = Math.max(most, exports.taken);
    begun += clients.filter(({ status }) => status === 200).length;
    refused += clients.filter(({ status }) => status === 429).length;
    for (const client of clients) client.close();
    await until('their places are free again', () => exports.taken + calls.taken === 0);
  }
  expect([most, begun, refused]).toEqual([2, 4, 8]);
  const told = (await exportsOf('scheduler')).slice(before).map(({ detail }) => detail);
  expect(told).toHaveLength(begun);
  for (const detail of told) expect(detail).toMatchObject({ list: 'jobs', isComplete: false, rows: expect.any(Number) as unknown });
  expect(told.every(({ rows }) => rows > 0 && rows < LONG)).toBe(true);
  const busy = () =>
    api.sequelize.query(
      `select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and application_name = 'lotline-api' and state <> 'idle'`,
      { type: QueryTypes.SELECT },
    );
  await until('no statement of theirs runs', async () => (await busy()).length === 0);
});

test.each(['csv', 'xlsx'])(
  'whenever the reader of a %s hangs up, its slot is freed, and one event has at least the rows that were read',
  async (ending) => {
    const { exports, calls } = api.running.bounds;
    const headers = { authorization: `Bearer ${await api.tokenFor('office')}` };
    const asked = path('jobs', { filter: { regions: ['Long'] }, columns: 'workOrder,siteContact' }).replace('.csv', `.${ending}`);
    const whole = (await (await fetch(`${api.url}${asked}`, { headers })).arrayBuffer()).byteLength;
    const hangUpAfter = async (mostBytes: number): Promise<void> => {
      const before = (await exportsOf('office')).length;
      const client = (await RawClient.open(api.url)).head('GET', asked, headers);
      await until('it is begun', async () => exports.taken === 1 || (await exportsOf('office')).length > before);
      if (mostBytes === 0) client.close();
      client.reading().socket.on('data', () => {
        if (client.received.length >= mostBytes) client.close();
      });
      await until('nothing of it is under way', () => client.isClosed && exports.taken + calls.taken === 0);
      const events = (await exportsOf('office')).slice(before).map(({ detail }) => detail);
      expect(events).toHaveLength(1);
      const { rows = 0, isComplete } = events[0] ?? {};
      expect(rows).toBeGreaterThanOrEqual(client.received.match(/LONG-\d+,/g)?.length ?? 0);
      expect(rows).toBeLessThanOrEqual(LONG);
      if (isComplete === true) expect(rows).toBe(LONG);
    };
    const part = fc.integer({ min: 0, max: 1_000 });
    await fc.assert(
      fc.asyncProperty(part, (thousandths) => hangUpAfter(Math.floor((whole * thousandths) / 1_000))),
      runs({ least: 6, soak: 100 }),
    );
  },
);

test.each([
  ['a filter that is no JSON', path('jobs', { filter: '{' }), 'filter'],
  ['a filter that is not known', path('jobs', { filter: { colour: 'red' } }), 'filter'],
  ['a sort that is not known', path('tasks', { sort: { field: 'password' } }), 'sort.field'],
  ['a column that is not known', path('jobs', { columns: 'workOrder,password' }), 'columns'],
  ['a text that is too long', path('jobs', { filter: { search: 'x'.repeat(201) } }), 'filter.search'],
])('refuses %s', async (_name, at, field) => {
  const { status, body } = await api.rest('office', 'GET', at);
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', details: { field } } });
});

describe('of a computer’s own copy', () => {
  const taken = {
    client: { id: randomUUID(), occurredAt: '2026-11-20T01:00:00.000Z', sentAt: '2026-11-20T01:30:00.000Z' },
    ...{ list: 'jobs', format: 'xlsx', filter: { search: 'nord' }, sort: { field: 'dueDate', descending: true } },
    ...{ columns: ['workOrder', 'address'], rows: 7, copyOf: '2026-11-20T00:45:00.000Z' },
  };
  const tell = (body: object, person: PersonName = 'scheduler') => api.rest(person, 'POST', '/api/exports/taken', body);

  it('is an event of when it was written, once, however often it is told', async () => {
    const before = (await exportsOf('scheduler')).length;
    expect([(await tell(taken)).status, (await tell(taken)).status]).toEqual([204, 204]);
    expect((await exportsOf('scheduler')).slice(before).map(({ detail }) => detail)).toEqual([
      {
        ...{ list: 'jobs', format: 'xlsx', filter: { search: 'nord' }, sort: { field: 'dueDate', descending: true } },
        ...{ columns: ['workOrder', 'address'], rows: 7, isComplete: true, copyOf: '2026-11-20T00:45:00.000Z' },
      },
    ]);
    const [event] = await api.sequelize.query<{ at: Date }>(
      `select occurred_at as at from event where move = 'exportList' and actor_user_id = $id order by id desc limit 1`,
      { bind: { id: PEOPLE.scheduler }, type: QueryTypes.SELECT },
    );
    expect(event?.at.toISOString()).toBe('2026-11-20T01:00:00.000Z');
  });

  it.each([
    ['no such list', { list: 'secrets' }],
    ['a format that nobody writes', { format: 'exe' }],
    ['fewer than no rows', { rows: -1 }],
    ['a column that is none', { columns: ['a b'] }],
    ['a filter without end', { filter: { search: 'x'.repeat(8_001) } }],
    ['more than is asked', { further: 1 }],
    ['no id', { client: {} }],
  ])('with %s is refused', async (_what, wrong) => {
    const before = (await exportsOf('scheduler')).length;
    expect((await tell({ ...taken, ...wrong, ...('client' in wrong ? {} : { client: { id: randomUUID() } }) })).body).toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect((await exportsOf('scheduler')).length).toBe(before);
  });
});
