// What contractors are paid in a real database: payments by who did the work, a statement by the company's days, rates, and no amount without the claim.
import { bootApi, type BootedApi } from '../../../test/booted-api.ts';
import { changeWithEvent } from '../../../test/change-with-event.ts';
import { insertRow } from '../../../test/insert-row.ts';
import { sendSetting } from '../../../test/setting-saves.ts';
import { until } from '../../../test/until.ts';
import { insertTask } from '../../../test/task-rows.ts';

const RIDGEWAY = 1;
const COASTAL = 2;
let api: BootedApi;
beforeAll(async () => {
  api = await bootApi();
  const pay = async (group: string, facts: Readonly<Record<string, unknown>>, lines: readonly [exGst: string, rejected?: true][]) => {
    const { scheduleId } = await insertTask(api.sequelize, { group });
    const [task] = await api.sequelize
      .query('select construction_id as id from schedule where id = $scheduleId', { bind: { scheduleId } })
      .then(([rows]) => rows as { id: number }[]);
    const id = await insertRow(api.sequelize, 'payment', { schedule_id: scheduleId, construction_id: task?.id, ...facts });
    for (const [exGst, isRejected] of lines)
      await insertRow(api.sequelize, 'payment_item', {
        ...{ payment_id: id, value_ex_gst: exGst, value_inc_gst: (Number(exGst) * 1.1).toFixed(2) },
        ...{ rejected_date: isRejected === true ? '2026-11-20T00:00:00Z' : null },
      });
    return scheduleId;
  };
  // midnight of 1 July in Sydney is 14:00 of the day before
  await pay('Ridgeway Cabling', { state: 'draft', created_at: '2026-06-30T13:59:00Z' }, [['10.00']]);
  await pay('Ridgeway Cabling', { state: 'review', created_at: '2026-06-30T14:00:00Z' }, [['100.00'], ['50.00', true]]);
  const paid = { state: 'paid', paid_date: '2026-07-02', paid_amount_ex_gst: '200.00', paid_amount_inc_gst: '220.00' };
  await pay('Ridgeway Cabling', { ...paid, created_at: '2026-06-01T00:00:00Z' }, [['200.00']]);
  const moved = await pay('Ridgeway Cabling', { state: 'approved', created_at: '2026-08-01T00:00:00Z' }, [['30.00']]);
  await api.sequelize.query(`update schedule set completed_date = now(), completed_group_id = group_id, group_id = 3 where id = $moved`, {
    bind: { moved },
  });
  await insertRow(api.sequelize, 'child_code', { code: 'HAUL-1', description: 'Haul', unit_of_measure: 'm' });
  await api.sequelize.query(
    `insert into child_code_rate (child_code_id, group_id, contractor_id, rate, effective_from)
     select id, null::integer, ${String(RIDGEWAY)}, 4.50, date '2026-07-01' from child_code where code = 'HAUL-1'
     union all select id, 2, null, 5.00, date '2026-07-01' from child_code where code = 'HAUL-1'
     union all select id, null, null, 3.00, date '2026-07-01' from child_code where code = 'HAUL-1'`,
  );
});
afterAll(() => api.stop());

interface Statement {
  readonly states: readonly {
    readonly state: string;
    readonly count: number;
    readonly exGst: string | null;
    readonly incGst: string | null;
  }[];
  readonly paidCount: number;
  readonly paidIncGst: string | null;
}
async function statement(contractorId: number, from = '2026-07-01', to = '2027-06-30'): Promise<Statement> {
  const { data, errors } = await api.gql(
    'admin',
    `{ contractorStatement(contractorId: ${String(contractorId)}, from: "${from}", to: "${to}") { states { state count exGst incGst } paidCount paidIncGst } }`,
  );
  expect(errors).toEqual([]);
  const found = (data as { contractorStatement: Statement }).contractorStatement;
  return { ...found, states: found.states.toSorted((a, b) => (a.state < b.state ? -1 : 1)) };
}
async function payments(contractorId: number) {
  const { data, errors } = await api.gql(
    'admin',
    `{ contractorPayments(filter: { contractorIds: [${String(contractorId)}] }) { rows { state isDisputed exGst incGst paidIncGst } } }`,
  );
  expect(errors).toEqual([]);
  return (data as { contractorPayments: { rows: Readonly<Record<string, unknown>>[] } }).contractorPayments.rows;
}
const rates = async (contractorId: number) => {
  const { data } = await api.gql('admin', `{ contractorRates(contractorId: ${String(contractorId)}) { rows { code group rate } } }`);
  return (data as { contractorRates: { rows: unknown[] } }).contractorRates.rows;
};

test('payments stand with whoever did the work, without their rejected lines, the newest first', async () => {
  expect(await payments(RIDGEWAY)).toEqual([
    { state: 'approved', isDisputed: false, exGst: '30.00', incGst: '33.00', paidIncGst: null },
    { state: 'review', isDisputed: true, exGst: '100.00', incGst: '110.00', paidIncGst: null },
    { state: 'draft', isDisputed: false, exGst: '10.00', incGst: '11.00', paidIncGst: null },
    { state: 'paid', isDisputed: false, exGst: '200.00', incGst: '220.00', paidIncGst: '220.00' },
  ]);
  expect(await payments(COASTAL)).toEqual([]);
});

test('a statement counts the company’s days: raised in the period by state, and paid in it whenever it was raised', async () => {
  expect(await statement(RIDGEWAY)).toEqual({
    states: [
      { state: 'approved', count: 1, exGst: '30.00', incGst: '33.00' },
      { state: 'review', count: 1, exGst: '100.00', incGst: '110.00' },
    ],
    ...{ paidCount: 1, paidIncGst: '220.00' },
  });
  expect((await statement(RIDGEWAY, '2026-06-30', '2026-06-30')).states).toEqual([
    { state: 'draft', count: 1, exGst: '10.00', incGst: '11.00' },
  ]);
  expect(await statement(COASTAL)).toEqual({ states: [], paidCount: 0, paidIncGst: '0.00' });
});

test('the file for Xero has its columns, and each setting acts in it', async () => {
  const columns = 'xeroContactName,xeroNumber,xeroDate,xeroDueDate,xeroDescription,xeroQuantity,xeroUnitAmount,xeroAccountCode,xeroTaxType';
  const file = async () => {
    const filter = encodeURIComponent(JSON.stringify({ contractorIds: [RIDGEWAY], states: ['approved'] }));
    const { body } = await api.rest('admin', 'GET', `/api/exports/contractorPayments.csv?columns=${columns}&filter=${filter}`);
    return String(body).replace('\uFEFF', '').trim().split('\r\n');
  };
  const save = async (name: string, config: object) => {
    expect((await sendSetting(api, { name, config, version: 0 })).code).toBe('OK');
  };
  const [head, before, ...more] = await file();
  expect(head).toBe('*ContactName,*InvoiceNumber,*InvoiceDate,*DueDate,*Description,*Quantity,*UnitAmount,*AccountCode,*TaxType');
  expect(before).toMatch(/^Ridgeway Cabling[^,]*,PAY-\d{6},01\/08\/2026,15\/08\/2026,[^,]+,1,30.00,,GST on Expenses$/);
  expect(more).toEqual([]);
  await save('Xero', { accountCode: '310', taxWithGst: 'BAS Excluded', dueDays: 7 });
  await save('Numbering', { paymentPrefix: 'RC', paymentDigits: 8 });
  await until('the settings act', async () => (await file())[1]?.includes(',310,') === true);
  expect((await file())[1]).toMatch(/,RC\d{8},01\/08\/2026,08\/08\/2026,[^,]+,1,30.00,310,BAS Excluded$/);
});

test('a bill is due after the days of the contractor’s terms as the office’s list has them, and its page says so', async () => {
  const terms = async (): Promise<unknown> => {
    const { data } = await api.gql('admin', `{ contractorDetail(id: ${String(RIDGEWAY)}) { termDays } }`);
    const filter = encodeURIComponent(JSON.stringify({ contractorIds: [RIDGEWAY], states: ['approved'] }));
    const { body } = await api.rest('admin', 'GET', `/api/exports/contractorPayments.csv?columns=xeroDate,xeroDueDate&filter=${filter}`);
    return [data?.['contractorDetail'], String(body).trim().split('\r\n')[1]];
  };
  await api.sequelize.query(`update independent_contractor set payment_terms = 'End of month' where id = $id`, { bind: { id: RIDGEWAY } });
  const [, without] = (await terms()) as [unknown, string];
  expect(await terms()).toEqual([{ termDays: null }, without]);
  const listed = 'list: "Payment terms", label: "End of month", marks: { dueDays: 45 }';
  expect((await api.gql('admin', `mutation { saveLookupValue(input: { ${listed} }) { name } }`)).errors).toEqual([]);
  expect(await terms()).toEqual([{ termDays: 45 }, '01/08/2026,15/09/2026']);
  expect(without).not.toContain('15/09/2026');
});

test('a last day before the first is refused', async () => {
  const query = `{ contractorStatement(contractorId: 1, from: "2026-07-02", to: "2026-07-01") { paidCount } }`;
  expect((await api.gql('admin', query)).errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'to' } });
});

test('its rates are its own and its groups’, without the general one', async () => {
  expect(await rates(RIDGEWAY)).toEqual([
    { code: 'HAUL-1', group: null, rate: '4.50' },
    { code: 'HAUL-1', group: 'Ridgeway Cabling', rate: '5.00' },
  ]);
  expect(await rates(COASTAL)).toEqual([]);
});

test('without the claim no amount is answered: counts and states are', async () => {
  await changeWithEvent(api.sequelize, `delete from role_claim where claim_value = 'CAN_VIEW_FINANCIAL_INFORMATION'`, [api]);
  const said = await statement(RIDGEWAY);
  expect(said.states.map(({ count, exGst, incGst }) => [count, exGst, incGst])).toEqual([
    [1, null, null],
    [1, null, null],
  ]);
  expect([said.paidCount, said.paidIncGst]).toEqual([1, null]);
  expect((await payments(RIDGEWAY)).flatMap(({ exGst, incGst, paidIncGst }) => [exGst, incGst, paidIncGst])).toEqual(Array(12).fill(null));
  expect(await rates(RIDGEWAY)).toMatchObject([{ rate: null }, { rate: null }]);
  const bills = await api.gql('admin', '{ contractorPayments { rows { xeroNumber xeroUnitAmount } } }');
  expect(JSON.stringify(bills.data)).not.toMatch(/"xeroUnitAmount":"/);
  expect(JSON.stringify(bills.data)).toContain('"xeroUnitAmount":null');
});
