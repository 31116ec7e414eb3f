import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { meToActor } from '@lotline/web-session/me-to-actor';
import { PresentContext } from '@lotline/web-session/react/me-context';
import { buildMe, holding, renderSignedIn } from '../testing/render-signed-in.tsx';
import { ConsoleRoutes } from './ConsoleRoutes.tsx';
import { isOtherPage } from './other-pages.ts';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const home = () => screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Asha$/ });

test('the home page greets the person and says who they are here (Spec 1 §2)', async () => {
  renderSignedIn(<ConsoleRoutes />, { me: buildMe() });
  expect(await home()).toBeVisible();
  expect(screen.getByRole('region', { name: 'You' })).toHaveTextContent('office@lotline.example');
  expect(screen.queryByText(/There is no page at/)).not.toBeInTheDocument();
});

test.each([
  ...['/jobs', '/admin/groups', '/admin/groups/3/edit', '/admin/independent-contractors', '/admin/itemcodes', '/admin/childcodes'],
  ...['/builderapprovals', '/construction/12/history'],
])('any other path is the home page, and says that the page is not there: %s (Spec 1 §2)', async (path) => {
  renderSignedIn(<ConsoleRoutes />, { path });
  expect(await home()).toBeVisible();
  expect(screen.getByText(/There is no page at/)).toHaveTextContent(path);
});

function Losing() {
  const [me, setMe] = useState(holding('CAN_MANAGE_LOOKUPS'));
  return (
    <PresentContext value={{ me, actor: meToActor(me) }}>
      <button onClick={() => setMe(holding('CAN_ACCESS_FIELD_WORK'))}>Take it</button>
      <ConsoleRoutes />
    </PresentContext>
  );
}

test('a page that was open and is closed by a change of rights is not said to be missing', async () => {
  renderSignedIn(<Losing />, { path: '/admin/lookups' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lists' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Take it' }));
  expect(await home()).toBeVisible();
  expect(screen.getByText(/Your rights have changed: you can no longer open/)).toHaveTextContent('/admin/lookups');
  expect(screen.queryByText(/There is no page at/)).not.toBeInTheDocument();
});

test('/404 and /500 are error pages with a way home (Spec 1 §2)', () => {
  renderSignedIn(<ConsoleRoutes />, { path: '/404' });
  expect(screen.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  renderSignedIn(<ConsoleRoutes />, { path: '/500' });
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Go to the home page' })) expect(link).toHaveAttribute('href', '/');
});

test('a tab of builder approvals that there is not is a page that is not there', async () => {
  renderSignedIn(<ConsoleRoutes />, { me: holding('CAN_ACCESS_BUILDER_APPROVALS'), path: '/builderapprovals/lost' });
  expect(await screen.findByRole('heading', { name: 'There is no page here' })).toBeVisible();
});

test('the field’s figures are for those with field work; others are told that there is nothing for them yet (Spec 2 §2)', async () => {
  renderSignedIn(<ConsoleRoutes />, { me: holding('CAN_ACCESS_FINANCE') });
  expect(await home()).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Field work' })).not.toBeInTheDocument();
  expect(screen.getByText(/Your role does not open any screen/)).toBeVisible();
});

test('who has one screen beside the home page is not told that there is none', async () => {
  renderSignedIn(<ConsoleRoutes />, { me: holding('CAN_MANAGE_ITEM_CODES') });
  expect(await home()).toBeVisible();
  expect(screen.queryByText(/Your role does not open any screen/)).not.toBeInTheDocument();
});

test('/admin is the first of their own pages for whoever may not open its cards', async () => {
  renderSignedIn(<ConsoleRoutes />, { me: holding('CAN_MANAGE_LOOKUPS'), path: '/admin' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Lists' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['/field/construction', true],
  ['/graphiql', true],
  ['/graphiql?query=x', true],
  ['/builders/abc', true],
  ['/fieldwork', false],
  ['/jobs', false],
  ['/', false],
])('after signing in, %s is opened by the browser: %s', (path, expected) => {
  expect(isOtherPage(path)).toBe(expected);
});
