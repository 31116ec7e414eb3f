// Two people change the members of one group at once: the contact that both chose is decided in the sheet.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import type { Group } from './group-data.ts';
import { MembersSheet } from './MembersSheet.tsx';

const member = (id: number, name: string, isPrimaryContact = false) => ({
  ...{ id, name, email: `${name}@crew.example`, canLogIn: true, isPrimaryContact, isOnsite: false, otherGroups: [] },
});
const GROUP: Group = {
  ...{ id: 7, version: 3, values: { name: 'Crew North', isSubcontractor: 'false' }, contractor: null, isArchived: false },
  ...{ openTasks: 0, unacceptedTasks: 0, tasks: [], absences: [] },
  members: [member(1, 'Tom', true), member(2, 'Ann'), member(3, 'Bea')],
};
const CLASH = { field: 'primaryUserId', yours: 3, theirs: 2, base: 1, by: 'Ada Marsh', at: null, why: 'Bea is away' };
const refused = new ApiError({ code: 'STALE_VERSION', details: { changedBy: 'Ada Marsh', fields: [CLASH] }, status: 200 });

const sent: object[] = [];
const onClose = jest.fn();

async function chooseBea() {
  const platform = buildPlatform({
    gql: (...[document, variables]) => {
      if (!document.toString().includes('changeGroupMembers')) return new Promise(() => undefined);
      sent.push((variables as { input: object }).input);
      return sent.length === 1 ? Promise.reject(refused) : Promise.resolve({ changeGroupMembers: GROUP });
    },
  });
  renderSignedIn(<MembersSheet group={GROUP} onClose={onClose} />, { platform, me: holding('CAN_MANAGE_GROUPS') });
  await userEvent.click(screen.getByRole('radio', { name: 'Contact: Bea' }));
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Knows the area');
  await userEvent.click(screen.getByRole('button', { name: 'Save members' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ada Marsh saved the members of Crew North while you were editing' });
  return within(dialog);
}

beforeEach(() => {
  sent.length = 0;
  onClose.mockClear();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('the contact that both chose is asked about, and yours is sent over theirs', async () => {
  const dialog = await chooseBea();
  const row = dialog.getByRole('row', { name: /^Primary contact/ });
  expect(row).toHaveTextContent(/Bea.*Ann.*Tom/);
  expect(row).toHaveTextContent('Ada Marsh, Bea is away');
  await userEvent.click(dialog.getByRole('button', { name: 'All mine' }));
  await userEvent.click(dialog.getByRole('button', { name: /^Save the result/ }));
  expect(await screen.findByText('The members are saved.')).toBeVisible();
  expect(sent).toMatchObject([
    { primaryUserId: 3, basePrimaryUserId: 1, why: 'Knows the area' },
    { primaryUserId: 3, basePrimaryUserId: 2, why: 'Knows the area' },
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('who goes on editing has sent nothing more, and saves over what they saw', async () => {
  const dialog = await chooseBea();
  await userEvent.click(dialog.getByRole('button', { name: /^Keep editing/ }));
  expect(sent).toHaveLength(1);
  expect(screen.getByRole('radio', { name: 'Contact: Bea' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Save members' }));
  expect(await screen.findByText('The members are saved.')).toBeVisible();
  expect(sent[1]).toMatchObject({ primaryUserId: 3, basePrimaryUserId: 1 });
});
