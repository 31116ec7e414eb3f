// Sends the bytes of a file to the address that the server gave for it, which needs no token (contract/rest.md). By XMLHttpRequest, which alone reports
// progress.
import { ApiError, toApiError } from './api-error.ts';
import { logProblem } from './log.ts';
import { parseJson } from './rest.ts';

export interface FilePut {
  readonly url: string;
  readonly contentType: string;
  readonly bytes: ArrayBuffer | Blob;
  /** From 0 to 1. */
  readonly onProgress?: (part: number) => void;
  readonly signal?: AbortSignal;
}

export type PutFile = (put: FilePut) => Promise<void>;

/** After this time without progress it gives up. */
const STALLED_MS = 60_000;

/** @throws ApiError, OFFLINE or TIMEOUT when nobody knows whether it arrived. */
export const putFile: PutFile = ({ url, contentType, bytes, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let isLate = false;
    let stalled = setTimeout(giveUp, STALLED_MS);
    function giveUp(): void {
      isLate = true;
      request.abort();
    }
    const lost = (): void => {
      clearTimeout(stalled);
      logProblem('A file got no answer', new Error(isLate ? 'no progress' : 'the connection broke'));
      reject(new ApiError({ code: isLate ? 'TIMEOUT' : 'OFFLINE', status: 0 }));
    };
    signal?.addEventListener('abort', () => request.abort());
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(stalled);
      stalled = setTimeout(giveUp, STALLED_MS);
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      clearTimeout(stalled);
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(toApiError(request.status, parseJson(request.responseText)));
    });
    request.addEventListener('error', lost);
    request.addEventListener('abort', lost);
    request.open('PUT', url);
    request.setRequestHeader('content-type', contentType);
    request.send(bytes);
  });
