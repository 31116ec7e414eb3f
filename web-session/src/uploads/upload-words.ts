// The words of an upload's state.
import { formatBytes } from '@lotline/schema/domain/attachment/attachment.rules';
import type { UploadView } from './upload-record.ts';

/** How much of it, in whole percent. */
export const percentOf = ({ sentBytes, sizeBytes }: UploadView): number => Math.floor((100 * sentBytes) / Math.max(1, sizeBytes));

/** '12 MiB of 1,000 MiB' */
const amountOf = ({ sentBytes, sizeBytes }: UploadView): string => `${formatBytes(sentBytes)} of ${formatBytes(sizeBytes)}`;

const FAILED: Readonly<Record<NonNullable<UploadView['failure']>['status'], string>> = {
  aborted: 'Stopped. Nothing was kept.',
  exception: 'It was not sent.',
  'error upload': 'The file could not be sent.',
  'params error': 'The office did not take this file.',
};

export function stateWords(upload: UploadView): string {
  const { state, sentence, failure, sizeBytes } = upload;
  switch (state) {
    case 'queued':
      return 'Waiting for its turn.';
    case 'sending':
      return `Sending: ${amountOf(upload)}.`;
    case 'checking':
      return 'All of it has arrived. The server is checking it.';
    case 'waiting':
      return `${sentence ?? 'No answer yet.'} ${amountOf(upload)} are safe; it continues by itself.`;
    case 'paused':
      return sentence ?? `Paused: ${amountOf(upload)} are safe in the office.`;
    case 'needsFile':
      return `${sentence ?? `${amountOf(upload)} are safe in the office.`} Choose the same file again to go on.`;
    case 'failed':
      return failure === null ? FAILED.exception : `${FAILED[failure.status]} ${failure.sentence}`;
    case 'done':
      return `Received: ${formatBytes(sizeBytes)}.`;
  }
}
