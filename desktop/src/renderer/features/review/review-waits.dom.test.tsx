// A review in the program's window: without an answer of the server it waits, is said to, and is sent once under its first id.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { createLocal } from '../../platform/data/local/create-local.tsx';
import { buildBridge } from '../../testing/build-bridge.ts';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { useData } from '../../platform/data/DataRoot.tsx';
import { useSendReview } from './use-send-review.ts';

const program = createLocal(buildBridge());
const change = jest.fn<Promise<unknown>, [variables: unknown]>();
const gql = (_document: unknown, variables?: unknown) => change(variables);

function Reviewed() {
  const said = jest.fn();
  const { send } = useSendReview({
    constructionId: 13,
    scheduleId: 14,
    title: 'Review of Lead-in · job 48096',
    onSent: said,
    onRefused: said,
  });
  const { outbox } = useData();
  const line = { itemId: 1, verdict: 'approve', approvedQty: null, reason: null, version: 1 } as const;
  return (
    <>
      <program.State />
      <button onClick={() => send([line])}>Finish</button>
      <button onClick={() => outbox?.push()}>The network is back</button>
    </>
  );
}

/** Of changes alone: the window asks some reads ahead by the same way. */
const sentIds = () => change.mock.calls.flatMap(([variables]) => (variables as { client?: { id: string } } | undefined)?.client?.id ?? []);

test('it waits under its first id, and is gone once the server has answered', async () => {
  change.mockRejectedValue(new ApiError({ code: 'OFFLINE', status: 0 }));
  renderSignedIn(
    <Routes>
      <Route path="*" element={<Reviewed />} />
    </Routes>,
    { me: holding('CAN_ACCESS_CONSTRUCTION', 'CAN_EDIT_CONSTRUCTION'), platform: buildPlatform({ gql }), program },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  await userEvent.click(await screen.findByRole('button', { name: '1 change waiting' }));
  expect(screen.getByRole('dialog', { name: 'Unsent work' })).toHaveTextContent('Review of Lead-in · job 48096');
  change.mockResolvedValue({ reviewTask: null });
  await userEvent.click(screen.getByRole('button', { name: 'The network is back', hidden: true }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Everything was sent.'));
  expect(sentIds().length).toBeGreaterThan(1);
  expect(new Set(sentIds()).size).toBe(1);
});
