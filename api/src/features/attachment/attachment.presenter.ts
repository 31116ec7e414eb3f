// What of a file's record reaches whom; the only place that decides its link (specification 1 §3).
import { canChangeAttachment } from '@lotline/schema/domain/attachment/attachment.lifecycle';
import { wireColumns } from '../../platform/db/wire-columns.ts';
import { wireInstant } from '../../platform/db/wire-instant.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import type { Attachment } from './attachment.type.ts';

export interface AttachmentRow extends Omit<Attachment, 'key' | 'url' | 'path' | 'syncStatus' | 'mayChange'> {
  readonly storageKey: string;
  readonly ownerUserId: number;
  readonly folder: string | null;
}

/** An AttachmentRow's tables and its select list: the record and the file that it shows. */
export const ATTACHMENT_TABLES = 'attachment a join stored_file f on f.id = a.file_id';
export const ATTACHMENT_COLUMNS = [
  wireColumns('a', 'id title tags created_utc modified_utc comments is_doc_attachment client_id taken_at owner_user_id folder'),
  'a.schedule_id as "taskId", a.position_latitude::float as latitude, a.position_longitude::float as longitude',
  'a.position_accuracy_m::float as "accuracyMetres"',
  wireColumns('f', 'storage_key'),
  'coalesce(f.kept_size_bytes, f.size_bytes) as "sizeBytes"',
  `(select concat_ws(' ', u.first_name, u.last_name) from app_user u where u.id = a.owner_user_id) as "ownerName"`,
  'a.file_id is distinct from a.original_file_id as "isEdited"',
  `f.previews is not distinct from 'made' as "hasThumbnail"`,
].join(', ');

export function presentAttachment(context: RequestContext, row: AttachmentRow): Attachment {
  return {
    id: row.id,
    title: row.title,
    path: row.folder,
    url: attachmentUrl(context, row),
    key: row.storageKey,
    sizeBytes: row.sizeBytes,
    tags: row.tags,
    createdUtc: wireInstant(row.createdUtc),
    modifiedUtc: wireInstant(row.modifiedUtc),
    comments: row.comments,
    isDocAttachment: row.isDocAttachment,
    syncStatus: null,
    taskId: row.taskId,
    clientId: row.clientId,
    takenAt: wireInstant(row.takenAt),
    latitude: row.latitude,
    longitude: row.longitude,
    accuracyMetres: row.accuracyMetres,
    ownerName: row.ownerName,
    mayChange: canChangeAttachment(context.actor, row).ok,
    isEdited: row.isEdited,
    hasThumbnail: row.hasThumbnail,
  };
}

/** Where this person fetches the bytes: signed, for one to two hours, and another address once the bytes are replaced. */
export function attachmentUrl(
  { fileLinks, actor, now }: RequestContext,
  { id, storageKey }: Pick<AttachmentRow, 'id' | 'storageKey'>,
): string {
  return fileLinks.contentUrl({ attachmentId: id, userId: actor.userId, key: storageKey }, now());
}
