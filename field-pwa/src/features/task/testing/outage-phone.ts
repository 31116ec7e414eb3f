// A phone with several tabs over the bad network of outage-server: its outbox, what it pulled and what its pages show are the app's own, on a database that
// outlives the tabs. A tab may be gone in the middle of whatever it did.
import { QueryClient } from '@tanstack/react-query';
import type { FieldWork } from '@lotline/schema/domain/task/field-task';
import { MOVE_RULES } from '@lotline/schema/domain/task/task.lifecycle';
import { outboxOnDevice, type OutboxStorage } from '@lotline/web-session/device/outbox-storage';
import { createPullerOf, type Puller } from '@lotline/web-session/sync/puller';
import { keys, OWN_LIST } from '@lotline/web-session/react/query-keys';
import { restBy } from '@lotline/web-session/testing/answered-by';
import { refusalOnCache, taskFactsInCache } from '../../../platform/outbox/cached-facts.ts';
import { applyOptimisticToList, applyOptimisticToPage, waitingOf } from '../../../platform/outbox/optimistic-state.ts';
import { taskAction, type AnyAction, type NewAction } from '../../../platform/outbox/action-input.ts';
import { createOutboxStore, type OutboxStore } from '../../../platform/outbox/outbox-store.ts';
import { createOutbox, type Outbox } from '../../../platform/outbox/outbox.ts';
import { keepAnswer, readAgain, showAnswer } from '../../../platform/outbox/show-answer.ts';
import { feedReplica, readReplicaList, standPage } from '../../../platform/replica/feed-reads.ts';
import { notBehind, replicaPage, type ReplicaPage } from '../../../platform/replica/replica-page.ts';
import { taskFacts } from '../facts/task-facts.ts';
import type { Task } from '../facts/page-data.ts';
import { ACTOR, TASKS_BY_JOB, type OutageServer } from './outage-server.ts';

const BESIDE = { users: [], groups: [], systemSettings: [] };
const WHO = { actor: ACTOR, displayName: 'Ruth Okafor', zone: 'UTC' };
const MOVES = ['goOnsite', 'goOffsite', 'goOnsite', 'goOffsite', 'confirm', 'complete', 'submit'] as const;
const TURNS = 25;
/** What keeps the promise; a fault takes one away. */
export type Planted = 'none' | 'answerNotKept' | 'answerReplaces';

export interface Tab {
  readonly client: QueryClient;
  readonly actions: Outbox;
  readonly store: OutboxStore;
  readonly puller: Puller;
  readonly timers: Set<() => void>;
  readonly life: { isAlive: boolean };
  readonly leave: () => void;
}

const forever = <Answer>() => new Promise<Answer>(() => undefined);

export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise(setImmediate);
}

export class OutagePhone {
  readonly tabs: Tab[] = [];
  private readonly hears = new Map<object, (message: unknown) => void>();
  private waiting: { readonly life: object; readonly begin: () => void }[] = [];
  private leader: object | null = null;
  private made = 0;

  constructor(
    private readonly server: OutageServer,
    private readonly personId: number,
    private readonly planted: Planted,
    private readonly onChange: (tab: Tab) => void,
  ) {}

  /** The instant and the id that the next action will have. */
  get next(): { readonly id: string; readonly at: string } {
    return { id: `action-${String(this.made + 1)}`, at: this.timeOf(this.made + 1) };
  }

  async open(at: number): Promise<void> {
    const life = { isAlive: true };
    const { server } = this;
    const now = () => new Date(this.timeOf(this.made));
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
    // a tab that is gone hears of nothing any more
    const alive = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
      try {
        const answer = await work;
        if (life.isAlive) return answer;
      } catch (problem) {
        if (life.isAlive) throw problem;
      }
      return forever();
    };
    const puller = createPullerOf({
      rest: restBy((path) => alive(server.call(() => server.pull(new URL(path, 'http://x').searchParams.get('since'))))),
      clock: { now },
      isHere: () => life.isAlive,
    })(this.personId);
    const outbox = this.outboxOf(life);
    const store = createOutboxStore(outbox, now);
    const timers = new Set<() => void>();
    const actions = createOutbox({
      outbox,
      store,
      prepare: () => Promise.resolve(),
      keepsWork: true,
      send: (action) => alive(server.call(() => server.press(action))),
      canSend: () => life.isAlive && server.hasNetwork,
      schedule: (run) => {
        timers.add(run);
        return () => void timers.delete(run);
      },
      chance: () => 0,
      known: { actor: ACTOR, factsOf: (action) => taskFactsInCache(client, action, taskFacts) },
      refusalOf: (action) => refusalOnCache(client, action, { actor: ACTOR, factsOf: taskFacts }),
      heldAlready: () => Promise.resolve(null),
      aboutOf: () => ({ task: null, job: null }),
      freshId: () => {
        const { id } = this.next;
        this.made += 1;
        return id;
      },
      now,
      keepAnswer: ({ action }, answer) =>
        alive(this.planted === 'answerNotKept' ? Promise.resolve() : keepAnswer(puller, { action, answer, who: WHO })),
      onAnswer: async (action, answer) => {
        if (this.planted === 'answerReplaces') forget(client, action);
        if (answer === null) readAgain(client, action);
        else await alive(showAnswer(client, { action, answer, who: WHO, puller }));
      },
      onRefusing: () => undefined,
      onRefused: () => undefined,
      onMessage: () => undefined,
      onKept: () => undefined,
    });
    const leavePuller = puller.subscribe((pulled) => void alive(feedReplica({ client, puller, beside: BESIDE }, pulled)));
    const tab: Tab = { client, actions, store, puller, timers, life, leave: leavePuller };
    client.getQueryCache().subscribe(({ type }) => (type === 'updated' && life.isAlive ? this.onChange(tab) : undefined));
    store.subscribe(() => (life.isAlive ? this.onChange(tab) : undefined));
    this.tabs[at] = tab;
    void actions.start();
    await settle();
    for (const jobId of TASKS_BY_JOB.keys()) await standPage({ client, puller, beside: BESIDE }, jobId);
    void this.readList(tab);
    await settle();
  }

  /** Nothing is closed: it is gone in the middle of whatever it did, and opened again. */
  async crash(at: number): Promise<void> {
    const { life, timers, leave } = this.tab(at);
    life.isAlive = false;
    timers.clear();
    leave();
    this.hears.delete(life);
    this.waiting = this.waiting.filter((other) => other.life !== life);
    if (this.leader === life) {
      const next = this.waiting.shift();
      this.leader = next?.life ?? null;
      next?.begin();
    }
    await this.open(at);
  }

  /** One of the moves that the page offers; null where it shows no such task or offers none. */
  press(at: number, taskId: number, which: number): AnyAction | null {
    const tab = this.tab(at);
    const jobId = jobOf(taskId);
    const task = this.taskShown(tab, taskId);
    if (task === null) return null;
    const offered = MOVES.filter((move) => MOVE_RULES[move](ACTOR, taskFacts(task)).ok);
    const move = offered[which % Math.max(offered.length, 1)];
    if (move === undefined) return null;
    const made: NewAction = taskAction(move, { id: taskId }, jobId);
    return tab.actions.enqueue(made, { isSheet: false, draft: null });
  }

  /** The task as the page shows it, with what was made; null while the page is not there. */
  taskShown({ client, store }: Tab, taskId: number): Task | null {
    const page = client.getQueryData<ReplicaPage>(keys.construction(jobOf(taskId)));
    if (page === undefined) return null;
    const shown = applyOptimisticToPage(page, waitingOf(store.read()), { ...WHO, factsOf: taskFacts });
    return shown.construction?.schedules.find(({ id }) => id === taskId) ?? null;
  }

  listShown({ client, store }: Tab): FieldWork | null {
    const work = client.getQueryData<FieldWork>(keys.fieldwork(OWN_LIST));
    return work === undefined ? null : applyOptimisticToList(work, waitingOf(store.read()), WHO);
  }

  /** As the task page does when it is opened. */
  readPage(at: number, jobId: number): void {
    const { client, puller, life } = this.tab(at);
    const queryKey = keys.construction(jobId);
    const queryFn = async (): Promise<ReplicaPage> => {
      await standPage({ client, puller, beside: BESIDE }, jobId);
      const job = await this.server.call(() => this.server.jobs.get(jobId));
      if (job === undefined || !life.isAlive) return forever();
      return notBehind(replicaPage(job, BESIDE), client.getQueryData<ReplicaPage>(queryKey));
    };
    client.fetchQuery({ queryKey, queryFn }).catch(() => undefined);
  }

  pull(at: number): void {
    void this.tab(at).puller.pull();
  }

  fireTimers(): void {
    for (const { timers } of this.tabs)
      for (const run of [...timers]) {
        timers.delete(run);
        run();
      }
  }

  sendNow(): void {
    // what can be undone is held by the clock
    this.made += 100;
    for (const { actions, life } of this.tabs) if (life.isAlive) actions.sendNow();
  }

  private async readList({ client, puller }: Tab): Promise<void> {
    const read = () => forever<FieldWork>();
    const kept = { find: () => Promise.resolve(null), keep: () => Promise.resolve() };
    const queryFn = () => readReplicaList({ client, puller, kept, now: () => new Date(0), read });
    await client.fetchQuery({ queryKey: keys.fieldwork(OWN_LIST), queryFn }).catch(() => undefined);
  }

  private outboxOf(life: { readonly isAlive: boolean }): OutboxStorage {
    return {
      actions: outboxOnDevice(this.personId).actions,
      channel: {
        post: (message) => {
          if (life.isAlive) for (const [other, hear] of this.hears) if (other !== life) hear(structuredClone(message));
        },
        follow: (listener) => {
          this.hears.set(life, listener);
          return () => void this.hears.delete(life);
        },
      },
      lead: (begin) => {
        if (this.leader === null) {
          this.leader = life;
          begin();
        } else this.waiting.push({ life, begin });
        return () => undefined;
      },
    };
  }

  private tab(at: number): Tab {
    const tab = this.tabs[at];
    if (tab === undefined) throw new Error(`There is no tab ${String(at)}`);
    return tab;
  }

  private timeOf(made: number): string {
    return new Date(Date.UTC(2026, 10, 20) + made * 1_000).toISOString();
  }
}

function jobOf(taskId: number): number {
  for (const [jobId, tasks] of TASKS_BY_JOB) if (tasks.includes(taskId)) return jobId;
  throw new Error(`No job has task ${String(taskId)}`);
}

/** Planted: an answer takes the place of whatever is shown. */
function forget(client: QueryClient, { subject }: AnyAction): void {
  client.setQueryData<ReplicaPage>(keys.construction(subject.jobId ?? 0), (page) => {
    if (page?.construction == null) return page;
    const schedules = page.construction.schedules.map((task) => ({ ...task, version: -1 }));
    return { ...page, construction: { ...page.construction, schedules } };
  });
}
