// What a device is told about the file that it announced: where to send the bytes, if they are still awaited (contract/rest.md).
import type { RequestContext } from '../../platform/command/request-context.ts';
import { attachmentUrl } from './attachment.presenter.ts';
import type { AttachmentState } from './attachment.model.ts';
import { goesInParts, PART_BYTES, partCount } from '@lotline/schema/domain/attachment/parts.rules';
import type { OpenedUpload } from './open-upload.ts';

export interface PresentedUpload {
  /** Null when the bytes are there or the file was removed, as `attachment.state` says, or when they come in parts already. */
  readonly uploadUrl: string | null;
  /** The Content-Type that the link takes. */
  readonly contentType: string | null;
  readonly expiresAt: string | null;
  /** For a file above 16 MiB that is awaited: it may be sent in parts (POST /api/attachments/{id}/parts), and be gone on with on another day. */
  readonly parts: { readonly sizeBytes: number; readonly count: number } | null;
  readonly attachment: {
    readonly id: number;
    readonly url: string;
    readonly state: AttachmentState;
    readonly sizeBytes: number;
    readonly sha256: string | null;
  };
}

export function presentOpened(context: RequestContext, { attachment, shown, awaited, upload }: OpenedUpload): PresentedUpload {
  const { id, state = 'reserved' } = attachment;
  const { storageKey = '', sizeBytes = null, sha256 = null } = shown ?? awaited ?? {};
  return {
    uploadUrl: upload?.uploadUrl ?? null,
    contentType: upload?.contentType ?? null,
    expiresAt: upload?.expiresAt.toISOString() ?? null,
    parts: partsFor(awaited),
    attachment: { id, url: attachmentUrl(context, { id, storageKey }), state, sizeBytes: sizeBytes ?? 0, sha256 },
  };
}

function partsFor(awaited: OpenedUpload['awaited']): PresentedUpload['parts'] {
  const sizeBytes = awaited?.state === 'awaited' ? awaited.sizeBytes : null;
  if (sizeBytes === null || !goesInParts(sizeBytes)) return null;
  const partSizeBytes = awaited?.partSizeBytes ?? PART_BYTES;
  return { sizeBytes: partSizeBytes, count: partCount(sizeBytes, partSizeBytes) };
}
