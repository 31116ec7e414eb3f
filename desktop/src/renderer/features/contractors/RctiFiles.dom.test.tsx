// The RCTI agreement beside its status: its files with their days, or where it is added.
import { screen } from '@testing-library/react';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { RctiFiles } from './RctiFiles.tsx';

const file = { id: 5, title: 'Agreement.pdf', sizeBytes: 1, createdUtc: '2026-11-20T02:10:00.000Z', url: '/api/files/x' };
const agreement = {
  ...{ id: 1, version: 1, kind: 'rcti', number: null, insurer: null, amount: null, note: null, isArchived: false },
  ...{ expiresOn: '2028-06-30', verifiedBy: 'Ada Admin', verifiedAt: '2026-11-20T03:10:00.000Z', files: [file] },
};

function draw(documents: readonly object[]) {
  const gql = () => Promise.resolve({ resourceDocuments: { today: '2026-11-26', kinds: [], documents } });
  renderSignedIn(<RctiFiles contractorId={7} />, { me: holding('CAN_MANAGE_INDEPENDENT_CONTRACTORS'), platform: buildPlatform({ gql }) });
}

test('each file is a link, with the day on which it came, its last day and who verified it', async () => {
  draw([agreement, { ...agreement, id: 2, kind: 'licence', files: [{ ...file, id: 6, title: 'Licence.pdf' }] }]);
  expect(await screen.findByRole('link', { name: 'Agreement.pdf' })).toHaveAttribute('href', '/api/files/x');
  expect(screen.getByText(/received 20 Nov 2026/)).toHaveTextContent(
    'received 20 Nov 2026, valid through 30 Jun 2028, verified by Ada Admin',
  );
  expect(screen.queryByText('Licence.pdf')).toBeNull();
});

test('without one it says where it is added; one that was removed does not count', async () => {
  draw([{ ...agreement, isArchived: true }]);
  expect(await screen.findByRole('link', { name: 'Add it under Compliance' })).toHaveAttribute(
    'href',
    '/admin/independent-contractors/7/compliance',
  );
  expect(screen.queryByText('Agreement.pdf')).toBeNull();
});
