// Export: all that is unsent and what was removed, with its pictures and files, as one archive that this device saves.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@lotline/shared-ui/components/Toast/toast-context';
import { browserZone } from '@lotline/shared-ui/time/browser-zone';
import { logProblem } from '@lotline/web-session/log';
import { useActor, useMe } from '@lotline/web-session/react/me-context';
import { usePlatform } from '@lotline/web-session/react/platform-context';
import type { UploadsOwner } from '@lotline/web-session/react/use-uploads';
import type { UploadView } from '@lotline/web-session/uploads/upload-record';
import type { PhotoStore } from '../../platform/photos/photo-store.ts';
import { usePhotos } from '../../platform/photos/photos-context.ts';
import { useOutbox } from '../../platform/outbox/outbox-context.ts';
import { unsentUploads } from '../../platform/uploads/upload-sum.ts';
import { useShownUploads } from '../../platform/uploads/use-shown-uploads.ts';
import { archiveName, exportFile, exportGaps, exportHolds, type Beside } from './facts/export-file.ts';
import { apart, filePath, photoPath } from './facts/export-names.ts';
import type { Enclosed } from './make-archive.ts';

export interface Exporting {
  readonly read: number;
  readonly of: number;
}

interface Export {
  readonly exportAll: () => void;
  /** Null while none is made. */
  readonly progress: Exporting | null;
}

export function useExport(): Export {
  const platform = usePlatform();
  const { everything } = useOutbox();
  const { store } = usePhotos();
  const { displayName, email } = useMe();
  const { userId } = useActor();
  const client = useQueryClient();
  const uploads = useShownUploads();
  const toast = useToast();
  const [progress, setProgress] = useState<Exporting | null>(null);
  const save = async (): Promise<void> => {
    const { makeArchive } = await import('./make-archive.ts');
    const zone = browserZone();
    const now = platform.clock.now();
    const work = await everything();
    const beside = besideOf(store, unsentUploads(uploads), zone);
    const enclosed = [...photosIn(beside, store), ...(await filesIn(beside, { platform, client, userId }))];
    setProgress({ read: 0, of: enclosed.length });
    const { archive, gaps } = await makeArchive({
      enclosed,
      record: (found) => exportFile(work, { ...beside, gaps: found }, { person: displayName, email, zone, now }),
      now,
      onRead: (read) => setProgress({ read, of: enclosed.length }),
    });
    const name = archiveName(now, zone);
    platform.files.save(name, archive);
    const saved = `Saved as ${name}: ${exportHolds(work, { ...beside, gaps })}.`;
    const missing = exportGaps({ ...beside, gaps });
    if (missing === null) toast.success(saved);
    else toast.error(`${saved} ${missing}`);
  };
  const exportAll = (): void => {
    setProgress({ read: 0, of: 0 });
    platform
      .underWay(save)
      .catch((problem: unknown) => {
        logProblem('The unsent work could not be exported', problem);
        toast.error('The file could not be made. Unsent work stays on this phone.');
      })
      .finally(() => setProgress(null));
  };
  return { exportAll, progress };
}

function besideOf({ read }: PhotoStore, uploads: readonly UploadView[], zone: string): Beside {
  const photos = read();
  const photoPaths = apart(photos.map((photo) => photoPath(photo, zone)));
  const filePaths = apart(uploads.map(({ name }) => filePath(name)));
  return {
    photos: photos.map((photo, at) => ({ photo, path: photoPaths[at] ?? '' })),
    uploads: uploads.map((upload, at) => ({ upload, path: filePaths[at] ?? '' })),
    gaps: new Map(),
  };
}

const photosIn = ({ photos }: Beside, { bytes }: PhotoStore): readonly Enclosed[] =>
  photos.map(({ photo, path }) => ({ path, changedAt: new Date(photo.takenAt), read: () => bytes(photo.id) }));

/** Their bytes stay where the person has them: in hand only as long as the browser can open them. */
async function filesIn({ uploads }: Beside, owner: UploadsOwner): Promise<readonly Enclosed[]> {
  if (uploads.length === 0) return [];
  const { uploadsOf } = await import('@lotline/web-session/react/use-uploads');
  const known = uploadsOf(owner);
  return uploads.map(({ upload, path }) => ({
    path,
    changedAt: new Date(upload.createdAt),
    read: () => Promise.resolve(known.fileOf(upload.id)),
  }));
}
