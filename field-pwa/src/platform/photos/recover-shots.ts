// Shots that an earlier life of the page had no time to make photos of: its tab ended at the shutter. They are stamped as they would have been (decision 041).
import { isLikelyFine } from '@lotline/schema/domain/attachment/photo.rules';
import type { PhotosOnDevice } from '@lotline/web-session/device/photo-storage';
import { logProblem } from '@lotline/web-session/log';
import { shotOf, type Shot } from './photo-record.ts';
import type { TakenPhoto } from './photo-store.ts';
import type { Stamper } from './stamp/stamper.ts';

interface RecoveryParts {
  readonly device: Pick<PhotosOnDevice, 'photos' | 'heldShots'>;
  readonly take: (taken: TakenPhoto, how: { readonly isDoubtful: boolean }) => Promise<void>;
  readonly stamper: Stamper;
}

/** In the order in which they were taken. What a living tab is at, and what cannot be made now, stays for the next start. */
export async function recoverShots({ device, take, stamper }: RecoveryParts): Promise<void> {
  const held = await device.heldShots();
  const shots = (await device.photos.shots()).map(shotOf).filter((shot) => shot !== null && !held.has(shot.id)) as Shot[];
  for (const { picture, words, ...facts } of shots.toSorted((a, b) => a.takenAt.localeCompare(b.takenAt))) {
    try {
      const { bytes, sha256, thumb } = await stamper.stamp(await createImageBitmap(blobOf(picture)), words);
      const sizeBytes = bytes.byteLength;
      await take({ ...facts, sizeBytes, sha256, bytes, thumb }, { isDoubtful: !isLikelyFine(sizeBytes) });
    } catch (problem) {
      logProblem('A photo could not be made of what an earlier page had taken', problem);
    }
  }
}

/** The content policy lets nothing be fetched from a data URL. */
function blobOf(picture: string): Blob {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: 'image/jpeg' });
}
