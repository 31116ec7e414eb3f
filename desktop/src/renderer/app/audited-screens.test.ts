// Every screen has a browser test that has axe look at it, or is a tab of one that has (issue 23 §5).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { STYLES } from '../features/styles/styles.feature.ts';
import { FEATURES } from './features.ts';

const E2E = path.resolve(import.meta.dirname, '../../../../e2e');
const AUDIT = /\b(auditLooks|findViolations)\(/;

/** The test that looks at it; a path instead: one page with that one, which differs by its rows alone. */
const AUDITED: Readonly<Record<string, string>> = {
  '/': 'console/console',
  '/jobs': 'console/jobs',
  '/jobs/run-sheet': 'console/board',
  '/potentialjobs': 'console/potential-jobs',
  '/potentialjobs/:tab': '/potentialjobs',
  '/tasks': 'console/tasks',
  '/tasks/:id': 'console/task-card',
  '/projects': 'console/projects',
  '/project/:id/:tab?': 'console/projects',
  '/builderapprovals': 'console/builder-approvals',
  '/builderapprovals/drafts': 'console/builder-approvals',
  '/builderapprovals/:tab': '/builderapprovals',
  '/construction/:id/:tab?': 'console/job',
  '/construction/new': 'console/job-edit',
  '/construction/:id/edit': 'console/job-edit',
  '/construction/:id/review/:scheduleId': 'console/review',
  '/admin': 'console/admin',
  '/admin/manage-users/users': 'console/people',
  '/admin/manage-users/users/:id/:tab?': 'console/people',
  '/admin/manage-users/rolePermissions': 'console/roles',
  '/admin/groups': 'console/groups',
  '/admin/groups/:id/:tab?': 'console/groups',
  '/admin/independent-contractors': 'console/contractors',
  '/admin/independent-contractors/:id/:tab?': 'console/contractors',
  '/admin/contractor-payments': 'console/contractor-bank',
  '/admin/itemcodes': 'console/item-codes',
  '/admin/constructioncodes': 'console/child-codes',
  '/admin/constructioncodes/:id/:tab?': 'console/child-codes',
  '/admin/childcodes': 'console/child-codes',
  '/admin/childcodes/:id/:tab?': 'console/child-codes',
  '/admin/admintasks': 'console/admin-tasks',
  '/admin/lookups': 'console/lookups',
  '/admin/settings': 'console/settings',
  '/admin/settings/:companyTab': '/admin/settings',
  '/admin/settings/jobSettings/:tab/:workType?': '/admin/settings',
  '/logs': 'console/logs',
  '/logs/errors': 'console/logs',
  '/logs/sign-ins': 'console/logs',
  '/logs/jobs': 'console/logs',
  '/logs/integrations': '/logs/jobs',
  '/logs/devices': '/logs/sign-ins',
  '/logs/sync': '/logs',
  '/logs/exports': '/logs',
  '/unsent': 'desktop/without-network',
};

/** GraphiQL is another's page; the field app has audits of its own; of the style pages `console/styles` opens each. */
const NOT_OURS = ['/graphiql', '/field/construction'];

const ROUTES = FEATURES.filter((feature) => feature !== STYLES)
  .flatMap(({ routes }) => routes.map((route) => route.path))
  .filter((route) => !NOT_OURS.includes(route));

test('each screen is named with its audit, and no audit is named of a screen that is gone', () => {
  expect(Object.keys(AUDITED).sort()).toEqual([...ROUTES].sort());
});

test.each(Object.entries(AUDITED))('%s is looked at', (_, by) => {
  const file = path.join(E2E, `${by.startsWith('/') ? (AUDITED[by] ?? '') : by}.e2e.ts`);
  expect(existsSync(file) && AUDIT.test(readFileSync(file, 'utf8'))).toBe(true);
});
