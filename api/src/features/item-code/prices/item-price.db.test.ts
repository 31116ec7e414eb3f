// Prices of item codes from a day on in a real database: which one a line is entered with, what stays, a change of many and the way back, amounts (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../../test/booted-api.ts';
import { insertRow } from '../../../../test/insert-row.ts';
import { insertTask } from '../../../../test/task-rows.ts';
import type { PersonName } from '../../../../test/world.ts';

let api: BootedApi;
/** In Sydney; tests move it on. */
let today = '2026-11-20';
const AMOUNT = '8642.97';
beforeAll(async () => {
  // 23:30 of the day before in UTC: days are the company's
  api = await bootApi({ now: () => new Date(Date.parse(`${today}T00:30:00+11:00`)) });
  // the office manages the catalogue here and sees no amounts
  await api.sequelize.query("insert into role_claim (role_id, claim_value) values (4, 'CAN_MANAGE_ITEM_CODES')");
});
beforeEach(() => {
  today = '2026-11-20';
});
afterAll(() => api.stop());

const ask = async (query: string, person: PersonName = 'admin') => {
  const { data, errors } = await api.gql(person, query);
  return { data, code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details };
};
const rows = (sql: string, bind: Record<string, unknown> = {}) => api.sequelize.query<object>(sql, { bind, type: QueryTypes.SELECT });
let made = 0;
const item = (amount: string | null, code = `PRICE-${String((made += 1))}`) =>
  insertRow(api.sequelize, 'field_item', { code, name: 'Pit', unit_of_measure: 'each', unit_amount: amount });
const PRICES = '{ unitAmount ownAmount prices { id unitAmount effectiveFrom effectiveTo hasBegun } }';
const add = (itemId: number, unitAmount: string, from: string, person: PersonName = 'admin') =>
  ask(
    `mutation { addItemPrice(input: { itemId: ${String(itemId)}, unitAmount: "${unitAmount}", effectiveFrom: "${from}", why: "Indexed" }) ${PRICES} }`,
    person,
  );
const shape = z.object({
  unitAmount: z.string().nullable(),
  prices: z.array(
    z.object({
      id: z.number(),
      unitAmount: z.string(),
      effectiveFrom: z.string(),
      effectiveTo: z.string().nullable(),
      hasBegun: z.boolean(),
    }),
  ),
});
const pricesOf = async (itemId: number) =>
  shape.parse((await ask(`{ itemPrices(itemId: ${String(itemId)}) ${PRICES} }`)).data?.['itemPrices']);
const spans = async (itemId: number) =>
  (await pricesOf(itemId)).prices.map(({ unitAmount, effectiveFrom, effectiveTo }) => [unitAmount, effectiveFrom, effectiveTo]);
const takeBack = (id: number) => ask(`mutation { takeBackItemPrice(id: ${String(id)}) ${PRICES} }`);
const job = () =>
  insertRow(api.sequelize, 'construction', {
    work_order: `PR-${String((made += 1))}`,
    status: 'Scheduled',
    work_type: 'MDU',
    address: '1 Ferry St',
  });
const enter = (jobId: number, itemId: number) =>
  ask(
    `mutation { addJobItems(input: { constructionId: ${String(jobId)}, items: [{ itemId: ${String(itemId)}, quantity: "1" }] }) { id } }`,
  );

test('a line is entered with the price of its day and keeps it; list, picker and file say the price of this day', async () => {
  const [id, jobId] = [await item('10.00', 'DAY-1'), await job()];
  expect((await add(id, '12.00', '2026-12-01')).code).toBe('OK');
  expect((await add(id, '11.00', '2026-11-25')).code).toBe('OK');
  expect(await spans(id)).toEqual([
    ['12.00', '2026-12-01', null],
    ['11.00', '2026-11-25', '2026-11-30'],
  ]);
  const said = async () => {
    const list = await ask(
      `{ itemCodes(filter: { ids: [${String(id)}] }) { rows { unitAmount isPriceDated } } itemsByCode(codes: ["DAY-1"]) { unitAmount } }`,
    );
    return JSON.stringify(list.data);
  };
  for (const [day, amount] of [
    ['2026-11-24', '10.00'],
    ['2026-11-25', '11.00'],
    ['2026-11-30', '11.00'],
    ['2026-12-01', '12.00'],
  ] as const) {
    today = day;
    expect((await enter(jobId, id)).code).toBe('OK');
    expect(await said()).toBe(
      `{"itemCodes":{"rows":[{"unitAmount":"${amount}","isPriceDated":true}]},"itemsByCode":[{"unitAmount":"${amount}"}]}`,
    );
  }
  expect(await rows('select unit_amount from boq where construction_id = $jobId order by id', { jobId })).toEqual(
    ['10.00', '11.00', '11.00', '12.00'].map((unit_amount) => ({ unit_amount })),
  );
});

test('a crew’s unplanned item is entered with the price of the day, too', async () => {
  const id = await item('10.00');
  await add(id, '13.00', today);
  const { scheduleId } = await insertTask(api.sequelize, { group: 'Crew North' });
  const input = `fieldBoqItem: { scheduleId: ${String(scheduleId)}, itemId: ${String(id)}, quantity: "2", reason: "Found" }`;
  expect((await ask(`mutation { updateConstructionAddBOQAndItem(${input}) { id } }`, 'field')).code).toBe('OK');
  expect(
    await rows(
      'select i.rate, b.unit_amount from schedule_item i join boq b on b.id = i.boq_id where i.schedule_id = $scheduleId order by i.id desc limit 1',
      { scheduleId },
    ),
  ).toEqual([{ rate: '13.00', unit_amount: '13.00' }]);
});

test('a price begins today or later, once a day, and is taken back before its day; then the one before goes on', async () => {
  const id = await item('10.00');
  expect(await add(id, '11.00', '2026-11-19')).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'effectiveFrom' } });
  for (const [amount, from] of [
    ['11.00', '2026-11-20'],
    ['12.00', '2026-12-01'],
    ['13.00', '2027-01-01'],
  ] as const)
    expect((await add(id, amount, from)).code).toBe('OK');
  expect(await add(id, '14.00', '2026-12-01')).toMatchObject({ code: 'ALREADY_TAKEN', details: { field: 'effectiveFrom' } });
  const { prices } = await pricesOf(id);
  expect(await takeBack(prices[2]?.id ?? 0)).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'id' } });
  expect((await takeBack(prices[1]?.id ?? 0)).code).toBe('OK');
  expect(await spans(id)).toEqual([
    ['13.00', '2027-01-01', null],
    ['11.00', '2026-11-20', '2026-12-31'],
  ]);
});

test('two prices of one day cannot both be kept, even by who writes past the rule', async () => {
  const id = await item('10.00');
  const put = (from: string) => insertRow(api.sequelize, 'item_price', { item_id: id, unit_amount: '11', effective_from: from });
  await put('2026-12-01');
  await expect(put('2027-01-01')).rejects.toThrow();
});

test('with dated prices the unit amount of the form and of a file is refused; everything else of it is saved', async () => {
  const id = await item('10.00', 'FORM-1');
  await add(id, '11.00', today);
  const save = (base: string, changes: string) =>
    ask(`mutation { saveItemCode(input: { id: ${String(id)}, base: { ${base} }, changes: { ${changes} } }) { id } }`);
  expect(await save('unitAmount: "10.00"', 'unitAmount: "9.00"')).toMatchObject({
    code: 'INVALID_INPUT',
    details: { field: 'unitAmount' },
  });
  expect((await save('name: "Pit"', 'name: "Deep pit"')).code).toBe('OK');
  const tried = async (amount: string) =>
    (await ask(`{ itemCodeDryRun(csv: "Code,Unit amount\\nFORM-1,${amount}") { edited same refused { refusal } } }`)).data?.[
      'itemCodeDryRun'
    ];
  expect(await tried('11.00')).toEqual({ edited: 0, same: 1, refused: [] });
  expect(await tried('9.00')).toEqual({ edited: 0, same: 0, refused: [{ refusal: 'INVALID_INPUT' }] });
});

test('a change of many does what its dry run told, leaves what cannot be changed, and is undone until its day', async () => {
  const codes = ['MANY-A', 'MANY-B', 'MANY-C', 'MANY-D'];
  const [a = 0, b = 0, none = 0, later = 0] = [
    await item('10.00', codes[0]),
    await item('0.33', codes[1]),
    await item(null, codes[2]),
    await item('20.00', codes[3]),
  ];
  await add(a, '10.50', '2026-11-22');
  await add(later, '21.00', '2027-02-01');
  const filter = 'filter: { search: "MANY-" }';
  const wish = 'kind: "percent", value: "3.25", effectiveFrom: "2027-01-01"';
  const told = z
    .object({
      changed: z.number(),
      left: z.number(),
      seen: z.string(),
      rows: z.array(z.object({ code: z.string(), becomes: z.string().nullable() }).loose()),
    })
    .parse(
      (await ask(`{ itemPriceDryRun(${filter}, change: { ${wish} }) { changed left seen rows { code was becomes sentence } } }`)).data?.[
        'itemPriceDryRun'
      ],
    );
  expect(told).toMatchObject({ changed: 2, left: 2 });
  expect(told.rows.map(({ code, becomes }) => [code, becomes])).toEqual([
    ['MANY-C', null],
    ['MANY-D', null],
    ['MANY-A', '10.84'],
    ['MANY-B', '0.34'],
  ]);
  const send = (seen: string) =>
    ask(`mutation { changeItemPrices(${filter}, input: { ${wish}, seen: "${seen}", why: "CPI" }) { id items isUndone hasBegun } }`);
  expect((await send('0')).code).toBe('STALE_VERSION');
  const sent = z
    .object({ changeItemPrices: z.array(z.object({ id: z.number(), items: z.number() }).loose()) })
    .parse((await send(told.seen)).data);
  const change = sent.changeItemPrices[0]?.id ?? 0;
  expect(sent.changeItemPrices[0]).toMatchObject({ items: 2, isUndone: false, hasBegun: false });
  expect(await spans(a)).toEqual([
    ['10.84', '2027-01-01', null],
    ['10.50', '2026-11-22', '2026-12-31'],
  ]);
  expect([await spans(b), await spans(none)]).toEqual([[['0.34', '2027-01-01', null]], []]);
  const undo = () => ask(`mutation { undoItemPrices(changeId: ${String(change)}) { id isUndone } }`);
  today = '2027-01-01';
  expect((await undo()).code).toBe('INVALID_INPUT');
  today = '2026-12-31';
  // one that was archived meanwhile goes back as well
  await ask(`mutation { archiveItemCode(id: ${String(b)}, archived: true) { id } }`);
  expect((await undo()).data?.['undoItemPrices']).toMatchObject([{ id: change, isUndone: true }]);
  expect([await spans(a), await spans(b), await spans(later)]).toEqual([
    [['10.50', '2026-11-22', null]],
    [],
    [['21.00', '2027-02-01', null]],
  ]);
});

test('without the claim of amounts there are no prices: none is read, none is written, and history says none', async () => {
  const id = await item('10.00');
  await add(id, AMOUNT, today);
  expect((await ask(`{ itemPrices(itemId: ${String(id)}) { id } }`, 'office')).code).toBe('CLAIM_REQUIRED');
  expect((await add(id, '1.00', '2027-01-01', 'office')).code).toBe('CLAIM_REQUIRED');
  const reads = (person: PersonName) =>
    Promise.all([
      ask(`{ itemCodes(filter: { ids: [${String(id)}] }) { rows { unitAmount } } }`, person),
      ask(`{ recordEvents(entity: "field_item", id: ${String(id)}) { events { move before after } } }`, person),
      ask('{ fieldItems { id unitAmount } }', person),
    ]);
  expect((await reads('admin')).map((answer) => JSON.stringify(answer).includes(AMOUNT))).toEqual([true, true, true]);
  expect((await reads('office')).map((answer) => JSON.stringify(answer).includes(AMOUNT))).toEqual([false, false, false]);
});
