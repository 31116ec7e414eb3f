// The cache of the desktop in a process of its own, on the desktop's Node: it is told what to do by the test, and can be killed at any moment, also by itself in the
// middle of a write. Run by cache-process.ts.
import { JobCache } from '../../desktop/src/main/cache/job-cache.ts';
import type { CachedJob } from '../../desktop/src/main/cache/listed-columns.ts';
import { openCacheDatabase, type CacheDatabase, type Rebuilt } from '../../desktop/src/main/cache/open-database.ts';
import { syncJobs } from '../../desktop/src/main/cache/sync-jobs.ts';
import { jobListInput } from '../../schema/domain/job/job-list.input.ts';
import type { JobLine } from '../../schema/domain/sync/job-lines.ts';
import type { HostAnswer, HostOrder, Half } from './cache-process.ts';

const KEY = 'ab'.repeat(32);
const PAGE = 200;
const ASKING = { today: '2026-11-25', personName: '' };

/** Writes until it has written so many jobs and pages of jobs, then it is killed: in the middle of a page, whose transaction is open. */
class DyingCache extends JobCache {
  jobsLeft = Number.MAX_SAFE_INTEGER;
  override take(lines: readonly JobLine<CachedJob>[]): void {
    super.take(lines.map((line) => this.#counting(line)));
  }
  #counting(line: JobLine<CachedJob>): JobLine<CachedJob> {
    if ('job' in line) return { ...line, job: { ...line.job, toJSON: () => this.#written(line.job) } };
    if ('page' in line) return { page: { ...line.page, job: { toJSON: () => this.#written(line.page.job) } } };
    return line;
  }
  #written<Value>(value: Value): Value {
    this.jobsLeft -= 1;
    if (this.jobsLeft < 0) process.kill(process.pid, 'SIGKILL');
    return value;
  }
}

interface Opened {
  readonly database: CacheDatabase;
  readonly cache: DyingCache;
  readonly rebuilt: Rebuilt;
}
let opened: Opened | null = null;

function open(folder: string): Opened {
  const { database, rebuilt } = openCacheDatabase({ folder, key: KEY, person: 'office' });
  return { database, rebuilt, cache: new DyingCache(database, () => new Date()) };
}

/** @param cutAt after so many characters of all answers together the network is gone */
async function sync({ cache }: Opened, { url, token, cutAt, killAfter }: Extract<HostOrder, { do: 'sync' }>): Promise<boolean> {
  cache.jobsLeft = killAfter ?? Number.MAX_SAFE_INTEGER;
  let left = cutAt ?? Number.MAX_SAFE_INTEGER;
  const ask = async (since: string | null): Promise<Response> => {
    const query = since === null ? '' : `?since=${encodeURIComponent(since)}`;
    const answer = await fetch(`${url}/api/sync/jobs${query}`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) return answer;
    const sent = (await answer.text()).slice(0, left);
    left -= sent.length;
    if (sent === '') throw new Error('no network');
    return new Response(sent);
  };
  try {
    await syncJobs({ cache, ask });
    return true;
  } catch (problem) {
    if (cutAt === null) throw problem;
    return false;
  }
}

function rows({ cache }: Opened): readonly CachedJob[] {
  const found: CachedJob[] = [];
  for (let after: string | null = null, more = true; more;) {
    const asked = { filter: { view: 'all' }, sort: { field: 'id', descending: false }, first: PAGE, after };
    const page = cache.lists.page(jobListInput.parse(asked), ASKING);
    found.push(...page.rows);
    after = page.after;
    more = after !== null;
  }
  return found;
}

/** Column by column, newest first. */
function pages({ database, cache }: Opened): readonly unknown[] {
  const ids = database.prepare<[], { id: number }>('select id from page order by id desc').all();
  return ids.map(({ id }) => {
    const { at: _at, ...parts } = cache.pages.read(id) ?? { at: '' };
    return { id, ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, JSON.parse(text ?? 'null') as unknown])) };
  });
}

/** What is there in one place and not in another: of a write that was broken off nothing may be. */
function half({ database, cache }: Opened): Half {
  const one = (sql: string): number => database.prepare<[], { n: number }>(sql).get()?.n ?? -1;
  for (const index of ['job_words', 'job_parts']) database.exec(`insert into ${index}(${index}, rank) values ('integrity-check', 1)`);
  return {
    unlisted: one('select count(*) as n from job where id not in (select id from listed)'),
    rowless: one('select count(*) as n from listed where id not in (select id from job)'),
    answersOfNone: one('select count(*) as n from answer where job is not null and job not in (select id from job)'),
    pagesOfNone: one('select count(*) as n from page where id not in (select id from job)'),
    roomMiscounted: one('select abs(pages_size - (select coalesce(sum(size), 0) from page)) as n from state'),
    // rows without the cursor of their page would never be asked for again
    cursorless: cache.state().cursor === null ? one('select count(*) as n from job') : 0,
    pages: database.pragma('quick_check', { simple: true }) === 'ok' ? 0 : 1,
  };
}

async function answerTo(order: HostOrder): Promise<unknown> {
  if (order.do === 'open') {
    opened?.database.close();
    opened = open(order.folder);
    return opened.rebuilt;
  }
  if (opened === null) throw new Error('There is no cache');
  if (order.do === 'sync') return sync(opened, order);
  if (order.do === 'pages') return pages(opened);
  return order.do === 'rows' ? rows(opened) : half(opened);
}

process.on('message', ({ id, order }: { readonly id: number; readonly order: HostOrder }) => {
  answerTo(order).then(
    (ok) => process.send?.({ id, ok } satisfies HostAnswer),
    (problem: unknown) => process.send?.({ id, error: String(problem) } satisfies HostAnswer),
  );
});
process.on('disconnect', () => process.exit());
