// A group with open tasks is archived once they are another's: given away from the dialog that says so, tried and counted first.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { auditPopup } from '../../testing/audit-popup.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ArchiveSheet } from './ArchiveSheet.tsx';

const LONG = 60_000;
const GROUP = { id: 7, version: 3, name: 'Crew North', isArchived: false, openTasks: 2 };
const given: object[] = [];

function open(claims: readonly ('CAN_EDIT_CONSTRUCTION' | 'CAN_MANAGE_GROUPS')[], ids: readonly number[] = [1, 2]) {
  const platform = buildPlatform({
    gql: (...[document, variables]) => {
      const text = document.toString();
      if (text.includes('query ListGroups'))
        return Promise.resolve({
          groups: [
            { id: 7, name: 'Crew North', workTypes: null, version: 3 },
            { id: 8, name: 'Crew South', workTypes: 'MDU', version: 1 },
          ],
        });
      if (text.includes('query GetGroupOpenTasks')) return Promise.resolve({ groupOpenTaskIds: ids });
      if (text.includes('changeTasks')) {
        const { input } = variables as { input: { ids: number[] } };
        given.push(input);
        const told = { name: 'Haul', workOrder: '48213', isAllowed: true, code: null, sentence: null, effect: 'changes' };
        return Promise.resolve({ changeTasks: input.ids.map((id) => ({ id, ...told })) });
      }
      return new Promise(() => undefined);
    },
  });
  renderSignedIn(<ArchiveSheet {...GROUP} onClose={() => undefined} />, { platform, me: holding(...claims) });
}

beforeEach(() => {
  given.length = 0;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test(
  'its open tasks are given to another group, which is not itself, after they were tried',
  async () => {
    open(['CAN_MANAGE_GROUPS', 'CAN_EDIT_CONSTRUCTION']);
    expect(screen.getAllByText(/Crew North still has 2 open tasks/)[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Give them to another group…' }));
    await screen.findByRole('heading', { name: 'Reassign 2 tasks' });
    await chooseOption('Crew', 'Crew South');
    expect(screen.queryByRole('option', { name: 'Crew North' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Check the tasks' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Give 2 tasks to Crew South' }));
    expect(given).toMatchObject([
      { ids: [1, 2], isTrial: true, groupId: 8 },
      { ids: [1, 2], isTrial: false, groupId: 8 },
    ]);
    expect(await screen.findByText('2 tasks reassigned')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Archive Crew North' })).toBeVisible();
  },
  LONG,
);

test('who edits no jobs is shown the tasks alone', async () => {
  open(['CAN_MANAGE_GROUPS']);
  expect(screen.queryByRole('button', { name: 'Give them to another group…' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Show its tasks' })).toHaveAttribute('href', '/tasks?view=all&group=7');
  await auditPopup('ArchiveSheet_groups');
});

test('who sees none of the tasks is told whom to ask', async () => {
  open(['CAN_MANAGE_GROUPS', 'CAN_EDIT_CONSTRUCTION'], []);
  await userEvent.click(screen.getByRole('button', { name: 'Give them to another group…' }));
  expect(await screen.findByText(/You cannot see tasks of this group/)).toBeVisible();
  await auditPopup('GiveTasksSheet');
});
