// One file to the office, from the announcement to the confirmation that it has arrived. Above 16 MiB it goes in parts, and only those that the office does not
// have. It waits for a lost network; the signal stops it (issue 10 §1; decision 042).
import { contentTypeOf } from '@lotline/schema/domain/attachment/file-types';
import { PHOTOS_CATEGORY } from '@lotline/schema/domain/attachment/categories';
import { isImage } from '@lotline/schema/domain/attachment/attachment.rules';
import { goesInParts, partCount, partRange } from '@lotline/schema/domain/attachment/parts.rules';
import { ApiError } from '../api-error.ts';
import type { Rest } from '../rest.ts';
import { isWorthAnotherTry, UploadFailed } from './upload-problems.ts';
import type { PutBytes } from './put-bytes.ts';
import type { UploadRecord } from './upload-record.ts';

export interface SendDeps {
  readonly rest: Rest;
  readonly put: PutBytes;
  readonly hash: (piece: Blob) => Promise<string>;
  /** Resolves when a retry makes sense; rejects with the signal's reason. */
  readonly pause: (failures: number, signal: AbortSignal) => Promise<void>;
}

export type UploadEvent =
  | { readonly at: 'announced'; readonly attachmentId: number }
  | { readonly at: 'sending'; readonly sentBytes: number }
  /** How many bytes the office has. */
  | { readonly at: 'held'; readonly heldBytes: number }
  | { readonly at: 'checking' }
  | { readonly at: 'waiting'; readonly sentence: string };

export interface Sending {
  readonly upload: UploadRecord;
  readonly file: File;
  readonly signal: AbortSignal;
  /** The file may be another one of that name and size: the parts that were sent are compared. */
  readonly mustProve: boolean;
  readonly emit: (event: UploadEvent) => void;
}

interface Announced {
  readonly uploadUrl: string | null;
  readonly contentType: string | null;
  readonly parts: { readonly sizeBytes: number; readonly count: number } | null;
  readonly attachment: { readonly id: number; readonly state: string };
}
interface OpenedParts {
  readonly state: string;
  readonly partSizeBytes: number;
  readonly held: readonly number[];
  readonly parts: readonly { readonly number: number; readonly uploadUrl: string }[];
  readonly contentType: string;
}

/** Links for so many parts are requested together: they are valid for 15 minutes. */
const REQUESTED_TOGETHER = 4;
/** After so many refusals as another file than announced it is not sent again. */
const MOST_MISMATCHES = 3;

/** @throws UploadFailed, and the signal's reason. */
export async function sendUpload(deps: SendDeps, sending: Sending): Promise<{ attachmentId: number }> {
  const { upload, emit, signal } = sending;
  for (let mismatches = 0; ;) {
    const announced = await announce(deps, sending);
    const { id: attachmentId, state } = announced.attachment;
    emit({ at: 'announced', attachmentId });
    if (state === 'uploaded') return { attachmentId };
    if (state === 'deleted') throw new UploadFailed('error upload', 'The office has since removed this file.');
    const sha256 = goesInParts(upload.sizeBytes) ? await sendParts(deps, sending, attachmentId) : await sendWhole(deps, sending, announced);
    emit({ at: 'checking' });
    try {
      const body = { sizeBytes: upload.sizeBytes, sha256 };
      await again(deps, sending, () => deps.rest(`/api/attachments/${String(attachmentId)}/complete`, { method: 'POST', body, signal }));
      return { attachmentId };
    } catch (error) {
      const isIncomplete = error instanceof ApiError && ['FILE_PARTS_MISSING', 'FILE_NOT_UPLOADED', 'FILE_MISMATCH'].includes(error.code);
      mismatches += 1;
      if (!isIncomplete || mismatches >= MOST_MISMATCHES) throw asFailure('error upload', error, signal);
    }
  }
}

async function announce(deps: SendDeps, sending: Sending): Promise<Announced> {
  const { upload, file, signal } = sending;
  const isPicture = isImage({ key: upload.name, isDocAttachment: upload.category !== PHOTOS_CATEGORY });
  const body = {
    name: upload.name,
    sizeBytes: upload.sizeBytes,
    constructionId: upload.constructionId,
    projectId: upload.projectId ?? null,
    resourceDocumentId: upload.resourceDocumentId ?? null,
    taskId: upload.taskId,
    folder: upload.folder ?? null,
    tags: upload.category,
    isDocAttachment: !isPicture,
    clientId: upload.id,
    sha256: goesInParts(upload.sizeBytes) ? null : await read(deps, file),
  };
  try {
    const call = { method: 'POST', body, signal } as const;
    const answer = await again(deps, sending, () => deps.rest<Announced | undefined>('/api/attachments/getPresignedUploadParams', call));
    if (answer?.attachment === undefined) throw new UploadFailed('params error', 'Invalid server response');
    return answer;
  } catch (error) {
    throw asFailure('params error', error, signal);
  }
}

async function sendWhole(deps: SendDeps, sending: Sending, { uploadUrl, contentType }: Announced): Promise<string> {
  const { upload, file, signal, emit } = sending;
  const sha256 = await read(deps, file);
  let link = uploadUrl;
  const put = async () => {
    link ??= (await announce(deps, sending)).uploadUrl;
    // the bytes are there already, and completing will say so
    if (link === null) return;
    const url = link;
    // a link that failed may have been used up
    link = null;
    const type = contentType ?? contentTypeOf(upload.name) ?? 'application/octet-stream';
    await deps.put({ url, bytes: file, contentType: type, signal, onProgress: (sentBytes) => emit({ at: 'sending', sentBytes }) });
  };
  try {
    await again(deps, sending, put);
  } catch (error) {
    throw asFailure('error upload', error, signal);
  }
  emit({ at: 'held', heldBytes: upload.sizeBytes });
  return sha256;
}

async function sendParts(deps: SendDeps, sending: Sending, attachmentId: number): Promise<null> {
  const { upload, signal } = sending;
  const ask = (parts: readonly { number: number; sha256: string }[]) => {
    const call = { method: 'POST', body: { parts }, signal } as const;
    return again(deps, sending, () => deps.rest<OpenedParts>(`/api/attachments/${String(attachmentId)}/parts`, call));
  };
  try {
    const first = await ask([]);
    const stored = new Set(first.held);
    if (first.state === 'uploaded') return null;
    const { partSizeBytes } = first;
    const numbers = Array.from({ length: partCount(upload.sizeBytes, partSizeBytes) }, (_, at) => at + 1);
    sendStored(sending, stored, partSizeBytes);
    const wanted = numbers.filter((number) => sending.mustProve || !stored.has(number));
    for (let at = 0; at < wanted.length; at += REQUESTED_TOGETHER) {
      const next = await hashed(deps, sending, wanted.slice(at, at + REQUESTED_TOGETHER), partSizeBytes);
      await sendThese(deps, sending, { next, ask, stored, partSizeBytes });
    }
    return null;
  } catch (error) {
    throw asFailure('error upload', error, signal);
  }
}

interface NextParts {
  readonly next: readonly { number: number; sha256: string }[];
  readonly ask: (parts: NextParts['next']) => Promise<OpenedParts>;
  /** Grows. */
  readonly stored: Set<number>;
  readonly partSizeBytes: number;
}

async function sendThese(deps: SendDeps, sending: Sending, { next, ask, stored, partSizeBytes }: NextParts): Promise<void> {
  await again(deps, sending, async () => {
    // requested again with each try: links expire, and a part whose answer was lost is there
    const opened = await ask(next);
    for (const number of opened.held) stored.add(number);
    for (const { number, uploadUrl } of opened.parts) {
      sending.signal.throwIfAborted();
      const before = sendStored(sending, stored, partSizeBytes);
      await deps.put({
        url: uploadUrl,
        bytes: pieceOf(sending.file, number, partSizeBytes),
        contentType: opened.contentType,
        signal: sending.signal,
        onProgress: (sent) => sending.emit({ at: 'sending', sentBytes: before + sent }),
      });
      stored.add(number);
      sendStored(sending, stored, partSizeBytes);
    }
  });
}

async function hashed(
  deps: SendDeps,
  { file, signal }: Sending,
  numbers: readonly number[],
  partSizeBytes: number,
): Promise<NextParts['next']> {
  const said: { number: number; sha256: string }[] = [];
  for (const number of numbers) {
    signal.throwIfAborted();
    said.push({ number, sha256: await read(deps, pieceOf(file, number, partSizeBytes)) });
  }
  return said;
}

function pieceOf(file: File, number: number, partSizeBytes: number): Blob {
  const range = partRange(file.size, number, partSizeBytes);
  return range === null ? file.slice(0, 0) : file.slice(range.start, range.end);
}

function sendStored({ upload, emit }: Sending, stored: ReadonlySet<number>, partSizeBytes: number): number {
  let heldBytes = 0;
  for (const number of stored) {
    const range = partRange(upload.sizeBytes, number, partSizeBytes);
    heldBytes += range === null ? 0 : range.end - range.start;
  }
  emit({ at: 'held', heldBytes });
  return heldBytes;
}

/** @throws UploadFailed when this device can no longer read the file. */
async function read(deps: SendDeps, piece: Blob): Promise<string> {
  try {
    return await deps.hash(piece);
  } catch {
    throw new UploadFailed('exception', 'This device can no longer read the file. Choose it again.');
  }
}

/** Until it is done, refused for good, or stopped. */
async function again<T>(deps: SendDeps, { signal, emit }: Sending, work: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (!isWorthAnotherTry(error)) throw error;
      emit({ at: 'waiting', sentence: (error as Error).message });
      await deps.pause(failures, signal);
    }
  }
}

/** A stopped upload stays stopped. */
function asFailure(status: UploadFailed['status'], error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted || error instanceof UploadFailed) return error;
  return error instanceof ApiError ? new UploadFailed(status, error.message, error.code) : new UploadFailed('exception', String(error));
}
