// The chip of a filter by a record, in an address that somebody was sent: it says the record's name, and not its number, before the filter is opened.
import { screen } from '@testing-library/react';
import { CLAIMS } from '@lotline/schema/domain/kernel/claims';
import { ApiError } from '@lotline/web-session/api-error';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { holding, renderSignedIn } from '../testing/render-signed-in.tsx';
import { ConsoleRoutes } from './ConsoleRoutes.tsx';

const GROUPS = [{ id: 2, name: 'Ridgeway Cabling', workTypes: null, version: 1 }];
const KNOWN: Readonly<Record<string, object>> = {
  ListGroups: { groups: GROUPS },
  GetPersonChoices: { personChoices: { roles: [{ id: 2, name: 'Scheduler', isArchived: false, claims: [] }], groups: [] } },
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['/tasks?view=all&group=2', 'Crew Ridgeway Cabling'],
  ['/jobs?group.not=2', 'Crew is not Ridgeway Cabling'],
  ['/admin/manage-users/users?role=2', 'Role Scheduler'],
])('%s', async (path, said) => {
  const gql = (document: { toString: () => string }) => {
    const known = KNOWN[/query (\w+)/.exec(document.toString())?.[1] ?? ''];
    return known === undefined ? Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 })) : Promise.resolve(known);
  };
  renderSignedIn(<ConsoleRoutes />, { me: holding(...CLAIMS), path, platform: buildPlatform({ gql }) });
  expect(await screen.findByRole('button', { name: said })).toBeVisible();
});
