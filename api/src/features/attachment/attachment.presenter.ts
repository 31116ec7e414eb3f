// What of a file's record reaches whom; the only place that decides its link (specification 1 §3).
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { wireInstant } from '../../platform/db/wire-instant.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { Attachment } from './attachment.type.ts';

export interface AttachmentRow extends Omit<Attachment, 'key' | 'url' | 'path' | 'syncStatus'> {
  readonly storageKey: string;
  readonly contentType: string;
}

/** The select list of an AttachmentRow from attachment a. */
export const ATTACHMENT_COLUMNS = [
  wireColumns('a', 'id title storage_key content_type tags created_utc modified_utc comments is_doc_attachment'),
  'coalesce(a.kept_size_bytes, a.size_bytes) as "sizeBytes"',
].join(', ');

export function presentAttachment(context: RequestContext, row: AttachmentRow): Attachment {
  return {
    id: row.id,
    title: row.title,
    path: null,
    url: attachmentUrl(context, row),
    key: row.storageKey,
    sizeBytes: row.sizeBytes,
    tags: row.tags,
    createdUtc: wireInstant(row.createdUtc),
    modifiedUtc: wireInstant(row.modifiedUtc),
    comments: row.comments,
    isDocAttachment: row.isDocAttachment,
    syncStatus: null,
  };
}

/** Where this person fetches the bytes: signed, for one to two hours, and another address once the bytes are replaced. */
export function attachmentUrl(
  { fileLinks, actor, now }: RequestContext,
  { id, storageKey }: Pick<AttachmentRow, 'id' | 'storageKey'>,
): string {
  return fileLinks.contentUrl({ attachmentId: id, userId: actor.userId, key: storageKey }, now());
}
