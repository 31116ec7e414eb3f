// What a change of roles comes to, beside the change: screens by the roles that are shown, people as the server answers, each a list of its own.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlatform } from '@lotline/web-session/testing/build-platform';
import { ScreensContext } from '../../platform/feature/screens.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { NO_CHANGES, rolesAfter, withCell, type Matrix } from './role-draft.ts';
import { RoleEffects } from './RoleEffects.tsx';

const LONG = { timeout: 20_000 };
const MATRIX: Matrix = {
  roles: [{ id: 1, name: 'Office', version: 1, isArchived: false, holderCount: 6, claims: ['CAN_VIEW_LOGS'] }],
  holders: [{ roleIds: [1], count: 6, names: ['Ann', 'Ben', 'Cem'] }],
  lastChange: null,
};
const SCREENS = [{ label: 'Logs', claims: ['CAN_VIEW_LOGS'] }] as const;
const NOBODY = {
  ...{ seeMoneyCount: 0, seeMoney: [], seeMoneyNoMoreCount: 0, seeMoneyNoMore: [], blockedCount: 0, blocked: [] },
  ...{ closedCount: 0, closed: [], ratesOn: { tasks: 0, contractors: 0 }, isMailed: false },
};
const first = [{ id: 4, jobId: 7, name: 'Trench', workOrder: '48213' }];

test('screens that close, sight of money, and people kept from their open tasks', async () => {
  const rolePreview = {
    ...{ seeMoneyCount: 2, seeMoney: [{ id: 1, displayName: 'Ann Lee' }], seeMoneyNoMoreCount: 0, seeMoneyNoMore: [] },
    ...{ blockedCount: 1, blocked: [{ id: 2, displayName: 'Ben Fox', tasks: 3, first }] },
    ...{ ratesOn: { tasks: 1_140, contractors: 7 }, isMailed: true },
    ...{ closedCount: 1, closed: [{ id: 3, displayName: 'Cem Ay', tasks: 12, first: [] }] },
  };
  const asked: unknown[] = [];
  const platform = buildPlatform({
    gql: (...[, variables]) => {
      asked.push(variables);
      return Promise.resolve({ rolePreview });
    },
  });
  const roles = rolesAfter(MATRIX, withCell(MATRIX, NO_CHANGES, 1, 'CAN_VIEW_LOGS'));
  renderSignedIn(
    <ScreensContext value={SCREENS}>
      <RoleEffects matrix={MATRIX} roles={roles} edits={[{ id: 1, take: ['CAN_VIEW_LOGS'] }]} />
    </ScreensContext>,
    { platform },
  );
  const list = within(screen.getByRole('region', { name: 'Overall effect' }));
  await userEvent.click(list.getByRole('button', { name: 'Logs closes for 6 people' }));
  expect(list.getByText('Cem')).toBeVisible();
  expect(list.getByText('and 3 more')).toBeVisible();
  await userEvent.click(await list.findByRole('button', { name: '2 people will see rates and totals' }, LONG));
  expect(list.getByText('and 1 more')).toBeVisible();
  expect(list.getByText('Rates become visible on 1,140 tasks of 7 contractors')).toBeVisible();
  expect(list.getByText('Everyone whose rights change is told by email, except you.')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: '1 person could no longer do their open tasks' }));
  expect(list.getByText(/Ben Fox: 3 open tasks/)).toBeVisible();
  expect(list.getByRole('link', { name: '48213' })).toHaveAttribute('href', '/construction/7');
  await userEvent.click(list.getByRole('button', { name: '1 person could no longer open tasks of the last 90 days' }));
  expect(list.getByText('Cem Ay: 12 tasks that are done')).toBeVisible();
  expect(asked).toEqual([{ roles: [{ id: 1, take: ['CAN_VIEW_LOGS'] }] }]);
});

test('what could not be worked out is said and asked again, and does not keep anybody from saving', async () => {
  let isAway = true;
  const gql = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve({ rolePreview: NOBODY }));
  renderSignedIn(<RoleEffects matrix={MATRIX} roles={rolesAfter(MATRIX, NO_CHANGES)} edits={[]} />, { platform: buildPlatform({ gql }) });
  const again = await screen.findByRole('button', { name: 'Try again' }, LONG);
  expect(screen.getByText(/It can be saved anyway\.$/)).toBeVisible();
  isAway = false;
  await userEvent.click(again);
  expect(await screen.findByText(/nobody is kept from an open task/, {}, LONG)).toBeVisible();
  // this server sends no email
  expect(screen.queryByText(/is told by email/)).toBeNull();
});
