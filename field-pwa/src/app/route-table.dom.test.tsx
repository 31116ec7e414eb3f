// Each address of the field app by each claim alone and by none (specification 2 §2): it opens for whom its row here says, and for everybody else it is not there.
import { screen } from '@testing-library/react';
import { matchPath, useLocation } from 'react-router-dom';
import { CLAIMS, type Claim } from '@lotline/schema/domain/kernel/claims';
import { buildMe, renderSignedIn } from '../testing/render-signed-in.tsx';
import { ROUTES, routesFor } from './route-table.tsx';
import { SignedInRoutes } from './SignedInRoutes.tsx';

const FIELD: readonly Claim[] = ['CAN_ACCESS_FIELD_WORK'];
const POTENTIAL: readonly Claim[] = ['CAN_ACCESS_FIELD_WORK', 'CAN_ACCESS_POTENTIAL_JOBS'];
const EVERYBODY: readonly Claim[] = CLAIMS;
/** Which claims open it, each by itself; EVERYBODY: also none. */
const OPENED_BY: Readonly<Record<string, readonly Claim[]>> = {
  '/field/construction': FIELD,
  '/field/cards': FIELD,
  '/field/completed': FIELD,
  '/field/construction/10/1': FIELD,
  '/field/construction/10/capture/1': FIELD,
  '/field/construction/10/capture2/1': FIELD,
  '/field/construction/10/photos': FIELD,
  '/field/construction/10/1/attachments': FIELD,
  '/field/potentialjobs': POTENTIAL,
  '/field/potentialjob/4/capture': POTENTIAL,
  '/field/task/10/1/ticket-of-work': ['CAN_ACCESS_TICKET_OF_WORK'],
  '/field/queue': EVERYBODY,
  '/field/receipts': EVERYBODY,
  '/field/receipts/3': EVERYBODY,
};
const ADDRESSES = Object.keys(OPENED_BY);
/** Nobody's claims, and each claim alone. */
const HOLDERS: readonly (readonly Claim[])[] = [[], ...CLAIMS.map((claim) => [claim])];
const isOpenTo = (address: string, claims: readonly Claim[]): boolean =>
  OPENED_BY[address] === EVERYBODY || claims.some((claim) => OPENED_BY[address]?.includes(claim));

/** In place of the pages, whose own tests draw them. */
const Page = () => <p>the page of {useLocation().pathname}</p>;
const DRAWN = ROUTES.map((route) => ({ ...route, page: Page }));
function answerOf(address: string, claims: readonly Claim[]): string {
  const { unmount } = renderSignedIn(<SignedInRoutes routes={DRAWN} />, {
    path: address,
    me: buildMe({ claims: claims.map((claimValue) => ({ claimValue })) }),
  });
  const page = screen.queryByText(/^the page of/)?.textContent;
  const answer = page ?? screen.getByRole('heading', { level: 1 }).textContent;
  unmount();
  return answer;
}

test('every route has a row here, and each row is of a route', () => {
  for (const { path } of ROUTES) expect([path, ADDRESSES.some((address) => matchPath(path, address) !== null)]).toEqual([path, true]);
  for (const address of ADDRESSES) expect([address, ROUTES.some(({ path }) => matchPath(path, address) !== null)]).toEqual([address, true]);
});

test.each(ADDRESSES)('%s opens for each claim that its row names, and for no other', (address) => {
  for (const claims of HOLDERS) {
    const isOpen = routesFor(new Set(claims)).some(({ path }) => matchPath(path, address) !== null);
    expect([claims, isOpen]).toEqual([claims, isOpenTo(address, claims)]);
  }
});

test.each(ADDRESSES)('%s answers who may come with its page, and all others with 404', (address) => {
  for (const claims of HOLDERS.filter((held) => held.every((claim) => POTENTIAL.includes(claim) || claim === 'CAN_ACCESS_TICKET_OF_WORK')))
    expect([claims, answerOf(address, claims)]).toEqual([
      claims,
      isOpenTo(address, claims) ? `the page of ${address}` : 'There is no page here',
    ]);
  const others = CLAIMS.filter((claim) => !(OPENED_BY[address] ?? []).includes(claim));
  expect(answerOf(address, others)).toBe(isOpenTo(address, others) ? `the page of ${address}` : 'There is no page here');
});

test.each(['/field', '/field/auth'])('%s leads to the list of tasks, and to nothing without field work', (address) => {
  expect(answerOf(address, FIELD)).toBe('the page of /field/construction');
  expect(answerOf(address, [])).toBe('There is no page here');
});
