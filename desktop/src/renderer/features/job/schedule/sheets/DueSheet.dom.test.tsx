// Another due day from the job's page: nothing goes without a reason, a refusal stays with what was typed.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTask } from '@lotline/schema/testing/build-task';
import { drawJob } from '../../testing/draw-job.tsx';

const SUBMITTED = 'The task was submitted meanwhile.';
const task = {
  ...buildTask({ taskUsers: [] }),
  ...{ id: 9, version: 1, name: 'Haul', dueDate: '2026-11-20', issuedDate: '2026-11-19T00:00:00.000Z', comments: null, items: [] },
  ...{ scheduledStartTime: null, scheduledEndTime: null, reminderDate: null, reminderComments: null, issuedBy: null },
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('another day and why, then it is sent; what refuses it meanwhile says so, and what was typed stays', async () => {
  const pressed = drawJob({
    tab: 'schedule',
    claims: ['CAN_EDIT_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'],
    job: { schedules: [task] },
    reads: () => ({ jobCosts: { boms: [], expenses: null }, jobDelegations: [] }),
    onPress: () =>
      Promise.resolve({
        changeTasks: [{ id: 9, name: 'Haul', workOrder: '48213', isAllowed: false, code: 'TASK_SUBMITTED', sentence: SUBMITTED }],
      }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions on Haul' }));
  await userEvent.click(screen.getByRole('button', { name: /Move the due day/ }));
  const sheet = screen.getByRole('dialog', { name: 'Due day of Haul' });
  expect(within(sheet).getByText('It is due on 20 Nov 2026 now.')).toBeVisible();
  const save = () => userEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
  await save();
  expect(within(sheet).getByText('Choose another day.')).toBeVisible();
  await userEvent.clear(within(sheet).getByLabelText('Due on'));
  await userEvent.type(within(sheet).getByLabelText('Due on'), '2026-12-01');
  await save();
  expect(within(sheet).getByText('Say why the due day moves.')).toBeVisible();
  expect(pressed).toEqual([]);
  await userEvent.type(within(sheet).getByLabelText('Reason'), 'rain');
  await save();
  expect(pressed).toMatchObject([{ operation: 'ChangeTasks', input: { ids: [9], dueDate: '2026-12-01', reason: 'rain' } }]);
  expect(await within(sheet).findByText(SUBMITTED)).toBeVisible();
  expect(within(sheet).getByLabelText('Reason')).toHaveValue('rain');
});
