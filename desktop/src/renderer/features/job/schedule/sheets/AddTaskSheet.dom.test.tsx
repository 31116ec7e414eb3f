// The group of a new task: those that do the job's kind of work stand first, another one is warned about and can be chosen all the same, also where a template brings it.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption, offeredOptions } from '../../../../testing/choose-option.ts';
import { drawJob } from '../../testing/draw-job.tsx';

const group = (id: number, name: string, workTypes: string | null) => ({ id, name, isSubcontractor: false, workTypes, version: 1 });
const GROUPS = [group(6, 'Crew North', 'MDU, Lead-in'), group(7, 'Crew South', 'pre-install'), group(8, 'Crew West', null)];
const TEMPLATE = { name: 'Haul', groupId: 6, leadDays: null, items: [] };
const WARNING = 'Crew North does MDU, Lead-in, not Pre-install.';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('a group that does other work says so, chosen or brought by a template, and is not refused', async () => {
  const pressed = drawJob({
    tab: 'schedule',
    claims: ['CAN_EDIT_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'],
    groups: GROUPS,
    reads: () => ({ groups: GROUPS, taskTemplates: [TEMPLATE], jobCosts: { boms: [], expenses: null }, jobDelegations: [] }),
    onPress: () => new Promise(() => undefined),
  });
  await userEvent.click(await screen.findByRole('button', { name: /Add a task/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Add a task' }));
  expect(await offeredOptions('Crew')).toEqual(['Nobody yet', 'Crew South', 'Crew West', 'Crew North']);
  await chooseOption('From a template', 'Haul');
  expect(sheet.getByText(WARNING)).toBeVisible();
  await chooseOption('Crew', 'Crew West');
  expect(sheet.queryByText(/not Pre-install/)).toBeNull();
  await chooseOption('Crew', 'Crew North');
  expect(sheet.getByText(WARNING)).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Add task' }));
  expect(pressed).toMatchObject([{ operation: 'AddTask', input: { constructionId: 7, name: 'Haul', groupId: 6 } }]);
}, 60_000);
