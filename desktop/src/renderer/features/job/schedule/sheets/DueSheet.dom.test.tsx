// Another due day from the job's page: nothing goes without a reason, a refusal stays with what was typed.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildTask } from '@lotline/schema/testing/build-task';
import { formDraftsOnDevice } from '@lotline/web-session/device/form-drafts';
import { auditPopup } from '../../../../testing/audit-popup.ts';
import { drawJob } from '../../testing/draw-job.tsx';

const SUBMITTED = 'The task was submitted meanwhile.';
const task = {
  ...buildTask({ taskUsers: [] }),
  ...{ id: 9, version: 1, name: 'Haul', dueDate: '2026-11-20', issuedDate: '2026-11-19T00:00:00.000Z', comments: null, items: [] },
  ...{ scheduledStartTime: null, scheduledEndTime: null, reminderDate: null, reminderComments: null, issuedBy: null },
};

beforeEach(async () => {
  await formDraftsOnDevice(2).letGo('due-task-9');
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

/** The job's page as it is drawn at first and after a reload, with the sheet opened. */
async function open(onPress: () => Promise<unknown>) {
  cleanup();
  const pressed = drawJob({
    tab: 'schedule',
    claims: ['CAN_EDIT_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'],
    job: { schedules: [task] },
    reads: () => ({ jobCosts: { boms: [], expenses: null }, jobDelegations: [] }),
    onPress,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions on Haul' }));
  await auditPopup('TaskActions');
  await userEvent.click(screen.getByRole('menuitem', { name: /Move the due date/ }));
  return { pressed, sheet: within(screen.getByRole('dialog', { name: 'Due date of Haul' })) };
}

const told = (isAllowed: boolean) => () =>
  Promise.resolve({
    changeTasks: [
      {
        id: 9,
        name: 'Haul',
        workOrder: '48213',
        isAllowed,
        code: isAllowed ? null : 'TASK_SUBMITTED',
        sentence: isAllowed ? null : SUBMITTED,
      },
    ],
  });

test('another day and why, then it is sent; what refuses it meanwhile says so, and what was typed stays', async () => {
  const { pressed, sheet } = await open(told(false));
  expect(sheet.getByText('It is due on 20 Nov 2026 now.')).toBeVisible();
  const save = () => userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await save();
  expect(sheet.getByText('Choose another day.')).toBeVisible();
  await userEvent.clear(sheet.getByLabelText('Due on'));
  await userEvent.type(sheet.getByLabelText('Due on'), '2026-12-01');
  await save();
  expect(sheet.getByText('Give a reason for moving the due date.')).toBeVisible();
  await auditPopup('DueSheet');
  expect(pressed).toEqual([]);
  await userEvent.type(sheet.getByLabelText('Reason'), 'rain');
  await save();
  expect(pressed).toMatchObject([{ operation: 'ChangeTasks', input: { ids: [9], dueDate: '2026-12-01', reason: 'rain' } }]);
  expect(await sheet.findByText(SUBMITTED)).toBeVisible();
  expect(sheet.getByLabelText('Reason')).toHaveValue('rain');
});

test('the reason typed before a reload is there again, with the day as it is now; once it is saved it is not', async () => {
  const first = await open(told(true));
  await userEvent.clear(first.sheet.getByLabelText('Reason'));
  await userEvent.type(first.sheet.getByLabelText('Reason'), 'flood');
  const { sheet } = await open(told(true));
  expect(await sheet.findByText('You typed this earlier and have not saved it.')).toBeVisible();
  expect(sheet.getByLabelText('Reason')).toHaveValue('flood');
  await userEvent.clear(sheet.getByLabelText('Due on'));
  await userEvent.type(sheet.getByLabelText('Due on'), '2026-12-02');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Due date of Haul' })).not.toBeInTheDocument());
  const again = await open(told(true));
  await formDraftsOnDevice(2).find('due-task-9');
  expect(again.sheet.getByLabelText('Reason')).toHaveValue('');
});

test.each([
  ['Reassign', () => auditPopup('ReassignSheet')],
  ['Set a reminder', () => auditPopup('RemindSheet')],
])('%s: axe finds nothing in its sheet', async (name, look) => {
  drawJob({ tab: 'schedule', claims: ['CAN_EDIT_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'], job: { schedules: [task] }, reads: () => ({}) });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions on Haul' }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await look();
});
