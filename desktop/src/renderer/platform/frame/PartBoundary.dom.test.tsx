import { Suspense } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { lazyPart } from './lazy-part.tsx';
import { PartBoundary } from './PartBoundary.tsx';

const load = jest.fn<Promise<{ default: () => string }>, []>();
const there = { default: () => 'The board' };

beforeEach(() => {
  load.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function draw() {
  const Board = lazyPart(load);
  const platform = buildPlatform();
  renderSignedIn(
    <PartBoundary resetKey="board">
      <Suspense>
        <Board />
      </Suspense>
    </PartBoundary>,
    { platform },
  );
  return platform;
}

test('a part that could not be loaded says so, and loads again on request', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(there);
  draw();
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The board')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('without a connection the part waits for one, and opens by itself', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(there);
  const { connection } = draw();
  act(() => connection.reportNoAnswer());
  expect(await screen.findByText(/It opens once there is one/)).toBeVisible();
  act(() => connection.reportAnswer());
  expect(await screen.findByText('The board')).toBeVisible();
});
