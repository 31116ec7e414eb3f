// The photos of a crew's phone without its browser: the engine of the field app in two tabs, on the real server, over the network of crew-network. The person
// takes photos, also small ones that they are asked about, answers or takes another instead, and gives each a title and a place.
import { createRest } from '../../web-session/src/rest.ts';
import { noOtherTab, photoStorageInMemory } from '../../web-session/src/testing/photos-in-memory.ts';
import type { PhotoStorage } from '../../web-session/src/device/photo-storage.ts';
import { isDoubtful } from '../../schema/domain/attachment/photo-sync.ts';
import { photoCalls } from '../../field-pwa/src/platform/photos/photo-calls.ts';
import { photoOf, type Photo } from '../../field-pwa/src/platform/photos/photo-record.ts';
import { createPhotoStore, type TakenPhoto } from '../../field-pwa/src/platform/photos/photo-store.ts';
import { createPhotos, type Photos } from '../../field-pwa/src/platform/photos/photos.ts';
import { photo as pictureOf } from '../../api/test/uploads.ts';
import type { Life } from './life.ts';
import type { CrewNetwork } from './crew-network.ts';
import { CrewTabs, never, type TabLife } from './crew-tabs.ts';

/** In bytes, as the phone makes pictures of different lengths: below 30,000 it asks whether the photo shows anything. */
const SIZES = { doubtful: 4_000, usual: 31_000, large: 90_000 } as const;
export type Size = keyof typeof SIZES;
export type TakenFacts = Omit<TakenPhoto, 'bytes' | 'thumb'>;

interface Tab {
  readonly photos: Photos;
  readonly timers: Set<() => void>;
  readonly life: TabLife;
}

export class CrewPhotos {
  /** What the person took, by its id. */
  readonly taken = new Map<string, TakenFacts>();
  /** Those that the person let go of. */
  readonly removed = new Set<string>();
  /** How often something was sent. */
  sends = 0;
  private readonly tabs: Tab[] = [];
  private readonly shared = new CrewTabs();
  private readonly rows = photoStorageInMemory();
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    private readonly given: Life,
    private readonly network: CrewNetwork,
    private readonly about: { readonly jobId: number; readonly taskId: number; readonly hasNetwork: () => boolean },
  ) {}

  /** Whatever was there is gone in the middle of what it did. */
  async openTab(at: number): Promise<void> {
    const gone = this.tabs[at];
    gone?.timers.clear();
    if (gone !== undefined) this.shared.gone(gone.life);
    const life = { isAlive: true };
    const timers = new Set<() => void>();
    const device = { photos: this.rowsOf(life), ...noOtherTab, ...this.shared.sharedBy(life) };
    const { given, network, about } = this;
    const now = (): number => given.now().getTime();
    const calls = photoCalls(
      createRest(
        (call) => this.over(life, () => network.send(call)),
        () => undefined,
      ),
      (file) => this.over(life, () => network.put(file)),
    );
    const photos = createPhotos({
      device,
      store: createPhotoStore(device, now),
      calls:
        given.planted === 'freshPhotoPerTry' ? { ...calls, announce: (one) => calls.announce({ ...one, id: given.freshId() }) } : calls,
      canSend: () => life.isAlive && about.hasNetwork(),
      targetOf: ({ potentialJobId }) => Promise.resolve({ potentialJobId }),
      isOnWifi: () => true,
      stamperOf: () => Promise.reject(new Error('nothing is left to be made')),
      now,
      freshId: given.freshId,
      schedule: (run) => {
        timers.add(run);
        return () => void timers.delete(run);
      },
      chance: () => 0,
      underWay: (work) => work(),
      onReceived: () => undefined,
    });
    this.tabs[at] = { photos, timers, life };
    await photos.start();
  }

  /** Stored when it resolves, whatever becomes of the tab. @param size one that is doubtful waits for the person */
  async take(at: number, size: Size, words: string): Promise<void> {
    const { bytes, sizeBytes, sha256 } = pictureOf(SIZES[size]);
    const facts = {
      ...{ id: this.given.freshId(), name: 'Trench-1.jpg', title: `Trench ${words}`, description: `Seen ${words}`, about: null },
      ...{ constructionId: this.about.jobId, potentialJobId: null, taskId: this.about.taskId, takenAt: this.given.now().toISOString() },
      ...{ position: { latitude: -33.8, longitude: 151.2, accuracyMetres: 8 }, sizeBytes, sha256 },
    };
    await this.tabs[at]?.photos.take({ ...facts, bytes: bytes.buffer, thumb: new ArrayBuffer(1) }, { isDoubtful: size === 'doubtful' });
    this.taken.set(facts.id, facts);
  }

  /** The person says that a small one is fine, or takes another in its place. */
  async decide(at: number, isFine: boolean, words: string): Promise<void> {
    const tab = this.tabs[at];
    const asked = tab?.photos.store.read().find(({ sync }) => isDoubtful(sync));
    if (tab === undefined || asked === undefined) return;
    if (isFine) return tab.photos.askAgain(asked.id);
    if (await tab.photos.remove(asked.id)) this.removed.add(asked.id);
    await this.take(at, 'usual', words);
  }

  /** All timers have run out once. */
  turn(): void {
    for (const { timers } of this.tabs)
      for (const run of [...timers]) {
        timers.delete(run);
        run();
      }
  }

  async untilQuiet(): Promise<void> {
    while (this.underWay.size > 0) await Promise.allSettled(this.underWay);
  }

  /** What lies on the phone. */
  async left(): Promise<readonly Photo[]> {
    return (await this.rows.all()).map(photoOf).filter((photo) => photo !== null);
  }

  /** Of a tab that is gone nothing is sent, and it hears of nothing. */
  private async over<Result>(life: TabLife, work: () => Promise<Result>): Promise<Result> {
    if (!life.isAlive) return never();
    this.sends += 1;
    const answering = work();
    const settled = answering.catch(() => undefined).finally(() => this.underWay.delete(settled));
    this.underWay.add(settled);
    try {
      const answer = await answering;
      return life.isAlive ? answer : await never();
    } catch (problem) {
      if (!life.isAlive) return never();
      throw problem;
    }
  }

  /** A tab that is gone writes nothing any more. */
  private rowsOf(life: TabLife): PhotoStorage {
    const { rows } = this;
    return {
      ...rows,
      add: (...given) => (life.isAlive ? rows.add(...given) : never()),
      change: (...given) => (life.isAlive ? rows.change(...given) : never()),
    };
  }
}
