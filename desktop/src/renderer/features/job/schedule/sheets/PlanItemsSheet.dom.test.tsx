// What a task is to do of the job's items, planned from Items and from the task; and what a task would be issued without.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auditPopup } from '../../../../testing/audit-popup.ts';
import { drawJob } from '../../testing/draw-job.tsx';

const boq = (id: number, code: string, quantity: string, assignedQty: string | null) => ({
  ...{
    id,
    version: 1,
    clientId: null,
    itemId: id,
    code,
    description: null,
    itemType: 'Civil',
    unitOfMeasure: 'm',
    unitAmount: null,
    quantity,
  },
  ...{ variationQty: null, designVariation: null, assignedQty, completedQty: null, estimatedTime: null, comments: null },
});
const task = (id: number, name: string, more: object) => ({
  ...{ id, version: 4, name, groupId: 5, ignored: false, issuedDate: null, acceptedDate: null, declinedDate: null, completedDate: null },
  ...{ submittedDate: null, items: [], taskUsers: [], allowedMoves: [], hasApprovedPayment: false, isSubcontracted: false },
  ...more,
});
const OPEN = task(31, 'Pit and pipe', { items: [{ id: 1, boqId: 11, quantity: '4.000', completedQty: null, variationReason: null }] });
const ISSUED = task(32, 'Survey', { issuedDate: '2026-11-19T03:00:00.000Z' });
const draw = (tab: string, schedules: readonly object[]) =>
  drawJob({
    tab,
    claims: ['CAN_VIEW_ALL_GROUPS', 'CAN_EDIT_CONSTRUCTION'],
    job: { boqs: [boq(11, 'CON-20', '35.000', '4.000'), boq(12, 'PIT-450', '5.000', null)], schedules },
    reads: () => ({}),
  });
const pick = async (code: string) => userEvent.click(await screen.findByRole('checkbox', { name: `Select ${code}` }));

test('picked items begin with all that remains, on the one task that is not issued; more than there is is warned of', async () => {
  const pressed = draw('items', [OPEN, ISSUED]);
  await pick('CON-20');
  await pick('PIT-450');
  await userEvent.click(screen.getByRole('button', { name: 'Add to a task' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Add to a task' }));
  const conduit = sheet.getByRole('textbox', { name: 'CON-20 of 35 m' });
  expect(conduit).toHaveValue('35');
  expect(sheet.getByRole('textbox', { name: 'PIT-450 of 5 m' })).toHaveValue('5');
  await userEvent.clear(conduit);
  await userEvent.type(conduit, '40');
  expect(sheet.getByText('Over-run: 5 more assigned than planned')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Add to the task' }));
  await waitFor(() =>
    expect(pressed).toEqual([
      expect.objectContaining({
        operation: 'PlanTaskItems',
        input: {
          scheduleId: 31,
          items: [
            { boqId: 11, quantity: '40.000', seen: '4.000' },
            { boqId: 12, quantity: '5.000', seen: '0.000' },
          ],
        },
      }),
    ]),
  );
});

test('an emptied field takes the item off the task; what is not changed is not sent', async () => {
  const pressed = draw('schedule', [OPEN]);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions on Pit and pipe' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Plan its items' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Plan the items of Pit and pipe' }));
  await auditPopup('PlanItemsSheet');
  await userEvent.clear(sheet.getByRole('textbox', { name: 'CON-20 of 35 m' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(pressed).toEqual([
      expect.objectContaining({ input: { scheduleId: 31, items: [{ boqId: 11, quantity: '0.000', seen: '4.000' }] } }),
    ]),
  );
});

test('a line that somebody else planned after it was typed says so; a line that is not typed over follows', async () => {
  const open = async (schedule: object) => {
    draw('schedule', [schedule]);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions on Pit and pipe' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Plan its items' }));
    return within(screen.getByRole('dialog', { name: 'Plan the items of Pit and pipe' }));
  };
  const conduit = (await open(OPEN)).getByRole('textbox', { name: 'CON-20 of 35 m' });
  await userEvent.clear(conduit);
  await userEvent.type(conduit, '6');
  cleanup();
  const item = (id: number, boqId: number, quantity: string) => ({ id, boqId, quantity, completedQty: null, variationReason: null });
  const sheet = await open({ ...OPEN, version: 5, items: [item(1, 11, '9.000'), item(2, 12, '2.000')] });
  expect(await sheet.findByText('It was changed to 9 after you typed. Saving replaces that.')).toBeVisible();
  expect(sheet.getByRole('textbox', { name: 'CON-20 of 35 m' })).toHaveValue('6');
  expect(sheet.getByRole('textbox', { name: 'PIT-450 of 5 m' })).toHaveValue('2');
});

test('what the task would go out without is said before it is issued, and asked once', async () => {
  const pressed = draw('schedule', [task(33, 'Lead-in', {})]);
  await userEvent.click(await screen.findByRole('button', { name: 'Issue to field: Lead-in' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Issue Lead-in' }));
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent.split(':')[0])).toEqual([
    'Items',
    'Site contact',
    'DBYD plans',
    'Builder approval',
  ]);
  await auditPopup('IssueSheet');
  await userEvent.click(sheet.getByRole('button', { name: /anyway$/ }));
  await waitFor(() => expect(pressed).toHaveLength(1));
});
