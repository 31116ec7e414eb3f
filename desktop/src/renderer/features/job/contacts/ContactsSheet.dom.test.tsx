// Contacts typed before a reload are saved over what they were typed over: what was saved meanwhile is merged, and never written over unseen.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import { auditPopup } from '../../../testing/audit-popup.ts';
import { drawJob } from '../testing/draw-job.tsx';

const contact = (name: string, phone: string | null = null) => ({ id: 4, sortOrder: 1, name, description: null, phone, email: null });
const stale = () => new ApiError({ code: 'STALE_VERSION', status: 409, details: { changedBy: 'Dale Whitby' } });
let answers: (() => Promise<unknown>)[] = [];

async function open(version: number, has: ReturnType<typeof contact>) {
  cleanup();
  const pressed = drawJob({
    tab: 'contacts',
    claims: ['CAN_EDIT_CONSTRUCTION'],
    job: { version, siteContacts: [has] },
    reads: () => ({ jobCosts: { boms: [], expenses: null }, jobDelegations: [] }),
    onPress: () => (answers.shift() ?? (() => Promise.resolve({ updateDeveloperAndSiteContacts: null })))(),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
  await auditPopup('ContactsSheet');
  return { pressed, sheet: within(screen.getByRole('dialog', { name: 'Edit developer and site contacts' })) };
}

beforeEach(() => {
  answers = [() => Promise.reject(stale())];
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('a field that both changed is asked, by what the draft was typed over; what is decided is saved against the newer job', async () => {
  const first = await open(3, contact('Ann'));
  await userEvent.type(first.sheet.getByLabelText('Name'), ' Reid');
  const { pressed, sheet } = await open(4, contact('Bea'));
  expect(await sheet.findByText('You typed this earlier and have not saved it.')).toBeVisible();
  expect(sheet.getByLabelText('Name')).toHaveValue('Ann Reid');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(pressed).toMatchObject([{ operation: 'UpdateDeveloperAndSiteContacts', client: { expectedVersion: 3 } }]);
  const clash = within(await screen.findByRole('dialog', { name: /^Dale Whitby saved the contacts of job 48213/ }));
  expect(clash.getByRole('row', { name: /^Bea, name/ })).toHaveTextContent(/Ann Reid.*Bea.*Ann/);
  await userEvent.click(clash.getByRole('button', { name: 'All mine' }));
  await userEvent.click(clash.getByRole('button', { name: /^Save the result/ }));
  expect(pressed[1]).toMatchObject({ client: { expectedVersion: 4 }, siteContacts: [{ id: 4, name: 'Ann Reid' }] });
});

test('what does not clash is saved together, without a question', async () => {
  const first = await open(3, contact('Ann'));
  await userEvent.type(first.sheet.getByLabelText('Name'), ' Reid');
  const { pressed, sheet } = await open(4, contact('Ann', '+61491570157'));
  await sheet.findByText('You typed this earlier and have not saved it.');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Contacts saved')).toBeVisible();
  expect(pressed[1]).toMatchObject({
    client: { expectedVersion: 4 },
    siteContacts: [{ id: 4, name: 'Ann Reid', phone: '0491 570 157' }],
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});
