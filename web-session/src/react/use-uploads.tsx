// The uploads of the signed-in person, the same for every screen: they continue while the person moves about in the app.
import { useEffect, useMemo } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { anyChance, backoffMs } from '../backoff.ts';
import type { Platform } from '../platform.ts';
import { useActor } from './me-context.tsx';
import { usePlatform } from './platform-context.tsx';
import { keys } from './query-keys.tsx';
import { useReadable } from './use-readable.tsx';
import { hashBytes } from '../uploads/hash-bytes.ts';
import { putBytes } from '../uploads/put-bytes.ts';
import { shownUploadsOf } from '../uploads/shown-uploads.ts';
import type { UploadView } from '../uploads/upload-record.ts';
import { Uploads } from '../uploads/uploads.ts';

/** One for each platform (one a page) and person. */
const made = new WeakMap<Platform, Map<number, Uploads>>();

export function useUploads(): Uploads {
  const platform = usePlatform();
  const client = useQueryClient();
  const { userId } = useActor();
  const uploads = useMemo(() => uploadsOf({ platform, client, userId }), [platform, client, userId]);
  useEffect(() => void uploads.open().catch(() => undefined), [uploads]);
  return uploads;
}

/** Of one task, oldest first. */
export function useUploadsOfTask(taskId: number): readonly UploadView[] {
  const all = useReadable(useUploads().shown);
  return useMemo(() => all.filter((upload) => upload.taskId === taskId), [all, taskId]);
}

/** Of a job and its tasks, oldest first. */
export function useUploadsOfJob(constructionId: number): readonly UploadView[] {
  const all = useReadable(useUploads().shown);
  return useMemo(() => all.filter((upload) => upload.constructionId === constructionId), [all, constructionId]);
}

/** Of a project, oldest first. */
export function useUploadsOfProject(projectId: number): readonly UploadView[] {
  const all = useReadable(useUploads().shown);
  return useMemo(() => all.filter((upload) => upload.projectId === projectId), [all, projectId]);
}

/** Of a document of a contractor or a person, oldest first. */
export function useUploadsOfDocument(resourceDocumentId: number): readonly UploadView[] {
  const all = useReadable(useUploads().shown);
  return useMemo(() => all.filter((upload) => upload.resourceDocumentId === resourceDocumentId), [all, resourceDocumentId]);
}

export interface UploadsOwner {
  readonly platform: Platform;
  readonly client: QueryClient;
  readonly userId: number;
}

/** The same for every screen; `open` reads what the device has stored. */
export function uploadsOf({ platform, client, userId }: UploadsOwner): Uploads {
  const ofPlatform = made.get(platform) ?? new Map<number, Uploads>();
  made.set(platform, ofPlatform);
  const known = ofPlatform.get(userId);
  if (known !== undefined) return known;
  const isHere = () => {
    const { person, status } = platform.session.get();
    return status !== 'signed-out' && (person === null || person.id === userId);
  };
  const uploads = new Uploads({
    rest: platform.calls.rest,
    put: putBytes,
    hash: hashBytes,
    pause: pauseBefore,
    storage: platform.uploadsOf(userId),
    freshId: () => platform.ids.fresh(),
    now: () => platform.clock.now().getTime(),
    isHere,
    shown: shownUploadsOf(platform, userId),
    alone: alonePerUpload,
    onArrived: ({ constructionId }) =>
      void client.invalidateQueries({ queryKey: constructionId === null ? keys.projects() : keys.construction(constructionId) }),
  });
  platform.session.subscribe(() => {
    if (isHere()) uploads.wake();
    else uploads.halt();
  });
  ofPlatform.set(userId, uploads);
  return uploads;
}

/** At once when the network is back, else after a while. */
function pauseBefore(failures: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (then: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
      then();
    };
    const goOn = end(resolve);
    const stop = end(() => reject(signal.reason as Error));
    const timer = setTimeout(goOn, backoffMs(failures, anyChance()));
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}

async function alonePerUpload(id: string, work: () => Promise<void>): Promise<boolean> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (locks === undefined) {
    await work();
    return true;
  }
  return locks.request(`lotline.upload.${id}`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work();
    return true;
  });
}
