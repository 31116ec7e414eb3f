// The warning about another job at the typed address names it, and says how near it is.
import { screen } from '@testing-library/react';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { JobsAtAddress } from './JobsAtAddress.tsx';

const job = (id: number, likeness: string) => ({
  ...{ id, workOrder: `W${String(id)}`, address: 'Lot 14, 8 Wattle Rd', status: 'Scheduled', workType: 'Lead-in', likeness },
});

test.each([
  [[job(1, 'address')], 'Another job is at this address: W1, Lot 14, 8 Wattle Rd, Lead-in (Scheduled). You can still save this one.'],
  [
    [job(1, 'lotOtherNumber'), job(2, 'address')],
    'Other jobs are at or beside this address: W1, Lot 14, 8 Wattle Rd, Lead-in (Scheduled), the same lot, another street number; W2, Lot 14, 8 Wattle Rd, Lead-in (Scheduled). You can still save this one.',
  ],
])('%#', async (jobsAtAddress, sentence) => {
  renderSignedIn(
    <JobsAtAddress id={null} values={{ streetName: 'Wattle', suburb: 'Box Hill', lotNumber: '14' }} addressType="structured" />,
    { platform: buildPlatform({ gql: () => Promise.resolve({ jobsAtAddress }) }), me: holding('CAN_ACCESS_CONSTRUCTION') },
  );
  expect(await screen.findByText('W1', { exact: false, selector: 'a' })).toHaveAttribute('href', '/construction/1');
  // the other is the toasts'
  const [note] = screen.getAllByRole('status');
  expect(note).toHaveTextContent(sentence);
});
