// A person's photos with a server that accepts each at once, a device in memory, and timers that the test runs.
import { noOtherTab, photoStorageInMemory } from '@lotline/web-session/testing/photos-in-memory';
import { createPhotoStore, type TakenPhoto } from '../photo-store.ts';
import type { PhotoTarget } from '../photo-target.ts';
import { createPhotos } from '../photos.ts';

export const photoNo = (number: number): TakenPhoto => ({
  ...{ id: `photo-${String(number)}`, name: `Trench-${String(number)}.jpg`, title: 'Trench', description: 'East', about: null },
  ...{ constructionId: 10, potentialJobId: null, taskId: 11, takenAt: '2026-11-20T01:00:00Z', position: null },
  ...{ sizeBytes: 3, sha256: 'ab', bytes: new ArrayBuffer(3), thumb: new ArrayBuffer(1) },
});

/** Another picture than the shot's own: made, not copied. */
const stamp = () => Promise.resolve({ bytes: new ArrayBuffer(40_000), sha256: 'cd', thumb: new ArrayBuffer(1) });

export async function buildPhotos({ network = null as boolean | null, kept = photoStorageInMemory() } = {}) {
  const device = { photos: kept, ...noOtherTab, channel: { post: () => undefined, follow: () => () => undefined }, lead: begin(true) };
  const world: { network: boolean | null; number: number | null; isGone: boolean } = { network, number: null, isGone: false };
  const sent: string[] = [];
  let timers: (() => void)[] = [];
  const photos = createPhotos({
    device,
    store: createPhotoStore(device, () => 1_000),
    isOnWifi: () => world.network,
    stamperOf: () => Promise.resolve({ stamp, stop: () => undefined }),
    calls: {
      announce: ({ id, potentialJobId }) => {
        sent.push(potentialJobId === null ? id : `${id} of ${String(potentialJobId)}`);
        return Promise.resolve({ attachmentId: sent.length, uploadUrl: null, contentType: 'image/jpeg', isRemoved: false });
      },
      put: () => Promise.resolve(),
      complete: (_id, { sizeBytes, sha256 }) => Promise.resolve({ state: 'uploaded', sizeBytes, sha256 }),
    },
    canSend: () => true,
    targetOf: ({ potentialJobId, potentialJobClientId }) => Promise.resolve(targetIn(world, potentialJobId, potentialJobClientId ?? null)),
    now: () => 1_000,
    freshId: () => 'attempt',
    schedule: (run) => {
      timers.push(run);
      return () => (timers = timers.filter((other) => other !== run));
    },
    chance: () => 0,
    underWay: (work) => work(),
    onReceived: () => undefined,
  });
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 300; turn += 1) await Promise.resolve();
  };
  /** The periodic look happens now. */
  const look = async (): Promise<void> => {
    const due = timers;
    timers = [];
    for (const run of due) run();
    await settled();
  };
  // an unreadable device is not waited for here
  void photos.start();
  await settled();
  return { photos, kept, world, sent, settled, look };
}
const begin = (isAlone: boolean) => (lead: (isAlone: boolean) => void) => {
  lead(isAlone);
  return () => undefined;
};

function targetIn(
  { number, isGone }: { readonly number: number | null; readonly isGone: boolean },
  id: number | null,
  clientId: string | null,
): PhotoTarget {
  if (id !== null || clientId === null) return { potentialJobId: id };
  if (isGone) return 'gone';
  return number === null ? 'waits' : { potentialJobId: number };
}
