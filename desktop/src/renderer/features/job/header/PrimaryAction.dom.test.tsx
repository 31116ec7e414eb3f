// The primary button of a job's head: what it waits for by the rule, and what the press opens.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { auditPopup } from '../../../testing/audit-popup.ts';
import { buildItemFields, buildTaskFields } from '../../../testing/build-task-fields.ts';
import { drawJob } from '../testing/draw-job.tsx';

const OFFICE = ['CAN_EDIT_CONSTRUCTION', 'CAN_VIEW_ALL_GROUPS', 'CAN_ACCESS_BUILDER_APPROVALS'];
const reads = () => ({
  ...{ jobCosts: { boms: [], expenses: null }, jobDelegations: [], plannedStatus: null, taskTemplates: [] },
  ...{ builderRequestDraft: { missing: ['Street'], link: '', message: '', jobs: [] } },
});
const PLANNED = buildTaskFields({ groupId: 4, issuedDate: null, acceptedDate: null });

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test.each([
  ['a job without a task', {}, 'Create task', /task/i],
  ['a task that no crew has yet', { schedules: [PLANNED] }, 'Issue to field, Haul', 'Issue Haul'],
  [
    'the same, with a builder who is not asked',
    { schedules: [PLANNED], developer: 'Tamar Homes' },
    'Ask builder',
    'Select jobs for approval',
  ],
] as const)('%s: its button opens the sheet', async (_what, job, name, sheet) => {
  drawJob({ tab: 'contacts', claims: OFFICE, job, reads });
  const button = await screen.findByRole('button', { name });
  // what is done here is not offered twice
  expect(screen.queryAllByRole('button', { name: 'Builder approval…' })).toHaveLength(name === 'Ask builder' ? 0 : 1);
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: sheet })).toBeVisible();
  await auditPopup('AddTaskSheet');
});

test('submitted work leads to its review', async () => {
  const submitted = buildTaskFields({ submittedDate: '2026-11-19T20:02:00.000Z', items: [buildItemFields({ approvedQty: null })] });
  drawJob({ tab: 'contacts', claims: OFFICE, job: { schedules: [submitted] }, reads });
  expect(await screen.findByRole('link', { name: 'Review, Haul' })).toHaveAttribute('href', '/construction/7/review/9');
});

test('what is decided on already waits for nothing', async () => {
  const reviewed = buildTaskFields({ submittedDate: '2026-11-19T20:02:00.000Z', items: [buildItemFields({ approvedQty: '3' })] });
  drawJob({ tab: 'contacts', claims: OFFICE, job: { schedules: [reviewed] }, reads });
  await screen.findByRole('heading', { level: 1, name: '48213' });
  expect(screen.queryByRole('link', { name: 'Review, Haul' })).toBeNull();
});
