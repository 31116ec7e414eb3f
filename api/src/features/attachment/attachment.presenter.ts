// What of a file's record reaches whom; the only place that decides its link (specification 1 §3).
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { wireInstant } from '../../platform/db/wire-instant.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { Attachment } from './attachment.type.ts';

export interface AttachmentRow extends Omit<Attachment, 'key' | 'url' | 'path' | 'syncStatus'> {
  readonly storageKey: string;
}

/** An AttachmentRow's tables and its select list: the record and the file that it shows. */
export const ATTACHMENT_TABLES = 'attachment a join stored_file f on f.id = a.file_id';
export const ATTACHMENT_COLUMNS = [
  wireColumns('a', 'id title tags created_utc modified_utc comments is_doc_attachment'),
  wireColumns('f', 'storage_key'),
  'coalesce(f.kept_size_bytes, f.size_bytes) as "sizeBytes"',
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
