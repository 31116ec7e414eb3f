// The rail under the tasks: who approves payments sees how many wait, and nobody else a line.
import { screen } from '@testing-library/react';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { RailPaymentsToApprove } from './RailPaymentsToApprove.tsx';

const FIGURES = {
  overdueJobs: 1,
  rejectedJobs: 1,
  approvalJobs: 1,
  reminderJobs: 1,
  reviewTasks: 1,
  declinedTasks: 1,
  overdueTasks: 1,
  unassignedTasks: 1,
};

function draw(claim: string) {
  const gql = jest.fn(() => Promise.resolve({ officeWaiting: { ...FIGURES, paymentTasks: 3 } }));
  renderSignedIn(<RailPaymentsToApprove />, { path: '/tasks?view=payment', me: holding(claim), platform: buildPlatform({ gql }) });
  return gql;
}

test('the line leads to the view, with its figure', async () => {
  draw('CAN_APPROVE_PAYMENTS');
  const line = await screen.findByRole('link', { name: 'Payment to approve 3' });
  expect(line).toHaveAttribute('href', '/tasks?view=payment');
  expect(line).toHaveAttribute('aria-current', 'true');
});

test('who may not approve payments has no line, and asks for no figure', () => {
  const gql = draw('CAN_EDIT_CONSTRUCTION');
  expect(screen.queryByRole('link')).toBeNull();
  expect(gql).not.toHaveBeenCalled();
});
