// The phone beside the form of a setting: the field app's own parts, by what stands in the form (screens.md §2.21).
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_FIELD_JOB_STATUS } from '@lotline/schema/domain/settings/field-job-status.setting';
import type { Config } from '@lotline/schema/domain/settings/merge-setting';
import { TILE_NAMES } from '@lotline/schema/domain/settings/task-tiles.rules';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { PhonePreview } from './PhonePreview.tsx';

const status = (statusName: string, sortOrder: number) => ({ statusName, sortOrder, fieldOrder: sortOrder, fieldEdit: true, colour: null });
const STATUSES = { statuses: [status('Issued', 1), status('Done', 2)] };

function draw(name: string, config: Config) {
  const settingPage = {
    name,
    workType: null,
    version: 1,
    isOwn: true,
    config: STATUSES,
    versions: [],
    workTypes: [],
    ownWorkTypes: [],
    statusUses: [],
    logo: null,
  };
  const platform = buildPlatform({ gql: () => Promise.resolve({ settingPage }) });
  renderSignedIn(<PhonePreview name={name} workType={null} config={config} />, { platform });
  return within(screen.getByRole('region', { name: 'On the phone' }));
}

test('the facts of a task: nine at first, the rest on request', async () => {
  const phone = draw('Field Work Task', { fields: TILE_NAMES.map((fieldName) => ({ fieldName, show: true })) });
  expect(phone.getAllByRole('term')).toHaveLength(9);
  await userEvent.click(phone.getByRole('button', { name: `All ${String(TILE_NAMES.length)} details` }));
  expect(phone.getAllByRole('term')).toHaveLength(TILE_NAMES.length);
});

test('the statuses that a crew may choose, with the one that the job has', async () => {
  const phone = draw('Job Status Settings', STATUSES);
  expect(phone.getByRole('radio', { name: 'Issued Now' })).toBeChecked();
  await userEvent.click(phone.getByRole('radio', { name: 'Done' }));
  expect(phone.getByRole('radio', { name: 'Done' })).toBeChecked();
});

test('a status that needs something first is refused to a job without it, in the words that the crew reads', () => {
  const phone = draw('Job Status Settings', { statuses: [status('Issued', 1), { ...status('Done', 2), requirements: ['items'] }] });
  expect(phone.getByRole('radio', { name: /^Done.*No items yet/ })).toBeDisabled();
  expect(phone.getByText(/With a job that has nothing/)).toBeVisible();
});

test('a row of the list stands under By Status once the list is grouped by the status of jobs', async () => {
  const phone = draw('Field Job Status', { ...DEFAULT_FIELD_JOB_STATUS, useJobStatus: true });
  expect(await phone.findByText('By Status')).toBeVisible();
  expect(phone.getByText('Issued')).toBeVisible();
  expect(phone.getByText('Pit and pipe')).toBeVisible();
});

test('the columns of the list that are shown stand in their table with an example, and those that are not are gone', () => {
  const shown = (...names: readonly string[]) => ({ fields: names.map((fieldName) => ({ fieldName, show: true, canEdit: false })) });
  const phone = draw('Field Work List', {
    fields: [...shown('developer', 'dueDate').fields, { fieldName: 'siteContact', show: false, canEdit: false }],
  });
  expect(phone.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Address', 'Task', 'Work Order', 'Status', 'Developer', 'Due Date', 'Comments and attachments'],
  ]);
  expect(phone.getByRole('cell', { name: 'Tamar Homes' })).toBeVisible();
  expect(phone.getByRole('cell', { name: '24 Nov' })).toBeVisible();
  expect(phone.getByRole('cell', { name: 'Lot 14, 8 Wattle Rd, Box Hill' })).toBeVisible();
});
