// A record that is not here leads back to its list, whatever keeps it away, and is read again where that may help.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { AbsentRecord } from './AbsentRecord.tsx';

const LIST = { label: 'Child codes', path: '/admin/childcodes' };
const draw = (data: unknown, error: Error | null, refetch = jest.fn()) => {
  renderSignedIn(<AbsentRecord called="child code" list={LIST} read={{ data, error, refetch }} />, {});
  return refetch;
};
const listLink = () => screen.getByRole('link', { name: 'Child codes' });

test('one that could not be read says why, and is read again', async () => {
  const again = draw(undefined, new Error('The server is not ready.'));
  expect(screen.getByRole('alert')).toHaveTextContent('The child code could not be loaded.The server is not ready.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledTimes(1);
  expect(listLink()).toHaveAttribute('href', LIST.path);
});

test('one that is not there says so and is not read again', () => {
  draw({ childCode: null }, null);
  expect(screen.getByText('This child code could not be found.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(listLink()).toBeVisible();
});
