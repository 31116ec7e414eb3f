import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import { BEFORE, buildItem, buildVisit } from '../testing/build-page-data.ts';
import { openTask, sent, SUB, type Gql } from '../testing/open-task-page.tsx';

const gql: Gql = jest.fn();

const catalogue = (id: number, code: string, name: string, isArchived = false) => ({
  id,
  code,
  name,
  description: null,
  unitAmount: null,
  unitOfMeasure: 'hr',
  minQuantity: null,
  maxQuantity: id === 4 ? '8.000' : null,
  isArchived,
});
const answers = {
  FieldItemsQuery: {
    fieldItems: [
      catalogue(4, 'ROCK', 'Rock excavation'),
      catalogue(5, 'ROCK-OLD', 'Rock by hand', true),
      catalogue(6, 'CON-50', 'Conduit 50 mm'),
    ],
  },
};
const begun = { acceptedDate: BEFORE, taskUsers: [buildVisit()] };

const sheet = () => within(screen.getByRole('dialog'));
const save = () => sheet().getByRole('button', { name: 'Save' });
const isRefused = () => save().getAttribute('aria-disabled') === 'true';

beforeEach(() => sessionStorage.clear());

async function openAdd() {
  const opened = await openTask(gql, { me: SUB, task: begun, answers });
  await userEvent.click(screen.getByRole('button', { name: 'Add unplanned item' }));
  return opened;
}

async function pickRock() {
  await userEvent.type(sheet().getByRole('combobox', { name: 'Item' }), 'rock');
  await userEvent.click(await sheet().findByRole('option', { name: 'ROCK - Rock excavation' }));
}

test('Add unplanned item: Save opens with an item, a quantity and a reason, not before (Spec 1 §5)', async () => {
  await openAdd();
  const wanted = 'Select an item and provide a quantity and reason';
  expect(save()).toHaveAccessibleDescription(wanted);
  await pickRock();
  expect(save()).toHaveAccessibleDescription(wanted);
  await userEvent.type(sheet().getByLabelText('Quantity (hr)'), '1.5');
  expect(save()).toHaveAccessibleDescription(wanted);
  await userEvent.type(sheet().getByLabelText('Reason'), 'Rock at the boundary');
  expect(isRefused()).toBe(false);
  await userEvent.clear(sheet().getByLabelText('Quantity (hr)'));
  await userEvent.type(sheet().getByLabelText('Quantity (hr)'), '0');
  expect(save()).toHaveAccessibleDescription('The quantity is zero. Enter what was added, or a minus and what was removed.');
});

test('a sheet just opened says calmly what it needs; with the first change, or with an action, it is to be mended', async () => {
  const wanted = 'Select an item and provide a quantity and reason';
  const { unmount } = await openAdd();
  expect(sheet().getByText(wanted)).toHaveClass('later');
  await userEvent.type(sheet().getByLabelText('Reason'), 'R');
  expect(sheet().getByText(wanted)).toHaveClass('needs');
  unmount();
  sessionStorage.clear();
  await openAdd();
  await userEvent.click(save());
  expect(sheet().getByText(wanted)).toHaveClass('needs');
});

test('archived items are not offered; options read code - name (Spec 1 §5)', async () => {
  await openAdd();
  await userEvent.type(sheet().getByRole('combobox', { name: 'Item' }), 'rock');
  expect((await sheet().findAllByRole('option')).map((option) => option.textContent)).toEqual(['ROCK - Rock excavation']);
});

test('a text that is no item of the list is not sent for one (Spec 1 §5)', async () => {
  await openAdd();
  await pickRock();
  await userEvent.type(sheet().getByLabelText('Quantity (hr)'), '1');
  await userEvent.type(sheet().getByLabelText('Reason'), 'Rock');
  await userEvent.type(sheet().getByRole('combobox', { name: 'Item' }), 's');
  expect(save()).toHaveAccessibleDescription('Select an item and provide a quantity and reason');
});

test('an added item is sent once, said, and the sheet closes (Spec 1 §8)', async () => {
  const { data } = await openAdd();
  await pickRock();
  await userEvent.type(sheet().getByLabelText('Quantity (hr)'), '1,5');
  await userEvent.type(sheet().getByLabelText('Reason'), 'Rock');
  gql.mockResolvedValueOnce({ updateConstructionAddBOQAndItem: data.construction });
  await userEvent.dblClick(save());
  // looked at as it comes: it leaves by itself
  await waitFor(() => expect(screen.getByText('Added new item to construction')).toBeVisible());
  expect(sent(gql, 'UpdateConstructionAddBoqAndItem')).toMatchObject([{ fieldBoqItem: { itemId: 4, quantity: '1.500', reason: 'Rock' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

async function openChange(item = {}) {
  const opened = await openTask(gql, { me: SUB, task: { ...begun, items: [buildItem({ version: 3, ...item })] } });
  await userEvent.click(screen.getByRole('button', { name: 'Change quantity of PIT-450' }));
  return opened;
}

async function write(label: string, text: string) {
  await userEvent.clear(sheet().getByLabelText(label));
  if (text !== '') await userEvent.type(sheet().getByLabelText(label), text);
}

test('Change item quantity: a quantity and a reason, zero allowed, negative not (Spec 1 §5)', async () => {
  await openChange();
  const wanted = 'Provide a quantity and reason for variation';
  expect(save()).toHaveAccessibleDescription(wanted);
  await write('Reason for variation', 'Fewer');
  expect(isRefused()).toBe(false);
  await write('Done (each)', '-1');
  expect(save()).toHaveAccessibleDescription('The quantity is below zero. Enter zero where nothing was done.');
  await write('Done (each)', 'two');
  expect(save()).toHaveAccessibleDescription('Done must be a number with at most 9 digits and 3 decimals.');
  await write('Done (each)', '1,500');
  expect(isRefused()).toBe(false);
  await write('Done (each)', '');
  expect(save()).toHaveAccessibleDescription(wanted);
  await write('Done (each)', '0');
  expect(isRefused()).toBe(false);
  await write('Reason for variation', ' ');
  expect(save()).toHaveAccessibleDescription(wanted);
});

test('a change names the version that was on the screen (Spec 1 §7)', async () => {
  const { data } = await openChange();
  await write('Done (each)', '3');
  await write('Reason for variation', 'One more');
  gql.mockResolvedValueOnce({ updateConstructionScheduleItemCompletion: data.construction });
  await userEvent.click(save());
  expect(await screen.findByText('Changed item completion')).toBeVisible();
  expect(sent(gql, 'UpdateConstructionScheduleItemCompletion')).toMatchObject([
    { item: { id: 31, completedQty: '3.000', variationReason: 'One more' }, client: { expectedVersion: 3 } },
  ]);
});

test('what was typed before a reload still names the version it was typed against', async () => {
  const first = await openChange();
  await write('Done (each)', '3');
  await write('Reason for variation', 'One more');
  first.unmount();
  const { data } = await openChange({ version: 4, completedQty: '9.000' });
  expect(sheet().getByLabelText('Done (each)')).toHaveValue('3');
  gql.mockResolvedValueOnce({ updateConstructionScheduleItemCompletion: data.construction });
  await userEvent.click(save());
  await waitFor(() => expect(sent(gql, 'UpdateConstructionScheduleItemCompletion')).toMatchObject([{ client: { expectedVersion: 3 } }]));
});

test('a change by somebody else shows both values; keeping one’s own names the newer version', async () => {
  const { data } = await openChange();
  await write('Done (each)', '3');
  await write('Reason for variation', 'One more');
  const details = { version: 5, changedBy: 'Megan Price', theirs: { completedQty: '4.000', variationReason: 'As drawn' } };
  gql.mockRejectedValueOnce(new ApiError({ code: 'STALE_VERSION', status: 200, details }));
  await userEvent.click(save());
  expect(await sheet().findByRole('button', { name: 'Use 4' })).toBeVisible();
  expect(sheet().getByText('“As drawn”')).toBeVisible();
  expect(sheet().getByRole('alert')).toHaveTextContent('Megan Price changed this since you opened it.');
  expect(screen.queryByText('Error updating completion of item')).toBeNull();
  gql.mockResolvedValueOnce({ updateConstructionScheduleItemCompletion: data.construction });
  await userEvent.click(sheet().getByRole('button', { name: 'Keep 3' }));
  await waitFor(() =>
    expect(sent(gql, 'UpdateConstructionScheduleItemCompletion')).toMatchObject([
      { client: { expectedVersion: 3 } },
      { client: { expectedVersion: 5 } },
    ]),
  );
});

test('an item that went out of use meanwhile is dropped and named, and the rest of what was typed stays', async () => {
  await openAdd();
  await pickRock();
  await userEvent.type(sheet().getByLabelText('Quantity (hr)'), '2');
  await userEvent.type(sheet().getByLabelText('Reason'), 'Rock');
  gql.mockRejectedValueOnce(new ApiError({ code: 'ITEM_ARCHIVED', status: 200 }));
  await userEvent.click(save());
  const picker = await screen.findByRole('combobox', { name: 'Item' });
  await waitFor(() => expect(picker).toHaveAccessibleDescription('ROCK - Rock excavation is no longer offered. Choose another item.'));
  expect(save()).toHaveAccessibleDescription('Select an item and provide a quantity and reason');
  expect(sheet().getByLabelText('Reason')).toHaveValue('Rock');
  await userEvent.clear(picker);
  await userEvent.type(picker, 'c');
  expect((await sheet().findAllByRole('option')).map((option) => option.textContent)).toEqual(['CON-50 - Conduit 50 mm']);
  await userEvent.click(sheet().getByRole('option'));
  expect(isRefused()).toBe(false);
  expect(picker).toHaveAccessibleDescription('');
});

test('more than is usual of an item is asked about: Save opens with the tick, another count asks again, and the server is told', async () => {
  const items = [buildItem({ maxQuantity: '5.000', unitOfMeasure: 'm' })];
  await openTask(gql, { me: SUB, task: { ...begun, items }, answers });
  await userEvent.click(screen.getByRole('button', { name: /^Change quantity of/ }));
  const done = sheet().getByLabelText('Done (m)');
  const type = async (quantity: string) => {
    await userEvent.clear(done);
    await userEvent.type(done, quantity);
  };
  await type('6');
  await userEvent.type(sheet().getByLabelText('Reason for variation'), 'Longer run');
  const right = () => sheet().queryByRole('checkbox', { name: /More than is usual: at most 5 m/ });
  expect(save()).toHaveAccessibleDescription('Check the quantity and tick that it is right.');
  await userEvent.click(right() as HTMLElement);
  expect(isRefused()).toBe(false);
  await type('7');
  expect([isRefused(), right()]).toEqual([true, expect.not.objectContaining({ checked: true })]);
  await type('5');
  expect([isRefused(), right()]).toEqual([false, null]);
  await type('9');
  await userEvent.click(right() as HTMLElement);
  await userEvent.click(save());
  await waitFor(() =>
    expect(sent(gql, 'UpdateConstructionScheduleItemCompletion')).toMatchObject([{ item: { completedQty: '9.000', isUnusual: true } }]),
  );
});
