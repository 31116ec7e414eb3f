// The stored photos as other screens read them: their facts, and the picture on request. An original is not listed: its photo stands for it.
import { createStore } from '@lotline/web-session/store';
import type { DevicePhoto, DevicePhotoStore } from './device-photos.ts';
import type { Photo } from './photo-record.ts';
import type { PhotoStore } from './photo-store.ts';

type Shown = DevicePhoto & { readonly constructionId: number | null };

/** A photo stays the same object until something in it changes. */
export function devicePhotoStore(store: PhotoStore): DevicePhotoStore {
  let from: readonly Photo[] | null = null;
  const view = createStore<readonly Shown[]>([]);
  const known = new Map<string, { readonly of: string; readonly shown: Shown }>();
  const read = (): readonly Shown[] => {
    const photos = store.read();
    if (photos === from) return view.get();
    from = photos;
    const shown = photos.filter(({ isOriginal }) => isOriginal !== true).map((photo) => shownOf(photo));
    const before = view.get();
    const isSame = shown.length === before.length && shown.every((photo, at) => photo === before[at]);
    for (const id of known.keys()) if (!photos.some((photo) => photo.id === id)) known.delete(id);
    if (!isSame) view.set(shown);
    return view.get();
  };
  const shownOf = ({ id, name, title, taskId, takenAt, sizeBytes, constructionId, sync }: Photo): Shown => {
    const { status, problem, attachmentId } = sync;
    const of = JSON.stringify([status, problem, attachmentId]);
    const before = known.get(id);
    if (before?.of === of) return before.shown;
    const made: Shown = {
      ...{ id, name, title, taskId, takenAt, sizeBytes, constructionId, attachmentId },
      state: status,
      ...(problem === null ? {} : { reason: problem.sentence }),
      picture: async () => {
        const bytes = await store.bytes(id);
        return bytes === null ? null : new Blob([bytes], { type: 'image/jpeg' });
      },
    };
    known.set(id, { of, shown: made });
    return made;
  };
  return { read, subscribe: store.subscribe };
}
