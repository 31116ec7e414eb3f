// The job cache on disk: what a search finds, what is set aside, and what nobody can read of it.
import { createDecipheriv, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jobListInput } from '@lotline/schema/domain/job/job-list.input';
import { JobCache } from './job-cache.ts';
import { JobPages } from './job-pages.ts';
import { NotHere } from './list-conditions.ts';
import { SCHEMA_VERSION } from './job-schema.ts';
import { cacheFile, openCacheDatabase, removeCaches, type CacheDatabase } from './open-database.ts';
import { all, job, line, page } from './testing/job-lines.ts';

const NOW = '2026-11-25T01:00:00.000Z';
const KEY = 'ab'.repeat(32);
const PAGE = 4096;
const RESERVED = 80;
let folder = '';
const opened: CacheDatabase[] = [];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lotline-cache-'));
});
afterEach(() => {
  for (const database of opened.splice(0)) database.close();
  fs.rmSync(folder, { recursive: true });
});

function open(given: { key?: string; person?: string; inMemory?: boolean } = {}) {
  const { key = KEY, person = 'office', inMemory = false } = given;
  const { database, rebuilt } = openCacheDatabase({ folder: inMemory ? null : folder, key, person });
  opened.push(database);
  return { database, rebuilt, cache: new JobCache(database, () => new Date(NOW)) };
}
const closeAll = () => opened.splice(0).forEach((database) => database.close());

const ASKING = { today: '2026-11-25', personName: 'Olivia Office' };
const find = ({ lists }: JobCache, asked: object) => lists.page(jobListInput.parse(asked), ASKING);
const search = (cache: JobCache, text: string, most = 10) =>
  find(cache, { filter: { search: text }, first: most }).rows.map(({ id }) => id);
/** Every file of the cache, as anybody can read it. */
const bytes = () =>
  fs
    .readdirSync(folder)
    .map((name) => fs.readFileSync(path.join(folder, name), 'latin1'))
    .join('');

describe('search', () => {
  const JOBS = [
    job(1, { customerRef: 'CR/7001' }),
    job(2, { suburb: 'Kellyville' }),
    job(3, { address: '12 Ōtara "Quoted" Road', siteContact: null }),
  ];
  it.each([
    ['kook', [1, 2]],
    ['kookaburra hill', [1]],
    ['burra', [1, 2]],
    ['WO-1003', [3]],
    ['7001', [1]],
    ['jose muller', [1, 2]],
    ['otara', [3]],
    ['"quoted" road', [3]],
    ['0156', []],
    ['0491 570', [1, 2, 3]],
    ['lot 2', [2]],
    ['ot 2', []],
    ['nowhere', []],
    ['', [1, 2, 3]],
    ['   ', [1, 2, 3]],
  ])('%j finds %j', (text, found) => {
    const { cache } = open();
    cache.take(all(JOBS));
    expect(search(cache, text)).toEqual(found);
  });

  it.each(['"', '""', '*', 'a" OR "b', 'workOrder:WO', 'NEAR(a b)', '^kook', 'a AND', '-kook', "';drop table job;--", '(', '\\', '💥💥💥'])(
    'takes %j as text and never as a query',
    (text) => {
      const { cache } = open();
      cache.take(all(JOBS));
      expect(() => search(cache, text)).not.toThrow();
      expect(cache.state().count).toBe(3);
    },
  );

  it('finds at most as many as are asked for', () => {
    const { cache } = open();
    cache.take(all(Array.from({ length: 60 }, (_, n) => job(n + 1))));
    expect(search(cache, 'kook', 20)).toHaveLength(20);
  });

  it('finds a changed job by its new words alone, and one that is gone not at all', () => {
    const { cache } = open();
    cache.take(all([job(1), job(2)]));
    cache.take([line(job(1, { address: 'Banksia Court' })), { gone: 2 }, { cursor: 'c2', more: false }]);
    expect([search(cache, 'kookaburra'), search(cache, 'banksia'), search(cache, 'anksi')]).toEqual([[], [1], [1]]);
    expect(cache.state()).toMatchObject({ cursor: 'c2', syncedAt: NOW, count: 1 });
  });
});

describe('a list', () => {
  const JOBS = [
    line(job(1, { status: 'In Progress', dueDate: '2026-11-24', scheduler: 'Olivia Office', rejectedItemCount: 0 }), {
      groupIds: [7],
      releaseDate: '2026-11-01',
    }),
    line(job(2, { status: 'On Hold - Access', dueDate: null, rejectedItemCount: 2 }), { projectIds: 5, deliveryPartners: 'Acme' }),
    line(job(3, { status: 'Complete', dueDate: '2026-11-20', rejectedItemCount: 0 }), { groupIds: [7, 8] }),
    line(job(4, { status: 'In Progress', dueDate: '2026-11-27', scheduler: '', rejectedItemCount: 0 })),
  ];
  const filled = () => {
    const { cache } = open();
    cache.take([{ beginAnew: true, count: 4 }, ...JOBS, { cursor: 'c1', more: false }]);
    return cache;
  };
  it.each([
    [{ view: 'open' }, [1, 4, 2]],
    [{ view: 'overdue' }, [1]],
    [{ view: 'week' }, [1, 4]],
    [{ view: 'hold' }, [2]],
    [{ view: 'mine' }, [1]],
    [{ statuses: ['In Progress'] }, [1, 4]],
    [{ statuses: ['In Progress'], isNot: ['statuses'] }, [3, 2]],
    [{ deliveryPartners: ['Acme'] }, [2]],
    [{ isEmpty: ['schedulers'] }, [3, 4, 2]],
    [{ isNotEmpty: ['schedulers'] }, [1]],
    [{ groupIds: [8, 9] }, [3]],
    [{ groupIds: [8], isNot: ['groupIds'] }, [1, 4, 2]],
    [{ projectIds: [5] }, [2]],
    [{ ids: [4, 1, 99] }, [1, 4]],
    [{ ids: [] }, []],
    [{ hasRejectedItems: true }, [2]],
    [{ hasRejectedItems: false }, [3, 1, 4]],
    [{ overdue: false }, [3, 4, 2]],
    [{ dates: [{ field: 'releaseDate', from: '2026-11-01', to: null }] }, [1]],
    [{ dates: [{ field: 'dueDate', from: null, to: '2026-11-24' }] }, [3, 1]],
  ])('of %j has %j', (filter, found) => {
    expect(find(filled(), { filter }).rows.map(({ id }) => id)).toEqual(found);
  });

  it('goes on page after page in each direction, those without a value last', () => {
    const cache = filled();
    for (const descending of [false, true]) {
      const seen: number[] = [];
      for (let after: string | null = null, more = true; more;) {
        const page = find(cache, { sort: { field: 'dueDate', descending }, first: 1, after });
        expect([page.rows.length, page.count, page.isCountCapped]).toEqual([1, 4, false]);
        seen.push(...page.rows.map(({ id }) => id));
        after = page.after;
        more = after !== null;
      }
      expect(seen).toEqual(descending ? [4, 1, 3, 2] : [3, 1, 4, 2]);
    }
  });

  it('says what only the server knows', () => {
    expect(() => find(filled(), { filter: { hasMissingPhotos: true } })).toThrow(NotHere);
  });
  it('is no way in: a name, a sort and a cursor are never a query', () => {
    const cache = filled();
    expect(find(cache, { filter: { statuses: [`') or 1 = 1 --`] } }).rows).toEqual([]);
    expect(() => find(cache, { sort: { field: 'id; drop table job', descending: false } })).toThrow();
    expect(() => find(cache, { after: 'local:[1,2' })).toThrow();
  });

  it('has its board, its figures and what its filters offer', () => {
    const { lists } = filled();
    const { filter } = jobListInput.parse({});
    const board = lists.board({ filter, opened: [] }, ASKING).map(({ status, count, cards }) => [status, count, cards.map(({ id }) => id)]);
    expect(board).toEqual([
      ['Complete', 1, [3]],
      ['In Progress', 2, [1, 4]],
      ['On Hold - Access', 1, [2]],
    ]);
    expect(lists.views(ASKING)).toEqual({ open: 3, overdue: 1, week: 2, hold: 1, mine: 1, all: 4 });
    expect(lists.options()).toMatchObject({ schedulers: ['Olivia Office'], deliveryPartners: ['Acme'] });
    expect(lists.ids(filter, 3, ASKING)).toEqual([1, 2, 3]);
  });
});

describe('an answer of the server', () => {
  it('is stored with its age, and goes with its job and with the rights it was read by', () => {
    const { cache } = open();
    cache.take(all([job(1), job(2)]));
    const { anew } = cache.state();
    for (const id of [1, 2]) cache.storeAnswer({ key: `page ${String(id)}`, job: id, data: '{"margin":"5.00"}', anew });
    cache.storeAnswer({ key: 'page 9', job: 9, data: '{}', anew });
    cache.storeAnswer({ key: 'settings', job: null, data: '{}', anew });
    expect(['page 1', 'page 9', 'settings'].map((key) => cache.answer(key)?.at ?? null)).toEqual([NOW, null, NOW]);
    cache.take([{ gone: 1 }, { cursor: 'c2', more: false }]);
    expect([cache.answer('page 1'), cache.answer('page 2')?.data]).toEqual([null, '{"margin":"5.00"}']);
    cache.take(all([job(1), job(2)]));
    expect([cache.answer('page 2'), cache.answer('settings')]).toEqual([null, null]);
    cache.storeAnswer({ key: 'page 2', job: 2, data: '{"margin":"5.00"}', anew });
    expect(cache.answer('page 2')).toBeNull();
  });
});

describe('a page of an open job', () => {
  it('is stored part by part, goes with its job, when it ends, and with every right', () => {
    const { cache } = open();
    const costs = { boms: [{ id: 1, unitCost: '98.50' }], expenses: null };
    cache.take([...all([job(1), job(2), job(3)], 'c1', true), { listed: true }]);
    expect(cache.state()).toMatchObject({ syncedAt: NOW, expected: null });
    cache.take([page(3, { costs, internalComments: [{ id: 9 }] }), page(2), page(1), page(9), { cursor: 'c2', more: false }]);
    expect(cache.pages.read(3)).toEqual({
      ...{ at: NOW, job: '{"id":3,"schedules":[{"id":1,"name":"Lead-in"}]}', fieldComments: '[]' },
      ...{ internalComments: '[{"id":9}]', costs: JSON.stringify(costs) },
      ...{ delegations: null, plannedStatus: null, folders: '[]', review: '{"tasks":[],"items":[]}' },
    });
    // of a job that is not in the list
    expect(cache.pages.read(9)).toBeNull();
    cache.take([line(job(1)), { pageGone: 1 }, { gone: 2 }, { cursor: 'c3', more: false }]);
    expect([1, 2, 3].map((id) => cache.pages.has(id))).toEqual([false, false, true]);
    cache.take([{ beginAnew: true, count: 1 }, line(job(3)), { cursor: 'c4', more: true }]);
    expect(cache.pages.has(3)).toBe(false);
  });

  it('has its room: what is over it is left out, and what goes makes room again', () => {
    const { cache, database } = open();
    cache.take(all([job(1), job(2), job(3)]));
    const pages = new JobPages(database, 400);
    const long = (id: number, text: string) => pages.write(page(id, { fieldComments: [{ text }] }).page, NOW);
    long(3, 'a'.repeat(100));
    long(2, 'b'.repeat(100));
    long(1, 'c'.repeat(100));
    expect([3, 2, 1].map((id) => pages.has(id))).toEqual([true, true, false]);
    pages.remove(3);
    long(1, 'c'.repeat(100));
    // the new one takes the place of its own
    long(2, 'd'.repeat(100));
    expect([3, 2, 1].map((id) => pages.has(id))).toEqual([false, true, true]);
    expect(pages.read(2)?.fieldComments).toContain('ddd');
  });
});

describe('the file', () => {
  it('has no plain text, in the database, its journal or its index', () => {
    const { cache, database } = open();
    cache.take(all([job(1, { siteContact: 'Zebedee Quillfeather' })]));
    const said = [{ comments: 'Ask Quillfeather at the gate' }];
    const costs = { boms: [{ supplier: 'Quillfeather and Sons' }] };
    cache.take([
      page(1, {
        ...{ job: { name: 'Kookaburra' }, fieldComments: said, internalComments: said, costs },
        ...{ delegations: [{ displayName: 'Quillfeather' }], plannedStatus: { setBy: 'Quillfeather' }, folders: ['Quillfeather'] },
      }),
      { cursor: 'c2', more: false },
    ]);
    expect(
      fs
        .readdirSync(folder)
        .sort()
        .map((name) => path.extname(name)),
    ).toEqual(['.db', '.db-shm', '.db-wal']);
    expect(bytes()).not.toMatch(/SQLite format|Zebedee|Quillfeather|Kookaburra|create table/i);
    database.pragma('wal_checkpoint(truncate)');
    expect(bytes()).not.toMatch(/SQLite format|Zebedee|Quillfeather|Kookaburra|create table/i);
  });

  it('is read again as it was left', () => {
    open().cache.take(all([job(1)]));
    closeAll();
    const { cache, rebuilt } = open();
    expect([rebuilt, cache.state(), search(cache, 'kook')]).toEqual([
      null,
      { cursor: 'c1', syncedAt: NOW, expected: null, anew: 1, count: 1, zone: null },
      [1],
    ]);
  });

  it.each([
    ['another key', 'unreadable', () => 'cd'.repeat(32)],
    ['a cut file', 'damaged', (file: string) => fs.truncateSync(file, fs.statSync(file).size - 4096)],
    ['a flipped bit in the middle', 'damaged', (file: string) => flip(file, Math.floor(fs.statSync(file).size / 2))],
    ['a flipped bit in the first page', 'unreadable', (file: string) => flip(file, 100)],
    ['noise', 'unreadable', (file: string) => fs.writeFileSync(file, randomBytes(8192))],
    ['an older schema', 'other-version', () => changeState(`version = ${String(SCHEMA_VERSION - 1)}`)],
    ['a newer schema', 'other-version', () => changeState(`version = ${String(SCHEMA_VERSION + 1)}`)],
    ['another person', 'other-person', () => changeState(`person = 'admin'`)],
  ])('with %s is set aside (%s), and an empty one takes its place', (_how, why, harm) => {
    open().cache.take(all(Array.from({ length: 300 }, (_, n) => job(n + 1))));
    closeAll();
    const file = cacheFile(folder, 'office');
    const key = harm(file);
    const { cache, rebuilt } = open(typeof key === 'string' ? { key } : {});
    expect([rebuilt, cache.state()]).toEqual([why, { cursor: null, syncedAt: null, expected: null, anew: 0, count: 0, zone: null }]);
    cache.take(all([job(7)]));
    expect(search(cache, 'kook')).toEqual([7]);
    expect(fs.existsSync(file.replace('.db', '.damaged'))).toBe(true);
  });

  it('is one for each person, and after signing out there is none', () => {
    open().cache.take(all([job(1)]));
    expect(open({ person: 'admin' }).cache.state().count).toBe(0);
    closeAll();
    fs.writeFileSync(path.join(folder, 'window.json'), '{}');
    removeCaches(folder);
    expect(fs.readdirSync(folder)).toEqual(['window.json']);
  });

  it('is none where there is no real keyring', () => {
    const { cache } = open({ inMemory: true });
    cache.take(all([job(1)]));
    expect([search(cache, 'kook'), fs.readdirSync(folder)]).toEqual([[1], []]);
  });

  function flip(file: string, at: number): void {
    const content = fs.readFileSync(file);
    content[at] = (content[at] ?? 0) ^ 1;
    fs.writeFileSync(file, content);
  }
  function changeState(set: string): void {
    const { database } = open();
    database.exec(`update state set ${set}`);
    closeAll();
  }
});

describe('a right that was lost', () => {
  it('leaves no figure and no row, also for who has the key and reads every page', () => {
    const { cache, database } = open();
    cache.take(all(Array.from({ length: 200 }, (_, n) => job(n + 1, { contractValue: '98765.43', siteContact: 'Zebedee' }))));
    const figures = { costs: { boms: [{ unitCost: '98765.43' }] }, internalComments: [{ comments: 'Zebedee owes us' }] };
    cache.take([...Array.from({ length: 200 }, (_, n) => page(n + 1, figures)), { cursor: 'c2', more: false }]);
    expect(decrypted(file(database))).toMatch(/98765[^]*Zebedee owes us/);
    cache.take(all([job(1, { siteContact: 'Zebedee' }), job(2), job(3)], 'c3'));
    // a task that another group got, a job that has ended, one that has left the list
    const named = { job: { schedules: [{ name: 'Zebedee’s lead-in' }] } };
    cache.take([page(1, named), page(2, named), page(3, named), { cursor: 'c4', more: false }]);
    for (const removing of [[line(job(1)), page(1)], [{ pageGone: 2 }], [{ gone: 3 }]]) {
      cache.take([...removing, { cursor: 'c5', more: false }]);
      expect(bytesOfJournal()).toBe(0);
    }
    const text = decrypted(file(database));
    expect(text).toMatch(/Kookaburra[^]*Lead-in|Lead-in[^]*Kookaburra/);
    expect(text).not.toMatch(/98765|Zebedee/i);
  });

  const bytesOfJournal = (): number => fs.statSync(`${cacheFile(folder, 'office')}-wal`).size;
  const file = (database: CacheDatabase): Buffer => {
    database.pragma('wal_checkpoint(truncate)');
    return fs.readFileSync(cacheFile(folder, 'office'));
  };
});

/** Every page of the file, the unused ones too, as SQLCipher 4 encrypts it: AES-256-CBC, the vector before the page's 64 bytes of HMAC. */
function decrypted(file: Buffer): string {
  const pages: string[] = [];
  for (let at = 0; at < file.length; at += PAGE) {
    const page = file.subarray(at, at + PAGE);
    const decipher = createDecipheriv('aes-256-cbc', Buffer.from(KEY, 'hex'), page.subarray(PAGE - RESERVED, PAGE - RESERVED + 16));
    decipher.setAutoPadding(false);
    // the first page begins with the salt
    const begin = at === 0 ? 16 : 0;
    pages.push(Buffer.concat([decipher.update(page.subarray(begin, PAGE - RESERVED)), decipher.final()]).toString('latin1'));
  }
  return pages.join('');
}
