// What must hold between the manifests of the features.
import { matchPath } from 'react-router-dom';
import { canEditJob } from '@lotline/schema/domain/job/job-edit.rules';
import { CLAIMS, type Claim } from '@lotline/schema/domain/kernel/claims';
import { canReadList } from '@lotline/schema/domain/list/list.rules';
import { LIST_NAMES, listOf } from '@lotline/schema/domain/view/declared-lists';
import { buildActor } from '@lotline/schema/testing/build-actor';
import { FEATURES } from './features.ts';
import { adminPagesFor, routesFor } from './open-features.ts';
import { isOtherPage } from './other-pages.ts';
import { railFor } from './shell/rail-items.ts';

const ROUTES = FEATURES.flatMap(({ routes }) => routes);
const RAIL = ROUTES.flatMap(({ path, rail }) => (rail === undefined ? [] : [{ ...rail, path }]));
/** Nobody's claims, and each claim alone. */
const HOLDERS: readonly (readonly Claim[])[] = [[], ...CLAIMS.map((claim) => [claim])];
const opens = (claims: readonly Claim[], path: string): boolean => routesFor(new Set(claims)).some((route) => route.path === path);
const distinct = (values: readonly unknown[]) => expect(values).toEqual([...new Set(values)]);

test('no two features have one name, and no two routes one path, whatever its parameters are called', () => {
  distinct(FEATURES.map(({ name }) => name));
  distinct(ROUTES.map(({ path }) => path.replace(/:[^/?]+/g, ':')));
});

test('no two lines of the rail have one place, one key or one label; a key is one small letter', () => {
  distinct(RAIL.map(({ place }) => place));
  distinct(RAIL.map(({ key }) => key));
  distinct(RAIL.map(({ label }) => label));
  for (const { key } of RAIL) expect(key).toMatch(/^[a-fh-z]$/);
});

test('no two actions have one id', () => {
  distinct(ROUTES.flatMap(({ action }) => (action === undefined ? [] : [action.id])));
});

test.each(LIST_NAMES)('the declared list %s has one route, which opens for exactly those who may read the list', (name) => {
  const shown = ROUTES.filter(({ list }) => list === name);
  expect(shown).toHaveLength(1);
  const path = shown[0]?.path ?? '';
  for (const claims of HOLDERS)
    expect([claims, opens(claims, path)]).toEqual([claims, canReadList(buildActor({ onlyClaims: claims }), listOf(name)).ok]);
});

test('each claim that shows a line of the rail opens its page', () => {
  for (const { claims = [], path } of RAIL) for (const claim of claims) expect([claim, opens([claim], path)]).toEqual([claim, true]);
});

test('what a line of the rail covers are pages of the router', () => {
  for (const start of RAIL.flatMap(({ covers }) => covers ?? [])) {
    expect([start, ROUTES.some(({ path, Page }) => Page !== null && (path === start || path.startsWith(`${start}/`)))]).toEqual([
      start,
      true,
    ]);
  }
});

test('a route without a page of the router is the home page, or a page that the browser opens', () => {
  for (const { path, Page } of ROUTES) expect([path, Page === null]).toEqual([path, path === '/' || isOtherPage(path)]);
});

test('an action opens its own route', () => {
  for (const { path, action } of ROUTES) {
    if (action === undefined) continue;
    const opened = action.pathFrom === undefined ? path : action.pathFrom('/construction/12/items');
    expect(matchPath(path, (opened ?? '').replace(/\?.*/, ''))).not.toBeNull();
  }
});

test('the forms of a job open for exactly those who may edit jobs', () => {
  for (const claims of HOLDERS) {
    const may = canEditJob(buildActor({ onlyClaims: claims })).ok;
    for (const path of ['/construction/new', '/construction/:id/edit']) expect([claims, opens(claims, path)]).toEqual([claims, may]);
  }
});

const ADMIN_PAGES = ROUTES.flatMap(({ path, admin }) => (admin === undefined ? [] : [{ ...admin, path }]));

test('no two pages of the administration have one place or one label, and each stands under /admin without a parameter', () => {
  distinct(ADMIN_PAGES.map(({ place }) => place));
  distinct(ADMIN_PAGES.map(({ label }) => label));
  for (const { path } of ADMIN_PAGES) expect(path).toMatch(/^\/admin\/[^:]+$/);
});

test('the administration’s own page opens by its claim and offers exactly what the person’s claims open', () => {
  for (const claims of HOLDERS) {
    expect([claims, opens(claims, '/admin')]).toEqual([claims, claims.includes('CAN_ACCESS_ADMINISTRATION')]);
    const offered = adminPagesFor(new Set(claims)).map(({ path }) => path);
    const opened = ADMIN_PAGES.filter(({ path }) => opens(claims, path)).map(({ path }) => path);
    expect([claims, [...offered].sort()]).toEqual([claims, opened.sort()]);
  }
});

test('from the rail the administration leads to its own page, for whom that is closed to their first page, and for whom all are closed nowhere', () => {
  for (const claims of HOLDERS) {
    const [first] = adminPagesFor(new Set(claims));
    const expected = claims.includes('CAN_ACCESS_ADMINISTRATION') ? '/admin' : first?.path;
    expect([claims, railFor(new Set(claims)).find(({ label }) => label === 'Admin')?.path]).toEqual([claims, expected]);
  }
});

/** What each page opens by, written here a second time: a claim that opens more than is meant is seen by nobody else. */
const OPENED_BY: Readonly<Record<string, readonly Claim[] | 'everyone'>> = {
  ...{ '/': 'everyone', '/tasks': 'everyone', '/tasks/:id': 'everyone', '/projects': 'everyone', '/project/:id/:tab?': 'everyone' },
  '/unsent': 'everyone',
  '/jobs': ['CAN_ACCESS_CONSTRUCTION'],
  '/jobs/run-sheet': ['CAN_ACCESS_CONSTRUCTION'],
  '/construction/:id/:tab?': ['CAN_ACCESS_CONSTRUCTION'],
  '/construction/:id/review/:scheduleId': ['CAN_ACCESS_CONSTRUCTION'],
  '/construction/new': ['CAN_EDIT_CONSTRUCTION'],
  '/construction/:id/edit': ['CAN_EDIT_CONSTRUCTION'],
  '/potentialjobs': ['CAN_ACCESS_POTENTIAL_JOBS'],
  '/potentialjobs/:tab': ['CAN_ACCESS_POTENTIAL_JOBS'],
  '/builderapprovals': ['CAN_ACCESS_BUILDER_APPROVALS'],
  '/builderapprovals/drafts': ['CAN_ACCESS_BUILDER_APPROVALS'],
  '/builderapprovals/:tab': ['CAN_ACCESS_BUILDER_APPROVALS'],
  '/admin': ['CAN_ACCESS_ADMINISTRATION'],
  '/admin/manage-users/users': ['CAN_MANAGE_ROLE_CLAIMS', 'CAN_MANAGE_USERS'],
  '/admin/manage-users/users/:id/:tab?': ['CAN_MANAGE_USERS'],
  '/admin/manage-users/rolePermissions': ['CAN_MANAGE_ROLE_CLAIMS'],
  '/admin/itemcodes': ['CAN_MANAGE_ITEM_CODES'],
  '/admin/groups': ['CAN_MANAGE_GROUPS'],
  '/admin/groups/:id/:tab?': ['CAN_MANAGE_GROUPS'],
  '/admin/constructioncodes': ['CAN_MANAGE_CONSTRUCTION_CODES'],
  '/admin/constructioncodes/:id/:tab?': ['CAN_MANAGE_CONSTRUCTION_CODES'],
  '/admin/childcodes': ['CAN_MANAGE_SUBCONTRACTOR_CODES'],
  '/admin/childcodes/:id/:tab?': ['CAN_MANAGE_SUBCONTRACTOR_CODES'],
  '/admin/contractor-payments': ['CAN_MANAGE_INDEPENDENT_CONTRACTORS'],
  '/admin/independent-contractors': ['CAN_MANAGE_INDEPENDENT_CONTRACTORS'],
  '/admin/independent-contractors/:id/:tab?': ['CAN_MANAGE_INDEPENDENT_CONTRACTORS'],
  '/admin/lookups': ['CAN_MANAGE_LOOKUPS'],
  '/admin/settings': ['CAN_MANAGE_SYSTEM_SETTINGS'],
  '/admin/settings/:companyTab': ['CAN_MANAGE_SYSTEM_SETTINGS'],
  '/admin/settings/jobSettings/:tab/:workType?': ['CAN_MANAGE_SYSTEM_SETTINGS'],
  '/admin/admintasks': ['CAN_ACCESS_ADMINISTRATOR_TASKS'],
  ...Object.fromEntries(
    ['', '/devices', '/errors', '/exports', '/integrations', '/jobs', '/sign-ins', '/sync'].map((tab) => [
      `/logs${tab}`,
      ['CAN_VIEW_LOGS' as const],
    ]),
  ),
  '/field/construction': ['CAN_ACCESS_FIELD_WORK'],
  '/graphiql': ['CAN_ACCESS_ADMINISTRATOR_TASKS'],
  ...Object.fromEntries(
    [
      '/theme',
      '/theme/colors',
      '/theme/typography',
      '/base/:part?',
      '/buttons/:part?',
      '/icons/:part?',
      '/notifications/:part?',
      '/widgets',
      '/charts',
    ].map((path) => [path, ['CAN_VIEW_STYLES' as const]]),
  ),
};

test('with each claim alone, and with none, exactly the pages open that are meant to', () => {
  const opened = Object.fromEntries(
    ROUTES.map(({ path }) => [path, opens([], path) ? 'everyone' : CLAIMS.filter((claim) => opens([claim], path)).toSorted()]),
  );
  expect(opened).toEqual(OPENED_BY);
});
