// From the shutter to the office: stored first, then sent by one tab, one photo at a time, beside the outbox, which never waits for photos (decision 041).
import { DOUBTFUL_PHOTO, NEW_PHOTO } from '@lotline/schema/domain/attachment/photo-sync';
import type { PhotosOnDevice } from '@lotline/web-session/device/photo-storage';
import { logProblem } from '@lotline/web-session/log';
import { createStore, type Readable, type Store } from '@lotline/web-session/store';
import { originalsBy } from './originals.ts';
import { createNextTries, type NextTries } from '../outbox/next-tries.ts';
import { readerOf, type Reader } from '../outbox/until-read.ts';
import { createPhotoRunner, type PhotoRunner, type PhotoRunnerParts } from './photo-runner.ts';
import type { Shot } from './photo-record.ts';
import type { PhotoStore, TakenPhoto } from './photo-store.ts';
import type { Stamper } from './stamp/stamper.ts';

interface Progress {
  readonly id: string;
  readonly part: number;
}

export interface Photos {
  readonly store: PhotoStore;
  /** The progress of the one that is on its way, from 0 to 1; null while none is. */
  readonly progress: Readable<Progress | null>;
  readonly nextTries: NextTries['shown'];
  /** Its database is open, or could not be opened: only then a shot can be written at the shutter. */
  readonly isDeviceRead: Readable<boolean>;
  /**
   * In the task of the shutter: what the camera shows goes to the device before a photo is made of it. Of what is left the next start makes one, once
   * the returned function has been called or this page is gone.
   */
  readonly shoot: (shot: Shot) => () => void;
  /** No photo is made of it: the person was told, or decided. */
  readonly dropShot: (id: string) => void;
  /**
   * Resolves once it is on the device. A doubtful one waits there until the person has said whether it is fine: `askAgain` sends it, `remove` lets go of
   * it. @throws what the device said why it cannot keep it
   */
  readonly take: (taken: TakenPhoto, options?: { readonly isDoubtful: boolean }) => Promise<void>;
  /** Without waiting for the next look. */
  readonly sendNow: () => void;
  /** Originals are sent on any network, until this page closes. */
  readonly sendOriginals: () => void;
  /** What originals wait for: null where they are sent; the person, where the device does not report whether it is on Wi-Fi. */
  readonly originalsWaitFor: () => 'wifi' | 'person' | null;
  /** Sent on any network since a person said so, in any tab. */
  readonly areOriginalsLetGo: Readable<boolean>;
  /** Retries a photo that needs the person. */
  readonly askAgain: (id: string) => Promise<void>;
  /** The person removes a photo that needs them. False when it is on its way again. */
  readonly remove: (id: string) => Promise<boolean>;
  /** Resolves when the device has been read. Listens to the other tabs until `stop`. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

export interface PhotosParts extends Omit<PhotoRunnerParts, 'onProgress' | 'nextTries' | 'mayGo'> {
  readonly device: Pick<PhotosOnDevice, 'photos' | 'channel' | 'lead' | 'holdShot' | 'heldShots'>;
  /** What makes photos of shots that are left over: loaded only then. */
  readonly stamperOf: () => Promise<Stamper>;
  /** Null: this device does not report it. */
  readonly isOnWifi: () => boolean | null;
}

export function createPhotos({ device, isOnWifi, stamperOf, ...parts }: PhotosParts): Photos {
  const { store } = parts;
  const progress = createStore<Progress | null>(null);
  const nextTries = createNextTries(device.channel);
  const originals = originalsBy(isOnWifi);
  const runner = runnerWithProgress(progress, { ...parts, nextTries, mayGo: originals.mayGo });
  const hear = (message: unknown): void => {
    if (nextTries.hear(message)) return;
    const kind = (message as { readonly kind?: unknown } | null)?.kind;
    if (kind === 'changed') void reader.read().then(runner.push);
    else if (kind === 'push' || kind === 'originals') go(kind);
  };
  const go = (kind: 'push' | 'originals'): void => {
    if (kind === 'originals') originals.letGo();
    runner.pushNow();
  };
  const send = (kind: 'push' | 'originals'): void => {
    device.channel.post({ kind });
    go(kind);
  };
  let stops: (() => void)[] = [];
  const { isDeviceRead, reader } = deviceReader(parts);
  const take = takeInto(store, runner.push);
  return {
    ...{ store, progress, nextTries: nextTries.shown, isDeviceRead },
    sendNow: () => send('push'),
    sendOriginals: () => send('originals'),
    originalsWaitFor: originals.waitFor,
    areOriginalsLetGo: originals.areLetGo,
    ...shotsOn(device),
    take,
    askAgain: async (id) => {
      await store.apply(id, { kind: 'askedAgain' });
      send('push');
    },
    remove: (id) => store.letGo(id, ({ sync }) => sync.needsYou),
    start: async () => {
      reader.begin();
      runner.start();
      stops = [device.channel.follow(hear), device.lead(runner.lead), runner.stop, reader.end];
      await reader.read();
      runner.push();
      await recover({ device, stamperOf, take });
    },
    stop: () => {
      for (const stop of stops) stop();
      stops = [];
    },
  };
}

function deviceReader(parts: Parameters<typeof readerOf>[0]): Pick<Photos, 'isDeviceRead'> & { readonly reader: Reader } {
  const isDeviceRead = createStore(false);
  const refresh = (): Promise<boolean> => parts.store.refresh().finally(() => isDeviceRead.set(true));
  return { isDeviceRead, reader: readerOf({ ...parts, store: { refresh } }) };
}

const takeInto =
  (store: PhotoStore, push: () => void): Photos['take'] =>
  async (taken, { isDoubtful } = { isDoubtful: false }) => {
    const { shown } = await store.add(taken, isDoubtful ? DOUBTFUL_PHOTO : NEW_PHOTO);
    void shown.then(push);
  };

const shotsOn = ({ photos, holdShot }: PhotosParts['device']): Pick<Photos, 'shoot' | 'dropShot'> => ({
  shoot: ({ picture, ...shot }) => {
    photos
      .first({ id: shot.id, shot, picture })
      ?.catch((problem: unknown) => logProblem('A shot could not be written at the shutter', problem));
    return holdShot(shot.id);
  },
  dropShot: (id) => {
    photos.dropShot(id).catch((problem: unknown) => logProblem('A shot could not be let go of', problem));
  },
});

/** Nothing of it is loaded where nothing is left over. */
async function recover({ device, stamperOf, take }: Pick<PhotosParts, 'device' | 'stamperOf'> & Pick<Photos, 'take'>): Promise<void> {
  try {
    if ((await device.photos.shots()).length === 0) return;
    const [{ recoverShots }, stamper] = await Promise.all([import('./recover-shots.ts'), stamperOf()]);
    await recoverShots({ device, take, stamper }).finally(stamper.stop);
  } catch (problem) {
    logProblem('What an earlier page had taken could not be looked for', problem);
  }
}

const runnerWithProgress = (progress: Store<Progress | null>, parts: Omit<PhotoRunnerParts, 'onProgress'>): PhotoRunner =>
  createPhotoRunner({
    ...parts,
    onProgress: (id, part) => progress.set({ id, part }),
    onReceived: (photo) => {
      progress.set(null);
      parts.onReceived(photo);
    },
  });
