// The line that visits to the address are booked first: by the work type's setting, until its reader is there (decision 049).
import { screen, waitFor } from '@testing-library/react';
import { buildVisit } from '../testing/build-page-data.ts';
import { openTask, type Gql } from '../testing/open-task-page.tsx';

const gql: Gql = jest.fn();
const shown = (...names: readonly string[]) => ({ fields: names.map((fieldName) => ({ fieldName, show: true })) });
const settingsOf = (bookable: boolean, tiles = shown('siteContact')) => [
  { name: 'Field Work Task', config: tiles },
  { name: 'Address Type', config: { addressSetting: { addressType: 'structured', bookable, hasScopingBonus: false } } },
];
const SARAH = 'Book the visit with Sarah Lindqvist before you go.';
const NOBODY = 'Visits here are booked first, but there is no site contact to call.';

test.each([
  ['on', settingsOf(true), {}, {}, [SARAH]],
  ['off', settingsOf(false), {}, {}, []],
  ['on, and no contact', settingsOf(true), { siteContact: null, siteContactPhone: null }, {}, [NOBODY]],
  ['on, and the summary has no fact', settingsOf(true, shown()), {}, {}, [SARAH]],
  ['on, and its reader is onsite', settingsOf(true), {}, { taskUsers: [buildVisit()] }, []],
])('bookable is %s', async (_, settings, job, task, said) => {
  await openTask(gql, { settings, job, task });
  await waitFor(() => expect(screen.queryByText('Work Type')).toBeNull());
  expect(screen.queryAllByText(/^Book the visit|^Visits here/).map(({ textContent }) => textContent)).toEqual(said);
});
