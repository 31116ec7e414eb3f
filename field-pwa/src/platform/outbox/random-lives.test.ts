// Random lives of the outbox: actions in several tabs, lost requests, lost answers, refusals, crashes. Whatever happened: nothing is lost, doubled,
// stuck or out of order, and the tries are limited. Each protection is removed once, and then the oracle must find it.
import fc from 'fast-check';
import { buildActor } from '@lotline/schema/testing/build-actor';
import { runs } from '@lotline/schema/testing/random-runs';
import { ApiError } from '@lotline/web-session/api-error';
import type { OutboxStorage } from '@lotline/web-session/device/outbox-storage';
import { outboxInMemory } from '@lotline/web-session/testing/outbox-in-memory';
import type { AnyAction, NewAction } from './action-input.ts';
import { createOutboxStore, type OutboxStore } from './outbox-store.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const TABS = 3;
const TASKS = 3;
const PAGE = { isSheet: false, draft: null };

type Fate = 'done' | 'requestLost' | 'answerLost' | 'busy' | 'refused';
type Step =
  | { readonly kind: 'press'; readonly tab: number; readonly task: number }
  | { readonly kind: 'crash'; readonly tab: number }
  | { readonly kind: 'run'; readonly turns: number };

interface Plan {
  readonly steps: readonly Step[];
  readonly fates: readonly Fate[];
}

const tab = fc.nat(TABS - 1);
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('press' as const), tab, task: fc.nat(TASKS - 1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash' as const), tab }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('run' as const), turns: fc.nat(30) }) },
);
const aFate = fc.constantFrom<Fate>('done', 'done', 'requestLost', 'answerLost', 'busy', 'refused');
const plan: fc.Arbitrary<Plan> = fc.record({ steps: fc.array(aStep, { maxLength: 40 }), fates: fc.array(aFate, { maxLength: 60 }) });

/** The protections; a fault removes one. */
export type Planted = 'none' | 'freshIdPerTry' | 'goneBeforeAnswer' | 'noLock' | 'writtenLater';

/** Does an action once by its id, in whatever order they come. */
class Server {
  readonly done: AnyAction[] = [];
  readonly refused = new Set<string>();
  tries = 0;
  constructor(private readonly fates: Fate[]) {}

  handle(action: AnyAction): void {
    this.tries += 1;
    const fate = this.fates.shift() ?? 'done';
    if (fate === 'requestLost') throw new ApiError({ code: 'OFFLINE', status: 0 });
    if (fate === 'busy') throw new ApiError({ code: 'RATE_LIMITED', status: 429 });
    const isNew = !this.done.some(({ id }) => id === action.id);
    if (fate === 'refused' && isNew) {
      this.refused.add(action.occurredAt);
      throw new ApiError({ code: 'COMMENT_LIMIT', status: 200 });
    }
    if (isNew) this.done.push(action);
    if (fate === 'answerLost') throw new ApiError({ code: 'TIMEOUT', status: 0 });
  }
}

/** One device: its rows outlive each tab, one tab leads, the others are notified of changes. */
class Device {
  private readonly outbox = outboxInMemory()(5);
  private readonly listeners = new Map<Outbox, (message: unknown) => void>();
  private waiting: { readonly of: object; readonly begin: () => void }[] = [];
  private leader: object | null = null;
  private readonly tabs: { actions: Outbox; store: OutboxStore; timers: Set<() => void>; isAlive: { yes: boolean } }[] = [];
  private made = 0;
  /** The tab of the last press. */
  private last = 0;
  readonly pressed: string[] = [];

  constructor(
    private readonly server: Server,
    private readonly planted: Planted,
  ) {}

  async open(at: number): Promise<void> {
    const isAlive = { yes: true };
    const timers = new Set<() => void>();
    const me = {};
    const outbox: OutboxStorage = {
      actions: this.actionsOf(isAlive),
      channel: {
        post: (message) => {
          if (isAlive.yes) for (const [other, hear] of this.listeners) if (other !== actions) hear(structuredClone(message));
        },
        follow: (listener) => {
          this.listeners.set(actions, listener);
          return () => void this.listeners.delete(actions);
        },
      },
      lead: (begin) => {
        if (this.planted === 'noLock' || this.leader === null) {
          this.leader = me;
          begin();
        } else this.waiting.push({ of: me, begin });
        return () => undefined;
      },
    };
    const store = createOutboxStore(outbox, () => new Date(0));
    const actions: Outbox = createOutbox({
      outbox,
      store,
      prepare: () => Promise.resolve(),
      keepsWork: true,
      send: async (action) => {
        // a closed tab sends nothing more
        if (!isAlive.yes) return new Promise(() => undefined);
        if (this.planted === 'goneBeforeAnswer') await this.outbox.actions.change([action.id], () => ({ gone: [action.id] }));
        for (let turn = this.made % 5; turn > 0; turn -= 1) await Promise.resolve();
        this.server.handle(this.planted === 'freshIdPerTry' ? { ...action, id: `try-${String((this.made += 1))}` } : action);
        return isAlive.yes ? { answer: { kind: 'ticked', version: null }, versions: {} } : new Promise(() => undefined);
      },
      canSend: () => isAlive.yes,
      schedule: (run) => {
        timers.add(run);
        return () => void timers.delete(run);
      },
      chance: () => 0,
      known: { actor: buildActor(), factsOf: () => null },
      refusalOf: () => null,
      heldAlready: () => Promise.resolve(null),
      aboutOf: () => ({ task: null, job: null }),
      freshId: () => `id-${String((this.made += 1))}`,
      now: () => new Date(Date.UTC(2026, 10, 20) + this.made),
      keepAnswer: () => Promise.resolve(),
      onAnswer: () => Promise.resolve(),
      onRefusing: () => undefined,
      onRefused: () => undefined,
      onMessage: () => undefined,
      onKept: () => undefined,
    });
    this.tabs[at] = { actions, store, timers, isAlive };
    Object.assign(me, { actions });
    await actions.start();
  }

  /** A tab that is gone adds nothing any more; by one fault nothing is written in the press itself. */
  private actionsOf(isAlive: { readonly yes: boolean }): OutboxStorage['actions'] {
    const { actions } = this.outbox;
    const add: typeof actions.add = (id, entry) => (isAlive.yes ? actions.add(id, entry) : new Promise(() => undefined));
    const toEnd: typeof actions.toEnd = (id) => (isAlive.yes ? actions.toEnd(id) : new Promise(() => undefined));
    return this.planted === 'writtenLater' ? { ...actions, add, first: () => null } : { ...actions, add, toEnd };
  }

  /** Nothing is closed: the tab disappears in the middle of whatever it did. */
  async crash(at: number): Promise<void> {
    const gone = this.tabs[at];
    if (gone === undefined) return;
    gone.isAlive.yes = false;
    gone.timers.clear();
    this.listeners.delete(gone.actions);
    const leader: { actions?: Outbox } | null = this.leader;
    const leads = leader?.actions === gone.actions;
    this.waiting = this.waiting.filter(({ of }) => (of as { actions?: Outbox }).actions !== gone.actions);
    if (leads) {
      this.leader = null;
      const next = this.waiting.shift();
      if (next !== undefined) {
        this.leader = next.of;
        next.begin();
      }
    }
    await this.open(at);
  }

  async action(at: number, task: number): Promise<void> {
    // a hand takes longer from one tab to another than what the tabs tell each other; in one tab it may press again, or the tab may end, at once
    if (this.last !== at) for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
    this.last = at;
    const { actions } = this.tabs[at] as { actions: Outbox };
    const subject = { kind: 'task', id: task, jobId: 1 } as const;
    const made: NewAction = { name: 'addComment', input: { id: 0, scheduleId: task, comments: String(this.made) }, subject, base: null };
    this.pressed.push(actions.enqueue(made, PAGE).occurredAt);
  }

  async run(turns: number): Promise<void> {
    for (let turn = 0; turn < turns; turn += 1) {
      await Promise.resolve();
      if (turn % 7 === 0) this.fire();
    }
  }

  private fire(): void {
    for (const { timers } of this.tabs)
      for (const run of [...timers]) {
        timers.delete(run);
        run();
      }
  }

  async left(): Promise<readonly { readonly occurredAt: string; readonly state: string }[]> {
    const rows = await this.outbox.actions.all();
    return rows
      .map(({ entry }) => entry as { press: AnyAction; state: { kind: string } })
      .map(({ press: action, state }) => ({
        occurredAt: action.occurredAt,
        state: state.kind,
      }));
  }
}

const MOST_ROUNDS = 60;

async function live({ steps, fates }: Plan, planted: Planted): Promise<string[]> {
  const server = new Server([...fates]);
  const device = new Device(server, planted);
  for (let at = 0; at < TABS; at += 1) await device.open(at);
  for (const step of steps) {
    if (step.kind === 'press') await device.action(step.tab, step.task);
    else if (step.kind === 'crash') await device.crash(step.tab);
    else await device.run(step.turns);
  }
  for (let rounds = 0; rounds < MOST_ROUNDS && (await device.left()).some(({ state }) => state !== 'refused'); rounds += 1)
    await device.run(70);
  const left = await device.left();
  const done = server.done.map(({ occurredAt }) => occurredAt);
  const wrong: string[] = [];
  const isSettled = (at: string) => done.includes(at) || left.some((row) => row.occurredAt === at && row.state === 'refused');
  if (device.pressed.some((at) => !isSettled(at) && !left.some(({ occurredAt }) => occurredAt === at))) wrong.push('lost');
  if (new Set(done).size !== done.length) wrong.push('doubled');
  if (left.some(({ state }) => state !== 'refused')) wrong.push('stuck');
  for (let task = 0; task < TASKS; task += 1) {
    const order = server.done.filter(({ subject }) => subject.id === task).map(({ occurredAt }) => occurredAt);
    if (order.some((at, index) => index > 0 && at < (order[index - 1] ?? ''))) wrong.push('out of order');
  }
  // each try has its fault, each crash may repeat those under way, and the rest is done at once
  const crashes = steps.filter(({ kind }) => kind === 'crash').length;
  if (server.tries > device.pressed.length + fates.length + TASKS * (crashes + 1)) wrong.push('busy loop');
  return wrong;
}

beforeEach(() => {
  const { warn } = console;
  console.warn = (...said: unknown[]) => (String(said[0]).startsWith('[lotline]') ? undefined : warn(...said));
});

test('whatever happens, each action is done once, in the order of its task, or waits for the person', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async (given) => {
      expect(await live(given, 'none')).toEqual([]);
    }),
    // without the lock of the tabs nine of ten seeds fail within 10 plans; it is the rarest of the planted faults
    runs({ least: 20, soak: 2_000 }),
  );
});

/** It ends with the first that finds it. */
const MOST_TO_FIND = 400;
const FOUND: Readonly<Record<Exclude<Planted, 'none'>, readonly string[]>> = {
  freshIdPerTry: ['doubled'],
  goneBeforeAnswer: ['lost'],
  noLock: ['out of order', 'busy loop'],
  writtenLater: ['lost'],
};

test.each(Object.entries(FOUND))('a planted fault is found: %s', async (planted, signs) => {
  const isMissed = fc.asyncProperty(plan, async (given) => {
    const wrong = await live(given, planted as Planted);
    return !signs.some((sign) => wrong.includes(sign));
  });
  const found = await fc.check(isMissed, { ...runs({ least: MOST_TO_FIND, soak: MOST_TO_FIND }), endOnFailure: true });
  expect(found.failed).toBe(true);
});
