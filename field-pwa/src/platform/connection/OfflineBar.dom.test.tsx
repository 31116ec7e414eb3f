// A screen says the truth about its connection, says it once, and offers a retry (decision 038).
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';

const tryNow = jest.fn<Promise<boolean>, []>();

function draw(state = {}) {
  const platform = { ...buildPlatform({ state }), reach: { tryNow, watch: () => () => undefined } };
  renderSignedIn(
    <PageFrame title="Tasks" bar={<p>Tasks</p>} asOf="These are the tasks as of 06:47 AM.">
      the list
    </PageFrame>,
    { platform },
  );
  return platform;
}

test('online there is no notice; an unreachable server is not called a phone without a network', () => {
  const { connection } = draw();
  expect(screen.queryByText(/cannot be reached|offline/)).toBeNull();
  act(() => connection.reportNoAnswer());
  expect(screen.getByText('The server cannot be reached.').closest('[role="status"]')).toHaveTextContent(
    'These are the tasks as of 06:47 AM.',
  );
  expect(screen.queryByText('You are offline.')).toBeNull();
  act(() => connection.reportAnswer());
  expect(screen.queryByText(/cannot be reached/)).toBeNull();
});

test('“Try again” is in the bar; a failed try is reported, and a successful one removes the bar', async () => {
  const { connection } = draw();
  act(() => connection.reportNoAnswer());
  tryNow.mockResolvedValueOnce(false);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Tried at \d\d:\d\d [AP]M: still no answer\.$|still no answer\./)).toBeVisible();
  tryNow.mockImplementationOnce(() => {
    connection.reportAnswer();
    return Promise.resolve(true);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('with a sign-in that has ended the age of the data is still shown', () => {
  const { connection } = draw({ mustSignInAgain: true });
  act(() => connection.reportNoAnswer());
  expect(screen.getByText('Your sign-in has ended.')).toBeVisible();
  expect(screen.getByText(/These are the tasks as of 06:47 AM\./)).toBeVisible();
});
