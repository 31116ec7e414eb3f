// Several jobs at once: ticked over several searches, or pasted, with those not found or elsewhere named before anything is moved.
import { z } from 'zod';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formDraftsOnDevice } from '@lotline/web-session/device/form-drafts';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { buildMe, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { AddJobsSheet } from './AddJobsSheet.tsx';
import { buildProject } from './testing/build-project.ts';

const job = (id: number, workOrder: string, projectId: number | null = null) => ({
  ...{ id, workOrder, address: `${String(id)} Wattle Rd`, status: 'Scheduled', projectId },
  projectName: projectId === null ? null : `Estate ${String(projectId)}`,
});
const JOBS = [job(1, '48201'), job(2, '48202'), job(3, '48203', 9), job(4, '48204', 4)];
const asked: { readonly operation: string; readonly variables: unknown }[] = [];
const moved = jest.fn();
const UNDONE = [
  { id: 1, workOrder: '48201', isAllowed: true, sentence: null },
  { id: 3, workOrder: '48203', isAllowed: false, sentence: 'Changed since by Ada Marsh.' },
];
const SEARCHED = z.object({ search: z.string() });

function open(verdicts: readonly object[] = []) {
  const platform = buildPlatform({
    gql: (...[document, variables]) => {
      const [, , operation = ''] = /^\s*(query|mutation) (\w+)/m.exec(document.toString()) ?? [];
      asked.push({ operation, variables });
      if (operation === 'JobsByWorkOrder') return Promise.resolve({ jobsByWorkOrder: JOBS });
      if (operation === 'MoveJobsToProject') return Promise.resolve({ moveJobsToProject: verdicts });
      if (operation === 'UndoJobChanges') return Promise.resolve({ undoJobChanges: UNDONE });
      const { search } = SEARCHED.parse(variables);
      return Promise.resolve({ jobsForProject: JOBS.filter(({ workOrder }) => workOrder.includes(search)) });
    },
  });
  renderSignedIn(<AddJobsSheet project={buildProject()} onMoved={moved} onClose={() => undefined} />, { platform });
}
const of = (operation: string) => asked.filter((one) => one.operation === operation).map(({ variables }) => variables);
const tick = (name: RegExp) => screen.findByRole('checkbox', { name });

beforeEach(async () => {
  await formDraftsOnDevice(buildMe().id).letGo(`add-jobs-project-${String(buildProject().id)}`);
  asked.length = 0;
  moved.mockClear();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('a pasted list is looked up first: what is free is ticked, what is elsewhere waits, what is not there is named', async () => {
  const verdict = { isMoved: true, previousProject: null, previousProjectId: null, code: null, sentence: null };
  const stays = { isMoved: false, previousProject: null, previousProjectId: null, code: 'NOT_FOUND', sentence: 'This is not there.' };
  open([
    { ...verdict, id: 1, workOrder: '48201' },
    { ...stays, id: 2, workOrder: '48202' },
  ]);
  await userEvent.click(await screen.findByRole('radio', { name: 'Paste work orders' }));
  await userEvent.click(screen.getByLabelText('Work orders'));
  await userEvent.paste('48201\n48202, 48203 48204;48299\n48201');
  await userEvent.click(screen.getByRole('button', { name: 'Look them up' }));
  expect(await tick(/48201/)).toBeChecked();
  expect(of('JobsByWorkOrder')).toEqual([{ workOrders: ['48201', '48202', '48203', '48204', '48299'] }]);
  expect(of('MoveJobsToProject')).toEqual([]);
  expect(
    within(screen.getByRole('list', { name: 'What was found' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '2 jobs found and ticked.',
    'Not found: 48299.',
    'In another project, and staying there unless you tick them: 48203.',
    'Already in this project: 48204.',
  ]);
  expect(await tick(/48203/)).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 jobs' }));
  expect(of('MoveJobsToProject')).toMatchObject([{ input: { projectId: 4, fromProjectId: null, jobIds: [1, 2] } }]);
  expect(await screen.findByText('1 job added to Box Hill.')).toBeVisible();
  expect(moved).toHaveBeenCalledWith('48202: This is not there.');
});

test('Undo takes the move back by one call for those that were moved, and says which stay', async () => {
  const verdict = { isMoved: true, code: null, sentence: null };
  open([
    { ...verdict, id: 1, workOrder: '48201', previousProject: null, previousProjectId: null },
    { ...verdict, id: 3, workOrder: '48203', previousProject: 'Estate 9', previousProjectId: 9 },
    {
      ...verdict,
      isMoved: false,
      id: 2,
      workOrder: '48202',
      previousProject: null,
      previousProjectId: null,
      sentence: 'This is not there.',
    },
  ]);
  await userEvent.type(await screen.findByRole('searchbox'), '48201');
  await userEvent.click(await tick(/48201/));
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 job' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const [{ client }] = z.tuple([z.object({ client: z.object({ id: z.string() }) })]).parse(of('MoveJobsToProject'));
  await waitFor(() => expect(of('UndoJobChanges')).toMatchObject([{ input: { ids: [1, 3], clientIds: [client.id] } }]));
  expect(await screen.findByText('1 undone. 48203: Changed since by Ada Marsh.')).toBeVisible();
});

test('a list that is changed is looked up again before anything is added', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Paste work orders' }));
  await userEvent.type(screen.getByLabelText('Work orders'), '48201');
  await userEvent.click(screen.getByRole('button', { name: 'Look them up' }));
  await screen.findByRole('button', { name: /^Add / });
  await userEvent.type(screen.getByLabelText('Work orders'), ' 48202');
  expect(screen.getByRole('button', { name: 'Look them up' })).toBeVisible();
  expect(screen.queryByText(/found and ticked/)).toBeNull();
});

test('what is ticked in one search stays through the next, and from one way to the other', async () => {
  open();
  await userEvent.type(screen.getByRole('searchbox'), '48201');
  await userEvent.click(await tick(/48201/));
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), '48203');
  await userEvent.click(await tick(/48203.*moves from Estate 9/));
  await userEvent.click(await screen.findByRole('radio', { name: 'Paste work orders' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 jobs' }));
  expect(of('MoveJobsToProject')).toMatchObject([{ input: { jobIds: [1, 3] } }]);
});
