// The bar of the copy on this computer: filling beside the work, and a copy that was made again is told once.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildBridge, CACHE_STATE } from '../../../testing/build-bridge.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { CacheState } from './CacheState.tsx';

test('shows how far it is filled, then goes', async () => {
  let left = 2;
  const cacheState = () =>
    Promise.resolve({ ...CACHE_STATE, count: 300, expected: (left -= 1) >= 0 ? 1200 : null, rebuilt: 'first' as const });
  renderSignedIn(<CacheState bridge={buildBridge({ cacheState })} />);
  const bar = await screen.findByRole('progressbar', { name: 'Copying jobs to this computer: 300 of 1,200' });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  await waitFor(() => expect(bar).not.toBeInTheDocument(), { timeout: 5000 });
});

test('a damaged copy that was made again is told until it is put away', async () => {
  const cacheState = () => Promise.resolve({ ...CACHE_STATE, rebuilt: 'damaged' as const });
  renderSignedIn(<CacheState bridge={buildBridge({ cacheState })} />);
  const told = 'The copy on this computer was damaged. It was copied again from the server.';
  expect(await screen.findByText(told)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide this notice' }));
  expect(screen.queryByText(told)).toBeNull();
});
