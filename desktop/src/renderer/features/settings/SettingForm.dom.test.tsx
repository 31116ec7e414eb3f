// The rows of the statuses: what a status needs first and which statuses come next are chosen, and taken away by Backspace, and where it goes by itself with its days (screens.md §2.21).
import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rowsOf } from '@lotline/schema/domain/settings/merge-setting';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { chooseOption } from '../../testing/choose-option.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { AntdRoot } from '../../platform/controls/AntdRoot.tsx';
import { configOf, editOf, type SettingEdit } from './setting-draft.ts';
import { SETTING_TABS } from './setting-tabs.ts';
import { SettingForm } from './SettingForm.tsx';

const status = (statusName: string, sortOrder: number) => ({
  statusName,
  sortOrder,
  fieldOrder: sortOrder,
  fieldEdit: false,
  isHold: false,
});
const BASE = { statuses: [status('Claimed', 10), status('Paid', 20)] };
const LONG = { timeout: 20_000 };
let edited: SettingEdit | null = null;

function Form() {
  const tab = SETTING_TABS.find((one) => one.name === 'Job Status Settings');
  if (tab === undefined) throw new Error('no tab of statuses');
  const [edit, setEdit] = useState(() => editOf(tab, { base: BASE, version: 1 }, BASE));
  edited = edit;
  return (
    <AntdRoot>
      <SettingForm tab={tab} edit={edit} usesOf={null} faults={[]} onChange={setEdit} />
    </AntdRoot>
  );
}

const rowNow = () => {
  const tab = SETTING_TABS.find((one) => one.name === 'Job Status Settings');
  return tab === undefined || edited === null ? undefined : rowsOf(tab.name, configOf(tab, edited))[0];
};

test('needs are chosen by their words and taken away again by Backspace; days and a status say where it goes', async () => {
  renderSignedIn(<Form />, { platform: buildPlatform({}) });
  expect(screen.getByRole('columnheader', { name: 'Needs first' })).toBeVisible();
  const needs = await screen.findByRole('combobox', { name: 'Claimed, needs first' }, LONG);
  await userEvent.click(needs);
  await userEvent.click(await screen.findByTitle('all lines reviewed'));
  await userEvent.click(screen.getByTitle('address'));
  await waitFor(() => expect(rowNow()).toMatchObject({ requirements: ['reviewedLines', 'address'] }));
  const cell = needs.closest('td');
  expect(within(cell ?? document.body).getByText('all lines reviewed', { selector: '.ant-select *' })).toBeVisible();
  needs.focus();
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(rowNow()?.['requirements']).toBeUndefined();

  const next = screen.getByRole('combobox', { name: 'Claimed, next' });
  await userEvent.click(next);
  await userEvent.click(await screen.findByTitle('Paid'));
  expect(screen.queryByTitle('Claimed')).toBeNull();
  expect(rowNow()).toMatchObject({ allowedNext: ['Paid'] });
  next.focus();
  await userEvent.keyboard('{Backspace}{Escape}');
  expect(rowNow()?.['allowedNext']).toBeUndefined();

  await chooseOption('Claimed, by itself after days, status', 'Paid');
  expect(rowNow()).toMatchObject({ delay: { afterDays: 7, to: 'Paid' } });
  const days = screen.getByRole('textbox', { name: 'Claimed, by itself after days, days' });
  await userEvent.clear(days);
  await userEvent.type(days, '14');
  expect(rowNow()).toMatchObject({ delay: { afterDays: 14, to: 'Paid' } });
}, 60_000);

test('who removes a row goes on at the one that took its place, after the last at what adds one', async () => {
  renderSignedIn(<Form />, { platform: buildPlatform({}) });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Claimed' }));
  expect(screen.getByRole('textbox', { name: 'Paid, status' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Paid' }));
  expect(screen.getByRole('button', { name: 'Add status' })).toHaveFocus();
});

test('a long list of items stands in a field of several lines, and a column that is pasted is parted by its lines', async () => {
  const tab = SETTING_TABS.find((one) => one.name === 'Task Templates');
  if (tab === undefined) throw new Error('no tab of templates');
  const codes = Array.from({ length: 12 }, (_, at) => ({ code: `CON-${String(at)}`, quantity: null }));
  const base = { templates: [{ taskName: 'Pit and pipe', leadDays: null, groupName: null, items: codes }] };
  let now = editOf(tab, { base, version: 1 }, base);
  const Templates = () => {
    const [edit, setEdit] = useState(now);
    now = edit;
    return <SettingForm tab={tab} edit={edit} usesOf={null} faults={[]} onChange={setEdit} />;
  };
  renderSignedIn(
    <AntdRoot>
      <Templates />
    </AntdRoot>,
    { platform: buildPlatform({}) },
  );
  const list = screen.getByRole('textbox', { name: 'Pit and pipe, items' });
  expect(list).toHaveValue(codes.map(({ code }) => code).join(', '));
  expect(Number(list.getAttribute('rows'))).toBeGreaterThan(1);
  await userEvent.clear(list);
  await userEvent.click(list);
  await userEvent.paste('PIT-450\nCON-20 x 2');
  expect(configOf(tab, now)).toMatchObject({
    templates: [
      {
        items: [
          { code: 'PIT-450', quantity: null },
          { code: 'CON-20', quantity: '2' },
        ],
      },
    ],
  });
  await userEvent.tab();
  expect(list).toHaveValue('PIT-450, CON-20 x 2');
});
