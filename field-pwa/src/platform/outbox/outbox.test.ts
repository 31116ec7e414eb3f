import { buildTask } from '@lotline/schema/testing/build-task';
import { ApiError, toApiError } from '@lotline/web-session/api-error';
import { outboxInMemory } from '@lotline/web-session/testing/outbox-in-memory';
import type { NewAction } from './action-input.ts';
import { buildOutbox as build } from './testing/build-outbox.ts';

const PAGE = { isSheet: false, draft: null };
const ofTask = (id: number) => ({ kind: 'task', id, jobId: 10 }) as const;
const move = (name: 'accept' | 'goOnsite' | 'goOffsite' | 'submit', id = 11): NewAction => ({
  name,
  input: { scheduleId: id },
  subject: ofTask(id),
  base: null,
});
const say = (comments: string): NewAction => ({
  name: 'addComment',
  input: { id: 0, scheduleId: 11, comments },
  subject: ofTask(11),
  base: null,
});
const change = (completedQty: string, id = 31): NewAction => ({
  name: 'changeItem',
  input: { id, completedQty, variationReason: 'rock' },
  subject: ofTask(11),
  base: { version: 4, isRejected: false },
});

test('an action is stored at once, and is deleted only when its answer has been shown', async () => {
  const { actions, store, calls, settled, told } = await build();
  actions.enqueue(move('accept'), PAGE);
  expect(store.read()).toMatchObject([{ action: { id: 'id-1', name: 'accept' }, state: { kind: 'waiting' }, about: { task: 'Haul' } }]);
  await settled();
  expect(store.read()).toMatchObject([{ state: { kind: 'sending' }, tries: 1, place: 'device' }]);
  calls[0]?.answer({ updateConstructionTaskAccepted: {} });
  await settled();
  expect(told).toEqual(['accept answered, 1 kept', 'accept done']);
  expect(store.read()).toEqual([]);
});

test('actions of one task are sent in order, those of another do not wait for them', async () => {
  const { actions, settled, ids, calls } = await build();
  actions.enqueue(move('accept'), PAGE);
  actions.enqueue(move('goOnsite'), PAGE);
  actions.enqueue(move('goOnsite', 12), PAGE);
  await settled();
  expect(ids()).toEqual(['id-1', 'id-3']);
  calls[0]?.answer({ updateConstructionTaskAccepted: {} });
  await settled();
  expect(ids()).toEqual(['id-1', 'id-3', 'id-2']);
});

/** Leaves task 12 and goes onsite at task 11, which waits for that. */
function leaveFirst({ actions }: Pick<Awaited<ReturnType<typeof build>>, 'actions'>): void {
  const { id } = actions.enqueue(move('goOffsite', 12), PAGE);
  actions.enqueue({ ...move('goOnsite'), after: [id] }, PAGE);
  actions.enqueue(say('Wet'), PAGE);
}

test('an action that follows one about another task waits for its answer, also across a reload; others continue', async () => {
  const before = await build();
  leaveFirst(before);
  await before.settled();
  expect(before.ids()).toEqual(['id-1', 'id-3']);
  const { actions, settled, ids, calls } = await build({ outbox: before.outbox });
  await settled();
  calls[1]?.answer({ updateFieldComment: null });
  actions.sendNow();
  await settled();
  expect(ids()).toEqual(['id-1', 'id-3']);
  calls[0]?.answer({ updateTaskUserOffSite: {} });
  await settled();
  expect(ids()).toEqual(['id-1', 'id-3', 'id-2']);
});

test('when the first one is refused it waits for the person: for the replacement, or until the first one is removed', async () => {
  const first = await build();
  leaveFirst(first);
  await first.settled();
  first.calls[0]?.fail('NOT_ONSITE');
  first.calls[1]?.answer({ updateFieldComment: null });
  await first.pass(60_000);
  expect(first.ids()).toEqual(['id-1', 'id-3']);
  first.actions.enqueue(move('goOffsite', 12), PAGE);
  await first.settled();
  expect(first.ids()).toEqual(['id-1', 'id-3', 'id-4']);
  first.calls[2]?.fail('NOT_ONSITE');
  await first.settled();
  expect(first.ids()).toHaveLength(3);
  await first.actions.takeTheirs('id-4');
  await first.settled();
  expect(first.ids()).toEqual(['id-1', 'id-3', 'id-4', 'id-2']);
});

test('an action without an answer is sent again by itself, with its id and instant, after growing pauses', async () => {
  const { actions, store, settled, calls, pass, told } = await build();
  actions.enqueue(move('accept'), PAGE);
  await settled();
  for (const count of [1, 2, 3]) {
    expect(calls).toHaveLength(count);
    calls.at(-1)?.fail('TIMEOUT');
    await settled();
    expect(store.read()).toMatchObject([
      { state: { kind: 'unanswered', code: 'TIMEOUT', sentence: 'We don’t know yet whether it arrived.' } },
    ]);
    await pass(count * 500);
    expect(calls).toHaveLength(count);
    await pass(3000);
  }
  calls.at(-1)?.answer({ updateConstructionTaskAccepted: {} });
  await settled();
  expect(new Set(calls.map(({ variables }) => JSON.stringify([variables.client.id, variables.client.occurredAt]))).size).toBe(1);
  expect(told.at(-1)).toBe('accept done');
  expect(store.read()).toEqual([]);
});

test('pressed again after another step of the same task it is a new action: what the other one has changed is done once more', async () => {
  const { actions, store, settled, calls } = await build();
  actions.enqueue(move('goOnsite'), PAGE);
  await settled();
  calls[0]?.fail('OFFLINE');
  await settled();
  actions.enqueue(move('goOffsite'), PAGE);
  actions.enqueue(move('goOnsite'), PAGE);
  await settled();
  expect(store.read().map(({ action }) => action.name)).toEqual(['goOnsite', 'goOffsite', 'goOnsite']);
});

test('repeated while nobody knows whether it arrived it is the same action, sent at once', async () => {
  const { actions, store, settled, calls } = await build();
  actions.enqueue(move('accept'), PAGE);
  await settled();
  calls[0]?.fail('OFFLINE');
  await settled();
  actions.enqueue(move('accept'), PAGE);
  await settled();
  expect(calls.map(({ variables }) => variables.client.id)).toEqual(['id-1', 'id-1']);
  expect(store.read()).toHaveLength(1);
});

test('without a network nothing is tried; with one everything is', async () => {
  const { actions, states, settled, calls, world, pass } = await build();
  world.canSend = false;
  actions.enqueue(move('accept'), PAGE);
  await pass(60_000);
  expect([calls.length, states()]).toEqual([0, ['id-1 waiting']]);
  world.canSend = true;
  actions.sendNow();
  await settled();
  expect(calls).toHaveLength(1);
});

test('too many requests, or an ended sign-in, refuse an action before anything was done: it waits', async () => {
  const { actions, store, settled, calls } = await build();
  actions.enqueue(move('accept'), PAGE);
  await settled();
  calls[0]?.fail('UNAUTHENTICATED');
  await settled();
  expect(store.read()).toMatchObject([{ state: { kind: 'waiting', reason: { code: 'UNAUTHENTICATED' } } }]);
});

test.each([
  ['a fault of the server', () => new ApiError({ code: 'FAULT', status: 500 })],
  ['a portal’s page with a status of its own', () => toApiError(403, '<html>')],
  ['a gateway that knows no such path', () => toApiError(404, '<html>')],
  ['a portal’s page in the place of the answer', () => toApiError(200, undefined)],
])('%s asks nobody, however often: the action is sent until the server is well', async (_what, failure) => {
  const { actions, states, settled, calls, pass, ids } = await build();
  actions.enqueue(move('accept'), PAGE);
  for (let turn = 1; turn <= 20; turn++) {
    await pass(40_000);
    calls[turn - 1]?.reject(failure());
    await settled();
  }
  expect([calls.length, states()]).toEqual([20, ['id-1 unanswered']]);
  await pass(40_000);
  calls[20]?.answer({ updateConstructionTaskAccepted: {} });
  await settled();
  expect([new Set(ids()).size, states()]).toEqual([1, []]);
});

test('an action that an earlier version asked about after faults is sent again by itself', async () => {
  const device = outboxInMemory()(5);
  const before = await build({ outbox: device });
  before.actions.enqueue(move('accept'), PAGE);
  await before.settled();
  before.calls[0]?.fail('ALREADY_ACCEPTED');
  await before.settled();
  before.actions.stop();
  const fault = { kind: 'refused', code: 'FAULT', sentence: 'Something went wrong.', details: {} };
  await device.actions.change(['id-1'], (rows) => ({
    put: rows.map((row) => ({ ...row, entry: { ...(row.entry as object), state: fault } })),
  }));
  const after = await build({ outbox: device });
  expect([after.ids(), after.states()]).toEqual([['id-1'], ['id-1 unanswered']]);
});

test('a refused action stays listed; repeated it is a new one in its place', async () => {
  const { actions, store, settled, told, calls, states } = await build();
  actions.enqueue(move('accept'), PAGE);
  actions.enqueue(move('goOnsite'), PAGE);
  await settled();
  calls[0]?.fail('ALREADY_ACCEPTED');
  await settled();
  expect(told).toEqual(['accept ALREADY_ACCEPTED']);
  expect(store.read()[0]).toMatchObject({ state: { kind: 'refused', code: 'ALREADY_ACCEPTED' } });
  actions.enqueue(move('accept'), PAGE);
  expect(states()).toEqual(['id-3 waiting', 'id-2 waiting']);
  await settled();
  expect(calls.map(({ variables }) => variables.client.id)).toEqual(['id-1', 'id-3']);
  expect(await store.removed()).toMatchObject([{ entry: { action: { id: 'id-1' } } }]);
});

test('behind a refused one its followers wait for the person; comments and other items continue', async () => {
  const { actions, settled, ids, calls } = await build();
  for (const action of [change('3.000'), move('submit'), change('5.000'), change('1.000', 32), say('Wet')]) actions.enqueue(action, PAGE);
  await settled();
  calls[0]?.fail('STALE_VERSION', { version: 9 });
  await settled();
  expect(ids()).toEqual(['id-1', 'id-5']);
});

test('an action that the rule allows without the refused one does not wait for it', async () => {
  const { actions, settled, ids, calls } = await build({ facts: buildTask({ groupId: 1 }) });
  actions.enqueue(change('3.000'), PAGE);
  actions.enqueue(change('1.000', 32), PAGE);
  actions.enqueue(move('goOnsite'), PAGE);
  await settled();
  calls[0]?.fail('STALE_VERSION', { version: 9 });
  await settled();
  expect(ids()).toEqual(['id-1', 'id-2']);
  calls[1]?.answer({ updateConstructionScheduleItemCompletion: {} });
  await settled();
  expect(ids()).toEqual(['id-1', 'id-2', 'id-3']);
});

test('an unanswered action is sent again, although by the newer facts it would wait behind the refused one', async () => {
  const { actions, settled, ids, calls, world, states, pass } = await build({ facts: buildTask({ groupId: 1 }) });
  actions.enqueue(change('3.000'), PAGE);
  actions.enqueue(move('goOnsite'), PAGE);
  await settled();
  calls[0]?.fail('STALE_VERSION', { version: 9 });
  await settled();
  calls[1]?.fail('TIMEOUT');
  // it had arrived, and its result has come to the phone
  world.facts = buildTask({ groupId: 1, declinedDate: '2026-11-20T01:00:00Z' });
  await settled();
  expect(states()).toEqual(['id-1 refused', 'id-2 unanswered']);
  expect(actions.blockedBy('id-2')).toBeNull();
  await pass(3_000);
  expect(ids()).toEqual(['id-1', 'id-2', 'id-2']);
});

test('keep mine: it is sent upon the server’s version, and what waited behind it follows', async () => {
  const { actions, settled, calls, world, pass } = await build();
  actions.enqueue(change('3.000'), PAGE);
  actions.enqueue(move('submit'), PAGE);
  await settled();
  calls[0]?.fail('STALE_VERSION', { version: 9 });
  await settled();
  world.no = { code: 'TASK_COMPLETED', sentence: 'Done already', details: {} };
  expect(await actions.keepMine('id-1')).toMatchObject({ code: 'TASK_COMPLETED' });
  world.no = null;
  expect(await actions.keepMine('id-1')).toBeNull();
  await settled();
  expect(calls[1]?.variables.client).toMatchObject({ id: 'id-1', expectedVersion: 9 });
  calls[1]?.answer({ updateConstructionScheduleItemCompletion: {} });
  await pass(5_000);
  expect(calls.at(-1)?.variables.client.id).toBe('id-2');
});

test('take theirs: the action is stored apart for 30 days, and is in the export', async () => {
  const { actions, store, settled, calls, states } = await build();
  actions.enqueue(change('3.000'), PAGE);
  actions.enqueue(say('Wet'), PAGE);
  await settled();
  calls[0]?.fail('STALE_VERSION');
  await settled();
  await actions.takeTheirs('id-1');
  expect(states()).toEqual(['id-2 sending']);
  expect(await store.removed()).toMatchObject([{ entry: { action: { id: 'id-1', input: { completedQty: '3.000' } } } }]);
  const told = await actions.everything();
  expect([told.unanswered.length, told.removed.length]).toEqual([1, 1]);
});

test('a removed action is put back at its position and sent; an action that waits behind a refused one names it', async () => {
  const { actions, states, settled, calls, world } = await build();
  world.canSend = false;
  actions.enqueue(change('3.000'), PAGE);
  actions.enqueue(change('4.000'), PAGE);
  await settled();
  await actions.remove(['id-1']);
  expect(states()).toEqual(['id-2 waiting']);
  await actions.putBack('id-1');
  expect(states()).toEqual(['id-1 waiting', 'id-2 waiting']);
  world.canSend = true;
  actions.sendNow();
  await settled();
  calls[0]?.fail('STALE_VERSION');
  await settled();
  expect(states()).toEqual(['id-1 refused', 'id-2 waiting']);
  expect([actions.blockedBy('id-2')?.action.id, actions.blockedBy('id-1')]).toEqual(['id-1', null]);
  expect((await actions.everything()).removed).toEqual([]);
});

test('an action that ends something is sent 5 s later, and can be undone until then', async () => {
  const { actions, states, calls, pass, settled } = await build();
  const { id } = actions.enqueue(move('submit'), PAGE);
  await pass(4_999);
  expect([calls.length, await actions.undo(id), states()]).toEqual([0, true, []]);
  actions.enqueue(move('submit'), PAGE);
  await settled();
  await pass(5_000);
  expect(calls.map(({ variables }) => variables.client.id)).toEqual(['id-2']);
  expect(await actions.undo('id-2')).toBe(false);
});

test('leaving the app, and the next action about the task, send an undoable one at once', async () => {
  const { actions, ids, settled, calls } = await build();
  actions.enqueue(move('submit'), PAGE);
  await settled();
  actions.release();
  await settled();
  expect(ids()).toEqual(['id-1']);
  calls[0]?.answer({ updateTaskSubmitted: {} });
  actions.enqueue(move('submit', 12), PAGE);
  actions.enqueue({ ...say('Wet'), subject: ofTask(12) }, PAGE);
  await settled();
  expect(ids()).toEqual(['id-1', 'id-2']);
});

test('an action without anything to show has a toast, and is deleted', async () => {
  const { actions, store, settled, told, calls } = await build();
  actions.enqueue(move('accept'), PAGE);
  await settled();
  calls[0]?.answer({ updateConstructionTaskAccepted: null });
  await settled();
  expect(told).toEqual(['accept answered, 1 kept', 'accept empty']);
  expect(store.read()).toEqual([]);
});

test('the next action about one item names the version that the first one made', async () => {
  const { actions, settled, calls } = await build();
  actions.enqueue(change('3.000'), PAGE);
  actions.enqueue(change('5.000'), PAGE);
  await settled();
  calls[0]?.answer({ updateConstructionScheduleItemCompletion: {} }, { schedule: 9, scheduleItem: 5 });
  await settled();
  expect(calls.map((call) => call.variables.client.expectedVersion)).toEqual([4, 5]);
});

test('a page that is reloaded while sending sends the same action again under its id', async () => {
  const before = await build();
  before.actions.enqueue(move('accept'), PAGE);
  before.actions.enqueue(move('goOnsite'), PAGE);
  await before.settled();
  const after = await build({ outbox: before.outbox });
  await after.settled();
  expect(after.ids()).toEqual(['id-1']);
  expect(after.states()).toEqual(['id-1 unanswered', 'id-2 waiting']);
});

test('a full device keeps the action on the screen and sends it from memory', async () => {
  const outbox = outboxInMemory()(5);
  const noRoom = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  const { actions, store, settled, calls } = await build({
    outbox: { ...outbox, actions: { ...outbox.actions, first: noRoom, add: noRoom } },
  });
  actions.enqueue(move('accept'), PAGE);
  await settled();
  expect(store.read()).toMatchObject([{ place: 'memory', state: { kind: 'sending' } }]);
  calls[0]?.answer({ updateConstructionTaskAccepted: {} });
  await settled();
  expect(store.read()).toEqual([]);
});

test('an action without an answer says when it is tried again, and an answered one is listed as received', async () => {
  const { actions, store, calls, pass, settled } = await build();
  const { id } = actions.enqueue(move('goOnsite'), PAGE);
  await settled();
  calls[0]?.fail('UNAVAILABLE');
  await settled();
  expect([...actions.nextTries.get().keys()]).toEqual([id]);
  await pass(1_000);
  expect(actions.nextTries.get().size).toBe(0);
  expect(calls).toHaveLength(2);
  expect(await store.received()).toEqual([]);
  calls[1]?.answer({ updateTaskUserOnSite: null });
  await settled();
  expect(await store.received()).toMatchObject([{ id, what: 'I’m onsite', jobId: 10, taskId: 11 }]);
});

test('sent at once, no later try is shown', async () => {
  const { actions, calls, settled } = await build();
  actions.enqueue(move('goOnsite'), PAGE);
  await settled();
  calls[0]?.fail('UNAVAILABLE');
  await settled();
  actions.sendNow();
  expect(actions.nextTries.get().size).toBe(0);
});
