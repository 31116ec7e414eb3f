// What comes over the network: lines in any parts, and a sync that is answered, broken off or refused.
import { TIME_ZONE_HEADER } from '@lotline/schema/domain/sync/job-lines';
import { JobCache } from './job-cache.ts';
import { batchesOf } from './job-lines.ts';
import { openCacheDatabase } from './open-database.ts';
import { syncJobs } from './sync-jobs.ts';
import { all, job, line } from './testing/job-lines.ts';

const NOW = '2026-11-25T01:00:00.000Z';

function open() {
  const { database } = openCacheDatabase({ folder: null, key: 'ab'.repeat(32), person: 'office' });
  return { cache: new JobCache(database, () => new Date(NOW)) };
}

describe('lines', () => {
  async function* parts(text: string, size: number): AsyncGenerator<string> {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  }
  const text = (lines: readonly unknown[]) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const batches = async (from: string, size = 7) => {
    const found: unknown[] = [];
    for await (const batch of batchesOf(parts(from, size))) found.push(batch);
    return found;
  };

  it.each([1, 7, 10_000])('are the same in parts of %d characters', async (size) => {
    const [one, two] = [all([job(1)], 'c1', true), [{ gone: 1 }, { cursor: 'c2', more: false }]];
    expect(await batches(text([...one, ...two]), size)).toEqual([one, two]);
  });
  it('after the last cursor are dropped: they come again', async () => {
    expect(await batches(`${text(all([]))}${text([{ gone: 2 }])}{"gon`)).toEqual([all([])]);
  });
  it.each([
    '{"job":{"id":0},"foundBy":{"search":"","projectIds":null,"groupIds":[]}}\n',
    '{"job":{"id":1}}\n',
    '{"beginAnew":true}\n',
    '{"gone":"1"}\n',
    '{"page":{"id":1,"job":{},"fieldComments":[],"internalComments":null}}\n',
    '{"page":{"id":1,"job":[],"fieldComments":[],"internalComments":null,"costs":null,"delegations":null,"plannedStatus":null,"folders":[],"review":{"tasks":[],"items":[]}}}\n',
    '{"pageGone":0}\n',
    '{"listed":false}\n',
    '{"cursor":"a"}\n',
    '{"cursor":"a","more":true,"x":1}\n',
    'null\n',
    '<html>\n',
    'a'.repeat(1_100_000),
  ])('that are none are refused (%#)', async (strange) => {
    await expect(batches(strange, 100_000)).rejects.toThrow();
  });
});

describe('a sync', () => {
  const answer = (lines: readonly unknown[]) => new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  it('asks from its cursor until there is no more', async () => {
    const { cache } = open();
    const asked: (string | null)[] = [];
    const answers = [answer(all([job(1)], 'c1', true)), answer([line(job(2)), { cursor: 'c2', more: false }])];
    await syncJobs({ cache, ask: (since) => (asked.push(since), Promise.resolve(answers[asked.length - 1] ?? Response.error())) });
    expect([asked, cache.state()]).toEqual([
      [null, 'c1'],
      expect.objectContaining({ cursor: 'c2', syncedAt: NOW, count: 2, expected: null }),
    ]);
  });
  it('keeps the zone of the company as the answer says it, and passes over one that is none', async () => {
    const { cache } = open();
    const kept: unknown[] = [];
    for (const zone of ['Australia/Perth', 'Nowhere/Atall', 'Australia/Hobart']) {
      const of = new Response('{"cursor":"c1","more":false}\n', { headers: { [TIME_ZONE_HEADER]: zone } });
      await syncJobs({ cache, ask: () => Promise.resolve(of) });
      kept.push(cache.state().zone);
    }
    expect(kept).toEqual(['Australia/Perth', 'Australia/Perth', 'Australia/Hobart']);
  });
  it('that breaks off has whole pages and their cursor, and is not yet complete', async () => {
    const { cache } = open();
    const broken = answer([...all([job(1)], 'c1', true), line(job(2))]);
    let calls = 0;
    const ask = () => ((calls += 1) === 1 ? Promise.resolve(broken) : Promise.reject(new Error('no network')));
    await expect(syncJobs({ cache, ask })).rejects.toThrow('no network');
    expect(cache.state()).toMatchObject({ cursor: 'c1', syncedAt: null, count: 1, expected: 1 });
  });
  it('that is refused for want of the claim removes everything', async () => {
    const { cache } = open();
    cache.take(all([job(1)]));
    await syncJobs({ cache, ask: () => Promise.resolve(new Response('{}', { status: 403 })) });
    expect(cache.state()).toMatchObject({ cursor: null, syncedAt: null, count: 0 });
  });
  it('leaves what is there where the server fails', async () => {
    const { cache } = open();
    cache.take(all([job(1)]));
    await expect(syncJobs({ cache, ask: () => Promise.resolve(new Response('{}', { status: 503 })) })).rejects.toThrow('503');
    expect(cache.state().count).toBe(1);
  });
});
