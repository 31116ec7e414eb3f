// The calls for a photo: request an address, send the bytes, complete (specification 1 §7; contract/rest.md). Announced
// again it is the same photo: the body is the same to the letter, with the same clientId.
import { PHOTOS_CATEGORY } from '@lotline/schema/domain/attachment/categories';
import type { Rest } from '@lotline/web-session/rest';
import { putFile, type PutFile } from '@lotline/web-session/put-file';
import type { Photo } from './photo-record.ts';

export interface Announced {
  readonly attachmentId: number;
  /** Null: its bytes have arrived. */
  readonly uploadUrl: string | null;
  readonly contentType: string;
  readonly isRemoved: boolean;
}

export interface Held {
  readonly state: string;
  readonly sizeBytes: number;
  readonly sha256: string | null;
}

/** Each throws an ApiError. */
export interface PhotoCalls {
  readonly announce: (photo: Photo) => Promise<Announced>;
  readonly put: PutFile;
  readonly complete: (attachmentId: number, photo: Photo) => Promise<Held>;
}

interface Opened {
  readonly uploadUrl: string | null;
  readonly contentType: string | null;
  readonly attachment: { readonly id: number; readonly state: string };
}

const PHOTO_TYPE = 'image/jpeg';
/** Among the documents: it is not one of the task's expected photos. */
const ORIGINALS = { isDocAttachment: true, tags: PHOTOS_CATEGORY, folder: 'Originals' } as const;

export function photoCalls(rest: Rest, put: PutFile = putFile): PhotoCalls {
  return {
    announce: async ({
      id,
      name,
      sizeBytes,
      sha256,
      constructionId,
      potentialJobId,
      taskId,
      description,
      position,
      takenAt,
      isOriginal,
    }) => {
      const body = {
        ...(isOriginal === true ? ORIGINALS : {}),
        name,
        sizeBytes,
        constructionId,
        potentialJobId,
        taskId,
        comments: description,
        clientId: id,
        sha256,
        position,
        takenAt,
      };
      const { uploadUrl, contentType, attachment } = await rest<Opened>('/api/attachments/getPresignedUploadParams', {
        method: 'POST',
        body,
      });
      return {
        attachmentId: attachment.id,
        uploadUrl,
        contentType: contentType ?? PHOTO_TYPE,
        isRemoved: attachment.state === 'deleted',
      };
    },
    put,
    complete: (attachmentId, { sizeBytes, sha256 }) =>
      rest<Held>(`/api/attachments/${String(attachmentId)}/complete`, { method: 'POST', body: { sizeBytes, sha256 } }),
  };
}
