import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { chooseOption, offeredOptions } from '../../../testing/choose-option.ts';
import { holding, renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { BulkSheet } from './BulkSheet.tsx';

const REFUSED = 'This status is not one of this work type.';
const asked: unknown[] = [];
/** The ids of the actions that changed something, and what was asked to be taken back. */
const sent: string[] = [];
const undone: unknown[] = [];
const done = jest.fn();
const closed = jest.fn();
/** Where set, an answer waits for it. */
let held: Promise<void> | null = null;
const pressEsc = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

const STATUSES = {
  name: 'Job Status Settings',
  workType: null,
  config: { statuses: [{ statusName: 'Scheduled' }, { statusName: 'Paused', isHold: true }] },
};

const verdict = (id: number, isAllowed: boolean) => ({
  id,
  workOrder: `4821${String(id)}`,
  isAllowed,
  code: isAllowed ? null : 'STATUS_NOT_ALLOWED',
  sentence: isAllowed ? null : REFUSED,
});

/** Job 1 is closed: a status opens it again. */
const effectOf = (id: number, status: string | undefined) => (id === 2 ? null : id === 1 && status !== undefined ? 'reopens' : 'changes');

/** Job 2 refuses every change. */
function open(kind: 'status' | 'scheduler' | 'due') {
  const platform = buildPlatform({
    gql: (...[document, variables]) => {
      if (document.toString().includes('query JobStatuses')) return Promise.resolve({ systemSettings: [STATUSES] });
      if (document.toString().includes('query Schedulers')) return Promise.resolve({ users: [{ id: 3, displayName: 'Mina Farouk' }] });
      const { input, client } = variables as { input: { ids: number[]; isTrial: boolean; status?: string }; client: { batchId: string } };
      asked.push(input);
      if (document.toString().includes('mutation UndoJobChanges')) {
        undone.push(input);
        return Promise.resolve({ undoJobChanges: input.ids.map((id) => verdict(id, true)) });
      }
      if (!input.isTrial) sent.push(client.batchId);
      const answer = { changeJobs: input.ids.map((id) => ({ ...verdict(id, id !== 2), effect: effectOf(id, input.status) })) };
      return held === null ? Promise.resolve(answer) : held.then(() => answer);
    },
  });
  renderSignedIn(
    <BulkSheet kind={kind} ids={[1, 2, 3]} schedulerName="Planner" schedulers={['Rob Castellano']} onClose={closed} onDone={done} />,
    { platform, me: holding('CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS') },
  );
}

beforeEach(() => {
  asked.length = 0;
  sent.length = 0;
  undone.length = 0;
  done.mockClear();
  closed.mockClear();
  held = null;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('who is refused is named before anything is changed; then only the others are, and the press says how many', async () => {
  open('scheduler');
  await chooseOption('Planner', 'Rob Castellano');
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  expect(asked).toEqual([{ ids: [1, 2, 3], scheduler: 'Rob Castellano', isTrial: true }]);
  expect(await screen.findByText('1 of 3 stays as it is')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Not changed' })).toHaveTextContent(`48212${REFUSED}`);
  await userEvent.click(screen.getByRole('button', { name: 'Assign 2 jobs to Rob Castellano' }));
  expect(asked.at(-1)).toEqual({ ids: [1, 3], scheduler: 'Rob Castellano', isTrial: false });
  expect(done).toHaveBeenCalledTimes(1);
});

test('who may schedule is offered beside the names that jobs have', async () => {
  open('scheduler');
  await waitFor(async () => expect(await offeredOptions('Planner')).toEqual(['Mina Farouk', 'Rob Castellano', 'Another name…']));
});

test('a name that nobody has is asked about before it is taken; a known one is taken as it is known', async () => {
  open('scheduler');
  await chooseOption('Planner', 'Another name…');
  await userEvent.type(screen.getByLabelText('Name'), 'Rbo Castellano');
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  expect(screen.getByText('Confirm that the name is right: nobody has it yet.')).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: /No person or job has “Rbo Castellano” as Planner yet/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  await screen.findByRole('button', { name: 'Assign 2 jobs to Rbo Castellano' });
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'rob castellano ');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  await screen.findByRole('button', { name: 'Assign 2 jobs to Rob Castellano' });
  expect(asked.at(-1)).toEqual({ ids: [1, 2, 3], scheduler: 'Rob Castellano', isTrial: true });
});

test('what was checked is checked again when it is worded anew', async () => {
  open('scheduler');
  await chooseOption('Planner', 'Rob Castellano');
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  await screen.findByRole('button', { name: 'Assign 2 jobs to Rob Castellano' });
  await chooseOption('Planner', 'Another name…');
  expect(screen.getByRole('button', { name: 'Check the jobs' })).toBeVisible();
});

test('a due date without its reason is not sent', async () => {
  open('due');
  await userEvent.type(screen.getByLabelText('Due on'), '2026-12-01');
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  expect(screen.getByText(/Give a reason for moving the due date/)).toBeVisible();
  expect(asked).toEqual([]);
});

test('Esc closes it where only a status was chosen; what was typed is asked about', async () => {
  open('status');
  await chooseOption('Status', 'Scheduled');
  pressEsc();
  expect(closed).toHaveBeenCalledTimes(1);
  cleanup();
  open('due');
  await userEvent.type(screen.getByLabelText('Reason'), 'Rain');
  pressEsc();
  expect(screen.getByRole('alert')).toHaveTextContent('Discard what you typed?');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a status that the settings have as a hold is asked its reason and its end, whatever its name', async () => {
  open('status');
  await chooseOption('Status', 'Paused');
  await userEvent.type(screen.getByLabelText('Reason'), 'No power');
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  expect(asked).toMatchObject([{ status: 'Paused', reason: 'No power', holdUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
});

test('a check that is answered after it was worded anew allows nothing: the new wording is checked first', async () => {
  let answer: () => void = () => undefined;
  held = new Promise((resolve) => {
    answer = resolve;
  });
  open('scheduler');
  await chooseOption('Planner', 'Rob Castellano');
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  await chooseOption('Planner', 'Mina Farouk');
  await act(async () => answer());
  held = null;
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  expect(asked).toMatchObject([
    { scheduler: 'Rob Castellano', isTrial: true },
    { scheduler: 'Mina Farouk', isTrial: true },
  ]);
  expect(await screen.findByRole('button', { name: 'Assign 2 jobs to Mina Farouk' })).toBeVisible();
});

test('what is worded anew while the change is under way is neither closed with it nor taken for checked', async () => {
  open('scheduler');
  await chooseOption('Planner', 'Rob Castellano');
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  let answer: () => void = () => undefined;
  const confirm = await screen.findByRole('button', { name: 'Assign 2 jobs to Rob Castellano' });
  held = new Promise((resolve) => {
    answer = resolve;
  });
  await userEvent.click(confirm);
  await chooseOption('Planner', 'Mina Farouk');
  await act(async () => answer());
  expect(done).not.toHaveBeenCalled();
  expect(await screen.findByRole('button', { name: 'Check the jobs' })).toBeVisible();
});

test('what happens is told by groups, and finished jobs are opened again for a reason alone', async () => {
  open('status');
  await chooseOption('Status', 'Scheduled');
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  const groups = await screen.findByRole('list', { name: 'What happens' });
  expect([...groups.children].map(({ textContent }) => textContent)).toEqual(['1 will change48213', '1 finished, reopened48211']);
  expect(screen.getByRole('list', { name: 'Not changed' })).toHaveTextContent(`48212${REFUSED}`);
  expect(screen.getByLabelText('Reason for reopening them')).toHaveFocus();
  // what another test typed may be there as a draft
  await userEvent.clear(screen.getByLabelText('Reason for reopening them'));
  await userEvent.click(screen.getByRole('button', { name: 'Set 2 jobs to Scheduled' }));
  expect(screen.getByText('Give a reason for reopening them.')).toBeVisible();
  expect(asked).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Reason for reopening them'), 'wrong site');
  await userEvent.click(screen.getByRole('button', { name: 'Set 2 jobs to Scheduled' }));
  expect(asked.at(-1)).toEqual({ ids: [1, 3], status: 'Scheduled', reason: 'wrong site', isTrial: false });
});

test('a hold of many is taken back like every other change', async () => {
  open('status');
  await chooseOption('Status', 'Paused');
  await userEvent.type(screen.getByLabelText('Reason'), 'No power');
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Set 2 jobs to Paused' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 undone')).toBeVisible();
  expect(undone).toEqual([{ ids: [1, 3], clientIds: sent }]);
});

test('Undo takes back what was changed, by the action that changed it', async () => {
  open('scheduler');
  await chooseOption('Planner', 'Rob Castellano');
  await userEvent.click(screen.getByRole('button', { name: 'Check the jobs' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Assign 2 jobs to Rob Castellano' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 undone')).toBeVisible();
  expect(undone).toEqual([{ ids: [1, 3], clientIds: sent }]);
  expect(sent).toHaveLength(1);
});
