import { screen } from '@testing-library/react';
import { PageFrame } from '../platform/frame/PageFrame.tsx';
import { buildMe, renderSignedIn } from '../testing/render-signed-in.tsx';
import { SignedInRoutes } from './SignedInRoutes.tsx';
import type { AppRoute } from './route-table.tsx';

function Page() {
  return (
    <PageFrame title="Photos" bar={<p>the bar</p>}>
      the page
    </PageFrame>
  );
}

function Broken(): never {
  throw new Error('rows is undefined');
}

const route = (part: Partial<AppRoute>): AppRoute => ({
  path: '/field/x',
  claims: ['CAN_ACCESS_FIELD_WORK'],
  chromeless: false,
  page: Page,
  ...part,
});

test('a route shows to a holder of its claim (Spec 2 §2)', () => {
  renderSignedIn(<SignedInRoutes routes={[route({})]} />, { path: '/field/x' });
  expect(screen.getByText('the page')).toBeVisible();
  expect(screen.getByText('the bar')).toBeVisible();
});

test('without the claim the route is not there: 404, as for any other path', () => {
  renderSignedIn(<SignedInRoutes routes={[route({})]} />, { path: '/field/x', me: buildMe({ claims: [] }) });
  expect(screen.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
});

test('what is not there leads on to where this person has something: tasks, or the console (Spec 2 §2)', () => {
  const { unmount } = renderSignedIn(<SignedInRoutes routes={[]} />, { path: '/field/x' });
  expect(screen.getByRole('link', { name: 'Go to your tasks' })).toHaveAttribute('href', '/field/construction');
  unmount();
  renderSignedIn(<SignedInRoutes routes={[]} />, { path: '/field/x', me: buildMe({ claims: [] }) });
  expect(screen.queryByRole('link', { name: 'Go to your tasks' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the console' })).toHaveAttribute('href', '/');
});

test('one of several claims is enough, and a route without claims is open', () => {
  const routes = [route({ claims: ['CAN_VIEW_LOGS', 'CAN_ACCESS_FIELD_WORK'] }), route({ path: '/field/open', claims: [] })];
  renderSignedIn(<SignedInRoutes routes={routes} />, { path: '/field/x' });
  renderSignedIn(<SignedInRoutes routes={routes} />, { path: '/field/open', me: buildMe({ claims: [] }) });
  expect(screen.getAllByText('the page')).toHaveLength(2);
});

test('a chrome-less route is drawn without the page frame (Spec 1 §2)', () => {
  renderSignedIn(<SignedInRoutes routes={[route({ chromeless: true })]} />, { path: '/field/x' });
  expect(screen.getByText('the page')).toBeVisible();
  expect(screen.queryByText('the bar')).not.toBeInTheDocument();
});

test('a page that cannot be drawn shows the page error, the rest of the app lives on (Spec 1 §8)', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderSignedIn(<SignedInRoutes routes={[route({ page: Broken })]} />, { path: '/field/x' });
  expect(screen.getByRole('heading', { name: 'There was an error in loading this page' })).toBeVisible();
  jest.restoreAllMocks();
});
