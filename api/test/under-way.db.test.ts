// What one person, and all together, may have under way at the real server (issue 6 §2, decision 020): places are counted, never time.
import { bootApi, type BootedApi } from './booted-api.ts';
import { RawClient } from './raw-client.ts';
import { until } from './until.ts';
import { photo, uploaded } from './uploads.ts';
import { createJobs, PEOPLE, type PersonName } from './world.ts';

let api: BootedApi;
const clients: RawClient[] = [];
beforeAll(async () => {
  api = await bootApi();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await until('no place is taken', () => Object.values(api.running.bounds).every(({ taken }) => taken === 0));
});
afterAll(() => api.stop());

async function open(): Promise<RawClient> {
  const client = (await RawClient.open(api.url)).reading();
  clients.push(client);
  return client;
}

const bearer = async (person: PersonName) => ({
  authorization: `Bearer ${await api.tokenFor(person)}`,
  'content-type': 'application/json',
});

/** A call whose body is announced and does not come. */
async function stall(
  person: PersonName,
  path: string,
  announced: Record<string, string | number> = { 'content-length': 100 },
): Promise<RawClient> {
  return (await open()).head('POST', path, { ...(await bearer(person)), ...announced });
}

test('of one person’s calls 24 are under way at once, over all its calls together; everybody else goes on (issue 6 §2)', async () => {
  const { calls } = api.running.bounds;
  const paths = ['/graphql', '/auth/signin', '/api/attachments/getPresignedUploadParams'];
  for (let count = 0; count < 24; count++) await stall('sub', paths[count % 3] ?? '');
  await until('24 places', () => calls.taken === 24);
  for (const path of paths) {
    const refused = await api.rest('sub', 'POST', path, {});
    expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
      429,
      '2',
      expect.objectContaining({ code: 'RATE_LIMITED', message: expect.stringContaining('running at once') as string }),
    ]);
  }
  expect((await api.gql('sub2', '{ me { id } }')).errors).toEqual([]);
  clients[0]?.close();
  await until('a place is free', () => calls.taken === 23);
  expect((await api.gql('sub', '{ me { id } }')).errors).toEqual([]);
});

test('a large body takes one of 2 places a person and of 16 in all, and the next is told when to come again (issue 6 §2)', async () => {
  const { largeBodies } = api.running.bounds;
  const people: PersonName[] = ['admin', 'office', 'scheduler', 'field', 'sub', 'sub2'];
  expect(largeBodies.take('others', 4)).toBeNull();
  for (const person of people) for (let count = 0; count < 2; count++) await stall(person, '/graphql', { 'transfer-encoding': 'chunked' });
  await until('16 places', () => largeBodies.taken === 16);
  const third = await stall('admin', '/graphql', { 'transfer-encoding': 'chunked' });
  const other = await stall('finance', '/graphql', { 'transfer-encoding': 'chunked' });
  await until('both answers', () => third.status > 0 && other.status > 0);
  expect([third.status, other.status]).toEqual([429, 503]);
  for (const { received } of [third, other]) expect(received).toMatch(/^retry-after: 2/im);
  largeBodies.free('others', 4);
  expect((await api.gql('finance', '{ me { id } }')).errors).toEqual([]);
});

test('without sign-in no body is waited for: the answer comes before it, no place is taken, and its connection ends (issue 6 §2)', async () => {
  const announced = { 'content-type': 'application/json', 'content-length': 4_000_000 };
  for (const path of ['/graphql', '/auth/signin', '/api/attachments/getPresignedUploadParams'])
    (await open()).head('POST', path, announced);
  await until('401 for all', () => clients.every(({ status }) => status === 401));
  expect(Object.values(api.running.bounds).filter(({ taken }) => taken > 0)).toEqual([]);
  const { cut } = api.running.connections;
  for (let looks = 0; looks < 3; looks++) api.running.connections.look();
  await until('all are closed', () => clients.every(({ isClosed }) => isClosed));
  expect(cut.unfinished).toBe(3);
});

test('a file that is asked for and never read is cut, and its places are free again (issue 6 §2)', async () => {
  await createJobs(api.sequelize);
  const { url } = await uploaded(api, 'sub', photo(20_000_000));
  const { bounds, connections } = api.running;
  for (let count = 0; count < 4; count++) {
    const client = await RawClient.open(api.url);
    clients.push(client.head('GET', new URL(url).pathname));
  }
  await until('four places', () => bounds.files.takenBy(`person-${PEOPLE.sub}`) === 4);
  await until('all are cut', () => {
    connections.look();
    return bounds.files.taken === 0;
  });
  expect(connections.cut.unread).toBe(4);
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
});

test('an event stream takes no place of a call', async () => {
  const stream = (await open()).head('GET', '/api/events', await bearer('sub'));
  await until('it is ready', () => stream.received.includes('event: ready'));
  expect(api.running.bounds.calls.taken).toBe(0);
});

test('what is under way, refused and cut is seen in /metrics', async () => {
  await stall('finance', '/graphql');
  await until('a place', () => api.running.bounds.calls.taken === 1);
  const text = await (await fetch(`${api.url}/metrics`)).text();
  expect(text).toContain('lotline_under_way{of="calls"} 1');
  expect(text).toContain('lotline_under_way_refused_total{of="calls",bound="each"} 3');
  expect(text).toContain('lotline_under_way_refused_total{of="large_bodies",bound="all"} 1');
  expect(text).toContain('lotline_connections_cut_total{why="unfinished"} 3');
  expect(text).toContain('lotline_connections_cut_total{why="unread"} 4');
});
