// Another group for a task: those that do the job's kind of work stand first, another one is warned about and can be chosen all the same.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTask } from '@lotline/schema/testing/build-task';
import { auditPopup } from '../../../../testing/audit-popup.ts';
import { chooseOption, offeredOptions } from '../../../../testing/choose-option.ts';
import { drawJob } from '../../testing/draw-job.tsx';

const task = {
  ...buildTask({ taskUsers: [] }),
  ...{ id: 9, version: 1, name: 'Haul', groupId: 5, dueDate: '2026-11-20', issuedDate: null, comments: null, items: [] },
  ...{ scheduledStartTime: null, scheduledEndTime: null, reminderDate: null, reminderComments: null, issuedBy: null },
};
const group = (id: number, name: string, workTypes: string | null) => ({ id, name, isSubcontractor: false, workTypes, version: 1 });
const GROUPS = [
  group(5, 'Crew East', null),
  group(6, 'Crew North', 'MDU, Lead-in'),
  group(7, 'Crew South', 'pre-install'),
  group(8, 'Crew West', null),
];

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('groups that do the work are offered first; the other one says what it does, and is not refused', async () => {
  const pressed = drawJob({
    tab: 'schedule',
    claims: ['CAN_EDIT_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'],
    job: { schedules: [task] },
    groups: GROUPS,
    reads: () => ({ groups: GROUPS, jobCosts: { boms: [], expenses: null }, jobDelegations: [] }),
    onPress: () => new Promise(() => undefined),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions on Haul' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /Reassign/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Reassign Haul' }));
  expect(await offeredOptions('Crew')).toEqual(['Crew South', 'Crew West', 'Crew North']);
  await chooseOption('Crew', 'Crew South');
  expect(sheet.queryByText(/not Pre-install/)).toBeNull();
  await chooseOption('Crew', 'Crew North');
  expect(sheet.getByText('Crew North does MDU, Lead-in, not Pre-install.')).toBeVisible();
  await auditPopup('ReassignSheet');
  await userEvent.click(sheet.getByRole('button', { name: 'Reassign' }));
  expect(pressed).toMatchObject([{ operation: 'ReassignTask', input: { scheduleId: 9, groupId: 6 } }]);
}, 60_000);
