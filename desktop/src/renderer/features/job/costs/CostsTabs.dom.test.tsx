// Materials and expenses without a server: who sees which tab and amount, faults at their field, a line removed and brought back, a clash.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import { drawJob } from '../testing/draw-job.tsx';

const cost = (id: number, part: object) => ({
  ...{ id, version: 4, supplier: 'Reece', code: 'PIT-450', description: null, quantity: '3.000', unitOfMeasure: 'each', unitCost: '35.50' },
  ...{ spentOn: null, comments: null, receipt: null, addedBy: 'Fay Ng', createdAt: '2026-11-20T01:00:00.000Z' },
  ...part,
});
const SAW = cost(2, { supplier: 'Kennards', code: null, description: 'Saw', quantity: '1.000', unitCost: '0.05', spentOn: '2026-11-19' });
const BOQ = {
  id: 1,
  code: 'TRN',
  quantity: '10.000',
  unitAmount: '100.00',
  variationQty: null,
  designVariation: null,
  assignedQty: null,
  completedQty: null,
};
const MONEY = ['CAN_VIEW_FINANCIAL_INFORMATION'];

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('who sees money reads each line, its GST half up, the sum, what has no price yet, and what is left of the value', async () => {
  const boms = [cost(1, {}), cost(3, { code: 'CON-20', unitCost: null })];
  drawJob({ tab: 'boms', claims: MONEY, job: { boqs: [BOQ] }, reads: () => ({ jobCosts: { boms, expenses: [SAW] }, jobDelegations: [] }) });
  const table = await screen.findByRole('region', { name: 'Materials of this job' });
  expect(within(table).getByRole('row', { name: /PIT-450/ })).toHaveTextContent('3 each$35.50$106.50$117.15');
  expect(within(table).getByRole('row', { name: /CON-20/ })).toHaveTextContent('Not priced');
  expect(within(table).getByRole('row', { name: /2 lines/ })).toHaveTextContent('2 lines · 1 not priced yet$106.50$117.15');
  const margin = screen.getByRole('region', { name: 'Margin' });
  expect(margin).toHaveTextContent(
    'Planned value of the items$1,000.00Payments to crews$0.00Materials$106.50Expenses$0.05Left, 89.35 %$893.45',
  );
  expect(margin).toHaveTextContent('1 line has no amount yet and is not counted.');
  expect(screen.getByRole('tab', { name: 'BOMs 2' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Expenses 1' })).toBeVisible();
});

test('without the claim there is no tab of expenses, no amount and no margin; an address of it opens the summary', async () => {
  const boms = [cost(1, { unitCost: null })];
  const reads = () => ({ jobCosts: { boms, expenses: null }, jobDelegations: [] });
  drawJob({ tab: 'boms', claims: ['CAN_EDIT_CONSTRUCTION'], job: { boqs: [{ ...BOQ, unitAmount: null }] }, reads });
  expect(await screen.findByRole('row', { name: /PIT-450/ })).toHaveTextContent('3 each');
  expect(screen.queryByRole('tab', { name: /Expenses/ })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Unit cost' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Margin' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add material' }));
  expect(screen.queryByLabelText('Unit cost ex GST')).toBeNull();
  expect(screen.queryByLabelText('Receipt')).toBeNull();
});

test('a fault stands at its field and nothing is sent; an amount may be typed as it stands on the receipt', async () => {
  const reads = () => ({ jobCosts: { boms: [], expenses: [] }, jobDelegations: [] });
  const pressed = drawJob({ tab: 'expenses', claims: MONEY, reads });
  await userEvent.click(await screen.findByRole('button', { name: 'Add expense' }));
  const sheet = screen.getByRole('dialog', { name: 'Add expense' });
  const save = () => userEvent.click(within(sheet).getByRole('button', { name: 'Add expense' }));
  await save();
  expect(within(sheet).getByText('Unit cost ex GST is missing.')).toBeVisible();
  const unitCost = within(sheet).getByLabelText('Unit cost ex GST');
  await userEvent.type(unitCost, '$1,200.505');
  await save();
  expect(within(sheet).getByText('Supplier is missing.')).toBeVisible();
  await userEvent.type(within(sheet).getByLabelText('Supplier'), 'Kennards');
  await save();
  expect(within(sheet).getByText('Unit cost ex GST must be an amount with at most 10 digits and 2 decimals.')).toBeVisible();
  expect(pressed).toEqual([]);
  await userEvent.type(unitCost, '{Backspace}');
  expect(within(sheet).getByText('$1,200.50')).toBeVisible();
  expect(within(sheet).getByText('$1,320.55')).toBeVisible();
  await save();
  expect(pressed).toMatchObject([
    {
      operation: 'SaveJobCost',
      input: { id: null, constructionId: 7, kind: 'expense', supplier: 'Kennards', quantity: '1.000', unitCost: '1200.50' },
    },
  ]);
});

test('a removed line can be brought back for a while', async () => {
  let expenses = [SAW];
  const pressed = drawJob({
    tab: 'expenses',
    claims: MONEY,
    reads: () => ({ jobCosts: { boms: [], expenses }, jobDelegations: [] }),
    onPress: ({ operation }) => {
      expenses = operation === 'RemoveJobCost' ? [] : [SAW];
      return Promise.resolve({});
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Saw' }));
  expect(await screen.findByText('No expenses yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('row', { name: /Kennards/ })).toBeVisible();
  expect(pressed).toMatchObject([
    { operation: 'RemoveJobCost', input: { id: 2 }, client: { expectedVersion: 4 } },
    { operation: 'RestoreJobCost', input: { id: 2 } },
  ]);
});

test('what two people changed of one line is merged but for the field that both changed, which is asked about', async () => {
  let saw = SAW;
  const fields = [{ field: 'unitCost', yours: '0.09', theirs: '0.07', base: '0.05', by: 'Fay Ng', at: null, why: null }];
  const pressed = drawJob({
    tab: 'expenses',
    claims: MONEY,
    reads: () => ({ jobCosts: { boms: [], expenses: [saw] }, jobDelegations: [] }),
    onPress: () => {
      if (saw.version === 5) return Promise.resolve({});
      saw = { ...SAW, version: 5, unitCost: '0.07' };
      return Promise.reject(new ApiError({ code: 'STALE_VERSION', status: 200, details: { changedBy: 'Fay Ng', fields } }));
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Saw' }));
  await userEvent.type(screen.getByLabelText('Comment'), 'two days');
  const unitCost = screen.getByLabelText('Unit cost ex GST');
  await userEvent.clear(unitCost);
  await userEvent.type(unitCost, '0.09');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const clash = within(await screen.findByRole('dialog', { name: /Fay Ng saved expense Saw/ }));
  await userEvent.click(clash.getByRole('radio', { name: 'Unit cost ex GST: yours, 0.09' }));
  await userEvent.click(clash.getByRole('button', { name: /Save the result/ }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(pressed).toMatchObject([
    { input: { unitCost: '0.09', comments: 'two days' }, client: { expectedVersion: 4 } },
    { input: { unitCost: '0.09', comments: 'two days' }, client: { expectedVersion: 5 } },
  ]);
});
