// The signed-in person's photos: stored on this device, sent by one tab; the job is read again once the office has one.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { GetFieldDataQuery } from '@lotline/schema/generated/operations';
import { anyChance } from '@lotline/web-session/backoff';
import { logProblem } from '@lotline/web-session/log';
import type { Platform } from '@lotline/web-session/platform';
import { useActor } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { keys } from '@lotline/web-session/react/query-keys';
import { shownUploadsOf } from '@lotline/web-session/uploads/shown-uploads';
import { useEntries } from '../outbox/outbox-context.ts';
import { askToStay } from '../outbox/stay-on-device.ts';
import { askForSync, wakeUps } from '../outbox/wake-ups.ts';
import { sharedSetting } from '../replica/field-data.ts';
import { DevicePhotosContext } from './device-photos.ts';
import { devicePhotoStore } from './device-photo-store.ts';
import { photoCalls } from './photo-calls.ts';
import { keepAwake } from './keep-awake.ts';
import { isOriginalsNetwork } from './originals.ts';
import { photoTarget } from './photo-target.ts';
import { createPhotoStore } from './photo-store.ts';
import { createPhotos, type Photos } from './photos.ts';
import { PhotosContext } from './photos-context.ts';

export function PhotosRoot({ children }: { readonly children: ReactNode }) {
  const platform = usePlatform();
  const { connection, session } = platform;
  const client = useQueryClient();
  const { userId } = useActor();
  const [photos] = useState((): Photos => {
    const { calls, clock, ids, outboxOf, photosOf, raisedJobsOf, underWay } = platform;
    const device = photosOf(userId);
    const stored = { raised: raisedJobsOf(userId), actions: outboxOf(userId).actions };
    const now = (): number => clock.now().getTime();
    return createPhotos({
      device,
      store: createPhotoStore(device, now),
      calls: photoCalls(calls.rest),
      canSend: () => maySend(platform),
      targetOf: (photo) => photoTarget(photo, stored),
      isOnWifi: () => isOriginalsNetwork(sharedSetting(client.getQueryData<GetFieldDataQuery>(keys.settings()), 'Sync')),
      stamperOf: async () => (await import('./stamp/stamper.ts')).createStamper(),
      now,
      freshId: ids.fresh,
      schedule: (run, ms) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      chance: anyChance,
      underWay,
      onReceived: ({ constructionId }) => {
        void client.invalidateQueries({ queryKey: constructionId === null ? keys.potentialJobs() : keys.construction(constructionId) });
      },
    });
  });
  const [onDevice] = useState(() => devicePhotoStore(photos.store));
  useEffect(() => {
    void photos.start();
    const stop = wakeUps({ connection, session }, { sendNow: photos.sendNow, release: () => undefined });
    return () => {
      stop();
      photos.stop();
    };
  }, [photos, connection, session]);
  useStays(photos);
  useGoesOn(photos);
  useEffect(() => {
    const uploads = shownUploadsOf(platform, userId);
    const isSending = (): boolean => photos.progress.get() !== null || uploads.get().some(({ state }) => state === 'sending');
    return keepAwake(isSending, [photos.progress, uploads]);
  }, [photos, platform, userId]);
  return (
    <PhotosContext value={photos}>
      <DevicePhotosContext value={onDevice}>{children}</DevicePhotosContext>
    </PhotosContext>
  );
}

/** At the first stored photo the browser is asked to keep the storage, and to wake the app once there is a network. */
function useStays({ store }: Photos): void {
  useEffect(() => {
    let isAsked = false;
    return store.subscribe(() => {
      if (isAsked || store.read().length === 0) return;
      isAsked = true;
      void askToStay();
      askForSync().catch((problem: unknown) => logProblem('Background Sync was not asked for', problem));
    });
  }, [store]);
}

/** A potential job that was answered has a number, and its photos can be sent. */
function useGoesOn(photos: Photos): void {
  const added = useEntries().filter(({ action }) => action.name === 'savePotentialJob').length;
  const before = useRef(added);
  useEffect(() => {
    if (added < before.current && photos.store.read().length > 0) photos.sendNow();
    before.current = added;
  }, [photos, added]);
}

/** Without a network nothing is sent, so nothing can have arrived. */
function maySend({ connection, session }: Pick<Platform, 'connection' | 'session'>): boolean {
  const { status, mustSignInAgain } = session.get();
  return connection.get().hasNetwork && status === 'signed-in' && !mustSignInAgain;
}
