// A phone of a crew without its browser: the engines of the outbox and of its photos in two tabs and what it pulls, on the real server, over the network of crew-network. A tab
// may crash at any moment, also in the task of a press.
import { createGql } from '../../web-session/src/gql.ts';
import { MOVE_RULES, type TaskFacts } from '../../schema/domain/task/task.lifecycle.ts';
import type { Actor } from '../../schema/domain/kernel/actor.ts';
import type { ConstructionFieldsFragment, TaskFieldsFragment } from '../../schema/generated/operations.ts';
import { ofStored, type Entry, type Reason, type StoredEntry } from '../../field-pwa/src/platform/outbox/outbox-entry.ts';
import { moveOf } from '../../field-pwa/src/platform/outbox/action-effects.ts';
import type { AnyAction, NewAction } from '../../field-pwa/src/platform/outbox/action-input.ts';
import { answerOfRecord } from '../../field-pwa/src/platform/outbox/read-record.ts';
import { sendAction } from '../../field-pwa/src/platform/outbox/send-action.ts';
import { createOutboxStore } from '../../field-pwa/src/platform/outbox/outbox-store.ts';
import { createOutbox, type Outbox } from '../../field-pwa/src/platform/outbox/outbox.ts';
import { taskFacts } from '../../field-pwa/src/features/task/facts/task-facts.ts';
import { ReplicaPhone, type ReplicaAnswer } from '../../api/test/replica-phone.ts';
import { outboxInMemory } from '../../web-session/src/testing/outbox-in-memory.ts';
import { CrewNetwork } from './crew-network.ts';
import type { Life } from './life.ts';
import { CrewPhotos } from './crew-photos.ts';
import { CrewTabs, rowsOf, type TabLife } from './crew-tabs.ts';

export interface Person {
  readonly actor: Actor;
  readonly email: string;
  readonly token: string;
  /** What lies on their phone, from one life to the next. */
  readonly replica: ReplicaPhone;
}

export const pullsAs = (url: string, token: string): ReplicaPhone =>
  new ReplicaPhone(async (cursor) => {
    const since = cursor === null ? '' : `?since=${encodeURIComponent(cursor)}`;
    const answer = await fetch(`${url}/api/sync/field${since}`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`the pull answered ${String(answer.status)}: ${await answer.text()}`);
    return (await answer.json()) as ReplicaAnswer;
  });

const PAGE = { isSheet: false, draft: null };
export const TABS = 2;

interface Tab {
  readonly actions: Outbox;
  readonly timers: Set<() => void>;
  readonly life: TabLife;
}

const isRefused = ({ state }: Entry): boolean => state.kind === 'refused';

export class CrewPhone {
  hasNetwork = true;
  /** By their id: what was handed over. */
  readonly pressed: AnyAction[] = [];
  /** By the press's id: the version upon which it was sent when the server did it. */
  readonly doneUpon = new Map<string, number | null>();
  private readonly device = new CrewTabs();
  private readonly rows = outboxInMemory()(1).actions;
  readonly network: CrewNetwork;
  readonly photos: CrewPhotos;
  /** By the press's id: the clock at each try. */
  readonly sentAt = new Map<string, number[]>();
  /** Answered as done: a move that changes nothing any more leaves no event. */
  readonly answered = new Set<string>();
  /** How often something was sent. */
  sends = 0;
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly tabs: Tab[] = [];
  private pressedIn = 0;

  constructor(
    readonly person: Person,
    private readonly given: Life,
    private readonly jobId: number,
    private readonly taskId: number,
  ) {
    const { url, chance, now, elapse, planted, faults } = given;
    const drops = (key: string): boolean => planted === 'noVersion' && key === 'expectedVersion';
    this.network = new CrewNetwork({ url, token: person.token, chance, now: () => now().getTime(), elapse, drops });
    this.network.part = faults;
    this.photos = new CrewPhotos(given, this.network, { jobId, taskId, hasNetwork: () => this.hasNetwork });
  }

  get job(): ConstructionFieldsFragment | undefined {
    return this.person.replica.replica.jobs.get(this.jobId) as ConstructionFieldsFragment | undefined;
  }

  get task(): TaskFieldsFragment | undefined {
    return this.job?.schedules.find(({ id }) => id === this.taskId);
  }

  get refused(): Entry[] {
    return this.tabs[0]?.actions.store.read().filter(isRefused) ?? [];
  }

  /** All that lies on the device. */
  async left(): Promise<Entry[]> {
    return (await this.rows.all()).map(({ entry }) => ofStored(entry as StoredEntry));
  }

  /** Decided about by the person: let go of, or pressed again in the place of the refused one. Kept 30 days. */
  async letGo(): Promise<ReadonlySet<string>> {
    return new Set((await this.rows.removed()).map(({ id }) => id));
  }

  async pull(): Promise<void> {
    await this.person.replica.pull();
  }

  /** All tabs, for the first time. */
  async open(): Promise<void> {
    for (let at = 0; at < TABS; at += 1) await this.openTab(at);
  }

  /** Nothing is closed: the tab is gone in the middle of whatever it did, and opened again. */
  async crash(at: number): Promise<void> {
    const gone = this.tabs[at];
    if (gone === undefined) return;
    gone.timers.clear();
    this.device.gone(gone.life);
    await this.openTab(at);
  }

  private async openTab(at: number): Promise<void> {
    const life = { isAlive: true };
    const timers = new Set<() => void>();
    const { given, person } = this;
    const isAlive = () => life.isAlive;
    const facts = (): TaskFacts | null => (this.task === undefined ? null : taskFacts(this.task));
    const outbox = { actions: rowsOf(this.rows, life), ...this.device.sharedBy(life) };
    const actions = createOutbox({
      outbox,
      store: createOutboxStore(outbox, given.now),
      prepare: () => Promise.resolve(),
      keepsWork: true,
      send: (action, sentAt) => this.send(action, sentAt, isAlive),
      canSend: () => isAlive() && this.hasNetwork,
      schedule: (run) => {
        timers.add(run);
        return () => void timers.delete(run);
      },
      chance: () => 0,
      known: { actor: person.actor, factsOf: facts },
      refusalOf: () => null,
      heldAlready: (action, reason) => this.ofRecord(action, reason, isAlive),
      aboutOf: () => ({ task: null, job: null }),
      freshId: given.freshId,
      now: given.now,
      keepAnswer: () => Promise.resolve(),
      onAnswer: () => Promise.resolve(),
      onRefusing: () => undefined,
      onRefused: () => undefined,
      onMessage: () => undefined,
      onKept: () => undefined,
    });
    this.tabs[at] = { actions, timers, life };
    await actions.start();
    await this.photos.openTab(at);
  }

  /** It is on the device with the press, whatever becomes of the tab. A hand takes longer from tab to tab than what they tell each other. */
  async press(at: number, made: NewAction): Promise<void> {
    if (at !== this.pressedIn) await new Promise((resolve) => setImmediate(resolve));
    this.pressedIn = at;
    const action = this.tabs[at]?.actions.enqueue(made, PAGE);
    if (action === undefined || this.pressed.some(({ id }) => id === action.id)) return;
    this.pressed.push(action);
  }

  /** What the lifecycle offers by what the phone has pulled. */
  offers(action: NewAction): boolean {
    const move = moveOf({ ...action, id: '', occurredAt: '' });
    const { task } = this;
    return move === null || (task !== undefined && MOVE_RULES[move](this.person.actor, taskFacts(task)).ok);
  }

  async keepMine(id: string): Promise<void> {
    await this.tabs[0]?.actions.keepMine(id);
  }

  async takeTheirs(id: string): Promise<void> {
    await this.tabs[0]?.actions.takeTheirs(id);
  }

  /** All timers have run out once, and what was sent by that is answered, cut or on its way. */
  async turn(): Promise<void> {
    for (const { timers } of this.tabs)
      for (const run of [...timers]) {
        timers.delete(run);
        run();
      }
    this.photos.turn();
    await new Promise((resolve) => setImmediate(resolve));
  }

  async untilQuiet(): Promise<void> {
    while (this.underWay.size > 0) await Promise.allSettled(this.underWay);
    await this.photos.untilQuiet();
    await new Promise((resolve) => setImmediate(resolve));
  }

  private waitFor(call: Promise<unknown>): void {
    const settled = call.catch(() => undefined).finally(() => this.underWay.delete(settled));
    this.underWay.add(settled);
  }

  private async send(action: AnyAction, sentAt: Date, isAlive: () => boolean) {
    if (!isAlive()) return new Promise<never>(() => undefined);
    const { planted, freshId } = this.given;
    this.sends += 1;
    this.sentAt.set(action.id, [...(this.sentAt.get(action.id) ?? []), sentAt.getTime()]);
    const asked = planted === 'freshIdPerTry' ? { ...action, id: freshId() } : action;
    const upon = action.base !== null && 'version' in action.base ? action.base.version : null;
    const answering = sendAction(createGql(this.network.send, () => undefined).gqlChange, asked, sentAt).then((pressed) => {
      this.doneUpon.set(action.id, upon);
      this.answered.add(action.id);
      return pressed;
    });
    this.waitFor(answering);
    try {
      const answer = await answering;
      return isAlive() ? answer : await new Promise<never>(() => undefined);
    } catch (problem) {
      if (!isAlive()) return new Promise<never>(() => undefined);
      throw problem;
    }
  }

  /** A tab that is gone hears of nothing. */
  private async ofRecord(action: AnyAction, reason: Reason, isAlive: () => boolean) {
    const { gql } = createGql(this.network.send, () => undefined);
    const answering = answerOfRecord(gql, { action, reason, userId: this.person.actor.userId });
    this.waitFor(answering);
    const answer = await answering;
    if (!isAlive()) return new Promise<never>(() => undefined);
    // what the record says already is answered from it, without an event of its own
    if (answer !== null) this.answered.add(action.id);
    return answer;
  }
}
