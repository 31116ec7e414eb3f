// What was exported without a network: told once the server is there, once each, whoever signs in between; what is not answered stays.
import { jest } from '@jest/globals';
import { secretInMemory } from '../sign-in/secret-file.ts';
import { TakenExports, type Taken } from './taken-exports.ts';

const taken = (rows: number): Taken => ({
  list: 'jobs',
  format: 'csv',
  filter: {},
  sort: null,
  columns: ['workOrder'],
  rows,
  copyOf: null,
});

function computer() {
  const stored = secretInMemory();
  const server = {
    status: 204 as number | null,
    told: new Array<{ client: { id: string }; rows: number }>(),
    person: 'office' as string | null,
  };
  const open = () =>
    new TakenExports({
      stored,
      account: () => Promise.resolve(server.person),
      tell: (body) => {
        if (server.status === null) return Promise.reject(new Error('no network'));
        server.told.push(JSON.parse(body) as (typeof server.told)[number]);
        return Promise.resolve({ status: server.status });
      },
      now: () => new Date('2026-11-25T01:00:00Z'),
    });
  return { stored, server, open };
}
const rowsOf = (told: readonly { rows: number }[]) => told.map(({ rows }) => rows);

test('waits through a restart, is told in order, and is forgotten once it is recorded', async () => {
  const { stored, server, open } = computer();
  server.status = null;
  await open().add(taken(1));
  await open().add(taken(2));
  await open().tell();
  const again = open();
  server.status = 204;
  await again.tell();
  await again.tell();
  expect([rowsOf(server.told), await stored.read()]).toEqual([[1, 2], null]);
  expect(server.told[0]).toMatchObject({ client: { occurredAt: '2026-11-25T01:00:00.000Z', sentAt: '2026-11-25T01:00:00.000Z' } });
});

test.each([401, 403, 408, 429, 500, 503])('an answer of %d is no record: it is told again under the same id', async (status) => {
  const { server, open } = computer();
  server.status = status;
  const exports = open();
  await exports.add(taken(1));
  await exports.tell();
  server.status = 204;
  await exports.tell();
  expect(rowsOf(server.told)).toEqual([1, 1]);
  expect(server.told[0]?.client.id).toBe(server.told[1]?.client.id);
});

test('what the server refuses for itself is told no more, and holds up nothing', async () => {
  const { stored, server, open } = computer();
  server.status = 400;
  const exports = open();
  await exports.add(taken(1));
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await exports.tell();
  expect([said.mock.calls.length, await stored.read()]).toEqual([1, null]);
  said.mockRestore();
});

test('is told by whoever took it out, and by nobody else', async () => {
  const { server, open } = computer();
  server.status = null;
  const exports = open();
  await exports.add(taken(1));
  Object.assign(server, { status: 204, person: 'finance' });
  await exports.add(taken(2));
  await exports.tell();
  server.person = null;
  await exports.tell();
  expect(rowsOf(server.told)).toEqual([2]);
  server.person = 'office';
  await exports.tell();
  expect(rowsOf(server.told)).toEqual([2, 1]);
  server.person = null;
  await expect(exports.add(taken(3))).rejects.toThrow('Nobody is signed in');
});

test('two at once are both kept, and one that came to nothing is taken back', async () => {
  const { server, open } = computer();
  const exports = open();
  const [first] = await Promise.all([exports.add(taken(1)), exports.add(taken(2))]);
  await exports.remove(first);
  await exports.tell();
  expect(rowsOf(server.told)).toEqual([2]);
});
