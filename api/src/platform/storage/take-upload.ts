// The API as an upload target: the link's promise is checked before and while the bytes arrive (quality.md §2, presigned URLs).
import type { IncomingMessage } from 'node:http';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { DiskStore } from './disk-store.ts';
import type { Received } from './receive-file.ts';
import type { AnnouncedUpload } from './store.ts';

const STALLED_MS = 60_000;
const DRAIN_MS = 10_000;

/** @throws RefusalError UPLOAD_URL_INVALID for another type, BODY_TOO_LARGE, FILE_MISMATCH, STORAGE_FULL. */
export async function takeUpload(disk: DiskStore, upload: AnnouncedUpload, request: IncomingMessage): Promise<Received> {
  mustBeAsAnnounced(upload, request);
  request.setTimeout(STALLED_MS, () => request.destroy());
  return disk.receive(upload, request);
}

function mustBeAsAnnounced(upload: AnnouncedUpload, { headers }: IncomingMessage): void {
  if (headers['content-type']?.trim().toLowerCase() !== upload.contentType)
    refuse('UPLOAD_URL_INVALID', { contentType: upload.contentType });
  if (headers['content-encoding'] !== undefined) refuse('UPLOAD_URL_INVALID');
  // Without a length the bytes are counted as they come.
  if (headers['content-length'] === undefined) return;
  const sizeBytes = Number(headers['content-length']);
  if (sizeBytes > upload.sizeBytes) refuse('BODY_TOO_LARGE', { limit: `${String(upload.sizeBytes)} bytes` });
  if (upload.isExact && sizeBytes !== upload.sizeBytes) refuse('FILE_MISMATCH', { sizeBytes, announcedSizeBytes: upload.sizeBytes });
}

/** Lets the rest of a refused body pass unread for a while: a sender that is cut in the middle never sees why. */
export function drain(request: IncomingMessage): void {
  if (request.complete) return;
  request.resume();
  setTimeout(() => {
    if (!request.complete) request.destroy();
  }, DRAIN_MS).unref();
}
