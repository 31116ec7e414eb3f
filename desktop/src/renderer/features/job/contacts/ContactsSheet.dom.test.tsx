// Contacts typed before a reload are saved over what they were typed over: a change meanwhile is told, never written over unseen.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sayError } from '@lotline/schema/errors/catalogue';
import { ApiError } from '@lotline/web-session/api-error';
import { drawJob } from '../testing/draw-job.tsx';

const contact = (name: string) => ({ id: 4, sortOrder: 1, name, description: null, phone: null, email: null });

async function open(version: number, name: string) {
  cleanup();
  const pressed = drawJob({
    tab: 'contacts',
    claims: ['CAN_EDIT_CONSTRUCTION'],
    job: { version, siteContacts: [contact(name)] },
    reads: () => ({ jobCosts: { boms: [], expenses: null }, jobDelegations: [] }),
    onPress: () => Promise.reject(new ApiError({ code: 'STALE_VERSION', status: 409 })),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  return { pressed, sheet: within(screen.getByRole('dialog', { name: 'Edit developer and site contacts' })) };
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('what was typed over an older job is sent against that one, and the refusal leaves it standing', async () => {
  const first = await open(3, 'Ann');
  await userEvent.type(first.sheet.getByLabelText('Name'), ' Reid');
  const { pressed, sheet } = await open(4, 'Bea');
  expect(await sheet.findByText('You typed this before, and it is not saved yet.')).toBeVisible();
  expect(sheet.getByLabelText('Name')).toHaveValue('Ann Reid');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(pressed).toMatchObject([{ operation: 'UpdateDeveloperAndSiteContacts', client: { expectedVersion: 3 } }]);
  expect(await sheet.findByText(sayError('STALE_VERSION'))).toBeVisible();
  expect(within(sheet.getByRole('region', { name: 'Saved meanwhile' })).getByText('Bea')).toBeVisible();
  expect(sheet.getByLabelText('Name')).toHaveValue('Ann Reid');
});
