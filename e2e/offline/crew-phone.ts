// A phone of a crew without its browser: the engine of the outbox and what it pulls, on the real server, over a network that cuts calls before the server
// has them or after it has done them. It may be loaded anew at any moment.
import { ApiError } from '../../web-session/src/api-error.ts';
import { createGql, type GqlChange } from '../../web-session/src/gql.ts';
import type { OutboxStorage } from '../../web-session/src/device/outbox-storage.ts';
import type { Send } from '../../web-session/src/send.ts';
import { outboxInMemory } from '../../web-session/src/testing/outbox-in-memory.ts';
import { MOVE_RULES, type TaskFacts } from '../../schema/domain/task/task.lifecycle.ts';
import type { Actor } from '../../schema/domain/kernel/actor.ts';
import type { ConstructionFieldsFragment, TaskFieldsFragment } from '../../schema/generated/operations.ts';
import { ofStored, type Entry, type StoredEntry } from '../../field-pwa/src/platform/outbox/outbox-entry.ts';
import { moveOf } from '../../field-pwa/src/platform/outbox/action-effects.ts';
import type { AnyAction, NewAction } from '../../field-pwa/src/platform/outbox/action-input.ts';
import { sendAction } from '../../field-pwa/src/platform/outbox/send-action.ts';
import { createOutboxStore } from '../../field-pwa/src/platform/outbox/outbox-store.ts';
import { createOutbox, type Outbox } from '../../field-pwa/src/platform/outbox/outbox.ts';
import { taskFacts } from '../../field-pwa/src/features/task/facts/task-facts.ts';
import { ReplicaPhone, type ReplicaAnswer } from '../../api/test/replica-phone.ts';
import type { Chance } from '../outbox/chance.ts';

/** What keeps the promise; a fault takes one away. */
export type Planted = 'none' | 'freshIdPerTry' | 'noVersion';

export interface Life {
  readonly url: string;
  readonly chance: Chance;
  /** Of all phones: no two presses have the same instant. */
  readonly now: () => Date;
  readonly freshId: () => string;
  readonly planted: Planted;
  /** Of so many calls one is cut. */
  cuts: number;
}

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
const isRefused = ({ state }: Entry): boolean => state.kind === 'refused';

export class CrewPhone {
  hasNetwork = true;
  /** By their id: what was handed over. */
  readonly pressed: AnyAction[] = [];
  /** By the press's id: the version upon which it was sent when the server did it. */
  readonly doneUpon = new Map<string, number | null>();
  private readonly outbox = outboxInMemory()(1);
  /** Answered as done: a move that changes nothing any more leaves no event. */
  readonly answered = new Set<string>();
  /** How often something was sent. */
  sends = 0;
  private readonly underWay = new Set<Promise<unknown>>();
  private life = 0;
  private actions: Outbox | null = null;
  private timers = new Set<() => void>();

  constructor(
    readonly person: Person,
    private readonly given: Life,
    private readonly jobId: number,
    private readonly taskId: number,
  ) {}

  get job(): ConstructionFieldsFragment | undefined {
    return this.person.replica.replica.jobs.get(this.jobId) as ConstructionFieldsFragment | undefined;
  }

  get task(): TaskFieldsFragment | undefined {
    return this.job?.schedules.find(({ id }) => id === this.taskId);
  }

  get refused(): Entry[] {
    return this.actions?.store.read().filter(isRefused) ?? [];
  }

  /** All that lies on the device. */
  async left(): Promise<Entry[]> {
    return (await this.outbox.actions.all()).map(({ entry }) => ofStored(entry as StoredEntry));
  }

  /** Decided about by the person: let go of, or pressed again in the place of the refused one. Kept 30 days. */
  async letGo(): Promise<ReadonlySet<string>> {
    return new Set((await this.outbox.actions.removed()).map(({ id }) => id));
  }

  async pull(): Promise<void> {
    await this.person.replica.pull();
  }

  /** Opened, or loaded anew in the middle of whatever it did. */
  async open(): Promise<void> {
    this.life += 1;
    const ours = this.life;
    this.timers = new Set();
    const { timers, given, person } = this;
    const isAlive = () => ours === this.life;
    const facts = (): TaskFacts | null => (this.task === undefined ? null : taskFacts(this.task));
    const outbox: OutboxStorage = { ...this.outbox };
    const actions = createOutbox({
      outbox,
      store: createOutboxStore(outbox, given.now),
      prepare: () => Promise.resolve(),
      send: (action, sentAt) => this.send(action, sentAt, isAlive),
      canSend: () => isAlive() && this.hasNetwork,
      schedule: (run) => {
        timers.add(run);
        return () => void timers.delete(run);
      },
      chance: () => 0,
      known: { actor: person.actor, factsOf: facts },
      refusalOf: () => null,
      heldAlready: () => Promise.resolve(null),
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
    this.actions = actions;
    await actions.start();
  }

  /** It is on the device with the press, whatever becomes of the tab. */
  press(made: NewAction): void {
    const action = this.actions?.enqueue(made, PAGE);
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
    await this.actions?.keepMine(id);
  }

  async takeTheirs(id: string): Promise<void> {
    await this.actions?.takeTheirs(id);
  }

  /** All timers have run out once, and what was sent by that is answered, cut or on its way. */
  async turn(): Promise<void> {
    for (const run of [...this.timers]) {
      this.timers.delete(run);
      run();
    }
    await new Promise((resolve) => setImmediate(resolve));
  }

  async untilQuiet(): Promise<void> {
    while (this.underWay.size > 0) await Promise.allSettled(this.underWay);
    await new Promise((resolve) => setImmediate(resolve));
  }

  private async send(action: AnyAction, sentAt: Date, isAlive: () => boolean) {
    if (!isAlive()) return new Promise<never>(() => undefined);
    const { planted, freshId } = this.given;
    this.sends += 1;
    const asked = planted === 'freshIdPerTry' ? { ...action, id: freshId() } : action;
    const upon = action.base !== null && 'version' in action.base ? action.base.version : null;
    const answering = sendAction(this.gql(planted === 'noVersion'), asked, sentAt).then((pressed) => {
      this.doneUpon.set(action.id, upon);
      this.answered.add(action.id);
      return pressed;
    });
    const settled = answering.catch(() => undefined).finally(() => this.underWay.delete(settled));
    this.underWay.add(settled);
    try {
      const answer = await answering;
      return isAlive() ? answer : await new Promise<never>(() => undefined);
    } catch (problem) {
      if (!isAlive()) return new Promise<never>(() => undefined);
      throw problem;
    }
  }

  private gql(dropsVersion: boolean): GqlChange {
    const { url, chance } = this.given;
    const send: Send = async ({ method, path, body }) => {
      const roll = chance();
      const lost = () => new ApiError({ code: 'OFFLINE', status: 0 });
      if (roll < this.given.cuts / 2) throw lost();
      const text = JSON.stringify(body, (key, value: unknown) => (dropsVersion && key === 'expectedVersion' ? undefined : value));
      const answer = await fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.person.token}` },
        body: text,
      });
      if (roll >= this.given.cuts) return answer;
      await answer.text();
      throw lost();
    };
    return createGql(send, () => undefined).gqlChange;
  }
}
