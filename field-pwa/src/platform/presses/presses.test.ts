import { ApiError } from '@lotline/web-session/api-error';
import type { GqlChange } from '@lotline/web-session/gql';
import type { NewPress } from './press-input.ts';
import { sendPress } from './press-send.ts';
import { pressesInMemory } from './press-store.ts';
import { createPresses } from './presses.ts';

const PAGE = { isSheet: false, draft: null };
const move = (name: 'accept' | 'goOnsite', id = 11): NewPress => ({
  name,
  input: { scheduleId: id },
  subject: { kind: 'task', id, jobId: 10 },
  base: null,
});

interface Call {
  readonly variables: { readonly client: { readonly id: string; readonly occurredAt: string; readonly expectedVersion?: number } };
  readonly answer: (data: unknown, versions?: Readonly<Record<string, number>>) => void;
  readonly fail: (error: unknown) => void;
}

/** A server that answers when the test says so. */
function build() {
  const calls: Call[] = [];
  const told: string[] = [];
  const gql = ((_document: unknown, variables: Call['variables']) =>
    new Promise((resolve, fail) =>
      calls.push({ variables, answer: (data, versions = {}) => resolve({ data, versions }), fail }),
    )) as unknown as GqlChange;
  let made = 0;
  const store = pressesInMemory();
  const presses = createPresses({
    store,
    send: (press, sentAt) => sendPress(gql, press, sentAt),
    freshId: () => `id-${String((made += 1))}`,
    now: () => new Date(Date.UTC(2026, 10, 20, 1, made)),
    onAnswer: ({ name }) => Promise.resolve(void told.push(`${name} answered, ${String(store.read().length)} kept`)),
    onRefused: ({ press }, { code }) => void told.push(`${press.name} ${code}`),
    onEmpty: ({ press }) => void told.push(`${press.name} empty`),
  });
  const sent = async (count: number): Promise<readonly Call[]> => {
    while (calls.length < count) await Promise.resolve();
    return calls;
  };
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  return { presses, store, sent, settled, told, calls };
}

test('a press is kept at once, and is gone only when its answer has been shown', async () => {
  const { presses, store, sent, settled, told } = build();
  presses.hand(move('accept'), PAGE);
  expect(store.read()).toMatchObject([{ press: { id: 'id-1', name: 'accept' }, state: { kind: 'waiting' } }]);
  const [first] = await sent(1);
  first?.answer({ updateConstructionTaskAccepted: {} });
  await settled();
  expect(told).toEqual(['accept answered, 1 kept']);
  expect(store.read()).toEqual([]);
});

test('presses of one task are sent in order, those of another do not wait for them', async () => {
  const { presses, sent, settled, calls } = build();
  presses.hand(move('accept'), PAGE);
  presses.hand(move('goOnsite'), PAGE);
  presses.hand(move('goOnsite', 12), PAGE);
  const [accepted] = await sent(2);
  await settled();
  expect(calls.map(({ variables }) => variables.client.id)).toEqual(['id-1', 'id-3']);
  accepted?.answer({ updateConstructionTaskAccepted: {} });
  await sent(3);
  expect(calls.at(-1)?.variables.client.id).toBe('id-2');
});

test('a press without an answer may have arrived: pressed again it keeps its id and its instant', async () => {
  const { presses, store, sent, settled } = build();
  presses.hand(move('accept'), PAGE);
  const [lost] = await sent(1);
  lost?.fail(new ApiError({ code: 'TIMEOUT', status: 0 }));
  await settled();
  expect(store.read()).toMatchObject([{ state: { kind: 'unanswered', code: 'TIMEOUT' } }]);
  presses.hand(move('accept'), PAGE);
  const [, again] = await sent(2);
  const { id, occurredAt } = lost?.variables.client ?? {};
  expect(again?.variables.client).toMatchObject({ id, occurredAt });
  expect(store.read()).toHaveLength(1);
});

test('a refused press stays told until the next one of its job, which is a new one', async () => {
  const { presses, store, sent, settled, told } = build();
  presses.hand(move('accept'), PAGE);
  const [refused] = await sent(1);
  refused?.fail(new ApiError({ code: 'ALREADY_ACCEPTED', status: 409 }));
  await settled();
  expect(told).toEqual(['accept ALREADY_ACCEPTED']);
  expect(store.read()).toMatchObject([{ state: { kind: 'refused', code: 'ALREADY_ACCEPTED' } }]);
  presses.hand(move('accept'), PAGE);
  expect(store.read()).toMatchObject([{ press: { id: 'id-2' }, state: { kind: 'waiting' } }]);
});

test('after a refused one the next in line is sent all the same', async () => {
  const { presses, sent } = build();
  presses.hand(move('accept'), PAGE);
  presses.hand(move('goOnsite'), PAGE);
  const [first] = await sent(1);
  first?.fail(new ApiError({ code: 'ALREADY_ACCEPTED', status: 409 }));
  const [, second] = await sent(2);
  expect(second?.variables.client.id).toBe('id-2');
});

test('done without anything to show is told, and not laid over any longer', async () => {
  const { presses, store, sent, settled, told } = build();
  presses.hand(move('accept'), PAGE);
  const [first] = await sent(1);
  first?.answer({ updateConstructionTaskAccepted: null });
  await settled();
  expect(told).toEqual(['accept empty']);
  expect(store.read()).toMatchObject([{ state: { kind: 'refused', code: 'FAULT' } }]);
});

test('what was pressed next about one item names the version that the first one made', async () => {
  const { presses, sent } = build();
  const change = (completedQty: string): NewPress => ({
    name: 'changeItem',
    input: { id: 31, completedQty, variationReason: 'rock' },
    subject: { kind: 'task', id: 11, jobId: 10 },
    base: { version: 4, isRejected: false },
  });
  presses.hand(change('3.000'), PAGE);
  presses.hand(change('5.000'), PAGE);
  const [first] = await sent(1);
  first?.answer({ updateConstructionScheduleItemCompletion: {} }, { schedule: 9, scheduleItem: 5 });
  const [, second] = await sent(2);
  expect([first, second].map((call) => call?.variables.client.expectedVersion)).toEqual([4, 5]);
});
