// A file's addresses and words. The server makes the thumbnails; the address is signed for this person.
import { formatBytes, tagsOf } from '@lotline/schema/domain/attachment/attachment.rules';
import { formatDateClock } from '@lotline/schema/domain/kernel/date-format';
import type { ShownFile } from './shown-file.ts';

type Addressed = Pick<ShownFile, 'url'>;
/** Undefined also until the server has made it, some moments after a picture arrived: its record says so, and is read again when that changes. */
export const thumbnailOf = ({ url, hasThumbnail }: Pick<ShownFile, 'url' | 'hasThumbnail'>): string | undefined =>
  url === null || !hasThumbnail ? undefined : `${url}?variant=thumbnail`;
export const previewOf = ({ url }: Addressed): string | undefined => (url === null ? undefined : `${url}?variant=preview`);

export const originalOf = ({ url }: Addressed): string | undefined => (url === null ? undefined : `${url}?variant=original`);

/** '24 Nov 2026 10:21 am · Tom Okafor · Photos · 640 KiB'. */
export function fileFacts({ createdUtc, ownerName, tags, sizeBytes }: ShownFile, zone: string): string {
  return [formatDateClock(createdUtc, zone), ownerName, tagsOf(tags).join(', '), formatBytes(sizeBytes)].filter(Boolean).join(' · ');
}

/** The delete control is hidden when syncStatus is 'synced' (specification 2 §5). */
export const mayRemove = ({ mayChange, syncStatus }: Pick<ShownFile, 'mayChange' | 'syncStatus'>): boolean =>
  mayChange && syncStatus !== 'synced';
