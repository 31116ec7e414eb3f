// The page of unsent work: what the server refused stands first with its ways on, and is gone once it is decided.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { useData } from '../../platform/data/DataRoot.tsx';
import { createLocal } from '../../platform/data/local/create-local.tsx';
import type { OfficeAction } from '../../platform/outbox/waiting-action.ts';
import { buildBridge } from '../../testing/build-bridge.ts';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { UnsentPage } from './UnsentPage.tsx';

const program = createLocal(buildBridge());
const change = jest.fn<Promise<unknown>, [variables: unknown]>();
const gql = (_document: unknown, variables?: unknown) => change(variables);
const AT = '2026-11-25T01:00:00.000Z';
const STATUS: OfficeAction = {
  ...{ name: 'updateJobStatus', id: '5b2f4f0e-0000-4000-8000-000000000001', title: 'Status of job 48096: Complete' },
  ...{ input: { id: 13, status: 'Complete' }, constructionId: 13, occurredAt: AT },
};
const COMMENT: OfficeAction = {
  ...{ name: 'saveInternalComment', id: '5b2f4f0e-0000-4000-8000-000000000002', title: 'Comment on job 48097' },
  ...{ input: { id: 0, constructionId: 14, comments: 'The gate is open' }, constructionId: 14, occurredAt: AT },
};

function Waits() {
  const { outbox } = useData();
  return (
    <>
      <button onClick={() => void outbox?.add(STATUS).then(() => outbox.add(COMMENT))}>Done offline</button>
      <button onClick={() => outbox?.push()}>The network is back</button>
      <program.State />
      <UnsentPage />
    </>
  );
}
const show = () =>
  renderSignedIn(<Waits />, { me: holding('CAN_ACCESS_CONSTRUCTION', 'CAN_EDIT_CONSTRUCTION'), platform: buildPlatform({ gql }), program });
const refusing = (variables: unknown) =>
  JSON.stringify(variables ?? {}).includes('"status":"Complete"')
    ? Promise.reject(new ApiError({ code: 'STALE_VERSION', status: 409, message: 'Someone else changed the status.' }))
    : Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 }));

test('what the server refused needs the person, beside what still waits, and is gone once it is discarded', async () => {
  change.mockImplementation(refusing);
  show();
  expect(screen.getByText('Everything was sent')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Done offline' }));
  const needs = await screen.findByRole('list', { name: 'Needs you (1)' });
  const waits = await screen.findByRole('list', { name: 'Waits for the server (1)' });
  expect(needs).toHaveTextContent('Status of job 48096: Complete');
  expect(needs).toHaveTextContent('Someone else changed the status.');
  expect(waits).toHaveTextContent('The gate is open');
  expect(screen.getByRole('link', { name: 'Unsent work' })).toHaveAttribute('href', '/unsent');
  expect(within(waits).queryByRole('button', { name: 'Send again' })).toBeNull();
  await userEvent.click(within(needs).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: /^Needs you/ })).toBeNull());
  change.mockResolvedValue({});
  await userEvent.click(screen.getByRole('button', { name: 'The network is back' }));
  expect(await screen.findByText('Everything was sent')).toBeVisible();
});
