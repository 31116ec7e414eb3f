// The job that makes a picture's thumbnail and preview from what is kept of it (decision 030): a gallery on the phone loads tiles of 25 kB, and
// what is shown large is no photo of 12 megapixels.
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { z } from 'zod';
import { MAX_PIXELS } from '@lotline/schema/domain/attachment/attachment.input';
import { MAKE_PREVIEWS } from '../features/attachment/previews.ts';
import { removeBytes } from '../features/attachment/remove-bytes.ts';
import { newStorageKey } from '../features/attachment/storage-key.ts';
import { StoredFileModel, type FileKind } from '../features/attachment/stored-file.model.ts';
import {
  DECODE_TIMEOUT,
  decodePicture,
  DecodeTimeout,
  smallPicture,
  type DecodeLimits,
  type SmallPicture,
  type Sizes,
} from '../platform/picture/small-picture.ts';
import { writeSystemEvents } from '../platform/command/append-event.ts';
import type { Files } from '../platform/storage/open-store.ts';
import type { SealedFile } from '../platform/storage/store.ts';

export const MAX_THUMBNAIL_BYTES = 25_000;
/** The last of them fits whatever it shows: noise of every colour has 2 kB in it. */
const THUMBNAIL: Sizes = [
  [320, 76],
  [320, 60],
  [320, 45],
  [320, 30],
  [240, 30],
  [160, 30],
  [96, 20],
];
const PREVIEW_SIDE = 1_600;
const PREVIEW: Sizes = [[PREVIEW_SIDE, 80]];
/** All of it is in memory while it is decoded; no camera makes a picture of 40 megapixels that long. */
const MAX_SOURCE_BYTES = 64 * 1024 * 1024;
/** Of 40 megapixels in four channels of a byte: twice as many bits a sample leave half of the pixels. */
const LIMITS: DecodeLimits = { maxPixels: MAX_PIXELS, maxDecodedBytes: 4 * MAX_PIXELS, longestSide: PREVIEW_SIDE };
/** What every browser shows in place, so that a small one needs no preview. */
const SHOWN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

const payload = z.object({ fileId: z.int() });

interface PreviewDeps {
  readonly sequelize: Sequelize;
  readonly files: Pick<Files, 'store'>;
  readonly now: () => Date;
  readonly log: Logger;
  readonly decode?: typeof decodePicture;
}

/**
 * Null when they are made already, or the file is gone. A picture that cannot be decoded, costs too much, or takes too long twice ends as
 * `unreadable`: it is kept and given out as ever.
 * @param lastError of the try before
 * @throws what the store or the database throws, and when decoding takes too long for the first time: the job is tried again.
 */
export async function makePreviews(
  deps: PreviewDeps,
  given: unknown,
  lastError: string | null = null,
): Promise<{ previews: number } | null> {
  const { fileId } = payload.parse(given);
  const file = await StoredFileModel.findOne({ where: { id: fileId, state: 'stored', previews: 'waiting' } });
  if (file === null) return null;
  const made = await decode(deps, file, lastError);
  if (made === null) return { previews: await settle(deps, fileId, null, []) };
  const written: Written[] = [];
  // when this breaks off, what was written has no row and is found by the sweep
  for (const small of made.smalls) written.push({ ...small, sealed: await write(deps, small.picture) });
  return { previews: await settle(deps, fileId, made.size, written) };
}

interface Small {
  readonly kind: Extract<FileKind, 'preview' | 'thumbnail'>;
  readonly picture: SmallPicture;
}
interface Written extends Small {
  readonly sealed: SealedFile;
}
type Size = Readonly<{ width: number; height: number }>;

/** Null when there is no picture in the bytes. */
async function decode(deps: PreviewDeps, file: StoredFileModel, lastError: string | null): Promise<{ size: Size; smalls: Small[] } | null> {
  const { files, log } = deps;
  const { id, storageKey, contentType, sizeBytes, keptSizeBytes } = file;
  if ((keptSizeBytes ?? sizeBytes ?? 0) > MAX_SOURCE_BYTES) return null;
  const stream = await files.store.read(storageKey);
  if (stream === null) throw new Error(`the bytes of file ${String(id)} are not in the store`);
  const bytes = Buffer.concat((await stream.toArray()) as Buffer[]);
  try {
    const picture = await (deps.decode ?? decodePicture)(bytes, LIMITS);
    const { width, height } = picture;
    const smalls: Small[] = [{ kind: 'thumbnail', picture: await smallPicture(picture, THUMBNAIL, MAX_THUMBNAIL_BYTES) }];
    if (Math.max(width, height) > PREVIEW_SIDE || !SHOWN.has(contentType))
      smalls.push({ kind: 'preview', picture: await smallPicture(picture, PREVIEW, MAX_SOURCE_BYTES) });
    return { size: { width, height }, smalls };
  } catch (error) {
    // a busy machine may be why, but hardly twice
    if (error instanceof DecodeTimeout && lastError !== DECODE_TIMEOUT) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    log.info({ file: id, reason }, 'a picture cannot be decoded: it has no thumbnail');
    return null;
  }
}

function write({ files, now }: PreviewDeps, { bytes }: SmallPicture): Promise<SealedFile> {
  return files.store.write(newStorageKey('small.jpg', now()), bytes.length, Readable.from([Buffer.from(bytes)], { objectMode: false }));
}

/** Under the file's lock: of two that made them one is kept, and of a file that went meanwhile none. */
function settle(
  { sequelize, files, now, log }: PreviewDeps,
  fileId: number,
  size: Size | null,
  written: readonly Written[],
): Promise<number> {
  return sequelize.transaction(async (transaction) => {
    const file = await StoredFileModel.findByPk(fileId, { transaction, lock: transaction.LOCK.UPDATE });
    if (file?.previews !== 'waiting') {
      await removeBytes(
        log,
        files.store,
        written.map(({ sealed }) => sealed.key),
      );
      return 0;
    }
    const made: number[] = [];
    for (const { kind, picture, sealed } of written) {
      const { id } = await StoredFileModel.create(
        {
          kind,
          showsId: fileId,
          state: 'stored',
          storageKey: sealed.key,
          contentType: 'image/jpeg',
          sizeBytes: sealed.sizeBytes,
          sha256: sealed.sha256,
          width: picture.width,
          height: picture.height,
          uploaderUserId: null,
          createdUtc: now(),
          storedUtc: now(),
        },
        { transaction },
      );
      made.push(id);
    }
    const before = { previews: file.previews };
    await file.update({ previews: size === null ? 'unreadable' : 'made', ...size }, { transaction });
    const { attachmentId, ...ofJob } = await ownerOf(sequelize, transaction, fileId);
    const event = {
      ...({ entity: 'stored_file', move: 'makePreviews' } as const),
      ...{ entityId: fileId, version: file.version, ...ofJob },
      ...{ before, after: { previews: file.previews }, detail: { storedFileIds: made, attachmentId } },
    };
    await writeSystemEvents({ sequelize, transaction }, MAKE_PREVIEWS, now(), [event]);
    return written.length;
  });
}

interface Owner {
  readonly attachmentId: number | null;
  readonly constructionId: number | null;
  readonly scheduleId: number | null;
}

/** Of the first record that shows the file. */
async function ownerOf(sequelize: Sequelize, transaction: Transaction, fileId: number): Promise<Owner> {
  const [owner] = await sequelize.query<Owner>(
    'select id as "attachmentId", construction_id as "constructionId", schedule_id as "scheduleId" from attachment where file_id = $fileId order by id limit 1',
    { bind: { fileId }, transaction, type: QueryTypes.SELECT },
  );
  return owner ?? { attachmentId: null, constructionId: null, scheduleId: null };
}
