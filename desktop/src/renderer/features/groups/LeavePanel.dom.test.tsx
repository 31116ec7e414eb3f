// Leave of a group: added in a sheet that refuses days in the wrong order, shown with whom it is of, removed and brought back by Undo.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { auditPopup } from '../../testing/audit-popup.ts';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import type { Group } from './group-data.ts';
import { LeavePanel } from './LeavePanel.tsx';

const GROUP: Group = {
  ...{ id: 7, version: 3, values: { name: 'Crew North', isSubcontractor: 'false' }, contractor: null, isArchived: false },
  ...{ openTasks: 0, unacceptedTasks: 0, tasks: [], members: [] },
  absences: [
    { id: 4, version: 2, userId: null, userName: null, kind: 'training', fromDate: '2027-12-01', toDate: '2027-12-02', note: null },
  ],
};
const sent: object[] = [];

beforeEach(() => {
  sent.length = 0;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const platform = buildPlatform({
    gql: (...[document, variables]) => {
      if (!document.toString().includes('mutation')) return new Promise(() => undefined);
      sent.push(variables ?? {});
      return Promise.resolve({ archiveAbsence: GROUP });
    },
  });
  renderSignedIn(<LeavePanel group={GROUP} />, { platform, me: holding('CAN_MANAGE_GROUPS') });
});

test('days in the wrong order are refused at their field, and nothing is sent', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add leave' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Add leave' }));
  await userEvent.type(sheet.getByLabelText('From'), '1/12/2027');
  await userEvent.type(sheet.getByLabelText('To'), '30/11/2027');
  await userEvent.click(sheet.getByRole('button', { name: 'Add leave' }));
  expect(sheet.getByLabelText(/^To/)).toHaveAccessibleDescription(/must not be before/);
  expect(sent).toEqual([]);
  await auditPopup('LeavePanel');
});

test('it says of whom it is, and is removed and brought back by Undo', async () => {
  const table = within(screen.getByRole('table', { name: 'Leave' }));
  expect(table.getByRole('row', { name: /Whole group.*Training/ })).toBeVisible();
  await userEvent.click(table.getByRole('button', { name: /^Remove leave of Whole group/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { id: 4, archived: true, client: { expectedVersion: 2 } },
      { id: 4, archived: false, client: { expectedVersion: 3 } },
    ]),
  );
});
