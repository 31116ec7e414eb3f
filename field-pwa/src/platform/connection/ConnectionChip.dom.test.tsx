// What the chip says of the connection and of what is on its way (look.md §2).
import { act, screen } from '@testing-library/react';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { useOutbox } from '../outbox/outbox-context.ts';
import { taskAction } from '../outbox/action-input.ts';
import { ConnectionChip } from './ConnectionChip.tsx';

function Accept() {
  const { enqueue } = useOutbox();
  return <button onClick={() => enqueue(taskAction('accept', { id: 11 }, 10), { isSheet: false, draft: null })}>Accept</button>;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a press says Sending at once and never All sent; what takes longer than a second is counted, until it is answered', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const gql = () => new Promise((resolve) => (answer = resolve));
  renderSignedIn(
    <>
      <ConnectionChip />
      <Accept />
    </>,
    { platform: buildPlatform({ gql }) },
  );
  act(() => screen.getByRole('button').click());
  expect(screen.queryByText('All sent')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(screen.getByText('Sending')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('link')).toHaveTextContent(/^1$/);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/field/queue');
  await act(async () => {
    answer({ updateConstructionTaskAccepted: null });
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('All sent')).toBeVisible();
});
