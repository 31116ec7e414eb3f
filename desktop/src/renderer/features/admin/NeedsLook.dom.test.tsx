// The counts of the administration's home: a read that fails is not an office where nothing needs attention.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONTRACTOR_LIST } from '@lotline/schema/domain/contractor/contractor.columns';
import { CHILD_CODE_LIST } from '@lotline/schema/domain/item/child-code.columns';
import { sortKeysOf } from '@lotline/schema/domain/list/list-declaration';
import { ACTIVITY_LIST } from '@lotline/schema/domain/log/activity.columns';
import { ERROR_LIST } from '@lotline/schema/domain/log/error-log.columns';
import { PERSON_LIST } from '@lotline/schema/domain/rights/person.columns';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { filterDefinitions } from '../../platform/list/declared-filters.ts';
import { formatListQuery, parseListQuery } from '../../platform/list/list-query.ts';
import { holding, renderSignedIn } from '../../testing/render-signed-in.tsx';
import { NeedsLook } from './NeedsLook.tsx';

const LISTS = [
  ['/logs', filterDefinitions(ACTIVITY_LIST, ['on', 'record', 'sender']), sortKeysOf(ACTIVITY_LIST)],
  ['/logs/errors', filterDefinitions(ERROR_LIST, ['on']), sortKeysOf(ERROR_LIST)],
  ['/admin/manage-users/users', filterDefinitions(PERSON_LIST, ['nogroup', 'norole']), sortKeysOf(PERSON_LIST)],
  ['/admin/independent-contractors', filterDefinitions(CONTRACTOR_LIST, ['expired']), sortKeysOf(CONTRACTOR_LIST)],
  ['/admin/childcodes', filterDefinitions(CHILD_CODE_LIST, ['unrated', 'archived']), sortKeysOf(CHILD_CODE_LIST)],
] as const;

const NOTHING = { failedJobs: 0, appErrors: null, expiredContractors: 0, peopleWithoutRole: 0, peopleWithoutGroup: 0, codesWithoutRate: 0 };

test('counts that could not be read say so and are read again; saved settings lead to their pages for whom no log opens', async () => {
  let isAway = true;
  const adminHealth = { ...NOTHING, settingsChanged: 2 };
  const gql = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve({ adminHealth }));
  renderSignedIn(<NeedsLook />, { platform: buildPlatform({ gql }) });
  expect(await screen.findByText('What needs attention could not be loaded.')).toBeVisible();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: '2 settings saved this week' })).toHaveAttribute('href', '/admin/settings');
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('each count that is not 0 leads to where it is dealt with, by filters that the list there has', async () => {
  const adminHealth = {
    ...{ failedJobs: 1, appErrors: 2, expiredContractors: 1, peopleWithoutRole: 3, peopleWithoutGroup: 1, codesWithoutRate: 4 },
    settingsChanged: 2,
  };
  renderSignedIn(<NeedsLook />, { me: holding('CAN_VIEW_LOGS'), platform: buildPlatform({ gql: () => Promise.resolve({ adminHealth }) }) });
  await screen.findByRole('list', { name: 'Needs attention' });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href') ?? ''] as const);
  expect(links).toEqual([
    ['1 background job has failed', '/admin/admintasks?state=failed'],
    ['2 types of app errors this week', '/logs/errors?on=week'],
    ['1 contractor has a mandatory document that expired', '/admin/independent-contractors?expired=yes&sort=documentExpiry'],
    ['3 people who can sign in have no role', '/admin/manage-users/users?norole=yes'],
    ['1 field worker has no group', '/admin/manage-users/users?nogroup=yes'],
    ['4 child codes have no rate today', '/admin/childcodes?unrated=yes&archived=no'],
    ['2 settings saved this week', '/logs?on=week&record=system_setting&sender=person'],
  ]);
  // what a list does not know of its address it leaves out
  for (const [path, filters, sorts] of LISTS) {
    const asked = links.flatMap(([, href]) => (href.startsWith(`${path}?`) ? [new URL(href, 'https://lotline.example').searchParams] : []));
    expect(asked.length).toBeGreaterThan(0);
    for (const params of asked)
      expect([...formatListQuery(parseListQuery(params, filters, sorts), filters)].toSorted()).toEqual([...params].toSorted());
  }
});
