// Child codes and their rates in a real database: which rate a task is issued at, what a gap and an overlap say, what a rate that is dated back changes, amounts,
// two editors (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { GROUPS, type PersonName } from '../../../test/world.ts';

let api: BootedApi;
const TODAY = '2026-11-20';
const AMOUNT = '8642.97';
beforeAll(async () => {
  // 23:30 of the day before in UTC: days are the company's
  api = await bootApi({ now: () => new Date(`${TODAY}T10:30:00+11:00`) });
  // the office manages the codes here and sees no amounts
  await api.sequelize.query("insert into role_claim (role_id, claim_value) values (4, 'CAN_MANAGE_SUBCONTRACTOR_CODES')");
});
afterAll(() => api.stop());

const ask = async (person: PersonName, query: string) => {
  const { data, errors } = await api.gql(person, query);
  return { data, code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details };
};
const saved = z.object({ id: z.number(), version: z.number() });
const DETAIL = `{ id version usageCount item { unitAmount } codes { id code rates { id groupId contractorId party rate effectiveFrom effectiveTo } } }`;
const detail = z.object({
  usageCount: z.number(),
  item: z.object({ unitAmount: z.string().nullable() }),
  codes: z.array(
    z.object({
      code: z.string(),
      rates: z.array(
        z.object({
          id: z.number(),
          party: z.string().nullable(),
          rate: z.string().nullable(),
          effectiveFrom: z.string(),
          effectiveTo: z.string().nullable(),
        }),
      ),
    }),
  ),
});
const read = async (person: PersonName, id: number) =>
  detail.parse((await ask(person, `{ childCodeDetail(id: ${String(id)}) ${DETAIL} }`)).data?.['childCodeDetail']);
const ratesOf = async (id: number) =>
  (await read('admin', id)).codes[0]?.rates.map(({ party, rate, effectiveFrom, effectiveTo }) => [party, rate, effectiveFrom, effectiveTo]);

let made = 0;
async function newItem(): Promise<number> {
  made += 1;
  return insertRow(api.sequelize, 'field_item', { code: `PIPE-${String(made)}`, name: 'Pipe', unit_of_measure: 'm', unit_amount: AMOUNT });
}
async function newCode(itemId: number, more = ''): Promise<{ readonly id: number; readonly code: string }> {
  made += 1;
  const sent = await ask(
    'admin',
    `mutation { saveChildCode(input: { changes: { code: "pipe-${String(made)}.s", parentItemId: ${String(itemId)}, share: "1", isInSplit: false${more} } }) { id version } }`,
  );
  expect(sent.code).toBe('OK');
  return { id: saved.parse(sent.data?.['saveChildCode']).id, code: `PIPE-${String(made)}.S` };
}
const addRate = (id: number, changes: string, more = '', person: PersonName = 'admin') =>
  ask(person, `mutation { saveChildRate(input: { childCodeId: ${String(id)}, changes: { ${changes} }, why: "Agreed"${more} }) { id } }`);
const rated = async (id: number, changes: string, more = '') => expect((await addRate(id, changes, more)).code).toBe('OK');

/** A task of that group that is not issued, with one item. */
async function newTask(itemId: number, groupId: number): Promise<number> {
  made += 1;
  const job = await insertRow(api.sequelize, 'construction', {
    ...{ work_order: `CC-${String(made)}`, status: 'Scheduled', work_type: 'MDU', address: '1 Ferry St' },
  });
  const boq = await insertRow(api.sequelize, 'boq', { construction_id: job, item_id: itemId, code: `LINE-${String(made)}` });
  const task = await insertRow(api.sequelize, 'schedule', { construction_id: job, name: 'Lay', group_id: groupId });
  await insertRow(api.sequelize, 'schedule_item', { schedule_id: task, boq_id: boq, quantity: '2' });
  return task;
}
const issue = (task: number) => ask('admin', `mutation { issueTask(input: { scheduleId: ${String(task)} }) { id } }`);
async function keptAt(task: number): Promise<unknown> {
  const [item] = await api.sequelize.query<{ child_code: string | null; rate: string | null }>(
    'select child_code, rate from schedule_item where schedule_id = $task',
    { bind: { task }, type: QueryTypes.SELECT },
  );
  return [item?.child_code, item?.rate];
}
/** Issued now; its code and rate as the item keeps them. */
async function issuedAt(itemId: number, groupId: number): Promise<unknown> {
  const task = await newTask(itemId, groupId);
  expect((await issue(task)).code).toBe('OK');
  return keptAt(task);
}

test('a task is issued at the rate of its group, else of its contractor, else at the general one', async () => {
  const item = await newItem();
  const { id, code } = await newCode(item);
  const contractor = 1;
  await api.sequelize.query('update work_group set independent_contractor_id = $contractor where id = $id', {
    bind: { contractor, id: GROUPS.ridgeway },
  });
  await rated(id, 'rate: "10.00", effectiveFrom: "2026-01-01"');
  expect(await issuedAt(item, GROUPS.ridgeway)).toEqual([code, '10.00']);
  await rated(id, `contractorId: ${String(contractor)}, rate: "11.00", effectiveFrom: "2026-01-01"`);
  expect(await issuedAt(item, GROUPS.ridgeway)).toEqual([code, '11.00']);
  await rated(id, `groupId: ${String(GROUPS.ridgeway)}, rate: "12.00", effectiveFrom: "${TODAY}", effectiveTo: "${TODAY}"`);
  expect(await issuedAt(item, GROUPS.ridgeway)).toEqual([code, '12.00']);
  expect(await issuedAt(item, GROUPS.coastal)).toEqual([code, '10.00']);
});

test('a day without a rate blocks issue and names what has none; with a rate the same task is issued', async () => {
  const item = await newItem();
  const { id, code } = await newCode(item);
  await rated(id, 'rate: "10.00", effectiveFrom: "2026-01-01", effectiveTo: "2026-11-19"');
  const task = await newTask(item, GROUPS.ridgeway);
  const line = `LINE-${String(made)}`;
  expect(await issue(task)).toMatchObject({ code: 'RATE_MISSING', details: { codes: [line] } });
  expect(await keptAt(task)).toEqual([null, null]);
  await rated(id, `rate: "10.50", effectiveFrom: "${TODAY}"`);
  expect((await issue(task)).code).toBe('OK');
  expect(await keptAt(task)).toEqual([code, '10.50']);
});

test('the default split pays its codes together, and a gap in one of them is named', async () => {
  const item = await newItem();
  const dig = await newCode(item);
  const haul = await newCode(item);
  for (const { id, share } of [
    { ...dig, share: '0.6' },
    { ...haul, share: '0.4' },
  ]) {
    const edit = `id: ${String(id)}, why: "Split", base: { share: "1.000", isInSplit: "false" }, changes: { share: "${share}", isInSplit: "true" }`;
    expect((await ask('admin', `mutation { saveChildCode(input: { ${edit} }) { id } }`)).code).toBe('OK');
  }
  await rated(dig.id, 'rate: "10.00", effectiveFrom: "2026-01-01"');
  const task = await newTask(item, GROUPS.ridgeway);
  expect(await issue(task)).toMatchObject({ code: 'RATE_MISSING', details: { codes: [haul.code] } });
  await rated(haul.id, 'rate: "20.00", effectiveFrom: "2026-01-01"');
  expect((await issue(task)).code).toBe('OK');
  expect(await keptAt(task)).toEqual([`${dig.code} + ${haul.code}`, '14.00']);
  expect([(await read('admin', dig.id)).usageCount, (await read('admin', haul.id)).usageCount]).toEqual([1, 1]);
});

test('two rates of one party never hold on one day; the one before can end on the day before', async () => {
  const { id } = await newCode(await newItem());
  await rated(id, 'rate: "10.00", effectiveFrom: "2026-01-01"');
  expect(await addRate(id, 'rate: "11.00", effectiveFrom: "2026-12-01"')).toMatchObject({
    code: 'ALREADY_TAKEN',
    details: { field: 'effectiveFrom' },
  });
  await rated(id, `groupId: ${String(GROUPS.ridgeway)}, rate: "11.00", effectiveFrom: "2026-12-01"`);
  await rated(id, 'rate: "11.00", effectiveFrom: "2026-12-01"', ', endsPrevious: true');
  expect(await ratesOf(id)).toEqual([
    [null, '11.00', '2026-12-01', null],
    [null, '10.00', '2026-01-01', '2026-11-30'],
    ['Ridgeway Cabling', '11.00', '2026-12-01', null],
  ]);
});

test('sixteen who add the same rate at once leave one', async () => {
  const { id } = await newCode(await newItem());
  const sent = await Promise.all(Array.from({ length: 16 }, () => addRate(id, 'rate: "10.00", effectiveFrom: "2026-01-01"')));
  expect(sent.map(({ code }) => code).sort()).toEqual([...Array.from({ length: 15 }, () => 'ALREADY_TAKEN'), 'OK'].sort());
  expect(await ratesOf(id)).toHaveLength(1);
});

test('a rate that is dated back changes no task, and those at another rate are listed', async () => {
  const item = await newItem();
  const { id } = await newCode(item);
  await rated(id, 'rate: "10.00", effectiveFrom: "2026-01-01"');
  const task = await newTask(item, GROUPS.ridgeway);
  await issue(task);
  const listed = async () =>
    (await ask('admin', `{ childCodeTasks(id: ${String(id)}) { otherRates rows { taskId rate rateOfDay isAtOtherRate issuedOn } } }`))
      .data?.['childCodeTasks'];
  const line = { taskId: task, issuedOn: TODAY, rate: '10.00' };
  expect(await listed()).toEqual({ otherRates: 0, rows: [{ ...line, rateOfDay: '10.00', isAtOtherRate: false }] });
  await rated(id, 'rate: "13.00", effectiveFrom: "2026-11-01"', ', endsPrevious: true');
  expect(await keptAt(task)).toMatchObject({ 1: '10.00' });
  expect(await listed()).toEqual({ otherRates: 1, rows: [{ ...line, rateOfDay: '13.00', isAtOtherRate: true }] });
});

test('without the claim of amounts there is none in page, list, file, tasks and history, and no rate is written', async () => {
  const item = await newItem();
  const { id } = await newCode(item);
  await rated(id, `rate: "${AMOUNT}", effectiveFrom: "2026-01-01"`);
  await issue(await newTask(item, GROUPS.ridgeway));
  const reads = (person: PersonName) => [
    ask(person, `{ childCodeDetail(id: ${String(id)}) ${DETAIL} }`),
    ask(person, `{ childCodes(filter: { ids: [${String(id)}] }) { rows { code generalRate } } }`),
    ask(person, `{ childCodeTasks(id: ${String(id)}) { rows { rate rateOfDay } } }`),
    ask(person, `{ recordEvents(entity: "child_code", id: ${String(id)}) { events { move before after } } }`),
    api.rest(person, 'GET', '/api/exports/childCodes.csv'),
  ];
  const amountsIn = async (person: PersonName) =>
    (await Promise.all(reads(person))).map((answer) => JSON.stringify(answer).includes(AMOUNT));
  expect(await amountsIn('admin')).toEqual([true, true, true, true, true]);
  expect(await amountsIn('office')).toEqual([false, false, false, false, false]);
  expect((await addRate(id, 'rate: "1.00", effectiveFrom: "2020-01-01", effectiveTo: "2020-01-02"', '', 'office')).code).toBe(
    'CLAIM_REQUIRED',
  );
  const [rate] = (await read('admin', id)).codes[0]?.rates ?? [];
  const dates = `id: ${String(rate?.id)}, base: { effectiveTo: null }`;
  expect((await addRate(id, 'effectiveTo: "2026-01-31"', `, ${dates}`, 'office')).code).toBe('CLAIM_REQUIRED');
  expect((await ask('office', `mutation { archiveChildRate(id: ${String(rate?.id)}, archived: true, why: "No") { id } }`)).code).toBe(
    'CLAIM_REQUIRED',
  );
  expect((await ask('office', '{ childCodes(sort: { field: "generalRate" }) { count } }')).code).toBe('INVALID_INPUT');
});

test('two who change one rate: different fields merge, of one field the second is shown all three values', async () => {
  const { id } = await newCode(await newItem());
  await rated(id, 'rate: "10.00", effectiveFrom: "2026-01-01"');
  const [rate] = (await read('admin', id)).codes[0]?.rates ?? [];
  const change = (base: string, changes: string) => addRate(id, changes, `, id: ${String(rate?.id)}, base: { ${base} }`);
  expect((await change('effectiveTo: null', 'effectiveTo: "2026-12-31"')).code).toBe('OK');
  expect((await change('rate: "10.00"', 'rate: "10.50"')).code).toBe('OK');
  expect(await change('rate: "10.00"', 'rate: "11.00"')).toMatchObject({
    code: 'STALE_VERSION',
    details: { fields: [{ field: 'rate', yours: '11.00', theirs: '10.50', base: '10.00' }] },
  });
  expect(await ratesOf(id)).toEqual([[null, '10.50', '2026-01-01', '2026-12-31']]);
});

test('a code that tasks have keeps its code and item, one in another unit is refused, and one of each code is enough', async () => {
  const item = await newItem();
  const { id, code } = await newCode(item);
  await rated(id, 'rate: "10.00", effectiveFrom: "2026-01-01"');
  await issue(await newTask(item, GROUPS.ridgeway));
  const edit = (changes: string, base: string) =>
    ask(
      'admin',
      `mutation { saveChildCode(input: { id: ${String(id)}, why: "Tidy", base: { ${base} }, changes: { ${changes} } }) { id } }`,
    );
  expect((await edit('code: "OTHER"', `code: "${code}"`)).code).toBe('CHILD_CODE_USED');
  expect(await edit('unitOfMeasure: "each"', 'unitOfMeasure: null')).toMatchObject({
    code: 'INVALID_INPUT',
    details: { field: 'unitOfMeasure' },
  });
  expect((await edit('unitOfMeasure: "km"', 'unitOfMeasure: null')).code).toBe('OK');
  const again = `mutation { saveChildCode(input: { changes: { code: " ${code.toLowerCase().replace('-', ' -')} ", parentItemId: ${String(item)}, share: "1", isInSplit: false } }) { id } }`;
  expect(await ask('admin', again)).toMatchObject({ code: 'ALREADY_TAKEN', details: { field: 'code' } });
});
