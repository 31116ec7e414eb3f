// The uploads on their way: how many the office does not have yet, and which need the person.
import type { UploadView } from '@lotline/web-session/uploads/upload-record';
import type { QueueSum } from '../outbox/queue-lines.ts';

/** Those that the office does not have. */
export const unsentUploads = (uploads: readonly UploadView[]): readonly UploadView[] => uploads.filter(({ state }) => state !== 'done');

/** It continues only when the person does something. */
export const needsPerson = ({ state }: UploadView): boolean => state === 'failed' || state === 'needsFile';

export function uploadSum(uploads: readonly UploadView[]): QueueSum {
  const unsent = unsentUploads(uploads);
  const oldest = Math.min(...unsent.map(({ createdAt }) => createdAt));
  return {
    count: unsent.length,
    needsYou: unsent.filter(needsPerson).length,
    since: unsent.length === 0 ? null : new Date(oldest).toISOString(),
  };
}
