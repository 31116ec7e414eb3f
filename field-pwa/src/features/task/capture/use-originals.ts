// The originals of what is taken on this screen, where this device keeps them, or the office has all of them kept: made behind their photos, kept once these are, and never in the shutter's way.
import { useState } from 'react';
import type { PhotosSetting } from '@lotline/schema/domain/settings/photos.setting';
import { logProblem } from '@lotline/web-session/log';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import { isOriginalKept, originalOf } from '../../../platform/photos/originals.ts';
import type { TakenPhoto } from '../../../platform/photos/photo-store.ts';
import { usePhotos } from '../../../platform/photos/photos-context.ts';
import type { Stamped } from '../../../platform/photos/stamp/make-stamped.ts';
import type { Stamper } from '../../../platform/photos/stamp/stamper.ts';

export interface Originals {
  /** Null where none is kept. Before the picture is handed over: what stamps takes it. */
  readonly copyOf: (picture: ImageBitmap) => Promise<ImageBitmap | null>;
  /** Made now, kept with its photo. */
  readonly make: (photoId: string, copy: ImageBitmap | null, stamper: Stamper) => void;
  /** Its photo is on the device. */
  readonly keep: (photo: TakenPhoto) => void;
  /** Its photo is not kept. */
  readonly drop: (photoId: string) => void;
}

/** @param onNotKept the photo is safe, its original is not on this device */
export function useOriginals(setting: PhotosSetting, onNotKept: (photo: TakenPhoto) => void): Originals {
  const { ids } = usePlatform();
  const photos = usePhotos();
  const [made] = useState(() => new Map<string, Promise<Stamped>>());
  return {
    copyOf: (picture) => (isOriginalKept(setting) ? createImageBitmap(picture) : Promise.resolve(null)),
    make: (photoId, copy, stamper) => {
      if (copy === null) return;
      const original = stamper.stamp(copy, null);
      // told of when it is to be kept
      original.catch(() => undefined);
      made.set(photoId, original);
    },
    keep: (photo) => {
      const original = made.get(photo.id);
      made.delete(photo.id);
      original
        ?.then((taken) => photos.take(originalOf(photo, ids.fresh(), taken)))
        .catch((problem: unknown) => {
          logProblem('An original could not be kept on this device', problem);
          onNotKept(photo);
        });
    },
    drop: (photoId) => void made.delete(photoId),
  };
}
