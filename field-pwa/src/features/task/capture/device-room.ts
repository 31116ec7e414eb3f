// Whether this device has room for another photo (quality.md §1, case 7).
import { formatBytes } from '@lotline/schema/domain/attachment/attachment.rules';
import { FREE_BYTES_TO_CAPTURE } from '@lotline/schema/domain/attachment/photo.rules';

/** Null where the browser does not say. */
export async function freeBytes(
  storage: Partial<Pick<StorageManager, 'estimate'>> | undefined = (navigator as { readonly storage?: StorageManager }).storage,
): Promise<number | null> {
  const { quota, usage } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}

export const NO_ROOM = `This phone has less than ${formatBytes(FREE_BYTES_TO_CAPTURE)} free. Free up space, or wait until the waiting photos are sent. Then you can take photos again.`;

export const hasRoom = (free: number | null): boolean => free === null || free >= FREE_BYTES_TO_CAPTURE;

/** Of a photo that the device refused to keep. */
export function unsavedSentence(problem: unknown): string {
  const name = problem instanceof Error ? `${problem.name} ${(problem as { readonly inner?: Error }).inner?.name ?? ''}` : '';
  return name.includes('QuotaExceeded')
    ? 'This phone is full and could not keep the photo. It is still on the screen: free up space, then try again.'
    : 'The photo could not be kept on this phone. It is still on the screen: try again.';
}
