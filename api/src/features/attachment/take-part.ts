// One part of a large file, by its link: whose it is, which part, and its hash are in the link (decision 042).
import type { Request } from 'express';
import type { Sequelize } from 'sequelize';
import { refuse } from '@lotline/schema/errors/refusal-error';
import type { DiskStore } from '../../platform/storage/disk-store.ts';
import type { Received } from '../../platform/storage/receive-file.ts';
import type { AnnouncedPart, AnnouncedUpload } from '../../platform/storage/store.ts';
import { takeUpload } from '../../platform/storage/take-upload.ts';
import { findSent } from './complete-on-arrival.ts';
import { partsOf } from './file-parts.ts';

interface PartLink {
  readonly upload: AnnouncedUpload;
  readonly part: AnnouncedPart;
}

/** @throws RefusalError UPLOAD_URL_INVALID when the file is complete, removed or begun anew since the link was made; and as takeUpload. */
export async function takePart(sequelize: Sequelize, disk: DiskStore, { upload, part }: PartLink, req: Request): Promise<Received> {
  if (!(await isAwaited(sequelize, { upload, part }))) refuse('UPLOAD_URL_INVALID');
  const received = await takeUpload(disk, upload, req);
  if (await isAwaited(sequelize, { upload, part })) return received;
  await disk.removeParts({ key: upload.key, partsId: part.partsId });
  return refuse('UPLOAD_URL_INVALID');
}

async function isAwaited(sequelize: Sequelize, { upload, part }: PartLink): Promise<boolean> {
  const sent = await findSent(sequelize, upload.key);
  if (sent === null || sent.attachmentFiles === null || sent.attachmentFiles.attachment.state === 'deleted') return false;
  return sent.file.state === 'awaited' && sent.file.uploaderUserId === upload.userId && partsOf(sent.file)?.partsId === part.partsId;
}
