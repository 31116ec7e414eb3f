import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { buildMe, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { DocumentsNotice } from './DocumentsNotice.tsx';

const CARD = { id: 4, label: 'White card', owner: 'Sam Ortega', expiresOn: '2026-12-04', isExpired: false, noticeDays: 14 };
const notice = (facts: object = {}) => ({ ...CARD, contractorId: null, userId: null, ...facts });
const gql = jest.fn<Promise<unknown>, [document: unknown]>();
const draw = () => renderSignedIn(<DocumentsNotice />, { platform: buildPlatform({ gql }), me: buildMe({ id: 6 }) });
const told = (...documentNotices: readonly object[]) => gql.mockResolvedValue({ documentNotices });
const TITLE = /^A document (expires soon|has expired)$/;
const banner = async () => (await screen.findByText(TITLE)).closest<HTMLElement>('[role]');
const haveRead = () => userEvent.click(screen.getByRole('button', { name: 'I have read this' }));

beforeEach(() => localStorage.clear());

test('a document that expires is told until it is read, and the next notice of it again', async () => {
  told(notice());
  const { unmount } = draw();
  expect(await banner()).toHaveTextContent('White card of Sam Ortega expires on 4 Dec 2026.');
  await haveRead();
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  unmount();
  // the same notice is told once on this device
  told(notice(), notice({ id: 5, label: 'Licence' }));
  const again = draw();
  expect(await banner()).toHaveTextContent('Licence of Sam Ortega');
  expect(await banner()).not.toHaveTextContent('White card');
  await haveRead();
  again.unmount();
  told(notice({ isExpired: true, noticeDays: 0 }), notice({ id: 5, label: 'Licence' }));
  draw();
  const alert = await banner();
  expect(alert).toHaveTextContent('A document has expired');
  expect(alert).toHaveAttribute('role', 'alert');
  expect(alert).toHaveTextContent('White card of Sam Ortega expired on 4 Dec 2026.');
  expect(alert).not.toHaveTextContent('Licence');
});

test('a renewed day is another notice, and what another person has read is not read by this one', async () => {
  localStorage.setItem('lotline.notices-read.7', '4 2026-12-04 14');
  told(notice());
  const { unmount } = draw();
  expect(await banner()).toHaveTextContent('4 Dec 2026');
  await haveRead();
  unmount();
  told(notice({ expiresOn: '2026-12-20' }));
  draw();
  expect(await banner()).toHaveTextContent('20 Dec 2026');
});

test('documents of others, whom this person looks after in the console, are not told here; their own is', async () => {
  told(
    notice({ id: 8, contractorId: 2, owner: 'Coastal Comms' }),
    notice({ id: 9, userId: 44, owner: 'Tom Okafor' }),
    notice({ userId: 6 }),
  );
  draw();
  expect(await banner()).toHaveTextContent('Sam Ortega');
  expect(await banner()).not.toHaveTextContent(/Coastal Comms|Tom Okafor/);
});
