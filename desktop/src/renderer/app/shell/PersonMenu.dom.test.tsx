import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMe, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { PersonMenu } from './PersonMenu.tsx';

const opener = () => screen.getByRole('button', { name: /Asha Menon/ });
const panel = () => screen.queryByRole('region', { name: 'Your account' });

test('the person’s menu names them, their roles and groups, and the version', async () => {
  const groupUsers = [{ isPrimaryContact: true, group: { id: 1, name: 'Crew North', isSubcontractor: false } }];
  renderSignedIn(<PersonMenu />, { me: buildMe({ roles: ['Office', 'Finance'], groupUsers }) });
  await userEvent.click(opener());
  expect(panel()).toHaveTextContent('office@lotline.example');
  expect(panel()).toHaveTextContent('Office, Finance');
  expect(panel()).toHaveTextContent('Crew North (primary contact)');
  expect(panel()).toHaveTextContent(/Version /);
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
});

test('Esc closes the menu and gives the focus back', async () => {
  renderSignedIn(<PersonMenu />);
  await userEvent.click(opener());
  await userEvent.keyboard('{Escape}');
  expect(panel()).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

test('a press elsewhere, or the focus moving on, closes the menu', async () => {
  renderSignedIn(
    <>
      <PersonMenu />
      <button type="button">after</button>
    </>,
  );
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'after' }));
  expect(panel()).not.toBeInTheDocument();
  await userEvent.click(opener());
  for (let step = 0; step < 3; step += 1) await userEvent.tab();
  expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
  expect(panel()).not.toBeInTheDocument();
});

test('the look can be set for this device', async () => {
  renderSignedIn(<PersonMenu />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'As the system' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
