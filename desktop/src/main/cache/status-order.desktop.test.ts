// A list that is sorted by status: in the order of the settings, as on the server.
import { jobListInput } from '@lotline/schema/domain/job/job-list.input';
import { JobCache } from './job-cache.ts';
import type { CachedJob } from './listed-columns.ts';
import { openCacheDatabase } from './open-database.ts';
import { STATUSES_ANSWER } from './status-order.ts';

const JOBS: readonly CachedJob[] = [
  { id: 1, status: 'In Progress' },
  { id: 2, status: 'On Hold - Access' },
  { id: 3, status: 'Complete' },
  { id: 4, status: 'In Progress' },
];
const database = openCacheDatabase({ folder: null, key: 'ab'.repeat(32), person: 'office' }).database;
const cache = new JobCache(database, () => new Date(0));
beforeAll(() => {
  const lines = JOBS.map((job) => ({ job, foundBy: { search: '', projectIds: null, groupIds: [] } }));
  cache.take([{ beginAnew: true, count: JOBS.length }, ...lines, { cursor: 'c1', more: false }]);
});
afterAll(() => database.close());

/** Page after page. */
function sorted(descending: boolean): number[] {
  const seen: number[] = [];
  for (let after: string | null = null, more = true; more;) {
    const asked = jobListInput.parse({ filter: { view: 'all' }, sort: { field: 'status', descending }, first: 1, after });
    const page = cache.lists.page(asked, { today: '2026-11-25', personName: '' });
    seen.push(...page.rows.map(({ id }) => id));
    after = page.after;
    more = after !== null;
  }
  return seen;
}

test('stands in the order of the settings, those without a place behind; by the names where the settings are not here', () => {
  expect(sorted(false)).toEqual([3, 1, 4, 2]);
  const statuses = ['In Progress', 'Complete'].map((statusName, at) => ({ statusName, sortOrder: at }));
  const data = JSON.stringify({ systemSettings: [{ name: 'Job Status Settings', workType: null, config: { statuses } }] });
  cache.storeAnswer({ key: STATUSES_ANSWER, job: null, data, anew: cache.state().anew });
  expect([sorted(false), sorted(true)]).toEqual([
    [1, 4, 3, 2],
    [2, 3, 4, 1],
  ]);
});
