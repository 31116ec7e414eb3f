import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMe, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { AccountSheet } from './AccountSheet.tsx';

test('the account names the person, their groups and the version', () => {
  renderSignedIn(<AccountSheet onClose={() => undefined} />);
  expect(screen.getByRole('dialog', { name: 'Ruth Okafor' })).toHaveTextContent('field@lotline.example');
  expect(screen.getByText('Crew North')).toBeVisible();
  expect(screen.getByText(/^Version /)).toBeVisible();
});

test('a person without a group is told the way to one', () => {
  renderSignedIn(<AccountSheet onClose={() => undefined} />, { me: buildMe({ groupUsers: [] }) });
  expect(screen.getByText(/ask the office to add you/)).toBeVisible();
});

test('the look can be set for this device', async () => {
  renderSignedIn(<AccountSheet onClose={() => undefined} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
});
