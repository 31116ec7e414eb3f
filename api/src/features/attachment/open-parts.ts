// Links for the next parts of a large file, and which of its parts have arrived: asked anew after a pause, a reload or a night (issue 10 §1).
import { canAddAttachment } from '@lotline/schema/domain/attachment/attachment.lifecycle';
import type { UploadPartsInput } from '@lotline/schema/domain/attachment/attachment.input';
import { goesInParts, PART_BYTES, partRange } from '@lotline/schema/domain/attachment/parts.rules';
import { refuse } from '@lotline/schema/errors/refusal-error';
import { runUnremembered } from '../../platform/command/command.ts';
import type { CommandContext } from '../../platform/command/command-context.ts';
import type { RequestContext } from '../../platform/command/request-context.ts';
import { PART_TYPE, type FileStore, type PartsUpload } from '../../platform/storage/store.ts';
import { announceAttachment } from './announce-attachment.ts';
import { awaitedFile, senderOf } from './arrived-file.ts';
import type { Intake } from './complete-attachment.command.ts';
import { numbersOf, partsOf, declaredParts, wholeParts, type FileParts } from './file-parts.ts';
import { findAttachmentFiles, lockAttachmentFiles, type AttachmentFiles } from './attachment-files.ts';
import { removeBytesLater } from './remove-bytes.ts';
import { LINK_MS } from './open-upload.ts';
import { newStorageKey } from './storage-key.ts';

export interface OpenedParts {
  readonly state: 'reserved' | 'uploaded';
  readonly partSizeBytes: number;
  readonly partCount: number;
  /** Numbers of the parts that are whole in the store. */
  readonly held: readonly number[];
  /** Of the parts asked for, those that are not held. */
  readonly parts: readonly { readonly number: number; readonly uploadUrl: string }[];
  readonly contentType: string;
  readonly expiresAt: string;
}

/**
 * For whoever announced the file, also after its task has moved to another group.
 * @throws RefusalError NOT_FOUND, CLAIM_REQUIRED, INVALID_INPUT for a file that goes in one piece or a part that it does not have, FILE_PARTS_CHANGED when a
 * part was announced with another hash before, UPLOAD_URL_INVALID when the file was replaced meanwhile.
 */
export async function openParts(
  context: RequestContext,
  { store }: Intake,
  attachmentId: number,
  asked: UploadPartsInput['parts'],
): Promise<OpenedParts> {
  const verdict = canAddAttachment(context.actor);
  if (!verdict.ok) refuse(verdict.code, verdict.details);
  const attachmentFiles = await findOwn(context, attachmentId);
  const { shown } = attachmentFiles;
  if (awaitedFile(attachmentFiles) === null) return nothingAwaited(context, shown?.sizeBytes ?? 0);
  const begun = partsOf(attachmentFiles.awaited) === null ? await beginParts(store, await keyForParts(context, attachmentFiles)) : null;
  const parts = await runUnremembered(context, (command) => announceParts(command, attachmentId, asked, begun));
  if (begun !== null && begun.partsId !== parts.partsId) await store.removeParts(begun);
  return linksFor(context, store, parts, asked);
}

const beginParts = async (store: FileStore, key: string): Promise<PartsUpload> => ({ key, partsId: await store.beginParts(key) });

/** Not there and another's look alike. */
async function findOwn({ actor }: RequestContext, attachmentId: number): Promise<AttachmentFiles> {
  const attachmentFiles = await findAttachmentFiles(attachmentId);
  if (attachmentFiles === null || attachmentFiles.attachment.ownerUserId !== actor.userId || attachmentFiles.attachment.state === 'deleted')
    return refuse('NOT_FOUND');
  if (senderOf(attachmentFiles) !== actor.userId) return refuse('NOT_FOUND');
  return attachmentFiles;
}

/** A link to one piece must not reach where the parts will be. @throws RefusalError INVALID_INPUT. */
async function keyForParts(context: RequestContext, { attachment, awaited }: AttachmentFiles): Promise<string> {
  if (!goesInParts(awaited?.sizeBytes ?? 0))
    refuse('INVALID_INPUT', { field: 'id', sentence: 'A file of at most 16 MiB is sent in one piece.' });
  return runUnremembered(context, async (command) => {
    const now = (await lockAttachmentFiles(attachment.id, command.transaction)) ?? refuse('NOT_FOUND');
    if (now.awaited === null) return refuse('FILE_COMPLETE');
    if (partsOf(now.awaited) !== null) return now.awaited.storageKey;
    await removeBytesLater(command, [now.awaited.storageKey]);
    const storageKey = newStorageKey(now.awaited.storageKey, command.at);
    await now.awaited.update({ storageKey, checked: null }, { transaction: command.transaction });
    announceAttachment(command, now.attachment, { move: 'openUpload', detail: { storedFileId: now.awaited.id } });
    return storageKey;
  });
}

async function announceParts(
  command: CommandContext,
  attachmentId: number,
  asked: UploadPartsInput['parts'],
  begun: PartsUpload | null,
): Promise<FileParts> {
  const { transaction, sequelize, at } = command;
  const { attachment, awaited } = (await lockAttachmentFiles(attachmentId, transaction)) ?? refuse('NOT_FOUND');
  if (awaited === null || attachment.state === 'deleted') return refuse('NOT_FOUND');
  const isUnopened = partsOf(awaited) === null;
  // the file was replaced meanwhile: what was begun is for bytes that nobody wants any more, and the sweep finds it
  if (isUnopened && begun !== null && begun.key !== awaited.storageKey) refuse('UPLOAD_URL_INVALID');
  const opened = isUnopened ? { partsId: begun?.partsId ?? null, partSizeBytes: PART_BYTES } : {};
  await awaited.update({ ...opened, partsUtc: at }, { transaction });
  const parts = partsOf(awaited) ?? refuse('FILE_NOT_UPLOADED');
  for (const { number, sha256 } of asked) {
    const range = partRange(parts.sizeBytes, number, parts.partSizeBytes);
    if (range === null) return refuse('INVALID_INPUT', { field: 'parts', sentence: `The file has no part ${number}.` });
    await sequelize.query(
      `insert into stored_file_part (file_id, number, size_bytes, sha256) values ($fileId, $number, $sizeBytes, $sha256)
       on conflict (file_id, number) do nothing`,
      { bind: { fileId: parts.fileId, number, sizeBytes: range.end - range.start, sha256 }, transaction },
    );
  }
  const said = new Map((await declaredParts(sequelize, parts.fileId, transaction)).map(({ number, sha256 }) => [number, sha256]));
  for (const { number, sha256 } of asked) if (said.get(number) !== sha256) refuse('FILE_PARTS_CHANGED', { number });
  announceAttachment(command, attachment, { move: 'openUpload', detail: { storedFileId: parts.fileId } });
  return parts;
}

async function linksFor(
  context: RequestContext,
  store: FileStore,
  parts: FileParts,
  asked: UploadPartsInput['parts'],
): Promise<OpenedParts> {
  const { key, partsId, partSizeBytes, sizeBytes } = parts;
  const isComposed = (await store.stat(key)) !== null;
  const whole = isComposed ? [] : wholeParts(parts, await declaredParts(context.sequelize, parts.fileId), await store.storedParts(parts));
  const stored = isComposed ? numbersOf(parts) : whole.map(({ number }) => number);
  const expiresAt = new Date(context.now().getTime() + LINK_MS);
  const wanted = asked.filter(({ number }) => !stored.includes(number));
  const links = wanted.map(async ({ number, sha256 }) => {
    const range = partRange(sizeBytes, number, partSizeBytes) ?? refuse('INVALID_INPUT');
    const uploadUrl = await store.presignPart({
      userId: context.actor.userId,
      key,
      contentType: PART_TYPE,
      sizeBytes: range.end - range.start,
      isExact: true,
      expiresAt,
      part: { partsId, number, sha256 },
    });
    return { number, uploadUrl };
  });
  return {
    state: 'reserved',
    partSizeBytes,
    partCount: numbersOf(parts).length,
    held: stored,
    parts: await Promise.all(links),
    contentType: PART_TYPE,
    expiresAt: expiresAt.toISOString(),
  };
}

/** The file is complete, and only the answer was lost. */
function nothingAwaited({ now }: RequestContext, sizeBytes: number): OpenedParts {
  const count = Math.ceil(sizeBytes / PART_BYTES);
  return {
    state: 'uploaded',
    partSizeBytes: PART_BYTES,
    partCount: count,
    held: Array.from({ length: count }, (_, at) => at + 1),
    parts: [],
    contentType: PART_TYPE,
    expiresAt: now().toISOString(),
  };
}
