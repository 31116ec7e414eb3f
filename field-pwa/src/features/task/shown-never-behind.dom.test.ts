/**
 * @jest-environment node
 * @jest-environment-options {"globalsCleanup": "off"}
 */
// 500 lives leave so many databases that walking through all of them at the end takes more memory than a process has.
// Random lives of a phone: actions on three tasks of two jobs in two tabs, answers lost after the commit, faults of the server, the network off and on,
// tabs that crash, pulls and reads that overlap. What a page and the list show is at any moment what was made, never of before (decisions 035 and 036).
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { openVisit } from '@lotline/schema/domain/task/task.lifecycle';
import { openDatabase } from '@lotline/web-session/device/open-database';
import { onTask } from '../../platform/outbox/action-effects.ts';
import type { AnyAction } from '../../platform/outbox/action-input.ts';
import type { Task } from './facts/page-data.ts';
import { OutagePhone, settle, type Planted, type Tab } from './testing/outage-phone.ts';
import { ACTOR, OutageServer, TASKS_BY_JOB, type Fate } from './testing/outage-server.ts';
import { buildTask } from './testing/build-page-data.ts';

const TABS = 2;
const TASKS = [...TASKS_BY_JOB.values()].flat();
const MOST_STEPS = 45;
const RUNS = process.env['SOAK'] === undefined ? 25 : 500;
const MOST_ROUNDS = 200;
/** A planted fault shows itself in one of so many lives. */
const MOST_SEARCHED = 500;

type Step =
  | { readonly kind: 'press'; readonly tab: number; readonly task: number; readonly which: number }
  | { readonly kind: 'crash'; readonly tab: number }
  | { readonly kind: 'pull'; readonly tab: number }
  | { readonly kind: 'read'; readonly tab: number; readonly job: number }
  | { readonly kind: 'carryOut'; readonly which: number; readonly fate: Fate }
  | { readonly kind: 'arrive'; readonly which: number }
  | { readonly kind: 'network' }
  | { readonly kind: 'timers' }
  | { readonly kind: 'elsewhere'; readonly job: number; readonly task: number | null }
  | { readonly kind: 'beginAnew' };

const tab = fc.nat(TABS - 1);
const task = fc.constantFrom(...TASKS);
const job = fc.constantFrom(...TASKS_BY_JOB.keys());
const which = fc.nat(9);
const fate = fc.constantFrom<Fate>('done', 'done', 'done', 'answerLost', 'requestLost', 'fault');
const kind = <Kind extends Step['kind']>(name: Kind) => fc.constant(name);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: kind('press'), tab, task, which }) },
  { weight: 8, arbitrary: fc.record({ kind: kind('carryOut'), which, fate }) },
  { weight: 8, arbitrary: fc.record({ kind: kind('arrive'), which }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('crash'), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('pull'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('read'), tab, job }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('network') }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('timers') }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('elsewhere'), job, task: fc.option(task) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('beginAnew') }) },
);

/** What the moves make of a task, without what others change of it. */
const stateOf = ({ onsiteDate, completedDate, submittedDate, taskUsers }: Task): string => {
  const visits = taskUsers.map((visit) => [visit.clientId, visit.onSiteUtc, visit.offSiteUtc, visit.completedUtc, visit.confirmItemQtys]);
  return JSON.stringify([onsiteDate, completedDate, submittedDate, visits]);
};

/** Every state that the person has seen of a task, in their order. */
class Pressed {
  private readonly now = new Map<number, Task>(TASKS.map((id) => [id, buildTask({ id })]));
  private readonly states = new Map<number, string[]>([...this.now].map(([id, shown]) => [id, [stateOf(shown)]]));

  add(action: AnyAction): void {
    const { id } = action.subject;
    const next = onTask(this.task(id), action, { actor: ACTOR, at: action.occurredAt, id: action.id });
    this.now.set(id, next);
    this.states.get(id)?.push(stateOf(next));
  }

  task(id: number): Task {
    return this.now.get(id) ?? buildTask({ id });
  }

  /** Which of its states that is: -1 for none of them. */
  placeOf(id: number, shown: Task): number {
    return this.states.get(id)?.lastIndexOf(stateOf(shown)) ?? -1;
  }

  last(id: number): number {
    return (this.states.get(id)?.length ?? 0) - 1;
  }
}

class Life {
  readonly wrong = new Set<string>();
  readonly pressed = new Pressed();
  readonly server = new OutageServer();
  readonly phone: OutagePhone;
  private isPressing = false;
  private readonly seen = new WeakMap<Tab, Map<number, number>>();

  constructor(personId: number, planted: Planted) {
    this.phone = new OutagePhone(this.server, personId, planted, (changed) => this.watch(changed));
  }

  /** At each change of what a tab shows: nothing goes back. */
  private watch(changed: Tab): void {
    if (this.isPressing) return;
    const seen = this.seen.get(changed) ?? new Map<number, number>();
    this.seen.set(changed, seen);
    for (const id of TASKS) {
      const shown = this.phone.taskShown(changed, id);
      if (shown === null) continue;
      const at = this.pressed.placeOf(id, shown);
      if (at < (seen.get(id) ?? 0)) this.wrong.add('the page went back');
      seen.set(id, Math.max(at, seen.get(id) ?? 0));
    }
  }

  press(at: number, taskId: number, chosen: number): void {
    this.isPressing = true;
    const action = this.phone.press(at, taskId, chosen);
    this.isPressing = false;
    if (action !== null) this.pressed.add(action);
  }

  /** Once everything that a step began has been done: every tab shows what was made. */
  check(): void {
    for (const open of this.phone.tabs) {
      if (open.store.read().some(({ state }) => state.kind === 'refused')) this.wrong.add('refused');
      const list = this.phone.listShown(open);
      const rows = list === null ? null : [...list.workSchedule, ...list.rejectedSchedules];
      for (const id of TASKS) {
        const shown = this.phone.taskShown(open, id);
        if (shown !== null && this.pressed.placeOf(id, shown) !== this.pressed.last(id)) this.wrong.add('the page is behind');
        const now = this.pressed.task(id);
        const { submittedDate, completedDate } = now;
        const row = rows?.find((listed) => listed.id === id);
        if (rows !== null && (row === undefined) !== (submittedDate !== null)) this.wrong.add('the list is behind');
        const isOnsite = openVisit(now, ACTOR.userId) !== undefined;
        if (row !== undefined && (row.isCurrentlyOnsite !== isOnsite || row.completedDate !== completedDate))
          this.wrong.add('the list is behind');
      }
    }
  }

  async take(taken: Step): Promise<void> {
    const { phone, server } = this;
    switch (taken.kind) {
      case 'press':
        this.press(taken.tab, taken.task, taken.which);
        break;
      case 'crash':
        await phone.crash(taken.tab);
        break;
      case 'pull':
        phone.pull(taken.tab);
        break;
      case 'read':
        phone.readPage(taken.tab, taken.job);
        break;
      case 'carryOut':
        server.carryOut(taken.which, taken.fate);
        break;
      case 'arrive':
        server.arrive(taken.which);
        break;
      case 'network':
        if (server.hasNetwork) server.cut();
        else server.hasNetwork = true;
        break;
      case 'timers':
        phone.fireTimers();
        break;
      case 'elsewhere':
        server.changeElsewhere(taken.job, taken.task);
        break;
      case 'beginAnew':
        server.beginAnew();
        break;
    }
    await settle();
    this.check();
  }
}

let people = 0;

async function live(steps: readonly Step[], planted: Planted): Promise<string[]> {
  const personId = (people += 1);
  const life = new Life(personId, planted);
  const { server, phone } = life;
  await phone.open(0);
  phone.pull(0);
  await answerEverything(life);
  // from here on each tab opens with the replica
  await phone.crash(0);
  await phone.open(1);
  await answerEverything(life);
  for (const taken of steps) await life.take(taken);
  server.hasNetwork = true;
  for (let round = 0; round < MOST_ROUNDS && phone.tabs.some(({ store }) => store.read().length > 0); round += 1) {
    phone.sendNow();
    phone.fireTimers();
    await answerEverything(life);
  }
  if (phone.tabs.some(({ store }) => store.read().length > 0)) life.wrong.add('stuck');
  for (const { client, leave, life: of } of phone.tabs) {
    of.isAlive = false;
    leave();
    client.clear();
  }
  await (await openDatabase(personId)).dexie.delete();
  // a tab that is gone closes none of its channels, and each has the whole life behind it
  for (const channel of channels.splice(0)) channel.close();
  return [...life.wrong];
}

async function answerEverything(life: Life): Promise<void> {
  await settle();
  for (let round = 0; round < MOST_ROUNDS && !life.server.isQuiet; round += 1) {
    await life.take({ kind: 'carryOut', which: 0, fate: 'done' });
    await life.take({ kind: 'arrive', which: 0 });
  }
}

const channels: BroadcastChannel[] = [];

beforeAll(() => {
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  };
});

beforeEach(() => {
  const { warn } = console;
  console.warn = (...said: unknown[]) => (String(said[0]).startsWith('[lotline]') ? undefined : warn(...said));
});

test('what is shown is never of before what was answered or pressed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: MOST_STEPS, size: 'max' }), async (steps) => {
      expect(await live(steps, 'none')).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test.each<Planted>(['answerNotKept', 'answerReplaces'])('a planted fault is found: %s', async (planted) => {
  const found = new Set<string>();
  for (let run = 0; run < MOST_SEARCHED && found.size === 0; run += 1) {
    const [steps = []] = fc.sample(fc.array(step, { minLength: MOST_STEPS, maxLength: MOST_STEPS, size: 'max' }), 1);
    for (const sign of await live(steps, planted)) found.add(sign);
  }
  expect([...found]).not.toEqual([]);
});
