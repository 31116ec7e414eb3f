// The plans of a job's project on its attachments, without a server: to be opened, never picked, filed or removed; gone with the project.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFile } from '@lotline/schema/testing/build-file';
import { drawJob } from '../testing/draw-job.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

const own = buildFile({ title: 'Own.pdf' });
const plan = buildFile({ title: 'Stage-2.pdf', tags: 'Design', ownerName: 'Olive Hart', mayChange: false });
const draw = (jobPlans: object, path = 'attachments') =>
  drawJob({ tab: path, claims: ['CAN_EDIT_CONSTRUCTION'], job: { attachments: [own] }, reads: () => ({ jobPlans, jobFolders: [] }) });
const files = () => screen.findByRole('list', { name: 'Files' });

test('they stand in a group of their own with the project’s name, and open in the viewer among themselves', async () => {
  draw({ projectId: 4, projectName: 'Box Hill', plans: [plan] });
  const group = await screen.findByRole('region', { name: 'Project plans' });
  expect(within(group).getByRole('link', { name: 'Box Hill' })).toHaveAttribute('href', '/project/4/documents');
  expect(within(group).queryByRole('checkbox')).toBeNull();
  expect(within(group).queryByRole('button', { name: /Remove/ })).toBeNull();
  expect(within(await files()).queryByText('Stage-2.pdf')).toBeNull();
  await userEvent.click(within(group).getByRole('button', { name: 'Stage-2.pdf' }));
  const viewer = screen.getByRole('dialog', { name: 'Stage-2.pdf' });
  expect(within(viewer).getByRole('status')).toHaveTextContent('1 of 1');
  expect(within(viewer).getByRole('complementary', { name: 'Stamp' })).toHaveTextContent('ProjectBox Hill');
});

test('a scanned plan is looked at in the viewer; another document is offered to be opened', async () => {
  const scan = buildFile({ title: 'Scan.png', key: 'plans/scan.png', isDocAttachment: true, url: '/api/files/scan', hasThumbnail: true });
  const paper = buildFile({ title: 'Stage-2.pdf', key: 'plans/stage-2.pdf', isDocAttachment: true });
  draw({ projectId: 4, projectName: 'Box Hill', plans: [scan, paper] });
  await userEvent.click(within(await screen.findByRole('region', { name: 'Project plans' })).getByRole('button', { name: 'Scan.png' }));
  expect(screen.getByRole('img', { name: 'Scan.png' })).toHaveAttribute('src', '/api/files/scan?variant=preview');
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText(/“Stage-2.pdf” is a document/)).toBeVisible();
});

test.each([
  ['is in no project', { projectId: null, projectName: null, plans: [] }],
  ['is in a project without plans, or shows them to nobody of this person’s role', { projectId: 4, projectName: 'Box Hill', plans: [] }],
])('a job that %s has no such group', async (_, jobPlans) => {
  draw(jobPlans);
  await files();
  expect(screen.queryByRole('region', { name: 'Project plans' })).toBeNull();
});
