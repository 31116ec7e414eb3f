// An edited picture to the office: new bytes for the same record, by getPresignedUpdateParams; what was there before stays (specification 1 §7, decision 030).
import { extensionOf } from '@lotline/schema/domain/attachment/file-types';
import type { Rest } from '@lotline/web-session/rest';
import { hashBytes } from '@lotline/web-session/uploads/hash-bytes';
import type { PutBytes } from '@lotline/web-session/uploads/put-bytes';

export interface PhotoDetails {
  /** Without its ending. */
  readonly title: string;
  readonly tags: string;
  readonly comments: string;
}

interface SaveDeps {
  readonly rest: Rest;
  readonly put: PutBytes;
}

export interface EditedPhoto {
  readonly attachmentId: number;
  /** Of this attempt to save: pressed again after a lost answer it is the same. */
  readonly clientId: string;
  readonly details: PhotoDetails;
  readonly bytes: Blob;
  /** 'png' for what was drawn, the picture's own where nothing was. */
  readonly extension: string;
}

interface UpdateParams {
  readonly uploadUrl: string | null;
  readonly contentType: string | null;
}

/** @throws ApiError. */
export async function savePhoto(
  { rest, put }: SaveDeps,
  { attachmentId, clientId, details, bytes, extension }: EditedPhoto,
): Promise<void> {
  const sha256 = await hashBytes(bytes);
  const sizeBytes = bytes.size;
  const { title, tags, comments } = details;
  const body = { attachmentId, name: `${title.trim()}.${extension}`, tags, comments, sizeBytes, sha256, clientId };
  const params = await rest<UpdateParams>('/api/attachments/getPresignedUpdateParams', { method: 'POST', body });
  if (params.uploadUrl !== null) {
    const { signal } = new AbortController();
    const contentType = params.contentType ?? (extension === 'png' ? 'image/png' : 'image/jpeg');
    await put({ url: params.uploadUrl, bytes, contentType, signal, onProgress: () => undefined });
  }
  await rest(`/api/attachments/${String(attachmentId)}/complete`, { method: 'POST', body: { sizeBytes, sha256 } });
}

/** 'Trench-3' of 'Trench-3.jpg'. */
export function titleWithoutEnding(title: string): string {
  const extension = extensionOf(title);
  return extension === '' ? title : title.slice(0, -extension.length - 1);
}
