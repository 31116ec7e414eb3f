// Delegations without a server: what stands of each, who gives and ends, a refusal in the sheet, and that the tab counts those that are not over.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import { auditPopup } from '../../../testing/audit-popup.ts';
import { chooseOption } from '../../../testing/choose-option.ts';
import { drawJob } from '../testing/draw-job.tsx';

const given = (id: number, part: object) => ({
  ...{
    id,
    version: 0,
    userId: 3,
    displayName: 'Rob Castellano',
    fromDate: '2026-11-16',
    toDate: '2026-11-27',
    scope: 'act',
    reason: 'leave',
  },
  ...{ givenBy: 'Olive Hart', endedAt: null, endedBy: null },
  ...part,
});
const OVER = given(2, { displayName: 'Asha Menon', endedAt: '2026-11-18T02:00:00.000Z', endedBy: 'Olive Hart' });
const reads = () => ({ jobCosts: { boms: [], expenses: null }, jobDelegations: [given(1, {}), OVER] });

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('each says who, when, for what, by whom and whether it is over; only who edits jobs gives or ends', async () => {
  drawJob({ tab: 'delegations', claims: [], reads });
  const row = await screen.findByRole('row', { name: /Rob Castellano/ });
  expect(row).toHaveTextContent('16 Nov 202627 Nov 2026View and actCurrentOlive Hartleave');
  expect(screen.getByRole('row', { name: /Asha Menon/ })).toHaveTextContent('Ended by Olive Hart');
  expect(screen.getByRole('tab', { name: 'Delegations 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delegate' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^End / })).toBeNull();
});

test('a person is chosen first, days are in order, and a refusal stays with what was typed', async () => {
  const taken = new ApiError({ code: 'ALREADY_TAKEN', status: 200, details: { sentence: 'This person has the job already.' } });
  const pressed = drawJob({ tab: 'delegations', claims: ['CAN_EDIT_CONSTRUCTION'], reads, onPress: () => Promise.reject(taken) });
  await userEvent.click(await screen.findByRole('button', { name: 'Delegate' }));
  const sheet = screen.getByRole('dialog', { name: 'Delegate the job' });
  const save = () => userEvent.click(within(sheet).getByRole('button', { name: 'Delegate' }));
  await save();
  expect(within(sheet).getByText('To whom is missing.')).toBeVisible();
  await auditPopup('DelegationSheet');
  await chooseOption('To whom', 'Rob Castellano', sheet);
  const to = within(sheet).getByLabelText('To');
  await userEvent.clear(to);
  await userEvent.type(to, '2026-11-01');
  await save();
  expect(within(sheet).getByText('To date must not be before the from date.')).toBeVisible();
  expect(pressed).toEqual([]);
  await userEvent.clear(to);
  await userEvent.type(to, '2026-12-01');
  await save();
  expect(await within(sheet).findByText('This person has the job already.')).toBeVisible();
  expect(pressed).toMatchObject([
    {
      operation: 'AddJobDelegation',
      input: { constructionId: 7, userId: 3, fromDate: '2026-11-20', toDate: '2026-12-01', scope: 'view', reason: null },
    },
  ]);
});

test('ending is asked once, by name', async () => {
  const pressed = drawJob({ tab: 'delegations', claims: ['CAN_EDIT_CONSTRUCTION'], reads });
  await userEvent.click(await screen.findByRole('button', { name: 'End the delegation to Rob Castellano' }));
  expect(screen.queryByRole('button', { name: 'End the delegation to Asha Menon' })).toBeNull();
  await auditPopup('EndDelegationSheet');
  await userEvent.click(screen.getByRole('button', { name: 'End it now' }));
  expect(pressed).toMatchObject([{ operation: 'EndJobDelegation', input: { id: 1 }, client: { expectedVersion: 0 } }]);
});
