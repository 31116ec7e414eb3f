import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { Shell } from './Shell.tsx';

const names = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const EVERYTHING = [
  'Home',
  'Jobs',
  'Potential jobs',
  'Tasks',
  'Projects',
  'Builder approvals',
  'Admin',
  'Logs',
  'Field tasks',
  'GraphiQL',
  'Styles',
];

test.each([
  [[], ['Home']],
  [['CAN_ACCESS_FINANCE'], ['Home']],
  [
    ['CAN_ACCESS_CONSTRUCTION', 'CAN_ACCESS_FINANCE'],
    ['Home', 'Jobs', 'Tasks', 'Projects'],
  ],
  [['CAN_VIEW_ALL_GROUPS'], ['Home', 'Tasks', 'Projects']],
  [['CAN_ACCESS_FIELD_WORK'], ['Home', 'Field tasks']],
  [['CAN_ACCESS_ADMINISTRATOR_TASKS'], ['Home', 'Admin', 'GraphiQL']],
  [['CAN_VIEW_STYLES'], ['Home', 'Styles']],
  [
    ['CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_ADMINISTRATOR_TASKS'],
    ['Home', 'Admin', 'Field tasks', 'GraphiQL'],
  ],
  [['CAN_ACCESS_POTENTIAL_JOBS'], ['Home', 'Potential jobs']],
  [['CAN_ACCESS_BUILDER_APPROVALS'], ['Home', 'Builder approvals']],
  [['CAN_MANAGE_LOOKUPS'], ['Home', 'Admin']],
  [[...CLAIMS], EVERYTHING],
])('the rail shows what exists to holders of its claim: %j sees %j (Spec 2 §2)', (claims, expected) => {
  renderSignedIn(<Shell>page</Shell>, { me: holding(...claims) });
  expect(names()).toEqual(expected);
});

test('what is another page is opened by the browser, not by the router', () => {
  renderSignedIn(<Shell>page</Shell>);
  expect(screen.getByRole('link', { name: 'Field tasks' })).toHaveAttribute('href', '/field/construction');
});

test('home is where one is on every path but the error pages (Spec 1 §2)', () => {
  renderSignedIn(<Shell>page</Shell>, { path: '/jobs/12' });
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test('a page that is not theirs shows the home page, and home is lit, not the line that covers its path', () => {
  renderSignedIn(<Shell>page</Shell>, { me: holding('CAN_MANAGE_LOOKUPS'), path: '/admin/settings' });
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Admin' })).not.toHaveAttribute('aria-current');
});

test('on the page 404 nothing of the rail is current', () => {
  renderSignedIn(<Shell>page</Shell>, { path: '/404' });
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test('the menu of a narrow screen starts at its first entry, and Esc gives the focus back', async () => {
  renderSignedIn(<Shell>page</Shell>);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});
