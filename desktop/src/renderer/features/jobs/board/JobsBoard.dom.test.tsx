// The board by keyboard: which way the arrows go, where a job may be moved to, what is sent, and how it is taken back.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { ApiError } from '@lotline/web-session/api-error';
import type { ChangeListener } from '@lotline/web-session/live-changes';
import type { Platform } from '@lotline/web-session/platform';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { auditPopup } from '../../../testing/audit-popup.ts';
import { buildJobRow } from '../../../testing/build-job-row.ts';
import { holding, renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { JobsPage } from '../JobsPage.tsx';

const REFUSED = 'This job is in the hands of someone else.';
const status = (statusName: string, at: number) => ({ statusName, sortOrder: at, fieldOrder: at, fieldEdit: false });
const SETTINGS = [
  { name: 'Job Status Settings', workType: 'Lead-in', config: { statuses: ['Received', 'Scheduled', 'Closed', 'On Hold'].map(status) } },
  { name: 'Job Status Settings', workType: 'MDU', config: { statuses: ['Received', 'Surveyed'].map(status) } },
];

const NAMED = z.object({ filter: z.object({ ids: z.array(z.number()) }) });
const CHANGED = z.object({ input: z.object({ ids: z.array(z.number()), status: z.string() }) });

/** By number the status of each job, as the server has it. */
const server = new Map<number, string>();
const HELD = z.object({ input: z.object({ id: z.number(), reason: z.string(), until: z.string() }) });
const UNDONE = z.object({ input: z.object({ ids: z.tuple([z.number()]), clientIds: z.array(z.string()) }) });
const ACTION = z.object({ client: z.object({ id: z.string() }) });

const holds: { id: number; reason: string; until: string }[] = [];
/** The actions that put jobs on hold, and those that are taken back. */
const heldBy: string[] = [];
const undone: string[] = [];
const asked: { ids: number[]; status: string }[] = [];
let refuses = false;
const FILTERED = z.object({ filter: z.looseObject({}) });
const filters: object[] = [];

function open(more: readonly string[] = [], path = '/jobs?shape=board') {
  const rows = () =>
    [...server].map(([id, now]) =>
      buildJobRow({ id, status: now, workType: id === 3 ? 'MDU' : 'Lead-in', dueDate: `2026-11-0${String(id)}` }),
    );
  const answers: Readonly<Record<string, (variables: unknown) => unknown>> = {
    GetJobBoard: (variables) => {
      filters.push(FILTERED.parse(variables).filter);
      const jobBoard = [...new Set(server.values())].map((now) => {
        const cards = rows().filter((row) => row.status === now);
        return { status: now, count: cards.length, isCountCapped: false, cards };
      });
      return { jobBoard };
    },
    JobStatuses: () => ({ systemSettings: SETTINGS }),
    GetJobs: (variables) => ({ jobs: { rows: rows().filter(({ id }) => NAMED.parse(variables).filter.ids.includes(id)) } }),
    ChangeJobs: (variables) => {
      const { input } = CHANGED.parse(variables);
      asked.push(input);
      if (!refuses) for (const id of input.ids) server.set(id, input.status);
      return {
        changeJobs: input.ids.map((id) => ({ id, workOrder: '', isAllowed: !refuses, code: null, sentence: refuses ? REFUSED : null })),
      };
    },
  };
  const held: typeof answers = {
    HoldConstruction: (variables) => {
      const { input } = HELD.parse(variables);
      if (refuses) throw new ApiError({ code: 'JOB_ON_HOLD', message: REFUSED, status: 200 });
      holds.push(input);
      heldBy.push(ACTION.parse(variables).client.id);
      server.set(input.id, 'On Hold');
      return { holdConstruction: { id: input.id } };
    },
    UndoJobChanges: (variables) => {
      const { ids, clientIds } = UNDONE.parse(variables).input;
      undone.push(...clientIds);
      const verdict = { id: ids[0], workOrder: '48201', code: null, changedBy: null, changedAt: null };
      if (refuses) return { undoJobChanges: [{ ...verdict, isAllowed: false, sentence: REFUSED }] };
      server.set(ids[0], 'Received');
      return { undoJobChanges: [{ ...verdict, isAllowed: true, sentence: null }] };
    },
  };
  const platform = buildPlatform({
    gql: (document, variables) => {
      const name = /(?:query|mutation) (\w+)/.exec(document.toString())?.[1] ?? '';
      const answer = answers[name] ?? held[name];
      return answer === undefined ? Promise.reject(new Error(`${name} is not answered here`)) : Promise.resolve(answer(variables));
    },
  });
  const me = holding('CAN_ACCESS_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS', ...more);
  const listeners = new Set<ChangeListener>();
  const followChanges: Platform['followChanges'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  renderSignedIn(<JobsPage />, { platform: { ...platform, followChanges }, me, path });
  return { tell: (id: number) => act(() => listeners.forEach(({ onChanges }) => onChanges([{ entity: 'construction', id }]))) };
}

const column = (name: string) => screen.getByRole('list', { name: new RegExp(`^${name}`) });
const card = (workOrder: string) => screen.getByRole('link', { name: workOrder }).closest('li');
const press = (keys: string) => userEvent.keyboard(keys);

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  filters.length = 0;
  holds.length = 0;
  heldBy.length = 0;
  undone.length = 0;
  refuses = false;
  server.clear();
  for (const [id, now] of [
    [1, 'Received'],
    [2, 'Received'],
    [3, 'Received'],
    [4, 'Closed'],
  ] as const)
    server.set(id, now);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

async function atCard(workOrder: string, ...more: readonly string[]) {
  open(more);
  await screen.findByRole('link', { name: workOrder });
  act(() => card(workOrder)?.focus());
}

test.each([
  ['/jobs?shape=board', { view: 'open' }],
  ['/jobs?shape=board&view=all', { view: 'all' }],
  ['/jobs?shape=board&view=overdue&status=Received', { view: 'overdue', statuses: ['Received'] }],
])('the board of %s has the jobs that the list of it has', async (path, filter) => {
  open([], path);
  await screen.findByRole('link', { name: '48201' });
  expect(filters).toEqual([filter]);
});

test('a column for every status there is, with its count; the arrows go from card to card', async () => {
  await atCard('48201');
  expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
    'Received3 jobs',
    'Scheduled0 jobs',
    'Surveyed0 jobs',
    'Closed1 job',
    'On Hold0 jobs',
  ]);
  await press('{ArrowDown}');
  expect(card('48202')).toHaveFocus();
  await press('{ArrowRight}');
  expect(card('48204')).toHaveFocus();
  await press('{ArrowLeft}');
  expect(card('48201')).toHaveFocus();
});

test('M moves the job to a status that it may have; it goes there with the focus, and U takes it back', async () => {
  await atCard('48202');
  await press('m');
  const menu = screen.getByRole('menu', { name: 'Move 48202 to' });
  await auditPopup('MoveMenu');
  expect(within(menu).getByRole('menuitem', { name: 'Scheduled' })).toHaveFocus();
  const refused = within(menu).getByRole('menuitem', { name: 'Surveyed The status can be set to: Scheduled, Closed, On Hold.' });
  await userEvent.click(refused);
  expect(asked).toEqual([]);
  await press('s{Enter}');
  expect(await screen.findByText('48202 is now Scheduled')).toBeVisible();
  expect(column('Scheduled')).toContainElement(card('48202'));
  expect(card('48202')).toHaveFocus();
  await press('u');
  expect(await screen.findByText('48202 is Received again')).toBeVisible();
  expect(column('Received')).toContainElement(card('48202'));
  expect(asked).toEqual([
    { ids: [2], status: 'Scheduled' },
    { ids: [2], status: 'Received' },
  ]);
});

test('a reason that refuses several statuses is said once, with which they are', async () => {
  await atCard('48203');
  await press('m');
  const menu = screen.getByRole('menu', { name: 'Move 48203 to' });
  expect(menu).toHaveAccessibleDescription('Not to Scheduled, Closed or On Hold: The status can be set to: Surveyed.');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Surveyed']);
});

test('the pointer’s other button opens the card’s menu, on a link the browser’s own; Escape leads back to the card', async () => {
  await atCard('48201');
  expect(fireEvent.contextMenu(screen.getByRole('link', { name: '48202' }))).toBe(true);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(fireEvent.contextMenu(card('48202') ?? document.body)).toBe(false);
  expect(screen.getByRole('menu', { name: 'Move 48202 to' })).toBeVisible();
  await press('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(card('48202')).toHaveFocus();
});

test('what the server refuses goes back to where it was, with the sentence', async () => {
  refuses = true;
  await atCard('48201');
  await press('m');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Closed' }));
  expect(await screen.findByText(`48201 stays Received. ${REFUSED}`)).toBeVisible();
  await waitFor(() => expect(column('Received')).toContainElement(card('48201')));
});

test('what somebody else moves stands where it is now', async () => {
  const { tell } = open();
  await screen.findByRole('link', { name: '48201' });
  server.set(1, 'Closed');
  tell(1);
  await waitFor(() => expect(within(column('Closed')).getByRole('link', { name: '48201' })).toBeVisible());
  expect(within(column('Received')).queryByRole('link', { name: '48201' })).toBeNull();
});

test('what somebody has changed since is not undone', async () => {
  await atCard('48201');
  await press('m');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Scheduled' }));
  await screen.findByText('48201 is now Scheduled');
  server.set(1, 'Closed');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('48201 was not moved back. It is now Closed.')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('the shape is in the address and kept for the next time', async () => {
  await atCard('48201');
  expect(screen.getByRole('radio', { name: 'Board' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'List' }));
  expect(screen.getByRole('grid', { name: 'Jobs' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Board' }));
  expect(await screen.findByRole('link', { name: '48204' })).toBeVisible();
  expect(localStorage.getItem('lotline.shape.jobs.2')).toBe('"board"');
});

describe('On Hold', () => {
  const sheet = () => screen.findByRole('dialog', { name: 'Put job 48201 on hold' });
  const hidden = { hidden: true } as const;
  async function askHold() {
    await atCard('48201', 'CAN_EDIT_CONSTRUCTION');
    await press('m');
    await userEvent.click(screen.getByRole('menuitem', { name: 'On Hold' }));
    return within(await sheet());
  }

  test('asks why and until when, as the job’s page does, and sends the hold; U undoes that hold', async () => {
    const form = await askHold();
    await userEvent.click(form.getByRole('button', { name: 'Put on hold' }));
    expect(form.getByText('Give a reason.')).toBeVisible();
    await userEvent.type(form.getByLabelText('Reason'), 'No power yet');
    await userEvent.click(form.getByRole('button', { name: 'Put on hold' }));
    expect(await screen.findByText('48201 is now On Hold')).toBeVisible();
    expect(column('On Hold')).toContainElement(card('48201'));
    expect(holds).toEqual([{ id: 1, reason: 'No power yet', until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
    await press('u');
    expect(await screen.findByText('48201 is Received again')).toBeVisible();
    expect(column('Received')).toContainElement(card('48201'));
    expect([undone, asked]).toEqual([heldBy, []]);
  });

  test('a hold that somebody changed since is not undone, and it is said why', async () => {
    const form = await askHold();
    await userEvent.type(form.getByLabelText('Reason'), 'No power yet');
    await userEvent.click(form.getByRole('button', { name: 'Put on hold' }));
    await screen.findByText('48201 is now On Hold');
    refuses = true;
    await press('u');
    expect(await screen.findByText(`48201 was not moved back. ${REFUSED}`)).toBeVisible();
    expect(column('On Hold')).toContainElement(card('48201'));
  });

  test('Escape leaves the card where it was, and sends nothing', async () => {
    await askHold();
    fireEvent(await sheet(), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', hidden)).toBeNull());
    expect(column('Received')).toContainElement(card('48201'));
    expect([holds, asked]).toEqual([[], []]);
  });

  test('what is refused is said in the sheet, which stays; the card does too', async () => {
    const form = await askHold();
    refuses = true;
    await userEvent.type(form.getByLabelText('Reason'), 'No power yet');
    await userEvent.click(form.getByRole('button', { name: 'Put on hold' }));
    expect(await form.findByText(REFUSED)).toBeVisible();
    expect(column('Received')).toContainElement(card('48201'));
  });

  test('who may not hold a job is told before anything is asked', async () => {
    await atCard('48201');
    await press('m');
    const refused = screen.getByRole('menuitem', { name: /^On Hold Your role does not allow this/ });
    await userEvent.click(refused);
    expect(screen.queryByRole('dialog', { name: /on hold/ })).toBeNull();
  });
});
