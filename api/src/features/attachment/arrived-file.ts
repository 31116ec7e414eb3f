// Compares what arrived with what was announced, on bytes that no link can change any more (quality.md §1 and §2).
import { fitsContentType, SIGNATURE_BYTES } from '@lotline/schema/domain/attachment/file-signature';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { FileStore, SealedFile, StoredFile } from '../../platform/storage/store.ts';
import { checkedBytes, type CheckedBytes } from './checked-bytes.ts';
import { cleanArrived } from './clean-arrived.ts';
import { partsOf } from './file-parts.ts';
import type { AttachmentFiles } from './attachment-files.ts';

/** The bytes that a record waits for. Null facts were not announced. */
export interface AwaitedFile {
  readonly key: string;
  readonly contentType: string;
  readonly sizeBytes: number | null;
  readonly sha256: string | null;
  /** Of bytes that came in parts: their size. */
  readonly partSizeBytes: number | null;
  /** What an earlier check of bytes under this key found. */
  readonly checked: CheckedBytes | null;
}

/** Without its hash where each part was announced with its own. */
export interface ClaimedFile {
  readonly sizeBytes: number;
  readonly sha256: string | null;
}

/** A file that was checked: the bytes that the device sent, and the bytes to keep, which are the same unless something had to go. */
export interface ArrivedFile {
  readonly received: SealedFile;
  readonly kept: SealedFile;
}

type CheckedFile = Pick<SealedFile, 'sizeBytes' | 'sha256'>;

interface ArrivalContext {
  readonly store: FileStore;
  readonly now: Date;
  /** Keeps a verdict for whoever asks again. */
  readonly remember: (checked: CheckedBytes) => Promise<void>;
}

/** Null when all has arrived, or the record was removed. */
export function awaitedFile({ attachment, awaited }: AttachmentFiles): AwaitedFile | null {
  if (awaited === null || attachment.state === 'deleted') return null;
  const { storageKey: key, contentType, sizeBytes, sha256, checked } = awaited;
  const { partSizeBytes } = partsOf(awaited) ?? { partSizeBytes: null };
  return { key, contentType, sizeBytes, sha256, partSizeBytes, checked: checked?.key === key ? checked : null };
}

/** Whose link the awaited bytes come by. */
export function senderOf({ attachment, awaited }: AttachmentFiles): number {
  return awaited?.uploaderUserId ?? attachment.ownerUserId;
}

/** Clients of the plain specification never say that they are done; for them the arrival itself is the word. */
export function completesItself({ attachment, awaited }: AttachmentFiles): boolean {
  return attachment.state === 'reserved' ? attachment.clientId === null : awaited !== null && awaited.sizeBytes === null;
}

/**
 * @param partHashes of bytes that came in parts: what each was announced as.
 * @throws RefusalError FILE_NOT_UPLOADED, FILE_MISMATCH with what the store holds, FILE_TYPE_NOT_ALLOWED when the bytes are of another kind,
 * and as cleanArrived; bytes that were refused before are not read again.
 */
export async function sealArrived(
  context: ArrivalContext,
  awaited: AwaitedFile,
  claimed: ClaimedFile | null,
  partHashes: readonly string[] | null,
): Promise<ArrivedFile> {
  const { store, remember } = context;
  const found = (await store.stat(awaited.key)) ?? notUploaded();
  mustBeSize(found.sizeBytes, awaited, claimed);
  mustNotBeRefused(found, awaited, claimed);
  const sealed = (await store.seal(awaited.key, awaited.partSizeBytes)) ?? notUploaded();
  try {
    mustBeTheParts(sealed, partHashes);
    return await check(context, awaited, claimed, sealed);
  } catch (error) {
    if (sealed.key !== awaited.key) await store.remove(sealed.key);
    const checked = checkedBytes(found, sealed, error);
    if (checked !== null) await remember(checked);
    throw error;
  }
}

async function check(
  { store, now }: ArrivalContext,
  awaited: AwaitedFile,
  claimed: ClaimedFile | null,
  sealed: SealedFile,
): Promise<ArrivedFile> {
  mustBeThose(sealed, awaited, claimed);
  if (!fitsContentType(awaited.contentType, await firstBytes(store, sealed)))
    refuse('FILE_TYPE_NOT_ALLOWED', { contentType: awaited.contentType });
  return { received: sealed, kept: await cleanArrived(store, awaited.contentType, sealed, now) };
}

const notUploaded = (): never => refuse('FILE_NOT_UPLOADED', { sizeBytes: null, sha256: null });

function mustNotBeRefused({ tag }: StoredFile, awaited: AwaitedFile, claimed: ClaimedFile | null): void {
  const { checked } = awaited;
  if (checked?.tag !== tag) return;
  mustBeThose(checked, awaited, claimed);
  if (checked.refusal !== null) refuse(checked.refusal.code, checked.refusal.details);
}

function mustBeTheParts({ sizeBytes, sha256, partHashes: stored = [] }: SealedFile, announced: readonly string[] | null): void {
  const wrongParts = (announced ?? []).flatMap((hash, at) => (stored[at] === hash ? [] : [at + 1]));
  if (wrongParts.length > 0) refuse('FILE_MISMATCH', { sizeBytes, sha256, wrongParts });
}

function mustBeThose({ sizeBytes, sha256 }: CheckedFile, awaited: AwaitedFile, claimed: ClaimedFile | null): void {
  mustBeSize(sizeBytes, awaited, claimed);
  if (!fits(sha256, awaited.sha256) || !fits(sha256, claimed?.sha256)) refuse('FILE_MISMATCH', { sizeBytes, sha256 });
}

function mustBeSize(sizeBytes: number, awaited: AwaitedFile, claimed: ClaimedFile | null): void {
  if (sizeBytes === 0 || !fits(sizeBytes, awaited.sizeBytes) || !fits(sizeBytes, claimed?.sizeBytes))
    refuse('FILE_MISMATCH', { sizeBytes, sha256: null });
}

/** What was not announced fits. */
function fits<T>(stored: T, announced: T | null | undefined): boolean {
  return announced === null || announced === undefined || announced === stored;
}

async function firstBytes(store: FileStore, { key, sizeBytes }: SealedFile): Promise<Uint8Array> {
  const stream = await store.read(key, { start: 0, end: Math.min(sizeBytes, SIGNATURE_BYTES) - 1 });
  return stream === null ? new Uint8Array() : Buffer.concat((await stream.toArray()) as Buffer[]);
}
