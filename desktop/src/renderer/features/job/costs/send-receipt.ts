// One receipt to the job's files. Whoever sends it waits beside the form: what cannot be reached is said at once, and Send tries it again.
import { RECEIPTS_CATEGORY } from '@lotline/schema/domain/attachment/categories';
import { ApiError } from '@lotline/web-session/api-error';
import type { Rest } from '@lotline/web-session/rest';
import { hashBytes } from '@lotline/web-session/uploads/hash-bytes';
import { putBytes } from '@lotline/web-session/uploads/put-bytes';
import { sendUpload, type UploadEvent } from '@lotline/web-session/uploads/send-upload';

interface Sent {
  readonly jobId: number;
  readonly clientId: string;
  readonly file: File;
  /** 0 to 1. */
  readonly onProgress: (part: number) => void;
}

const unreachable = (): Promise<void> => Promise.reject(new ApiError({ code: 'OFFLINE', status: 0 }));
const sentBytes = (event: UploadEvent): number | null =>
  event.at === 'sending' ? event.sentBytes : event.at === 'held' ? event.heldBytes : null;

/** The number that the server gave it. @throws UploadFailed with the sentence of the refusal. */
export async function sendReceipt(rest: Rest, { jobId, clientId, file, onProgress }: Sent): Promise<number> {
  const upload = {
    ...{ id: clientId, constructionId: jobId, taskId: null, category: RECEIPTS_CATEGORY },
    ...{ name: file.name, sizeBytes: file.size, lastModified: file.lastModified, createdAt: file.lastModified },
    ...{ attachmentId: null, isPaused: false, failure: null, heldBytes: 0, handle: null },
  };
  const emit = (event: UploadEvent): void => {
    const sent = sentBytes(event);
    if (sent !== null) onProgress(sent / file.size);
  };
  const sending = { upload, file, signal: new AbortController().signal, mustProve: false, emit };
  const { attachmentId } = await sendUpload({ rest, put: putBytes, hash: hashBytes, pause: unreachable }, sending);
  return attachmentId;
}
