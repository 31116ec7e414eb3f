import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { chooseOption } from '../../../testing/choose-option.ts';
import { holding, renderSignedIn } from '../../../testing/render-signed-in.tsx';
import type { TaskAct } from '../../../platform/task-bulk/task-bulk.ts';
import { TasksBulk } from './TasksBulk.tsx';

const ONSITE = 'Ridge Carter is onsite. Ring them first.';
const asked: object[] = [];
const cleared = jest.fn();

function Bar() {
  const [act, setAct] = useState<TaskAct | null>(null);
  const none = () => undefined;
  return <TasksBulk picked={new Set([1, 2, 3])} act={act} onAct={setAct} onExport={none} onCopy={none} onClear={cleared} />;
}

function verdict(id: number, effect: string | null) {
  const isAllowed = id !== 2;
  const told = { code: isAllowed ? null : 'SOMEBODY_ONSITE', sentence: isAllowed ? null : ONSITE, effect: isAllowed ? effect : null };
  return { id, name: 'Haul', workOrder: `4821${String(id)}`, isAllowed, ...told };
}

/** Task 2 refuses every change. @param effect what becomes of the first of the others */
function open(claim = 'CAN_EDIT_CONSTRUCTION', effect = 'changes') {
  const platform = buildPlatform({
    gql: (...[document, variables]) => {
      if (document.toString().includes('query ListGroups'))
        return Promise.resolve({ groups: [{ id: 7, name: 'Crew North', workTypes: null, version: 1 }] });
      const { input } = variables as { input: { ids: number[] } };
      asked.push(input);
      if ('clientIds' in input) return Promise.resolve({ undoTaskChanges: input.ids.map((id) => verdict(id, null)) });
      return Promise.resolve({
        changeTasks: input.ids.map((id) => verdict(id, id === 1 ? effect : 'changes')),
      });
    },
  });
  renderSignedIn(<Bar />, { platform, me: holding(claim) });
}

beforeEach(() => {
  asked.length = 0;
  cleared.mockClear();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('who stays is named with the reason before anything is given away; then the others are, and the selection stays', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /^Reassign/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Check the tasks' }));
  expect(screen.getByText('Choose who does the tasks.')).toBeVisible();
  expect(asked).toEqual([]);
  await chooseOption('Crew', 'Crew North');
  await userEvent.type(screen.getByLabelText('Reason (optional)'), 'rain');
  await userEvent.click(screen.getByRole('button', { name: 'Check the tasks' }));
  expect(asked).toEqual([{ ids: [1, 2, 3], isTrial: true, groupId: 7, reason: 'rain' }]);
  expect(await screen.findByRole('list', { name: 'Not changed' })).toHaveTextContent(`48212 Haul${ONSITE}`);
  await userEvent.click(screen.getByRole('button', { name: 'Give 2 tasks to Crew North' }));
  expect(asked.at(-1)).toEqual({ ids: [1, 3], isTrial: false, groupId: 7, reason: 'rain' });
  expect(await screen.findByText('2 tasks reassigned')).toBeVisible();
  expect(cleared).not.toHaveBeenCalled();
});

test.each([
  ['finished', '1 changed, although completed'],
  ['reprices', '1 paid at different rates'],
  ['taken', '1 taken from the crew that has them'],
])('what is %s is told apart, and done for a reason alone, which asks no second check', async (effect, words) => {
  open('CAN_EDIT_CONSTRUCTION', effect);
  await userEvent.click(screen.getByRole('button', { name: /^Reassign/ }));
  await chooseOption('Crew', 'Crew North');
  await userEvent.click(screen.getByRole('button', { name: 'Check the tasks' }));
  expect(await screen.findByRole('list', { name: 'What happens' })).toHaveTextContent(words);
  await userEvent.click(screen.getByRole('button', { name: 'Give 2 tasks to Crew North' }));
  expect(screen.getByText('Give a reason: it is shown in the history of each job.')).toBeVisible();
  expect(asked).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Reason'), 'rain');
  await userEvent.click(screen.getByRole('button', { name: 'Give 2 tasks to Crew North' }));
  expect(asked.at(-1)).toEqual({ ids: [1, 3], isTrial: false, groupId: 7, reason: 'rain' });
});

test('what was done is taken back from where it is said, by the actions that did it', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /^Issue/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Check the tasks' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Issue 2 tasks' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(asked.at(-1)).toEqual({ ids: [1, 3], clientIds: [expect.any(String)] });
  expect(await screen.findByText('2 undone')).toBeVisible();
});

test.each([
  ['Issue', [], { issue: true }, 'Issue 2 tasks', '2 tasks issued'],
  [
    'Remind',
    [
      ['Day', '2031-01-02'],
      ['Reminder comment', 'ring'],
    ],
    { reminderDate: '2031-01-02', reminderComments: 'ring' },
    /^Set a reminder for 2 tasks/,
    'Reminder set for 2 tasks',
  ],
  ['Set aside', [['Reason', 'twice here']], { setAside: true, reason: 'twice here' }, 'Set 2 tasks aside', '2 tasks set aside'],
  [
    'Due date',
    [
      ['Due on', '2031-01-02'],
      ['Reason', 'rain'],
    ],
    { dueDate: '2031-01-02', reason: 'rain' },
    /^Set 2 tasks due on/,
    '2 tasks moved',
  ],
] as const)('%s: checked, then done', async (name, typed, input, confirm, said) => {
  open();
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  for (const [label, text] of typed) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Check the tasks' }));
  await userEvent.click(await screen.findByRole('button', { name: confirm }));
  expect(asked.at(-1)).toEqual({ ids: [1, 3], isTrial: false, ...input });
  expect(await screen.findByText(said)).toBeVisible();
});

test('a due day without its reason is not sent', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /^Due date/ }));
  await userEvent.type(screen.getByLabelText('Due on'), '2031-01-02');
  await userEvent.click(screen.getByRole('button', { name: 'Check the tasks' }));
  expect(screen.getByText(/Give a reason for moving the due date/)).toBeVisible();
  expect(asked).toEqual([]);
});

test('tasks are not set aside without a reason', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /^Set aside/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Check the tasks' }));
  expect(screen.getByText('Give a reason for setting the tasks aside.')).toBeVisible();
  expect(asked).toEqual([]);
});

test('who may not edit jobs copies and exports', () => {
  open('CAN_ACCESS_CONSTRUCTION');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['CSV', 'Excel (.xlsx)', 'Copy', 'Clear Esc']);
});
