// What a device is told about the file that it announced: where to send the bytes, if they are still awaited (contract/rest.md).
import type { RequestContext } from '../../platform/command/request-context.ts';
import { attachmentUrl } from './attachment.presenter.ts';
import type { AttachmentState } from './attachment.model.ts';
import type { OpenedUpload } from './open-upload.ts';

export interface PresentedUpload {
  /** Null when the bytes are there or the file was removed: `attachment.state` says which. */
  readonly uploadUrl: string | null;
  /** The Content-Type that the link takes. */
  readonly contentType: string | null;
  readonly expiresAt: string | null;
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
    attachment: { id, url: attachmentUrl(context, { id, storageKey }), state, sizeBytes: sizeBytes ?? 0, sha256 },
  };
}
