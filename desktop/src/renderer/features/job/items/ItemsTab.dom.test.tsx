// Items of a job: added, edited and removed; and the field's reason where the office decides.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auditPopup } from '../../../testing/audit-popup.ts';
import { drawJob } from '../testing/draw-job.tsx';

const boq = (id: number, code: string) => ({
  ...{
    id,
    version: 1,
    clientId: null,
    itemId: 1,
    code,
    description: null,
    itemType: 'Civil',
    unitOfMeasure: 'h',
    unitAmount: null,
    quantity: '0.000',
  },
  ...{ variationQty: '0.500', designVariation: null, assignedQty: '0.000', completedQty: '0.500', estimatedTime: null, comments: null },
});
const TASK = {
  ...{ id: 3, name: 'Pit and pipe', groupId: null, ignored: false, completedDate: '2026-11-19T03:00:00.000Z' },
  items: [{ id: 1, boqId: 11, variationReason: 'Sandstone shelf at the pit' }],
  taskUsers: [{ id: 1, completedUtc: '2026-11-19T03:00:00.000Z', user: { id: 5, displayName: 'Tom Okafor' } }],
};

test('the reason of the field stands in the row and in the question, with its task, who completed it and when', async () => {
  drawJob({
    tab: 'items',
    claims: ['CAN_VIEW_ALL_GROUPS', 'CAN_EDIT_CONSTRUCTION'],
    job: { boqs: [boq(11, 'ROCK-H'), boq(12, 'PIT-5')], schedules: [TASK] },
    reads: () => ({}),
  });
  const told = /“Sandstone shelf at the pit” Pit and pipe · completed 19 Nov 2026 .* by Tom Okafor/;
  const row = await screen.findByRole('row', { name: /ROCK-H/ });
  expect(within(row).getByRole('listitem')).toHaveTextContent(told);
  expect(within(screen.getByRole('row', { name: /PIT-5/ })).queryByRole('list')).toBeNull();
  await userEvent.click(within(row).getByRole('button', { name: 'Reject the variation of ROCK-H' }));
  expect(within(screen.getByRole('dialog')).getByRole('listitem')).toHaveTextContent(told);
  await auditPopup('VariationSheet');
});

test('a decision stands alone: no dash before it', async () => {
  const lines = [
    { ...boq(11, 'ROCK-H'), designVariation: '0.500' },
    boq(12, 'PIT-5'),
    { ...boq(13, 'CON-20'), variationQty: null, completedQty: null },
  ];
  drawJob({ tab: 'items', claims: ['CAN_VIEW_ALL_GROUPS'], job: { boqs: lines, schedules: [] }, reads: () => ({}) });
  const said = async (code: string) =>
    within(await screen.findByRole('row', { name: new RegExp(code) }))
      .getAllByRole('cell')
      .at(-1)?.textContent;
  expect([await said('ROCK-H'), await said('PIT-5'), await said('CON-20')]).toEqual(['Approved 0.5', 'Not decided', '–']);
  // an empty cell takes no width from the description
  const last = async (code: string) =>
    within(await screen.findByRole('row', { name: new RegExp(code) }))
      .getAllByRole('cell')
      .at(-1);
  expect(await last('PIT-5')).toHaveClass('said');
  expect(await last('CON-20')).not.toHaveClass('said');
});

test('what was submitted as planned is completed, and nothing of it remains', async () => {
  const planned = { id: 2, boqId: 12, quantity: '4.000', completedQty: null, rejectedDate: null, variationReason: null };
  drawJob({
    tab: 'items',
    claims: ['CAN_VIEW_ALL_GROUPS'],
    job: {
      boqs: [{ ...boq(12, 'PIT-5'), quantity: '4.000', variationQty: null, assignedQty: '4.000', completedQty: null }],
      schedules: [{ ...TASK, submittedDate: '2026-11-19T04:00:00.000Z', items: [planned] }],
    },
    reads: () => ({}),
  });
  const cells = within(await screen.findByRole('row', { name: /PIT-5/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).slice(3, 8)).toEqual(['4', '–', '4', '4', '0']);
});

const CATALOGUE = [
  { id: 21, code: 'PIT-450', name: 'Pit, size 5', description: null, unitAmount: '24.00', unitOfMeasure: 'ea', isArchived: false },
  { id: 22, code: 'CON-20', name: 'Conduit', description: null, unitAmount: null, unitOfMeasure: 'm', isArchived: false },
];
const EDITOR = ['CAN_VIEW_ALL_GROUPS', 'CAN_EDIT_CONSTRUCTION'];
const drawItems = (claims: readonly string[], onPress: () => Promise<unknown> = () => Promise.resolve({})) =>
  drawJob({
    ...{ tab: 'items', claims, onPress },
    job: { boqs: [{ ...boq(11, 'ROCK-H'), unitAmount: '96.00' }, boq(12, 'PIT-5')], schedules: [TASK] },
    reads: () => ({ fieldItems: CATALOGUE, itemsByCode: CATALOGUE, taskTemplates: [] }),
  });
const openAdd = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add items' }));
  return within(screen.getByRole('dialog', { name: 'Add items' }));
};

test('pasted rows become items; a refused row stays with its reason, and is still there after the others were added', async () => {
  const pressed = drawItems(EDITOR);
  const sheet = await openAdd();
  await userEvent.click(sheet.getByRole('textbox', { name: 'Or paste rows of code and quantity' }));
  await userEvent.paste('PIT-450\t5\nNONE\t2\ncon-20\t35\tverge');
  await userEvent.click(sheet.getByRole('button', { name: 'Read the rows' }));
  expect(await sheet.findByText('No item has the code NONE.')).toBeVisible();
  expect(sheet.getByRole('textbox', { name: 'Or paste rows of code and quantity' })).toHaveValue('NONE\t2');
  await userEvent.click(sheet.getByRole('button', { name: 'Add 2 items' }));
  await waitFor(() => expect(pressed).toHaveLength(1));
  expect(pressed[0]?.input).toEqual({
    constructionId: 7,
    items: [
      { itemId: 21, quantity: '5', unitAmount: '24.00', comments: null },
      { itemId: 22, quantity: '35', unitAmount: null, comments: 'verge' },
    ],
  });
  await waitFor(() => expect(sheet.queryByRole('listitem', { name: 'PIT-450' })).toBeNull());
  expect(sheet.getByRole('textbox', { name: 'Or paste rows of code and quantity' })).toHaveValue('NONE\t2');
});

test('what an item comes to is shown as it is typed, to who sees amounts alone', async () => {
  drawItems([...EDITOR, 'CAN_VIEW_FINANCIAL_INFORMATION']);
  const row = await screen.findByRole('row', { name: /ROCK-H/ });
  await userEvent.click(within(row).getByRole('button', { name: 'ROCK-H: edit' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Edit ROCK-H' }));
  await auditPopup('EditItemSheet');
  const quantity = sheet.getByRole('textbox', { name: 'Quantity (h)' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '5');
  expect(sheet.getByText('5 h × $96.00 = $480.00')).toBeVisible();
});

test('without the claim there is no amount to type', async () => {
  drawItems(EDITOR);
  await userEvent.click(within(await screen.findByRole('row', { name: /ROCK-H/ })).getByRole('button', { name: 'ROCK-H: edit' }));
  expect(within(screen.getByRole('dialog')).queryByLabelText('Unit amount ex GST')).toBeNull();
});

test('an item that a task has is not removed, and the question says on which task it is', async () => {
  const pressed = drawItems(EDITOR);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select ROCK-H' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Remove ROCK-H?' }));
  expect(sheet.getByText('ROCK-H is on Pit and pipe. Remove it from there first.')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Remove ROCK-H' }));
  expect(pressed).toEqual([]);
});

test('items that no task has are removed by one command, which Undo takes back; one that stays away says why', async () => {
  const verdict = { id: 12, itemCode: 'PIT-5', isAllowed: false, code: 'ITEM_ARCHIVED', changedBy: null, changedAt: null };
  const pressed = drawItems(EDITOR, () =>
    Promise.resolve({ undoRemovedItems: [{ ...verdict, sentence: 'This item is no longer in use.' }] }),
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select PIT-5' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove PIT-5' }));
  await waitFor(() =>
    expect(pressed).toEqual([expect.objectContaining({ operation: 'RemoveJobItems', input: { constructionId: 7, ids: [12] } })]),
  );
  expect(await screen.findByText('PIT-5 removed')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const { id: actionId } = pressed[0]?.client as { id: string };
  await waitFor(() => expect(pressed[1]).toMatchObject({ operation: 'UndoRemovedItems', input: { ids: [12], clientIds: [actionId] } }));
  expect(await screen.findByText('0 undone. PIT-5: This item is no longer in use.')).toBeVisible();
});

test('who may not edit jobs is offered nothing to change', async () => {
  drawItems(['CAN_VIEW_ALL_GROUPS']);
  await screen.findByRole('row', { name: /ROCK-H/ });
  expect(screen.queryByRole('button', { name: 'Add items' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('what the customer has to approve first is said in a sheet, in which axe finds nothing', async () => {
  drawJob({ tab: 'items', claims: EDITOR, job: { boqs: [{ ...boq(11, 'ROCK-H'), preapproval: 'waiting' }] }, reads: () => ({}) });
  await userEvent.click(await screen.findByRole('button', { name: 'Customer approves first: ROCK-H' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await auditPopup('PreapprovalSheet');
});
