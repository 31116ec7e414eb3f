// Sends a piece of a file to an upload link: the browser streams it from the disk. fetch does not report progress, so this is XMLHttpRequest.
import { toApiError, ApiError } from '../api-error.ts';

export interface PutWish {
  readonly url: string;
  readonly bytes: Blob;
  readonly contentType: string;
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number) => void;
}
export type PutBytes = (wish: PutWish) => Promise<void>;

/** After this time without a byte sent the connection counts as dead. */
const STALLED_MS = 60_000;

/** @throws ApiError OFFLINE when no answer came, else the answer's error; the signal's reason once it is aborted. */
export const putBytes: PutBytes = ({ url, bytes, contentType, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_MS);
    };
    const stop = () => request.abort();
    const end = (problem: unknown) => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', stop);
      if (problem === null) resolve();
      else reject(signal.aborted ? (signal.reason as Error) : (problem as Error));
    };
    const lost = () => end(new ApiError({ code: 'OFFLINE', status: 0 }));
    request.upload.onprogress = ({ loaded }) => {
      watch();
      onProgress(loaded);
    };
    request.onload = () => {
      const isFine = request.status >= 200 && request.status < 300;
      end(isFine ? null : toApiError(request.status, bodyOf(request.responseText)));
    };
    request.onerror = lost;
    request.onabort = lost;
    if (signal.aborted) {
      end(signal.reason);
      return;
    }
    signal.addEventListener('abort', stop);
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', contentType);
    watch();
    request.send(bytes);
  });

/** Another store answers in another format. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
