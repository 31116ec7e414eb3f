// A ticket of work is saved whole, repeatedly (decision 043).
import type { NewPress } from './press-input.ts';
import { buildPresses as build } from './testing/build-presses.ts';

const PAGE = { isSheet: false, draft: null };
const ofTask = (id: number) => ({ kind: 'task', id, jobId: 10 }) as const;
const onsite: NewPress = { name: 'goOnsite', input: { scheduleId: 11 }, subject: ofTask(11), base: null };
const ticket = (text: string, version = 4): NewPress => ({
  name: 'saveTicket',
  input: { id: 11, ticketOfWork: `{"note":"${text}"}` },
  subject: ofTask(11),
  base: { version },
});
const TICKET = { isSheet: false, draft: 'ticket.11' };

test('an unsent save of a ticket is replaced by the next one, upon the version that was seen first', async () => {
  const { presses, store, settled, world, calls } = await build();
  world.canSend = false;
  presses.hand(ticket('one'), TICKET);
  await settled();
  presses.hand(onsite, PAGE);
  await settled();
  presses.hand(ticket('two', 9), TICKET);
  await settled();
  expect(store.read().map(({ press }) => [press.name, press.input])).toEqual([
    ['saveTicket', { id: 11, ticketOfWork: '{"note":"two"}' }],
    ['goOnsite', { scheduleId: 11 }],
  ]);
  expect(await store.removed()).toEqual([]);
  world.canSend = true;
  presses.sendNow();
  await settled();
  expect(calls[0]?.variables.client.expectedVersion).toBe(4);
});

test('saved again while the one before is still being written, only the newer one stays', async () => {
  const { presses, store, outbox, settled, world, calls, ids } = await build();
  world.canSend = false;
  for (const text of ['one', 'two', 'three']) presses.hand(ticket(text), TICKET);
  presses.hand(onsite, PAGE);
  await settled();
  expect(store.read().map(({ press }) => press.name)).toEqual(['saveTicket', 'goOnsite']);
  expect(store.read()[0]?.press.input).toEqual({ id: 11, ticketOfWork: '{"note":"three"}' });
  expect((await outbox.presses.all()).map(({ id }) => id)).toEqual(store.read().map(({ press }) => press.id));
  await store.refresh();
  expect(store.read()).toHaveLength(2);
  world.canSend = true;
  presses.sendNow();
  await settled();
  expect([ids().length, calls[0]?.variables.client.expectedVersion]).toEqual([1, 4]);
});

test('a save that is on its way is not withdrawn: the newer one follows, upon the version that it made', async () => {
  const { presses, settled, calls, ids } = await build();
  presses.hand(ticket('one'), TICKET);
  await settled();
  presses.hand(ticket('two'), TICKET);
  await settled();
  expect(calls).toHaveLength(1);
  calls[0]?.answer({ updateTicketOfWork: { id: 11, version: 7, ticketOfWork: '{}' } }, { schedule: 7 });
  await settled();
  expect(calls.map(({ variables }) => variables.client.expectedVersion)).toEqual([4, 7]);
  expect(ids()).toHaveLength(2);
});

test('a refused save stays until the ticket is saved again, and is then stored apart', async () => {
  const { presses, store, settled, calls } = await build();
  presses.hand(ticket('mine'), TICKET);
  await settled();
  calls[0]?.fail('STALE_VERSION', { version: 6 });
  await settled();
  expect(store.read()).toMatchObject([{ state: { kind: 'refused', code: 'STALE_VERSION' } }]);
  presses.hand(ticket('both', 6), TICKET);
  await settled();
  expect(calls[1]?.variables.client.expectedVersion).toBe(6);
  expect(await store.removed()).toHaveLength(1);
});
