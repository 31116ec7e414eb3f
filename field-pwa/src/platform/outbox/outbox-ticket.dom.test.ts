// A ticket of work is saved whole, repeatedly (decision 043).
import type { NewAction } from './action-input.ts';
import { buildOutbox as build } from './testing/build-outbox.ts';

const PAGE = { isSheet: false, draft: null };
const ofTask = (id: number) => ({ kind: 'task', id, jobId: 10 }) as const;
const onsite: NewAction = { name: 'goOnsite', input: { scheduleId: 11 }, subject: ofTask(11), base: null };
const ticket = (text: string, version = 4): NewAction => ({
  name: 'saveTicket',
  input: { id: 11, ticketOfWork: `{"note":"${text}"}` },
  subject: ofTask(11),
  base: { version },
});
const TICKET = { isSheet: false, draft: 'ticket.11' };

test('an unsent save of a ticket is replaced by the next one, upon the version that was seen first', async () => {
  const { actions, store, settled, world, calls } = await build();
  world.canSend = false;
  actions.enqueue(ticket('one'), TICKET);
  await settled();
  actions.enqueue(onsite, PAGE);
  await settled();
  actions.enqueue(ticket('two', 9), TICKET);
  await settled();
  expect(store.read().map(({ action }) => [action.name, action.input])).toEqual([
    ['saveTicket', { id: 11, ticketOfWork: '{"note":"two"}' }],
    ['goOnsite', { scheduleId: 11 }],
  ]);
  expect(await store.removed()).toEqual([]);
  world.canSend = true;
  actions.sendNow();
  await settled();
  expect(calls[0]?.variables.client.expectedVersion).toBe(4);
});

test('saved again while the one before is still being written, only the newer one stays', async () => {
  const { actions, store, outbox, settled, world, calls, ids } = await build();
  world.canSend = false;
  for (const text of ['one', 'two', 'three']) actions.enqueue(ticket(text), TICKET);
  actions.enqueue(onsite, PAGE);
  await settled();
  expect(store.read().map(({ action }) => action.name)).toEqual(['saveTicket', 'goOnsite']);
  expect(store.read()[0]?.action.input).toEqual({ id: 11, ticketOfWork: '{"note":"three"}' });
  expect((await outbox.actions.all()).map(({ id }) => id)).toEqual(store.read().map(({ action }) => action.id));
  await store.refresh();
  expect(store.read()).toHaveLength(2);
  world.canSend = true;
  actions.sendNow();
  await settled();
  expect([ids().length, calls[0]?.variables.client.expectedVersion]).toEqual([1, 4]);
});

test('a save that is on its way is not withdrawn: the newer one follows, upon the version that it made', async () => {
  const { actions, settled, calls, ids } = await build();
  actions.enqueue(ticket('one'), TICKET);
  await settled();
  actions.enqueue(ticket('two'), TICKET);
  await settled();
  expect(calls).toHaveLength(1);
  calls[0]?.answer({ updateTicketOfWork: { id: 11, version: 7, ticketOfWork: '{}' } }, { schedule: 7 });
  await settled();
  expect(calls.map(({ variables }) => variables.client.expectedVersion)).toEqual([4, 7]);
  expect(ids()).toHaveLength(2);
});

test('a refused save stays until the ticket is saved again, and is then stored apart', async () => {
  const { actions, store, settled, calls } = await build();
  actions.enqueue(ticket('mine'), TICKET);
  await settled();
  calls[0]?.fail('STALE_VERSION', { version: 6 });
  await settled();
  expect(store.read()).toMatchObject([{ state: { kind: 'refused', code: 'STALE_VERSION' } }]);
  actions.enqueue(ticket('both', 6), TICKET);
  await settled();
  expect(calls[1]?.variables.client.expectedVersion).toBe(6);
  expect(await store.removed()).toHaveLength(1);
});
