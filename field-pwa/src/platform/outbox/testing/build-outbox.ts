// A person's outbox with a server that answers when the test says so, and a clock and timers that the test moves.
import { buildActor } from '@lotline/schema/testing/build-actor';
import { ApiError } from '@lotline/web-session/api-error';
import { gqlChangeBy } from '@lotline/web-session/testing/answered-by';
import { outboxInMemory } from '@lotline/web-session/testing/outbox-in-memory';
import type { TaskFacts } from '@lotline/schema/domain/task/task.lifecycle';
import type { Reason } from '../outbox-entry.ts';
import { sendAction, type ActionAnswer } from '../send-action.ts';
import type { AnyAction } from '../action-input.ts';
import { createOutboxStore } from '../outbox-store.ts';
import { createOutbox } from '../outbox.ts';

interface Call {
  readonly variables: { readonly client: { readonly id: string; readonly occurredAt: string; readonly expectedVersion?: number } };
  readonly answer: (data: unknown, versions?: Readonly<Record<string, number>>) => void;
  readonly fail: (code: ApiError['code'], details?: Record<string, unknown>) => void;
  readonly reject: (failure: ApiError) => void;
}

interface World {
  canSend: boolean;
  no: Reason | null;
  facts: TaskFacts | null;
  /** What the record says already of a refused action. */
  record: 'unreadable' | ((action: AnyAction) => ActionAnswer | null);
}

interface Given {
  readonly facts?: TaskFacts | null;
  readonly outbox?: ReturnType<ReturnType<typeof outboxInMemory>>;
  readonly keepsWork?: boolean;
}

export async function buildOutbox({ facts = null, outbox = outboxInMemory()(5), keepsWork = true }: Given = {}) {
  const calls: Call[] = [];
  const told: string[] = [];
  const gql = gqlChangeBy(
    (_document, variables) =>
      new Promise((resolve, reject) =>
        calls.push({
          variables: variables as Call['variables'],
          answer: (data, versions = {}) => resolve({ data, versions }),
          fail: (code, details = {}) => reject(new ApiError({ code, status: 0, details })),
          reject,
        }),
      ),
  );
  let made = 0;
  let elapsed = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const world: World = { canSend: true, no: null, facts, record: () => null };
  const now = () => new Date(Date.UTC(2026, 10, 20, 1, made) + elapsed);
  const store = createOutboxStore(outbox, now);
  const actions = createOutbox({
    outbox,
    store,
    prepare: () => Promise.resolve(),
    send: (action, sentAt) => sendAction(gql, action, sentAt),
    keepsWork,
    canSend: () => world.canSend,
    schedule: (run, ms) => {
      const timer = { at: elapsed + ms, run };
      timers.push(timer);
      return () => (timers = timers.filter((other) => other !== timer));
    },
    chance: () => 0.5,
    known: { actor: buildActor({ groupIds: [1] }), factsOf: () => world.facts },
    refusalOf: () => world.no,
    heldAlready: (action) =>
      world.record === 'unreadable' ? Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 })) : Promise.resolve(world.record(action)),
    aboutOf: () => ({ task: 'Haul', job: 'WO 7' }),
    freshId: () => `id-${String((made += 1))}`,
    now,
    keepAnswer: () => Promise.resolve(),
    onAnswer: ({ name }) => Promise.resolve(void told.push(`${name} answered, ${String(store.read().length)} kept`)),
    onRefusing: () => undefined,
    onRefused: () => undefined,
    onMessage: ({ action }, what) => void told.push(`${action.name} ${what.kind === 'refused' ? what.code : what.kind}`),
    onKept: () => undefined,
  });
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 60; turn++) await Promise.resolve();
  };
  /** Runs everything due within that time, in order. */
  const pass = async (ms: number): Promise<void> => {
    const end = elapsed + ms;
    for (;;) {
      await settled();
      const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      timers = timers.filter((other) => other !== next);
      elapsed = Math.max(elapsed, next.at);
      next.run();
    }
    elapsed = end;
  };
  // an unreadable device is not waited for here
  void actions.start();
  await settled();
  const ids = () => calls.map(({ variables }) => variables.client.id);
  const states = () => store.read().map(({ action, state }) => `${action.id} ${state.kind}`);
  return { actions, store, settled, told, calls, ids, states, world, pass, outbox };
}
