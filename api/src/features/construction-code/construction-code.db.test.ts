// Customers' schedules of rates in a real database: overlaps, the rate that ends, who is charged by it, amounts, two editors (screens.md §2.18).
import { QueryTypes } from 'sequelize';
import { z } from 'zod';
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { GROUPS, type PersonName } from '../../../test/world.ts';

let api: BootedApi;
const AMOUNT = '8642.97';
let item = 0;
beforeAll(async () => {
  // 23:30 of the day before in UTC: days are the company's
  api = await bootApi({ now: () => new Date('2026-11-20T10:30:00+11:00') });
  // the office manages the codes here and sees no amounts
  await api.sequelize.query("insert into role_claim (role_id, claim_value) values (4, 'CAN_MANAGE_CONSTRUCTION_CODES')");
  item = await insertRow(api.sequelize, 'field_item', { code: 'DUCT', name: 'Duct', unit_of_measure: 'm' });
});
afterAll(() => api.stop());

const ask = async (person: PersonName, query: string) => {
  const { data, errors } = await api.gql(person, query);
  return { data, code: errors[0]?.extensions.code ?? 'OK', details: errors[0]?.extensions.details };
};
const save = (input: string, person: PersonName = 'admin') => ask(person, `mutation { saveConstructionCode(input: { ${input} }) { id } }`);
const wish = (code: string, from: string, more = '') =>
  `externalCode: "${code}", itemId: ${String(item)}, factor: "1", gstTreatment: "taxable", effectiveFrom: "${from}"${more}`;
async function made(code: string, from: string, more = '', beside = ''): Promise<number> {
  const sent = await save(`changes: { ${wish(code, from, more)} }${beside}`);
  expect(sent.code).toBe('OK');
  return z.object({ id: z.number() }).parse(sent.data?.['saveConstructionCode']).id;
}
const page = async (id: number) =>
  (
    await ask(
      'admin',
      `{ constructionCodeDetail(id: ${String(id)}) { jobCount jobs { workOrder } periods { sellRate effectiveFrom effectiveTo } childCodes { code generalRate } } }`,
    )
  ).data?.['constructionCodeDetail'];

test('of one customer, contract and code no two rates hold on one day, whatever the case and spaces; the one before can end', async () => {
  const id = await made('A-1', '2026-01-01', ', customer: "Northline", sellRate: "40"');
  expect(await save(`changes: { ${wish('a - 1', '2026-06-01', ', customer: "NORTH line"')} }`)).toMatchObject({
    ...{ code: 'ALREADY_TAKEN', details: { field: 'effectiveFrom' } },
  });
  await made('A-1', '2026-06-01', ', customer: "Southline"');
  await made('A-1', '2026-07-01', ', customer: "Northline", sellRate: "41.5"', ', endsPrevious: true, why: "Indexed"');
  expect(await page(id)).toMatchObject({
    periods: [
      { sellRate: '41.50', effectiveFrom: '2026-07-01', effectiveTo: null },
      { sellRate: '40.00', effectiveFrom: '2026-01-01', effectiveTo: '2026-06-30' },
    ],
  });
});

test('the jobs that are charged by it have its item, and are of its contract and work types', async () => {
  const id = await made('B-1', '2026-01-01', ', contract: "C 7", workTypes: "MDU, Lead-in"');
  for (const [workOrder, contract, workType] of [
    ['CN-1', 'c7', 'MDU'],
    ['CN-2', 'C7', 'Pit and pipe'],
    ['CN-3', 'C8', 'MDU'],
  ] as const) {
    const job = await insertRow(api.sequelize, 'construction', {
      work_order: workOrder,
      contract,
      status: 'Scheduled',
      work_type: workType,
      address: '1 Ferry St',
    });
    await insertRow(api.sequelize, 'boq', { construction_id: job, item_id: item, code: 'DUCT' });
  }
  expect(await page(id)).toMatchObject({ jobCount: 1, jobs: [{ workOrder: 'CN-1' }] });
});

test('what cannot be right is said at its field', async () => {
  const refusedAt = async (more: string) => (await save(`changes: { ${wish('C-1', '2026-06-01', more)} }`)).details;
  expect(await refusedAt(', effectiveTo: "2026-05-31"')).toMatchObject({ field: 'effectiveTo' });
  expect(await refusedAt(', minQuantity: "5", maxQuantity: "4"')).toMatchObject({ field: 'maxQuantity' });
  expect(await refusedAt(', unitOfMeasure: "each"')).toMatchObject({ field: 'unitOfMeasure' });
  expect(await refusedAt(', sellRate: "dear"')).toMatchObject({ field: 'sellRate' });
});

test('what is left of the rate is told for each party that is paid today, a loss too, and to nobody without the claim', async () => {
  const id = await made('M-1', '2026-01-01', ', sellRate: "40"');
  const child = await insertRow(api.sequelize, 'child_code', { code: 'DUCT.S', parent_item_id: item });
  const rate = (more: object) =>
    insertRow(api.sequelize, 'child_code_rate', { child_code_id: child, effective_from: '2026-01-01', ...more });
  await rate({ rate: '30.00' });
  await rate({ rate: '42.00', group_id: GROUPS.ridgeway });
  await rate({ rate: '1.00', group_id: GROUPS.coastal, effective_to: '2026-11-19' });
  const read = async (person: PersonName) =>
    (await ask(person, `{ constructionCodeDetail(id: ${String(id)}) { charged margins { party pay margin percent isLoss } } }`)).data?.[
      'constructionCodeDetail'
    ];
  expect(await read('admin')).toEqual({
    charged: '40.00',
    margins: [
      { party: null, pay: '30.00', margin: '10.00', percent: '25.00', isLoss: false },
      { party: 'Ridgeway Cabling', pay: '42.00', margin: '-2.00', percent: '-5.00', isLoss: true },
    ],
  });
  expect(await read('office')).toEqual({ charged: null, margins: [] });
  await api.sequelize.query('delete from child_code_rate where child_code_id = $child', { bind: { child } });
});

test('without the claim of amounts there is none in page, list, file and history, and none is written', async () => {
  const id = await made('D-1', '2026-01-01', `, sellRate: "${AMOUNT}", preapprovalOver: "${AMOUNT}"`);
  const reads = (person: PersonName) => [
    ask(person, `{ constructionCodeDetail(id: ${String(id)}) { values periods { sellRate } } }`),
    ask(person, `{ constructionCodes(filter: { ids: [${String(id)}] }) { rows { sellRate preapprovalOver } } }`),
    ask(person, `{ recordEvents(entity: "construction_code", id: ${String(id)}) { events { before after } } }`),
    api.rest(person, 'GET', '/api/exports/constructionCodes.csv'),
  ];
  const amountsIn = async (person: PersonName) =>
    (await Promise.all(reads(person))).map((answer) => JSON.stringify(answer).includes(AMOUNT));
  expect([await amountsIn('admin'), await amountsIn('office')]).toEqual([
    [true, true, true, true],
    [false, false, false, false],
  ]);
  const edit = (changes: string, base: string) =>
    save(`id: ${String(id)}, why: "Tidy", base: { ${base} }, changes: { ${changes} }`, 'office');
  expect((await edit('sellRate: "1.00"', 'sellRate: null')).code).toBe('CLAIM_REQUIRED');
  expect((await edit('preapprovalOver: "1.00"', 'preapprovalOver: null')).code).toBe('CLAIM_REQUIRED');
  expect((await edit('description: "Duct"', 'description: null')).code).toBe('OK');
});

test('two editors of different fields lose nothing; of one field the second is shown all three values', async () => {
  const id = await made('E-1', '2026-01-01', ', sellRate: "40"');
  const edit = (changes: string, base: string) => save(`id: ${String(id)}, why: "Indexed", base: { ${base} }, changes: { ${changes} }`);
  expect((await edit('maxQuantity: "9"', 'maxQuantity: null')).code).toBe('OK');
  expect((await edit('sellRate: "41.00"', 'sellRate: "40.00"')).code).toBe('OK');
  expect(await edit('sellRate: "42.00"', 'sellRate: "40.00"')).toMatchObject({
    code: 'STALE_VERSION',
    details: { fields: [{ field: 'sellRate', yours: '42.00', theirs: '41.00', base: '40.00', by: 'Ada Marsh', why: 'Indexed' }] },
  });
});

test('both saves at once: other fields both stand; of one rate one wins, and of two new rates for one day one', async () => {
  const id = await made('F-1', '2026-01-01', ', sellRate: "40"');
  const edit = async (changes: string, base: string) =>
    (await save(`id: ${String(id)}, why: "Indexed", base: { ${base} }, changes: { ${changes} }`)).code;
  expect(await Promise.all([edit('maxQuantity: "9"', 'maxQuantity: null'), edit('description: "Duct"', 'description: null')])).toEqual([
    ...['OK', 'OK'],
  ]);
  const rates = await Promise.all(['41.00', '42.00'].map((rate) => edit(`sellRate: "${rate}"`, 'sellRate: "40.00"')));
  expect(rates.toSorted()).toEqual(['OK', 'STALE_VERSION']);
  const [row] = await api.sequelize.query(
    'select max_quantity::float as most, description, sell_rate::text as rate from construction_code where id = $id',
    {
      ...{ bind: { id }, type: QueryTypes.SELECT },
    },
  );
  expect(row).toEqual({ most: 9, description: 'Duct', rate: rates[0] === 'OK' ? '41.00' : '42.00' });
  const two = await Promise.all(['50', '51'].map((rate) => save(`changes: { ${wish('G-1', '2026-01-01', `, sellRate: "${rate}"`)} }`)));
  expect(two.map(({ code }) => code).toSorted()).toEqual(['ALREADY_TAKEN', 'OK']);
});
