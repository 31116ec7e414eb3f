// A template brings what remains of its items; a quantity that is typed stands beside what is assigned, and more than remains is said and sent all the same.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '../../../../testing/choose-option.ts';
import { drawJob } from '../../testing/draw-job.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

const boq = (id: number, code: string, quantity: string, assignedQty: string | null) => ({
  ...{ id, version: 1, clientId: null, itemId: 1, code, description: null, itemType: 'Civil', unitOfMeasure: 'm', unitAmount: null },
  ...{ quantity, variationQty: null, designVariation: null, assignedQty, completedQty: null, estimatedTime: null, comments: null },
});
const template = (name: string, ...items: readonly (readonly [string, string | null])[]) => ({
  ...{ name, leadDays: 7, groupId: null },
  items: items.map(([code, quantity]) => ({ code, quantity })),
});

function open() {
  return drawJob({
    tab: 'schedule',
    claims: ['CAN_VIEW_ALL_GROUPS', 'CAN_EDIT_CONSTRUCTION'],
    job: { boqs: [boq(11, 'CON-20', '10.000', '4.000'), boq(12, 'PIT-5', '2.000', '2.000'), boq(13, 'ROCK-H', '1.000', null)] },
    reads: () => ({
      itemsByCode: [
        { id: 40, code: 'MDU-DB', name: 'Board', description: null, unitAmount: null, unitOfMeasure: 'ea', isArchived: false },
        { id: 41, code: 'OLD-1', name: 'Old', description: null, unitAmount: null, unitOfMeasure: 'ea', isArchived: true },
      ],
      taskTemplates: [
        template('Pit and pipe', ['CON-20', null], ['PIT-5', null], ['MDU-DB', '1.000'], ['OLD-1', '1.000']),
        template('Splice', ['CON-20', '2.000']),
      ],
    }),
  });
}

async function sheet() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a task' }));
  return within(screen.getByRole('dialog'));
}

test('a template brings what remains of its items, names what it leaves out, and gives way to another', async () => {
  const pressed = open();
  const dialog = await sheet();
  await userEvent.type(dialog.getByLabelText('ROCK-H of 1 m'), '1');
  await chooseOption('From a template', 'Pit and pipe');
  expect(dialog.getByLabelText('CON-20 of 10 m')).toHaveValue('6');
  expect(dialog.getByLabelText('CON-20 of 10 m')).toHaveAccessibleDescription('4 m assigned, 6 m remain');
  expect(dialog.getByLabelText('PIT-5 of 2 m')).toHaveValue('');
  expect(dialog.getByText('In the template but already fully assigned: PIT-5.')).toBeVisible();
  expect(await dialog.findByLabelText('MDU-DB - Board (ea)')).toHaveValue('1');
  expect(dialog.getByText('In the template but not in the catalogue: OLD-1.')).toBeVisible();
  await chooseOption('From a template', 'Splice');
  await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
  expect(pressed).toMatchObject([
    {
      operation: 'AddTask',
      input: {
        name: 'Splice',
        items: [
          { boqId: 11, quantity: '2' },
          { boqId: 13, quantity: '1' },
        ],
        newItems: [],
      },
    },
  ]);
});

test('an item of the template that the job does not have is added to the job with the task, as much as is typed', async () => {
  const pressed = open();
  const dialog = await sheet();
  await chooseOption('From a template', 'Pit and pipe');
  const field = await dialog.findByLabelText('MDU-DB - Board (ea)');
  await userEvent.clear(field);
  await userEvent.type(field, '3');
  await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
  expect(pressed).toMatchObject([{ input: { items: [{ boqId: 11, quantity: '6' }], newItems: [{ itemId: 40, quantity: '3.000' }] } }]);
});

test('more than remains is said while it is typed, as Items says it, and does not stop the task', async () => {
  const pressed = open();
  const dialog = await sheet();
  await userEvent.type(dialog.getByLabelText('Name'), 'Second trench');
  const field = dialog.getByLabelText('CON-20 of 10 m');
  await userEvent.type(field, '6');
  expect(dialog.queryByText(/Over-run/)).toBeNull();
  await userEvent.type(field, '.5');
  expect(field).toHaveAccessibleDescription('4 m assigned, 6 m remain Over-run: 0.5 more assigned than planned');
  expect(field).toBeValid();
  await userEvent.click(dialog.getByRole('button', { name: 'Add task' }));
  expect(pressed).toMatchObject([{ input: { items: [{ boqId: 11, quantity: '6.5' }] } }]);
});
