// What the office did without a network: stored before it is sent, sent once, in order, and asked about where the server refuses it.
import fc from 'fast-check';
import { ApiError } from '@lotline/web-session/api-error';
import type { OutboxStorage } from '@lotline/web-session/device/outbox-storage';
import { outboxInMemory } from '@lotline/web-session/testing/outbox-in-memory';
import { createOfficeOutbox } from './office-outbox.ts';
import type { OfficeAction } from './waiting-action.ts';

const review = (id: string, scheduleId = 14): OfficeAction => ({
  ...{
    id,
    name: 'reviewTask',
    input: { scheduleId, lines: [{ itemId: 1, verdict: 'approve', version: 1 }] },
    title: `Review ${id}`,
    path: '/',
    constructionId: 13,
  },
  occurredAt: '2026-11-25T01:00:00.000Z',
});
const status = (id: string, jobId = 13): OfficeAction => ({
  ...{ id, name: 'updateJobStatus', input: { id: jobId, status: 'Complete' }, title: `Status ${id}`, path: '/', constructionId: jobId },
  ...{ occurredAt: '2026-11-25T01:00:00.000Z', expectedVersion: 4 },
});
const comment = (id: string): OfficeAction => ({
  ...{
    id,
    name: 'saveInternalComment',
    input: { id: 0, comments: `Comment ${id}`, constructionId: 13 },
    title: `Comment ${id}`,
    path: '/',
  },
  ...{ constructionId: 13, occurredAt: '2026-11-25T01:00:00.000Z' },
});
const lost = () => Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 }));
const refused = () => Promise.reject(new ApiError({ code: 'STALE_VERSION', status: 409 }));
const settled = async () => {
  for (let turns = 0; turns < 60; turns++) await Promise.resolve();
};

/** One window after another on one computer; the server remembers what it has done by the action's id. */
function computer(answer: (action: OfficeAction) => Promise<unknown> = () => Promise.resolve()) {
  const storage: OutboxStorage = outboxInMemory()(2);
  const seen = {
    sent: new Array<string>(),
    done: new Set<string>(),
    told: new Array<string>(),
    isOnline: true,
    wake: () => undefined as void,
  };
  const open = () => {
    const outbox = createOfficeOutbox({
      storage,
      send: async (action) => {
        seen.sent.push(action.id);
        await answer(action);
        seen.done.add(action.id);
      },
      onSent: ({ id }) => void seen.told.push(id),
      canSend: () => seen.isOnline,
      now: () => new Date(0),
      schedule: (run) => {
        seen.wake = run;
        return () => (seen.wake = () => undefined);
      },
      chance: () => 0,
    });
    return { outbox, close: outbox.start() };
  };
  return { seen, open, storage };
}

test('what is done without a network waits, and arrives once there is one', async () => {
  const { seen, open } = computer();
  seen.isOnline = false;
  const { outbox } = open();
  await outbox.add(review('a'));
  await outbox.add(review('b', 15));
  await settled();
  expect([seen.sent, outbox.get().map(({ action }) => action.id)]).toEqual([[], ['a', 'b']]);
  seen.isOnline = true;
  outbox.push();
  await settled();
  expect([seen.sent, seen.told, outbox.get()]).toEqual([['a', 'b'], ['a', 'b'], []]);
});

test('it is sent again under the same id until there is an answer', async () => {
  let tries = 0;
  const { seen, open } = computer(() => ((tries += 1) < 3 ? lost() : Promise.resolve()));
  const { outbox } = open();
  await outbox.add(review('a'));
  for (let turn = 0; turn < 3; turn++) {
    await settled();
    seen.wake();
  }
  await settled();
  expect([seen.sent, outbox.get()]).toEqual([['a', 'a', 'a'], []]);
});

test('a refusal asks the person; others go on, what was done to the same waits behind it', async () => {
  const { seen, open } = computer(({ id }) => (id === 'a' ? refused() : Promise.resolve()));
  const { outbox } = open();
  seen.isOnline = false;
  for (const action of [review('a'), review('b'), review('c', 15)]) await outbox.add(action);
  seen.isOnline = true;
  outbox.push();
  await settled();
  expect(seen.sent).toEqual(['a', 'c']);
  expect(outbox.get().map(({ action, refusal }) => [action.id, refusal !== null])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  await outbox.remove('a');
  await settled();
  expect([seen.sent, outbox.get()]).toEqual([['a', 'c', 'b'], []]);
});

test('a refused status holds up the next one of its job alone; comments stand by themselves; what is tried again has its first id', async () => {
  let isRefused = true;
  const { seen, open } = computer(({ id }) => (id === 'a' && isRefused ? refused() : Promise.resolve()));
  const { outbox } = open();
  seen.isOnline = false;
  for (const action of [status('a'), status('b'), status('c', 14), comment('d'), comment('e')]) await outbox.add(action);
  seen.isOnline = true;
  outbox.push();
  await settled();
  expect([seen.sent, outbox.get().map(({ action }) => action.id)]).toEqual([
    ['a', 'c', 'd', 'e'],
    ['a', 'b'],
  ]);
  isRefused = false;
  await outbox.retry('a');
  await settled();
  expect([seen.sent.slice(4), outbox.get()]).toEqual([['a', 'b'], []]);
});

test('what can be sent is sent and does not wait; without an answer it waits under its id; a refusal is its caller’s', async () => {
  const { seen, open } = computer();
  const { outbox } = open();
  let calls = 0;
  const answers = [() => Promise.resolve(), lost, refused];
  const sent = () => (answers[calls++] ?? refused)();
  expect([await outbox.sendOrWait(status('a'), sent), await outbox.sendOrWait(status('b'), sent)]).toEqual([false, true]);
  await expect(outbox.sendOrWait(status('c'), sent)).rejects.toMatchObject({ code: 'STALE_VERSION' });
  seen.isOnline = false;
  expect(await outbox.sendOrWait(status('d', 14), sent)).toBe(true);
  await settled();
  // sent by the outbox alone
  expect([seen.sent, calls]).toEqual([['b'], 3]);
  expect(outbox.get().map(({ action }) => action.id)).toEqual(['d']);
});

test('whatever window is closed at whatever moment, nothing acknowledged is lost and nothing is done twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('add', 'close', 'cut', 'restore', 'wake'), { maxLength: 25 }), async (steps) => {
      let isLost = false;
      const { seen, open, storage } = computer(async () => {
        if (isLost) await lost();
      });
      let window = open();
      const acknowledged: string[] = [];
      for (const step of steps) {
        if (step === 'add') {
          const id = String(acknowledged.length);
          await window.outbox.add(review(id, Number(id) % 3));
          acknowledged.push(id);
        } else if (step === 'close') {
          window.close();
          window = open();
        } else if (step === 'wake') seen.wake();
        else isLost = step === 'cut';
      }
      isLost = false;
      window.close();
      await settled();
      window = open();
      await settled();
      window.outbox.push();
      await settled();
      expect([[...seen.done].sort(), await storage.actions.all()]).toEqual([acknowledged.toSorted(), []]);
    }),
    { numRuns: 40 },
  );
});
