import { screen, within } from '@testing-library/react';
import { useListKeyHelp, type ListKey } from '../../platform/list/open-list-keys.ts';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { loadShortcutsSheet } from './load-shortcuts-sheet.tsx';

let ShortcutsSheet: Awaited<ReturnType<typeof loadShortcutsSheet>>['default'];
beforeAll(async () => {
  ShortcutsSheet = (await loadShortcutsSheet()).default;
});

const KEYS: readonly ListKey[] = [{ keys: ['W'], does: 'Water the lots' }];

function Lots() {
  useListKeyHelp('Lots', KEYS);
  return null;
}

const sheet = (isOpen: boolean) => (
  <>
    {isOpen ? <Lots /> : null}
    <ShortcutsSheet onClose={() => undefined} />
  </>
);

test('the list that is open says its own keys; a screen without a list says those of lists in general', async () => {
  const first = renderSignedIn(sheet(true));
  const own = await screen.findByRole('region', { name: 'In this list: Lots' });
  expect(within(own).getByText('Water the lots')).toBeVisible();
  expect(within(own).getByText('W')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'In a list' })).not.toBeInTheDocument();
  first.unmount();
  renderSignedIn(sheet(false));
  expect(await screen.findByRole('region', { name: 'In a list' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'In this list: Lots' })).not.toBeInTheDocument();
  const heads = screen.getByRole('region', { name: 'On a column heading' });
  expect(within(heads).getByText('Move the column')).toBeVisible();
});

test('the keys of a feature are said to those for whom one of its pages opens', async () => {
  const first = renderSignedIn(sheet(false), { me: holding('CAN_ACCESS_CONSTRUCTION') });
  expect(within(await screen.findByRole('region', { name: 'In a review' })).getByText('The next line to decide')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'In a list' })).getByText('Status of the selected jobs')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'In the form of a job' })).not.toBeInTheDocument();
  first.unmount();
  renderSignedIn(sheet(false), { me: holding('CAN_ACCESS_FIELD_WORK') });
  expect(
    within(await screen.findByRole('region', { name: 'In a list' })).queryByText('Status of the selected jobs'),
  ).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'In a review' })).not.toBeInTheDocument();
});
