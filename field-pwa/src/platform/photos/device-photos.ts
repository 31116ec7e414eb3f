// The photos of a job that are still on this device, for every screen that shows a job's files: the task page, the gallery, the capture screen
// (specification 1 §4, "Offline photo sync states"). A photo that the office has is an attachment of the job and no longer here.
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';

/** pending: stored here. getUrl: the server is asked for an address. uploading: on its way. retrying: tried again by itself. uploaded: the office has it. */
export type DevicePhotoState = 'pending' | 'getUrl' | 'uploading' | 'retrying' | 'uploaded';

export interface DevicePhoto {
  /** The UUID under which the server knows it too, so that no photo arrives twice. */
  readonly id: string;
  /** 'Trench-3.jpg'. */
  readonly name: string;
  /** 'Trench'. */
  readonly title: string;
  /** Null where it belongs to the job alone. */
  readonly taskId: number | null;
  /** ISO, by the device's clock. */
  readonly takenAt: string;
  readonly sizeBytes: number;
  readonly state: DevicePhotoState;
  /** Why it is still here, if there is a reason. */
  readonly reason?: string;
  /** The id of the server's record, once it is known: that attachment is this photo. */
  readonly attachmentId: number | null;
  /** Reads the bytes now; null when they have left this device meanwhile. Keep only those in memory that are in sight. */
  picture(): Promise<Blob | null>;
}

/** What a screen reads of the photos on this device. */
export interface DevicePhotoStore {
  /** Of every job, oldest first: the same list until something changes. */
  readonly read: () => readonly (DevicePhoto & { readonly constructionId: number | null })[];
  readonly subscribe: (listener: () => void) => () => void;
}

export const DevicePhotosContext = createContext<DevicePhotoStore | null>(null);

const NONE: readonly never[] = [];
const readNone = () => NONE;
const never = () => () => undefined;

/** Oldest first; the same list until one of them changes. None where no photos are stored. */
export function useDevicePhotos({ constructionId }: { readonly constructionId: number }): readonly DevicePhoto[] {
  const store = useContext(DevicePhotosContext);
  const all = useSyncExternalStore(store?.subscribe ?? never, store?.read ?? readNone);
  return useMemo(() => all.filter((photo) => photo.constructionId === constructionId), [all, constructionId]);
}
