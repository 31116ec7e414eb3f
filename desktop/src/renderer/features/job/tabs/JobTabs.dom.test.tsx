import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { usePageActions } from '../../../platform/frame/page-actions.ts';
import { JobTabs } from './JobTabs.tsx';

const Tab = () => null;
const TABS = [
  { key: 'summary', label: 'Summary', count: null, isHot: false, Tab },
  { key: 'items', label: 'Items', count: '6', isHot: false, Tab },
  { key: 'attachments', label: 'Files', count: '9 of 12', isHot: true, Tab },
];

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <JobTabs tabs={TABS} shown={pathname.split('/')[3] ?? 'summary'} jobId={7} />
      <p data-testid="path">{pathname}</p>
      <ul aria-label="Found by Ctrl+K">
        {usePageActions().map(({ id, label, path, isSought }) => (
          <li key={id}>
            {label} {path} {isSought === true ? 'sought' : ''}
          </li>
        ))}
      </ul>
      <input aria-label="Somewhere to write" />
    </>
  );
}
const draw = () =>
  renderSignedIn(
    <Routes>
      <Route path="*" element={<Page />} />
    </Routes>,
    { path: '/construction/7/items' },
  );
const path = () => screen.getByTestId('path').textContent;

test('one tab is in the order of Tab; arrows pass over the others, round the end, and Enter opens', async () => {
  draw();
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Items 6', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Summary' })).toHaveFocus();
  expect(path()).toBe('/construction/7/items');
  await userEvent.keyboard('{End}{Enter}');
  expect(path()).toBe('/construction/7/attachments');
  expect(screen.getByRole('tab', { name: 'Files 9 of 12', selected: true })).toBeVisible();
});

test('a figure opens its tab, but not while something is written', async () => {
  draw();
  await userEvent.keyboard('0');
  expect(path()).toBe('/construction/7/attachments');
  await userEvent.keyboard('1');
  expect(path()).toBe('/construction/7');
  await userEvent.type(screen.getByLabelText('Somewhere to write'), '3');
  expect(path()).toBe('/construction/7');
});

test('Ctrl+K finds each tab by its name, once something is typed', () => {
  draw();
  const found = within(screen.getByRole('list', { name: 'Found by Ctrl+K' })).getAllByRole('listitem');
  expect(found.map(({ textContent }) => textContent)).toEqual([
    'Summary /construction/7 sought',
    'Items /construction/7/items sought',
    'Files /construction/7/attachments sought',
  ]);
});
