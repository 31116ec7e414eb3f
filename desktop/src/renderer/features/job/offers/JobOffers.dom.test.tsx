// Ctrl+K on the page of a job and of a task: what this person may do there, and nothing that would be refused.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Palette from '../../../app/palette/Palette.tsx';
import type { PaletteEntry } from '../../../app/palette/palette-entry.ts';
import { buildTaskFields } from '../../../testing/build-task-fields.ts';
import { holding, renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { drawJob } from '../testing/draw-job.tsx';

const nothing = () => undefined;
const reads = () => ({ tasks: { rows: [{ id: 9, constructionId: 7 }] }, plannedStatus: null, builderDraft: null });
const OFFICE = ['CAN_EDIT_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS'];

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

async function palette(typed: string, onChosen: (entry: PaletteEntry) => void = nothing) {
  const { unmount } = renderSignedIn(
    <Palette typedAhead={() => `>${typed}`} onClose={nothing} onChosen={onChosen} onShortcuts={nothing} />,
    {
      me: holding(),
      path: '/construction/7',
    },
  );
  const group = within(await screen.findByRole('listbox', { name: 'Results' })).queryByRole('group', { name: 'On this page' });
  const lines = group === null ? [] : within(group).getAllByRole('option');
  return { lines, said: lines.map((line) => line.textContent), unmount };
}

const status = (statusName: string, sortOrder: number) => ({ statusName, sortOrder, fieldOrder: 0, fieldEdit: false, colour: null });
const settings = [
  { name: 'Job Status Settings', workType: null, config: { statuses: ['Scheduled', 'Works complete', 'On Hold', 'Closed'].map(status) } },
];
const job = { schedules: [buildTaskFields({ id: 9, name: 'Haul', groupId: 3 })] };

test('a job: status, hold, task, comment, export, link; its tasks’ moves once something is typed', async () => {
  drawJob({ claims: OFFICE, job, settings, reads });
  await screen.findByRole('heading', { level: 1, name: '48213' });
  const { said, unmount } = await palette('');
  expect(said).toEqual(
    expect.arrayContaining([
      ...['Put on hold…', 'Duplicate this job…', 'Add a task', 'Write a comment', 'Copy link to job 48213'],
      ...['Export this job as CSV', 'Export this job as Excel (.xlsx)', 'Set the status later…'],
    ]),
  );
  const statuses = said.filter((line) => line.startsWith('Change status to '));
  expect(statuses).toEqual(['Change status to Works complete', 'Change status to On Hold…', 'Change status to Closed']);
  expect(said.join()).not.toMatch(/Haul|Reset/);
  unmount();
  expect((await palette('assign')).said).toEqual(['Reassign Haul']);
});

test('who may not edit is offered what the buttons offer them', async () => {
  drawJob({ claims: [], job, settings, reads });
  await screen.findByRole('heading', { level: 1, name: '48213' });
  expect((await palette('')).said.toSorted()).toEqual([
    ...['Change status to Closed', 'Change status to Works complete'],
    'Copy link to job 48213',
    'Export this job as CSV',
    'Export this job as Excel (.xlsx)',
    'Set the status later…',
    'Write a comment',
  ]);
});

test('a move with a typing error is found, and opens the sheet of its button; off the page nothing of it is left', async () => {
  drawJob({ path: '/tasks/9', claims: OFFICE, job, settings, reads });
  await screen.findByRole('heading', { level: 1, name: 'Haul' });
  const chosen: PaletteEntry[] = [];
  const { lines, said, unmount } = await palette('reasign', (entry) => chosen.push(entry));
  expect(said).toEqual(['Reassign Haul']);
  await userEvent.click(lines[0] ?? document.body);
  unmount();
  chosen[0]?.run?.();
  expect(await screen.findByRole('dialog', { name: /Haul/ })).toBeVisible();
  await waitFor(() => expect(chosen).toHaveLength(1));
});
