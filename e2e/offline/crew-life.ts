// One interleaving: two phones of a crew and the office work on one task, the network is cut wherever it is, phones are loaded anew. Told by a seed.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { ConstructionQueryDocument, type ConstructionFieldsFragment } from '../../schema/generated/operations.ts';
import type { AnyAction, NewAction } from '../../field-pwa/src/platform/outbox/action-input.ts';
import { chanceOf, type Chance } from '../outbox/chance.ts';
import { OUTAGES, type Outage } from './crew-network.ts';
import type { RunningServer } from '../support/running-server.ts';
import { freshTask } from '../task-page/refusals/fresh-task.ts';
import { judgePhotos } from './judge-photos.ts';
import { CrewPhone, TABS, type Person } from './crew-phone.ts';
import type { Life, Planted } from './life.ts';

export interface Crew {
  readonly server: RunningServer;
  readonly group: string;
  readonly phones: readonly [Person, Person];
  readonly office: { readonly token: string };
  readonly database: pg.Client;
}

/** Of one run. */
const MOST_LIVES = 1_000;
const STEPS = 28;
const FAULTS = 0.35;
/** Of so many steps one is at the camera. */
const PHOTOS = 0.2;
/** To the end of all that can be sent: a bound, never reached by what works. */
const MOST_ROUNDS = 60;
/** Until all that was written before is readable. */
const PULLS = 60;
const UPDATE_ITEM = `mutation OfficeItem($item: ScheduleItemInput!, $client: ClientMutation) {
  updateConstructionScheduleItemCompletion(item: $item, client: $client) { id } }`;
const UPDATE_CONTACTS = `mutation OfficeContacts($constructionId: Int!, $siteContacts: [SiteContactInput!]!, $client: ClientMutation) {
  updateDeveloperAndSiteContacts(constructionId: $constructionId, siteContacts: $siteContacts, client: $client) { id } }`;

/** What a life came to: nothing wrong, and how much of it was of each kind. */
export interface Outcome {
  readonly wrong: readonly string[];
  readonly pressed: number;
  readonly done: number;
  readonly needsYou: number;
  /** Photos that were taken, and how many of them the server has. */
  readonly photos: { readonly taken: number; readonly received: number };
  /** Calls that met a fault of the network, by its kind. */
  readonly faults: Readonly<Record<Outage, number>>;
}

type Job = ConstructionFieldsFragment;
const pick = <Value>(chance: Chance, values: readonly Value[]): Value | undefined => values[Math.floor(chance() * values.length)];

async function ask(server: RunningServer, token: string, query: string, variables: object): Promise<unknown> {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return ((await answer.json()) as { data?: unknown }).data;
}

class CrewLife {
  private readonly chance: Chance;
  private readonly life: Life;
  private phones: CrewPhone[] = [];
  private at = Date.now();
  private typed = 0;
  private jobId = 0;
  private taskId = 0;

  constructor(
    private readonly crew: Crew,
    private readonly seed: number,
    planted: Planted,
  ) {
    this.chance = chanceOf(seed);
    // instants that no other life of this run has: seeds follow each other
    this.at += (seed % MOST_LIVES) * 10_000_000;
    this.life = {
      url: crew.server.url,
      chance: this.chance,
      now: () => new Date((this.at += 1)),
      freshId: randomUUID,
      planted,
      elapse: (ms) => void (this.at += ms),
      faults: FAULTS,
    };
  }

  async live(): Promise<Outcome> {
    const { crew } = this;
    ({ jobId: this.jobId, taskId: this.taskId } = await freshTask(crew.server, crew.group));
    this.phones = crew.phones.map((person) => new CrewPhone(person, this.life, this.jobId, this.taskId));
    for (const phone of this.phones) {
      await phone.open();
      await this.pullUntilThere(phone);
    }
    for (let step = 0; step < STEPS; step += 1) await this.step();
    for (const phone of this.phones) {
      phone.hasNetwork = true;
      await phone.network.end();
    }
    await this.sendAll();
    if (this.chance() < 0.5) await this.decideAll();
    return this.judge();
  }

  /** What was just written is told once nobody writes any more what is older. */
  private async pullUntilThere(phone: CrewPhone): Promise<void> {
    for (let pulls = 0; pulls < PULLS && phone.task === undefined; pulls += 1) await phone.pull();
    if (phone.task === undefined) throw new Error('the task has not come to the phone');
  }

  private async step(): Promise<void> {
    const phone = pick(this.chance, this.phones) as CrewPhone;
    const roll = this.chance();
    const tab = Math.floor(this.chance() * TABS);
    this.at += Math.floor(this.chance() * 6_000);
    if (this.chance() < PHOTOS) await this.photograph(phone, tab);
    else if (roll < 0.4) await this.press(phone, tab);
    else if (roll < 0.58) await phone.turn();
    else if (roll < 0.65) for (const one of this.phones) await one.untilQuiet();
    else if (roll < 0.69) phone.hasNetwork = !phone.hasNetwork;
    else if (roll < 0.74) phone.network.fail();
    else if (roll < 0.77) await phone.network.letGo();
    else if (roll < 0.83) await phone.crash(tab);
    else if (roll < 0.88) await phone.pull();
    else if (roll < 0.94) await this.officeEdits();
    else await this.decide(phone);
  }

  private token(): string {
    this.typed += 1;
    return `${String(this.seed)}.${String(this.typed)}`;
  }

  private async press(phone: CrewPhone, tab: number): Promise<void> {
    const { job, task } = phone;
    if (job === undefined || task === undefined) return;
    const subject = { kind: 'task', id: task.id, jobId: job.id } as const;
    const move = (name: 'goOnsite' | 'goOffsite' | 'complete' | 'confirm'): NewAction => ({
      name,
      input: { scheduleId: task.id },
      subject,
      base: null,
    });
    const item = pick(this.chance, task.items.slice(0, 2));
    const what = this.token();
    const choices: (NewAction | null)[] = [
      { name: 'addComment', input: { id: 0, scheduleId: task.id, comments: `Said ${what}` }, subject, base: null },
      item === undefined ? null : quantity(item, `${String(this.typed)}.000`, `Counted ${what}`, subject),
      item === undefined ? null : quantity(item, `${String(this.typed)}.000`, `Counted ${what}`, subject),
      contacts(job, what),
      move('goOnsite'),
      move('goOffsite'),
      move('complete'),
      move('confirm'),
    ];
    const made = pick(this.chance, choices);
    // now and then what the phone would not offer any more, as a page does that has not heard yet
    if (made != null && (phone.offers(made) || this.chance() < 0.1)) await phone.press(tab, made);
  }

  private async photograph({ photos }: CrewPhone, tab: number): Promise<void> {
    const roll = this.chance();
    if (roll < 0.25) await photos.decide(tab, this.chance() < 0.5, this.token());
    else await photos.take(tab, roll < 0.5 ? 'doubtful' : roll < 0.8 ? 'usual' : 'large', this.token());
  }

  private async officeEdits(): Promise<void> {
    const { crew, jobId, taskId } = this;
    const seen = await this.read(crew.office.token);
    const item = pick(this.chance, seen.schedules.find(({ id }) => id === taskId)?.items.slice(0, 2) ?? []);
    const client = (expectedVersion: number) => ({ id: randomUUID(), expectedVersion });
    const what = this.token();
    if (this.chance() < 0.6 && item !== undefined)
      await ask(crew.server, crew.office.token, UPDATE_ITEM, {
        item: { id: item.id, completedQty: `${String(this.typed)}.500`, variationReason: `Office ${what}` },
        client: client(item.version),
      });
    else
      await ask(crew.server, crew.office.token, UPDATE_CONTACTS, {
        constructionId: jobId,
        siteContacts: [{ name: `Office ${what}`, phone: '0491 570 156', sortOrder: 1 }],
        client: client(seen.version),
      });
  }

  private async decide(phone: CrewPhone): Promise<void> {
    const entry = pick(this.chance, phone.refused);
    if (entry === undefined) return;
    if (this.chance() < 0.5) await phone.keepMine(entry.action.id);
    else await phone.takeTheirs(entry.action.id);
  }

  /** Until no phone has anything that it may send. */
  private async sendAll(): Promise<void> {
    for (let rounds = 0, before = -1; rounds < MOST_ROUNDS; rounds += 1) {
      this.at += 6_000;
      for (const phone of this.phones) await phone.turn();
      for (const phone of this.phones) await phone.untilQuiet();
      const sends = this.phones.reduce((sum, phone) => sum + phone.sends + phone.photos.sends, 0);
      const isIdle = sends === before && rounds > 3;
      before = sends;
      if (isIdle) return;
    }
  }

  /** The people look at what needs them, until nothing does. */
  private async decideAll(): Promise<void> {
    for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
      const refused = this.phones.filter((phone) => phone.refused.length > 0);
      if (refused.length === 0) return;
      for (const phone of refused) await phone.takeTheirs(phone.refused[0]?.action.id ?? '');
      await this.sendAll();
    }
  }

  private async read(token: string): Promise<Job & { readonly jobFieldComments?: unknown }> {
    const data = (await ask(this.crew.server, token, (await ConstructionQueryDocument.readText()) ?? '', {
      constructionId: this.jobId,
    })) as {
      construction: Job & { eventCount: null };
      jobFieldComments: unknown;
    };
    // a history is read from the server alone
    const { eventCount: _count, ...construction } = data.construction;
    return { ...construction, jobFieldComments: data.jobFieldComments };
  }

  private async judge(): Promise<Outcome> {
    const wrong: string[] = [];
    const events = await eventsOf(this.crew.database, this.jobId);
    let needsYou = 0;
    for (const phone of this.phones) {
      const left = await phone.left();
      const letGo = await phone.letGo();
      needsYou += left.length + letGo.size;
      wrong.push(...judgePhone(phone, events, { left, letGo }));
    }
    const photos = await judgePhotos(
      this.crew.database,
      this.jobId,
      this.phones.map((phone) => phone.photos),
    );
    wrong.push(
      ...photos.wrong,
      ...(await this.judgeOverwrites(events)),
      ...(await this.judgeComments(events)),
      ...(await this.judgeEqual()),
    );
    const pressed = this.phones.flatMap((phone) => phone.pressed);
    const done = pressed.filter(({ occurredAt }) => events.some((event) => event.occurredAt === occurredAt)).length;
    const faults = Object.fromEntries(
      OUTAGES.map((kind) => [kind, this.phones.reduce((sum, { network }) => sum + network.met[kind], 0)]),
    ) as Record<Outage, number>;
    return { wrong, pressed: pressed.length, done, needsYou, photos: photos.counts, faults };
  }

  /** Nobody's quantity was written over by somebody who had not seen it. */
  private async judgeOverwrites(events: readonly Told[]): Promise<string[]> {
    const { rows: images } = await this.crew.database.query<{ row_key: string; version: number; tx: string }>(
      `select row_key, (after->>'version')::int as version, tx::text from change
        where table_name = 'schedule_item' and operation = 'U' and after ? 'completed_qty'
          and row_key in (select id::text from schedule_item where schedule_id = $1) order by seq`,
      [this.taskId],
    );
    const actions = new Map(this.phones.flatMap((phone) => phone.pressed.map((action) => [action.occurredAt, { action, phone }] as const)));
    const written = images.map((image) => ({ ...image, event: events.find(({ tx }) => tx === image.tx) }));
    return written.flatMap(({ row_key, version, event }) => {
      const by = actions.get(event?.occurredAt ?? '');
      const upon = by?.phone.doneUpon.get(by.action.id) ?? null;
      if (event === undefined || by === undefined || upon === null) return [];
      const unseen = written.filter(
        (other) => other.row_key === row_key && other.version > upon && other.version < version && other.event?.userId !== event.userId,
      );
      return unseen.map(() => `written over unseen: ${JSON.stringify(by.action.input)}`);
    });
  }

  private async judgeComments(events: readonly Told[]): Promise<string[]> {
    const { rows } = await this.crew.database.query<{ comments: string; client_id: string; waited: number }>(
      `select comments, client_id, round(extract(epoch from created_utc - coalesce(written_utc, created_utc)) * 1000)::int as waited
         from field_comment where schedule_id = $1`,
      [this.taskId],
    );
    const said = this.phones.flatMap((phone) => phone.pressed).filter((action) => action.name === 'addComment');
    const done = said.filter(({ occurredAt }) => events.some((event) => event.occurredAt === occurredAt));
    const single = done
      .filter(({ input }) => rows.filter(({ comments }) => comments === input.comments).length !== 1)
      .map(({ input }) => `a comment is not there once: ${input.comments}`);
    // written so long before it came as it waited on the phone, by one of the tries
    const tries = new Map(this.phones.flatMap((phone) => [...phone.sentAt]));
    const late = done.filter(({ id, occurredAt }) => {
      const row = rows.find(({ client_id }) => client_id === id);
      return row !== undefined && tries.get(id)?.every((sentAt) => sentAt - Date.parse(occurredAt) !== row.waited) === true;
    });
    return [...single, ...late.map(({ input }) => `a wrong time: ${input.comments}`)];
  }

  private async judgeEqual(): Promise<string[]> {
    const wrong: string[] = [];
    for (const phone of this.phones) {
      const isAsServer = async (): Promise<boolean> => isDeepStrictEqual(plain(phone.job), plain(await this.read(phone.person.token)));
      let pulls = 0;
      while (pulls < PULLS && !(await isAsServer())) {
        await phone.pull();
        pulls += 1;
      }
      if (pulls === PULLS) wrong.push(`${phone.person.email} has something else than the server`);
    }
    const areEqual = (): boolean => {
      const [one, other] = this.phones.map((phone) => ofEverybody(plain(phone.job)));
      return isDeepStrictEqual(one, other);
    };
    // the server goes on with what it received: a photo has its thumbnail a moment later
    for (let pulls = 0; pulls < PULLS && !areEqual(); pulls += 1) for (const phone of this.phones) await phone.pull();
    if (!areEqual()) wrong.push('the phones have different things');
    return wrong;
  }
}

const quantity = (item: { id: number; version: number }, completedQty: string, variationReason: string, subject: NewAction['subject']) =>
  ({
    name: 'changeItem',
    input: { id: item.id, completedQty, variationReason },
    subject,
    base: { version: item.version, isRejected: false },
  }) as NewAction;

const contacts = (job: Job, what: string): NewAction => ({
  name: 'setContacts',
  input: { constructionId: job.id, siteContacts: [{ name: `Contact ${what}`, phone: '0491 570 159', sortOrder: 1 }] },
  subject: { kind: 'job', id: job.id, jobId: job.id },
  base: { version: job.version },
});

/** Addresses of files hold the hour. */
const plain = (job: unknown): unknown =>
  job === undefined ? undefined : JSON.parse(JSON.stringify(job).replaceAll(/\/api\/files\/[^"]*/g, 'a file'));

/** Who took a photo may change it. */
const ofEverybody = (job: unknown): unknown =>
  JSON.parse(JSON.stringify(job ?? null).replaceAll(/"mayChange":\w+/g, '"mayChange":"by person"'));

interface Told {
  readonly occurredAt: string;
  readonly tx: string;
  readonly userId: number;
}

async function eventsOf(database: pg.Client, jobId: number): Promise<Told[]> {
  const { rows } = await database.query<{ occurred_at: Date; tx: string; actor_user_id: number }>(
    `select coalesce(occurred_at, recorded_at) as occurred_at, tx::text, actor_user_id from event where construction_id = $1
      group by 1, tx, actor_user_id order by min(id)`,
    [jobId],
  );
  return rows.map(({ occurred_at, tx, actor_user_id }) => ({ occurredAt: occurred_at.toISOString(), tx, userId: actor_user_id }));
}

/** What is done once, one after the other: of one item, of the contacts, of the chat. */
const lineOf = ({ name, subject, input }: AnyAction): string =>
  `${name} ${String(subject.id)} ${name === 'changeItem' ? String(input.id) : ''}`;

/** What a person typed: of these the record must tell. */
const TYPED: readonly AnyAction['name'][] = ['addComment', 'changeItem', 'setContacts'];

interface OnDevice {
  readonly left: Awaited<ReturnType<CrewPhone['left']>>;
  readonly letGo: ReadonlySet<string>;
}

function judgePhone(phone: CrewPhone, events: readonly Told[], { left, letGo }: OnDevice): string[] {
  const wrong: string[] = [];
  const last = new Map<string, number>();
  for (const action of phone.pressed) {
    const place = events.findIndex(({ occurredAt }) => occurredAt === action.occurredAt);
    const times = events.filter(({ occurredAt }) => occurredAt === action.occurredAt).length;
    const entry = left.find((one) => one.action.id === action.id);
    const is = `${action.name} ${action.occurredAt}`;
    if (times > 1) wrong.push(`doubled: ${is}`);
    const isSaid = TYPED.includes(action.name) ? times > 0 : times > 0 || phone.answered.has(action.id);
    if (!isSaid && entry === undefined && !letGo.has(action.id)) wrong.push(`lost: ${is}`);
    if (times > 0 && entry !== undefined) wrong.push(`done and still there: ${is} ${entry.state.kind}`);
    const isBehind = left.some((other) => other.state.kind === 'refused' && other.action.subject.id === action.subject.id);
    if (entry !== undefined && entry.state.kind !== 'refused' && !isBehind) wrong.push(`stuck: ${is} ${entry.state.kind}`);
    if (place >= 0 && place < (last.get(lineOf(action)) ?? -1)) wrong.push(`out of order: ${is}`);
    if (place >= 0) last.set(lineOf(action), place);
  }
  return wrong;
}

export const liveOnce = (crew: Crew, seed: number, planted: Planted = 'none'): Promise<Outcome> => new CrewLife(crew, seed, planted).live();
