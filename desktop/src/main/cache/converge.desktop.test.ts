// Random histories against the cache on disk: commits, jobs that come and go, rights that change, answers that break off at any line, the program killed between
// two lines. After the next whole sync the cache has what this person may see, column by column, and nothing of what they may not.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { jobListInput } from '@lotline/schema/domain/job/job-list.input';
import { searchWords } from '@lotline/schema/domain/job/job-search.rules';
import type { JobFacts, JobPageParts } from '@lotline/schema/domain/sync/job-lines';
import { runs } from '@lotline/schema/testing/random-runs';
import { JobCache } from './job-cache.ts';
import type { CachedJob } from './listed-columns.ts';
import { openCacheDatabase, type CacheDatabase } from './open-database.ts';
import { syncJobs } from './sync-jobs.ts';

const KEY = 'ab'.repeat(32);
const ASKING = { today: '2026-11-25', personName: '' };
const JOBS = 12;
const PAGE = 3;

/** What the server has, and what this person may see of it: a right changes the rows, and begins anew. */
class Server {
  readonly changes: number[] = [];
  readonly #versions = new Map<number, number>();
  readonly #hidden = new Set<number>();
  #rights = 0;
  commit(id: number): void {
    this.#versions.set(id, (this.#versions.get(id) ?? 0) + 1);
    this.#hidden.delete(id);
    this.changes.push(id);
  }
  hide(id: number): void {
    this.#hidden.add(id);
    this.changes.push(id);
  }
  changeRights(): void {
    this.#rights += 1;
  }
  seen(id: number): CachedJob | null {
    const version = this.#versions.get(id);
    if (version === undefined || this.#hidden.has(id)) return null;
    const amount = this.#rights % 2 === 0 ? `${String(id)}98765.43` : null;
    return {
      id,
      version,
      workOrder: `W${String(id)}`,
      address: `${String(version)} Kookaburra Rd`,
      status: version % 2 === 0 ? 'Issued' : 'Complete',
      contractValue: amount,
    };
  }
  /** Of a job that is open: what the right decides is not in it without the right. */
  page(id: number): JobPageParts | null {
    const job = this.seen(id);
    if (job === null || job['status'] !== 'Issued') return null;
    const { version, contractValue } = job;
    const costs = contractValue === null ? null : { boms: [{ id, unitCost: contractValue }], expenses: null };
    return {
      ...{ id, job: { id, version, schedules: [{ id: id * 10, name: 'Lead-in' }], siteContacts: [{ id, name: `Contact ${String(id)}` }] } },
      ...{ fieldComments: [{ id, comments: `Said ${String(version)}` }], internalComments: this.#rights % 3 === 0 ? null : [], costs },
      ...{ delegations: [{ id, version }], plannedStatus: Number(version) % 3 === 0 ? null : { status: 'On Hold', at: String(version) } },
      ...{ folders: [`Folder ${String(version)}`], review: { tasks: [{ id: id * 10, allowedMoves: ['review'] }], items: [] } },
    };
  }
  #pageLine(id: number): object {
    const page = this.page(id);
    return page === null ? { pageGone: id } : { page };
  }
  pages(): JobPageParts[] {
    return this.all().flatMap(({ id }) => this.page(id) ?? []);
  }
  all(): CachedJob[] {
    return [...this.#versions.keys()].toSorted((one, other) => one - other).flatMap((id) => this.seen(id) ?? []);
  }
  /** @param since rights, place among the changes, after which job a page of everything goes on, and before which the pages do (0: they are there) */
  lines(since: string | null): object[] {
    const [rights, place, after, before] = since === null ? [null, 0, -1, 0] : (JSON.parse(since) as [number, number, number, number]);
    const line = (job: CachedJob) => ({ job, foundBy: factsOf(job) });
    if (rights !== this.#rights || after >= 0) {
      const begins = rights !== this.#rights;
      const from = begins ? 0 : after;
      const rest = this.all().filter(({ id }) => id > from);
      const page = rest.slice(0, PAGE);
      const goesOn = rest.length > PAGE;
      const cursor = JSON.stringify([
        ...[this.#rights, begins ? this.changes.length : place, goesOn ? (page.at(-1)?.id ?? 0) : -1],
        JOBS + 1,
      ]);
      return [
        ...(begins ? [{ beginAnew: true, count: rest.length }] : []),
        ...page.map(line),
        ...(goesOn ? [] : [{ listed: true }]),
        { cursor, more: true },
      ];
    }
    if (place === this.changes.length && before > 0) {
      const rest = this.pages()
        .toReversed()
        .filter(({ id }) => id < before);
      const some = rest.slice(0, PAGE);
      const goesOn = rest.length > PAGE;
      const next = JSON.stringify([rights, place, -1, goesOn ? (some.at(-1)?.id ?? 0) : 0]);
      return [...some.map((page) => ({ page })), { cursor: next, more: goesOn }];
    }
    const some = this.changes.slice(place, place + PAGE);
    const rows = [...new Set(some)].map((id) => this.seen(id) ?? { gone: id });
    const more = place + PAGE < this.changes.length || before > 0;
    const changed = rows.flatMap((row) => ('gone' in row ? [row] : [line(row), this.#pageLine(row.id)]));
    return [...changed, { cursor: JSON.stringify([rights, place + some.length, -1, before]), more }];
  }
}

interface PageRow {
  readonly id: number;
  readonly job: string;
  readonly field_comments: string;
  readonly internal_comments: string | null;
  readonly costs: string | null;
  readonly delegations: string | null;
  readonly planned_status: string | null;
  readonly folders: string;
  readonly review: string;
}
const parsed = <Value>(text: string | null): Value => (text === null ? null : JSON.parse(text)) as Value;

/** Column by column. */
const pagesIn = (database: CacheDatabase): JobPageParts[] =>
  database
    .prepare<[], PageRow>('select * from page order by id')
    .all()
    .map((row) => ({
      ...{ id: row.id, job: parsed(row.job), fieldComments: parsed(row.field_comments) },
      ...{ internalComments: parsed(row.internal_comments), costs: parsed(row.costs) },
      ...{
        delegations: parsed(row.delegations),
        plannedStatus: parsed(row.planned_status),
        folders: parsed(row.folders),
        review: parsed(row.review),
      },
    }));

const factsOf = ({ workOrder, address }: CachedJob): JobFacts => ({
  search: ` ${searchWords(`${String(workOrder)} ${String(address)}`)} `,
  projectIds: null,
  groupIds: [],
});

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('commit' as const), id: fc.integer({ min: 1, max: JOBS }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hide' as const), id: fc.integer({ min: 1, max: JOBS }) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'rights' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'kill' as const }) },
  // broken off after so many characters of all answers together
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sync' as const), cutAt: fc.option(fc.integer({ min: 0, max: 900 })) }) },
);

test('the cache converges, whatever happens between two lines', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-converge-'));
      const server = new Server();
      const open = () => openCacheDatabase({ folder, key: KEY, person: 'office' }).database;
      let database = open();
      let cache = new JobCache(database, () => new Date(0));
      const reopen = () => {
        database.close();
        database = open();
        cache = new JobCache(database, () => new Date(0));
      };
      const sync = async (cutAt: number | null) => {
        let left = cutAt ?? Infinity;
        const ask = (since: string | null): Promise<Response> => {
          const text = server
            .lines(since)
            .map((line) => `${JSON.stringify(line)}\n`)
            .join('');
          const sent = text.slice(0, left);
          left -= sent.length;
          return sent === '' ? Promise.reject(new Error('no network')) : Promise.resolve(new Response(sent));
        };
        await syncJobs({ cache, ask }).catch((problem: unknown) => {
          if (cutAt === null) throw problem;
        });
      };
      try {
        for (const one of steps) {
          if (one.kind === 'commit') server.commit(one.id);
          else if (one.kind === 'hide') server.hide(one.id);
          else if (one.kind === 'rights') server.changeRights();
          else if (one.kind === 'kill') reopen();
          else await sync(one.cutAt);
        }
        await sync(null);
        reopen();
        const rowsOf = (filter: object) =>
          cache.lists.page(jobListInput.parse({ filter, sort: { field: 'id', descending: false }, first: 200 }), ASKING).rows;
        expect(rowsOf({})).toEqual(server.all());
        expect(cache.state()).toMatchObject({ count: server.all().length, expected: null, syncedAt: new Date(0).toISOString() });
        expect(pagesIn(database)).toEqual(server.pages());
        expect(rowsOf({ view: 'open' })).toEqual(server.all().filter(({ status }) => status === 'Issued'));
        for (const id of [1, 7, JOBS])
          expect(rowsOf({ search: `W${String(id)}` }).some((row) => row.id === id)).toBe(server.seen(id) !== null);
        for (const index of ['job_words', 'job_parts']) database.exec(`insert into ${index}(${index}, rank) values ('integrity-check', 1)`);
      } finally {
        database.close();
        fs.rmSync(folder, { recursive: true });
      }
    }),
    runs({ least: 20, soak: 500 }),
  );
}, 600_000);
