import { screen, waitFor } from '@testing-library/react';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ExpiringDocumentsCard } from './ExpiringDocumentsCard.tsx';

const notice = (facts: object) => ({
  ...{
    id: 1,
    label: 'White card',
    owner: 'Tom Okafor',
    expiresOn: '2026-12-04',
    isExpired: false,
    noticeDays: 14,
    contractorId: null,
    userId: null,
  },
  ...facts,
});
const gql = jest.fn<Promise<unknown>, [document: unknown]>();
beforeEach(() => gql.mockReset());
const draw = () => renderSignedIn(<ExpiringDocumentsCard />, { platform: buildPlatform({ gql }) });

test('each says whose it is, which and its day, and leads to the page of its owner where that opens', async () => {
  gql.mockResolvedValue({
    documentNotices: [
      notice({ id: 1, owner: 'Kestrel Cabling', label: 'Public liability insurance', isExpired: true, contractorId: 7 }),
      notice({ id: 2, userId: 9 }),
      notice({ id: 3, owner: 'Ada Marsh', label: 'Licence' }),
    ],
  });
  draw();
  expect((await screen.findAllByRole('listitem')).map((line) => line.textContent)).toEqual([
    'Kestrel Cabling: Public liability insurance expired on 4 Dec 2026',
    'Tom Okafor: White card expires on 4 Dec 2026',
    'Ada Marsh: Licence expires on 4 Dec 2026',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/independent-contractors/7/compliance',
    '/admin/manage-users/users/9/documents',
  ]);
});

test('without a notice there is no card; notices that could not be read are said', async () => {
  gql.mockResolvedValue({ documentNotices: [] });
  const { unmount, container } = draw();
  await waitFor(() => expect(gql).toHaveBeenCalledTimes(1));
  expect(container).not.toHaveTextContent(/Documents to renew/);
  unmount();
  gql.mockRejectedValue(new Error('down'));
  draw();
  expect(await screen.findByText(/Expiring documents could not be loaded/)).toBeVisible();
});
