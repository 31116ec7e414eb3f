// The head of a job without a server: a hold by the menu asks for its reason and its end, none is planned, and what is held says why and until when.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sayError } from '@lotline/schema/errors/catalogue';
import { auditPopup } from '../../../testing/audit-popup.ts';
import { findChoice, offeredOptions } from '../../../testing/choose-option.ts';
import { drawJob } from '../testing/draw-job.tsx';

const status = (statusName: string, sortOrder: number) => ({ statusName, sortOrder, fieldOrder: 0, fieldEdit: false, colour: null });
const SETTINGS = [
  {
    name: 'Job Status Settings',
    workType: null,
    config: { statuses: [...['Scheduled', 'Closed', 'On Hold', 'On Hold - power'].map(status), { ...status('Paused', 9), isHold: true }] },
  },
];
const reads = () => ({ jobCosts: { boms: [], expenses: null }, jobDelegations: [], plannedStatus: null });

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

async function open(claims = ['CAN_EDIT_CONSTRUCTION'], job: object = {}) {
  const pressed = drawJob({ tab: 'contacts', claims, job, settings: SETTINGS, reads });
  await userEvent.click(await screen.findByRole('button', { name: /, change the status$/ }));
  await auditPopup('StatusMenu');
  return { pressed, menu: within(screen.getByRole('menu', { name: 'Change the status to' })) };
}

test('a hold is asked its reason and its end, goes to the one that was chosen, and is taken back by Undo', async () => {
  const { pressed, menu } = await open();
  await userEvent.click(menu.getByRole('menuitem', { name: 'On Hold - power…' }));
  expect(pressed).toEqual([]);
  const sheet = within(await screen.findByRole('dialog', { name: 'Put job 48213 on hold' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Put on hold' }));
  expect(sheet.getByText('Give a reason.')).toBeVisible();
  await userEvent.type(sheet.getByLabelText('Reason'), 'No power yet');
  await auditPopup('HoldSheet');
  await userEvent.click(sheet.getByRole('button', { name: 'Put on hold' }));
  expect(await screen.findByText('Put on hold', { selector: '[role=status] *' })).toBeVisible();
  expect(pressed).toMatchObject([
    { operation: 'HoldConstruction', input: { id: 7, reason: 'No power yet', until: '2026-11-27', status: 'On Hold - power' } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const { id: actionId } = pressed[0]?.client as { id: string };
  await waitFor(() => expect(pressed[1]).toMatchObject({ operation: 'UndoJobChanges', input: { ids: [7], clientIds: [actionId] } }));
});

test('a status that needs more first stays in the menu with its reason, and can be planned', async () => {
  const needs = SETTINGS.map(({ config, ...setting }) => ({
    ...setting,
    config: {
      statuses: config.statuses.map((one) => (one.statusName === 'Closed' ? { ...one, requirements: ['items', 'address'] } : one)),
    },
  }));
  const pressed = drawJob({ tab: 'contacts', claims: ['CAN_EDIT_CONSTRUCTION'], settings: needs, reads });
  await userEvent.click(await screen.findByRole('button', { name: /, change the status$/ }));
  const closed = screen.getByRole('menuitem', { name: /^Closed/ });
  await waitFor(() => expect(closed).toHaveTextContent('No items yet. Address without street, suburb, state, postcode.'));
  expect(closed).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(closed);
  expect(pressed).toEqual([]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Set later…' }));
  expect(await offeredOptions('Status', await screen.findByRole('dialog', { name: /^Set the status/ }))).toEqual(['Closed']);
});

test('another status is set at once', async () => {
  const { pressed, menu } = await open();
  await userEvent.click(menu.getByRole('menuitem', { name: 'Closed' }));
  expect(pressed).toMatchObject([{ operation: 'UpdateJobStatus' }]);
});

test('who may not put the job on hold is told so in the menu, and nothing opens', async () => {
  const { pressed, menu } = await open([]);
  const refused = menu.getByRole('menuitem', { name: /^On Hold…/ });
  expect(refused).toHaveTextContent(sayError('CLAIM_REQUIRED', { claim: 'CAN_EDIT_CONSTRUCTION' }));
  await userEvent.click(refused);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pressed).toEqual([]);
});

test('no hold is planned, and the sheet says why', async () => {
  const { menu } = await open();
  await userEvent.click(menu.getByRole('menuitem', { name: 'Set later…' }));
  const sheet = await screen.findByRole('dialog', { name: 'Set the status of job 48213 later' });
  await auditPopup('PlanStatusSheet');
  expect(await offeredOptions('Status', sheet)).toEqual(['Closed']);
  expect(await findChoice('Status', sheet)).toHaveAccessibleDescription(/^A hold cannot be planned/);
});

test('what is held says why and until when, and the customer stands beside the other facts', async () => {
  const financialContact = { displayName: 'Northline Homes' };
  await open([], { status: 'On Hold', holdReason: 'No power yet', holdUntil: '2026-12-01', financialContact });
  expect(screen.getByRole('group', { name: 'On hold' })).toHaveTextContent('On hold until 1 Dec 2026: No power yet');
  expect(screen.getByRole('list', { name: 'Who and what' })).toHaveTextContent('Customer Northline Homes');
});

test('a hold of another name is one by the settings: in the menu, in the head and by its release', async () => {
  const { menu } = await open();
  expect(menu.getByRole('menuitem', { name: 'Paused…' })).toBeVisible();
  cleanup();
  await open(['CAN_EDIT_CONSTRUCTION'], { status: 'Paused', holdReason: 'No power yet', holdUntil: '2026-12-01' });
  expect(screen.getByRole('group', { name: 'On hold' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Release' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Put on hold…' })).toBeNull();
});

test('what another status has left behind of a hold is not said', async () => {
  await open([], { holdReason: 'No power yet', holdUntil: '2026-12-01' });
  expect(screen.queryByRole('group', { name: 'On hold' })).toBeNull();
});

test.each([
  ['Scheduled', 'accepted'],
  ['In construction', 'wip'],
  ['On Hold - power', 'hold'],
  ['Rejected', 'bad'],
])('the status stands on the ground of its kind: %s', async (name, ground) => {
  await open([], { status: name });
  expect(screen.getByRole('button', { name: `${name}, change the status` })).toHaveClass('ground', ground);
});

test('going on hold says what becomes of a status that is planned for later', async () => {
  const plan = { constructionId: 7, status: 'Closed', at: '2026-12-01T22:00:00.000Z', setBy: 'Asha Menon', refusedBecause: null };
  drawJob({
    tab: 'contacts',
    claims: ['CAN_EDIT_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'],
    settings: SETTINGS,
    reads: () => ({ ...reads(), plannedStatus: plan }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Put on hold…' }));
  expect(await within(await screen.findByRole('dialog')).findByText(/^Closed, planned for .*, is cancelled/)).toBeVisible();
});
