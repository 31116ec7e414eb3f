import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sayError } from '@lotline/schema/errors/catalogue';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { PlannedStatus } from './PlannedStatus.tsx';

const PLAN = { constructionId: 7, workOrder: '48213', status: 'Scheduled', at: '2026-11-24T22:00:00.000Z', setBy: 'Olive Hart' };
const NOT_PLANNED = sayError('STATUS_NOT_PLANNED');

function draw(refusedBecause: string | null, claim = 'CAN_ACCESS_CONSTRUCTION') {
  const gql = jest.fn((...[document]: readonly [{ toString: () => string }, ...unknown[]]) =>
    document.toString().includes('mutation')
      ? Promise.reject(new ApiError({ code: 'STATUS_NOT_PLANNED', message: NOT_PLANNED, status: 200 }))
      : Promise.resolve({ plannedStatus: { ...PLAN, refusedBecause } }),
  );
  renderSignedIn(<PlannedStatus jobId={7} />, { me: holding(claim), platform: buildPlatform({ gql }) });
  return gql;
}

test('what is planned stands there with its time and planner, and a refusal to take it back is said beside it', async () => {
  draw(null);
  expect(await screen.findByRole('group', { name: 'Planned status' })).toHaveTextContent(/^Scheduled from .*2026.*, planned by Olive Hart/);
  await userEvent.click(screen.getByRole('button', { name: /^Cancel Scheduled/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_PLANNED);
});

test('what could not be set says why, until it is dismissed', async () => {
  draw('The job is already on hold. Release it first.');
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('The status was not set to Scheduled.');
  expect(said).toHaveTextContent('The job is already on hold. Release it first.');
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeEnabled();
});

test('who does not read plans is not told of one, and nothing is asked', () => {
  const gql = draw(null, 'CAN_VIEW_ALL_GROUPS');
  expect(screen.queryByRole('group', { name: 'Planned status' })).toBeNull();
  expect(gql).not.toHaveBeenCalled();
});

test('taken back twice it is sent as two actions: the second is not answered by what the first one did', async () => {
  const sent: string[] = [];
  const gql = (...[document, variables]: readonly [{ toString: () => string }, ...unknown[]]) => {
    if (!document.toString().includes('mutation')) return Promise.resolve({ plannedStatus: { ...PLAN, refusedBecause: null } });
    sent.push(JSON.stringify(variables));
    return Promise.resolve({ cancelPlannedStatus: null });
  };
  renderSignedIn(<PlannedStatus jobId={7} />, { me: holding('CAN_ACCESS_CONSTRUCTION'), platform: buildPlatform({ gql }) });
  const takeBack = () => userEvent.click(screen.getByRole('button', { name: /^Cancel Scheduled/ }));
  await screen.findByRole('group', { name: 'Planned status' });
  await takeBack();
  await waitFor(() => expect(sent).toHaveLength(1));
  await takeBack();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).not.toBe(sent[0]);
});

test('a plan that cannot be read is not taken for none', async () => {
  const gql = () => Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 }));
  renderSignedIn(<PlannedStatus jobId={7} />, { me: holding('CAN_ACCESS_CONSTRUCTION'), platform: buildPlatform({ gql }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Planned statuses could not be checked.');
});
