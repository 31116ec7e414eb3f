// Random lives of photos: taken in several tabs, with lost requests, lost answers, truncated bytes, and tabs that crash in any state. Whatever
// happened, an oracle finds none lost, doubled, corrupt, stuck or left as a record without its picture, and at most one picture in memory. Each
// protection is removed once, and then the oracle must find it (quality.md §1, cases 4 and 6).
import fc from 'fast-check';
import { runs } from '@lotline/schema/testing/random-runs';
import { ApiError } from '@lotline/web-session/api-error';
import type { PhotoStorage, PhotosOnDevice } from '@lotline/web-session/device/photo-storage';
import { noOtherTab, photoStorageInMemory } from '@lotline/web-session/testing/photos-in-memory';
import type { PhotoCalls } from './photo-calls.ts';
import type { Photo } from './photo-record.ts';
import { createPhotoStore, type TakenPhoto } from './photo-store.ts';
import { createPhotos, type Photos } from './photos.ts';

const TABS = 3;

type Fate = 'done' | 'requestLost' | 'answerLost' | 'busy' | 'cutOff';
type Step =
  | { readonly kind: 'take'; readonly tab: number }
  | { readonly kind: 'crash'; readonly tab: number }
  | { readonly kind: 'run'; readonly turns: number };

const tab = fc.nat(TABS - 1);
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('take' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('crash' as const), tab }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('run' as const), turns: fc.nat(40) }) },
);
const aFate = fc.constantFrom<Fate>('done', 'done', 'requestLost', 'answerLost', 'busy', 'cutOff');
const plan = fc.record({ steps: fc.array(aStep, { maxLength: 40 }), fates: fc.array(aFate, { maxLength: 80 }) });

/** The protections; a fault removes one. */
type Planted = 'none' | 'freshIdPerTry' | 'goneBeforeConfirmed' | 'believesItself' | 'noTakeOver';

interface Attachment {
  readonly id: number;
  readonly clientId: string;
  readonly sha256: string;
  /** Names the awaited bytes: another key for each link. */
  key: string;
  state: 'reserved' | 'uploaded';
  holds: string | null;
}

/** The server's side of contract/rest.md: a clientId is one record, a link one key, and a completion compares what arrived. */
class Server {
  readonly attachments: Attachment[] = [];
  readonly #bytes = new Map<string, string>();
  readonly #fates: Fate[];
  calls = 0;

  constructor(fates: readonly Fate[]) {
    this.#fates = [...fates];
  }

  announce({ id: clientId, sha256 }: Photo): { id: number; url: string | null } {
    return this.#answer(() => {
      const known = this.attachments.find((one) => one.clientId === clientId);
      const made: Attachment = known ?? { id: this.attachments.length + 1, clientId, sha256, key: '', state: 'reserved', holds: null };
      if (known === undefined) this.attachments.push(made);
      if (made.state === 'uploaded') return { id: made.id, url: null };
      made.key = `key-${String(this.calls)}`;
      return { id: made.id, url: made.key };
    });
  }

  put(key: string, content: string): void {
    const fate = this.#fates[0];
    this.#answer(() => this.#bytes.set(key, fate === 'cutOff' ? content.slice(0, 1) : content));
  }

  complete(id: number): { state: string; sha256: string | null } {
    return this.#answer(() => {
      const held = this.attachments.find((one) => one.id === id);
      if (held === undefined) throw new ApiError({ code: 'NOT_FOUND', status: 404 });
      if (held.state === 'reserved') {
        const arrived = this.#bytes.get(held.key);
        if (arrived === undefined) throw new ApiError({ code: 'FILE_NOT_UPLOADED', status: 409 });
        if (`sha of ${arrived}` !== held.sha256) throw new ApiError({ code: 'FILE_MISMATCH', status: 409 });
        Object.assign(held, { state: 'uploaded', holds: arrived });
      }
      return { state: held.state, sha256: held.sha256 };
    });
  }

  #answer<Result>(work: () => Result): Result {
    this.calls += 1;
    const fate = this.#fates.shift() ?? 'done';
    if (fate === 'requestLost') throw new ApiError({ code: 'OFFLINE', status: 0 });
    if (fate === 'busy') throw new ApiError({ code: 'RATE_LIMITED', status: 429 });
    const result = work();
    if (fate === 'answerLost') throw new ApiError({ code: 'TIMEOUT', status: 0 });
    return result;
  }
}

interface Tab {
  readonly photos: Photos;
  readonly timers: Set<() => void>;
  readonly isAlive: { yes: boolean };
  /** Pictures in memory. */
  readonly hands: { now: number };
}

/** One device: its rows outlive each tab, one tab leads, the others are notified of changes. */
class Device {
  readonly storage: PhotoStorage = photoStorageInMemory();
  readonly taken: string[] = [];
  mostInHand = 0;
  readonly #server: Server;
  readonly #planted: Planted;
  readonly #listeners = new Map<Tab, (message: unknown) => void>();
  readonly #tabs: Tab[] = [];
  #waiting: { readonly of: Tab; readonly begin: () => void }[] = [];
  #leader: Tab | null = null;
  #made = 0;

  constructor(server: Server, planted: Planted) {
    this.#server = server;
    this.#planted = planted;
  }

  async open(at: number): Promise<void> {
    const timers = new Set<() => void>();
    const me: Tab = {
      timers,
      isAlive: { yes: true },
      hands: { now: 0 },
      get photos() {
        return made;
      },
    };
    const photos: PhotoStorage = {
      ...this.storage,
      // a closed tab neither writes nor reads
      change: (id, decide) => (me.isAlive.yes ? this.storage.change(id, decide) : new Promise(() => undefined)),
      bytes: async (id) => {
        me.hands.now += 1;
        this.mostInHand = Math.max(this.mostInHand, me.hands.now);
        return this.storage.bytes(id);
      },
    };
    const device: PhotosOnDevice = { photos, ...noOtherTab, ...this.#shared(me) };
    // a lease never ends by this clock: what a crashed tab was doing must be taken over
    const now = (): number => 1_000;
    const made = createPhotos({
      device,
      store: createPhotoStore(device, now),
      calls: this.#calls(me),
      canSend: () => me.isAlive.yes,
      targetOf: ({ potentialJobId }) => Promise.resolve({ potentialJobId }),
      isOnWifi: () => true,
      stamperOf: () => Promise.reject(new Error('nothing is left to be made')),
      now,
      freshId: () => `attempt-${String((this.#made += 1))}`,
      schedule: (run) => {
        timers.add(run);
        return () => void timers.delete(run);
      },
      chance: () => 0,
      underWay: (work) => work(),
      onReceived: () => undefined,
    });
    this.#tabs[at] = me;
    await made.start();
  }

  #shared(me: Tab): Pick<PhotosOnDevice, 'channel' | 'lead'> {
    return {
      channel: {
        post: (message) => {
          if (me.isAlive.yes) for (const [other, hear] of this.#listeners) if (other !== me) hear(structuredClone(message));
        },
        follow: (listener) => {
          this.#listeners.set(me, listener);
          return () => void this.#listeners.delete(me);
        },
      },
      lead: (begin) => {
        const isAlone = this.#planted !== 'noTakeOver';
        if (this.#leader === null) {
          this.#leader = me;
          begin(isAlone);
        } else this.#waiting.push({ of: me, begin: () => begin(isAlone) });
        return () => undefined;
      },
    };
  }

  #calls({ isAlive, hands }: Tab): PhotoCalls {
    /** A closed tab sends nothing, and gets no messages. */
    const over = async <Result>(work: () => Result): Promise<Result> => {
      for (let turn = this.#made % 4; turn >= 0; turn -= 1) await Promise.resolve();
      if (!isAlive.yes) return new Promise(() => undefined);
      const result = work();
      await Promise.resolve();
      return isAlive.yes ? result : new Promise(() => undefined);
    };
    return {
      announce: async (photo) => {
        const clientId = this.#planted === 'freshIdPerTry' ? `${photo.id} ${String((this.#made += 1))}` : photo.id;
        const { id, url } = await over(() => this.#server.announce({ ...photo, id: clientId }));
        return { attachmentId: id, uploadUrl: url, contentType: 'image/jpeg', isRemoved: false };
      },
      put: async ({ url, bytes }) => {
        try {
          await over(() => this.#server.put(url, new TextDecoder().decode(bytes as ArrayBuffer)));
        } finally {
          hands.now -= 1;
        }
      },
      complete: async (id, { id: photoId, sizeBytes, sha256 }) => {
        if (this.#planted === 'goneBeforeConfirmed') await this.storage.change(photoId, () => ({ isGone: true }));
        if (this.#planted === 'believesItself') return { state: 'uploaded', sizeBytes, sha256 };
        return { ...(await over(() => this.#server.complete(id))), sizeBytes };
      },
    };
  }

  /** Nothing is closed: the tab disappears in the middle of whatever it did. */
  async crash(at: number): Promise<void> {
    const gone = this.#tabs[at];
    if (gone === undefined) return;
    gone.isAlive.yes = false;
    gone.timers.clear();
    this.#listeners.delete(gone);
    this.#waiting = this.#waiting.filter(({ of }) => of !== gone);
    if (this.#leader === gone) {
      this.#leader = null;
      const next = this.#waiting.shift();
      if (next !== undefined) {
        this.#leader = next.of;
        next.begin();
      }
    }
    await this.open(at);
  }

  async take(at: number): Promise<void> {
    const content = `picture ${String(this.taken.length)}`;
    this.taken.push(content);
    const bytes = new TextEncoder().encode(content).buffer;
    const photo: TakenPhoto = {
      id: `photo-${String(this.taken.length)}`,
      // names repeat: they identify nothing
      ...{ name: 'Trench-1.jpg', title: 'Trench', description: null, about: null, takenAt: '2026-11-20T01:00:00Z', position: null },
      ...{ constructionId: 10, potentialJobId: null, taskId: 11 },
      ...{ sizeBytes: bytes.byteLength, sha256: `sha of ${content}`, bytes, thumb: new ArrayBuffer(1) },
    };
    await this.#tabs[at]?.photos.take(photo);
  }

  async run(turns: number): Promise<void> {
    for (let turn = 0; turn < turns; turn += 1) {
      await Promise.resolve();
      if (turn % 7 !== 0) continue;
      for (const { timers } of this.#tabs)
        for (const run of [...timers]) {
          timers.delete(run);
          run();
        }
    }
  }
}

const MOST_ROUNDS = 60;

async function live(
  { steps, fates }: { readonly steps: readonly Step[]; readonly fates: readonly Fate[] },
  planted: Planted,
): Promise<string[]> {
  const server = new Server(fates);
  const device = new Device(server, planted);
  for (let at = 0; at < TABS; at += 1) await device.open(at);
  for (const step of steps) {
    if (step.kind === 'take') await device.take(step.tab);
    else if (step.kind === 'crash') await device.crash(step.tab);
    else await device.run(step.turns);
  }
  for (let round = 0; round < MOST_ROUNDS && (await device.storage.all()).length > 0; round += 1) await device.run(140);
  const held = server.attachments.filter(({ state }) => state === 'uploaded').map(({ holds }) => holds);
  const wrong: string[] = [];
  const left = await device.storage.all();
  const isHere = (content: string) => left.some(({ id }) => id === `photo-${String(device.taken.indexOf(content) + 1)}`);
  if (device.taken.some((content) => !held.includes(content) && !isHere(content))) wrong.push('lost');
  if (new Set(held).size !== held.length) wrong.push('doubled');
  if (held.some((content) => content === null || !device.taken.includes(content))) wrong.push('corrupt');
  if (left.length > 0) wrong.push('stuck');
  if (server.attachments.some(({ state }) => state === 'reserved')) wrong.push('orphan');
  if (device.mostInHand > 1) wrong.push('several pictures in hand');
  // each photo has three calls, each fault spoils at most the three of one try, and so does each crash
  const crashes = steps.filter(({ kind }) => kind === 'crash').length;
  if (server.calls > 3 * (device.taken.length + fates.length + crashes)) wrong.push('busy loop');
  return wrong;
}

beforeEach(() => {
  const { warn } = console;
  console.warn = (...said: unknown[]) => (String(said[0]).startsWith('[lotline]') ? undefined : warn(...said));
});

test('whatever happens, each photo reaches the office once and whole, and none stays behind', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async (given) => {
      expect(await live(given, 'none')).toEqual([]);
    }),
    // without taking over what a lost tab had begun, nine of ten seeds fail within 19 plans; it is the rarest of the planted faults
    runs({ least: 40, soak: 2_000 }),
  );
});

/** It ends with the first that finds it. */
const MOST_TO_FIND = 400;
const FOUND: Readonly<Record<Exclude<Planted, 'none'>, readonly string[]>> = {
  freshIdPerTry: ['doubled', 'orphan'],
  goneBeforeConfirmed: ['lost'],
  believesItself: ['lost', 'orphan'],
  noTakeOver: ['stuck'],
};

test.each(Object.entries(FOUND))('a planted fault is found: %s', async (planted, signs) => {
  const isMissed = fc.asyncProperty(plan, async (given) => {
    const wrong = await live(given, planted as Planted);
    return !signs.some((sign) => wrong.includes(sign));
  });
  const found = await fc.check(isMissed, { ...runs({ least: MOST_TO_FIND, soak: MOST_TO_FIND }), endOnFailure: true });
  expect(found.failed).toBe(true);
});

test('200 photos waiting: one picture is read at a time, and none before its turn', async () => {
  const server = new Server([]);
  const device = new Device(server, 'none');
  await device.open(0);
  for (let at = 0; at < 200; at += 1) await device.take(0);
  for (let round = 0; round < 400 && (await device.storage.all()).length > 0; round += 1) await device.run(140);
  expect(server.attachments.filter(({ state }) => state === 'uploaded')).toHaveLength(200);
  expect(device.mostInHand).toBe(1);
});
