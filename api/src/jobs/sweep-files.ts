// Reconciles records and bytes: uploads that never ended, files removed 30 days ago, bytes that no record names (quality.md §1).
// Clean-up never destroys: what has arrived whole is left for its device, or completed where the device never completes.
import type { Logger } from 'pino';
import { Op, QueryTypes, type Sequelize, type Transaction, type WhereOptions } from 'sequelize';
import { DAY_MS } from '@lotline/schema/domain/kernel/dates';
import { RefusalError } from '@lotline/schema/errors/refusal-error';
import { awaitedFile, completesItself } from '../features/attachment/arrived-file.ts';
import { AttachmentModel } from '../features/attachment/attachment.model.ts';
import type { CheckTurns } from '../features/attachment/check-turns.ts';
import { isOfTheBytes } from '../features/attachment/checked-bytes.ts';
import { completeOnArrival } from '../features/attachment/complete-on-arrival.ts';
import { withFiles, type AttachmentFiles } from '../features/attachment/attachment-files.ts';
import { PURGED_AT_ONCE, purgeRemovedFiles, REMOVED_DAYS } from '../features/attachment/purge-attachments.step.ts';
import { removeBytes } from '../features/attachment/remove-bytes.ts';
import { writeSystemEvents } from '../platform/command/append-event.ts';
import type { Files } from '../platform/storage/open-store.ts';
import { askForPreviews } from './ask-for-previews.ts';
import { unnamedKeys } from './remove-bytes.ts';
import { removeUnreferenced, SWEEP_FILES } from './remove-unreferenced.ts';
import { sweepParts } from './sweep-parts.ts';

export interface SweepDeps {
  readonly sequelize: Sequelize;
  readonly files: Files;
  readonly turns: CheckTurns;
  readonly now: () => Date;
  readonly timeZone: string;
  readonly log: Logger;
}

export type SweepCounts = {
  completed: number;
  incomplete: number;
  purged: number;
  forgotten: number;
  unfinished: number;
  orphans: number;
  parts: number;
  previews: number;
};

const SWEEP_LOCK = 4_711_002;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than a link is valid and an upload takes; after that nobody is still sending. */
const SELF_COMPLETING_AFTER_MS = 20 * MINUTE_MS;
const INCOMPLETE_AFTER_MS = DAY_MS;
const UNFINISHED_AFTER_MS = HOUR_MS;
/** As long as removed files are kept: a database restored from a backup may name these bytes again. */
const GONE_AFTER_MS = REMOVED_DAYS * DAY_MS;
/** A file and the first record of it are made together; this is for what may be made one after the other some day. */
const UNREFERENCED_AFTER_MS = DAY_MS;
const BATCH = 200;

/** Null when another process is at it. Every step may run again, and may break off. */
export function sweepFiles(deps: SweepDeps): Promise<SweepCounts | null> {
  return deps.sequelize.transaction(async (transaction) => {
    await deps.sequelize.query('set local idle_in_transaction_session_timeout = 0', { transaction });
    const [lock] = await deps.sequelize.query<{ held: boolean }>(`select pg_try_advisory_xact_lock(${SWEEP_LOCK}) as held`, {
      transaction,
      type: QueryTypes.SELECT,
    });
    if (lock?.held !== true) return null;
    const { completed, incomplete } = await settleAwaited(deps);
    const purged = await purgeRemoved(deps);
    const forgotten = await removeUnreferenced(deps, before(deps, UNREFERENCED_AFTER_MS));
    const unfinished = await deps.files.store.removeUnfinished(before(deps, UNFINISHED_AFTER_MS));
    const orphans = await removeOrphans(deps);
    const parts = await sweepParts({ ...deps, store: deps.files.store });
    return { completed, incomplete, purged, forgotten, unfinished, orphans, parts, previews: await askForPreviews(deps.sequelize) };
  });
}

const before = ({ now }: SweepDeps, milliseconds: number): Date => new Date(now().getTime() - milliseconds);

/** In batches by id, each row once, whatever becomes of it. */
async function* eachAttachment(where: WhereOptions<AttachmentModel>): AsyncGenerator<AttachmentModel> {
  let lastId = 0;
  for (;;) {
    const batch = await AttachmentModel.findAll({ where: { [Op.and]: [where, { id: { [Op.gt]: lastId } }] }, order: ['id'], limit: BATCH });
    yield* batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) return;
    lastId = last.id;
  }
}

async function settleAwaited(deps: SweepDeps): Promise<{ completed: number; incomplete: number }> {
  const counts = { completed: 0, incomplete: 0 };
  const oldest = before(deps, INCOMPLETE_AFTER_MS);
  const waiting = { [Op.lt]: before(deps, SELF_COMPLETING_AFTER_MS) };
  const where = {
    [Op.or]: [
      { state: 'reserved', createdUtc: waiting },
      { state: 'uploaded', awaitedFileId: { [Op.ne]: null }, modifiedUtc: waiting },
    ],
  };
  for await (const attachment of eachAttachment(where)) {
    const attachmentFiles = await withFiles(attachment);
    const since = attachment.modifiedUtc ?? attachment.createdUtc;
    const outcome = completesItself(attachmentFiles) ? await complete(deps, attachmentFiles) : 'left to its device';
    if (outcome === 'completed') counts.completed += 1;
    else if (outcome !== 'waits' && since < oldest && (await removeWhenNotWhole(deps, attachmentFiles))) counts.incomplete += 1;
  }
  return counts;
}

/** What waits may become a file later: its person may sign in again, or another check of theirs is over. Its bytes stay. */
async function complete(deps: SweepDeps, attachmentFiles: AttachmentFiles): Promise<'completed' | 'refused' | 'waits'> {
  try {
    await completeOnArrival({ ...deps, actorKind: 'system', requestId: SWEEP_FILES }, attachmentFiles);
    return 'completed';
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return isOfTheBytes(error) ? 'refused' : 'waits';
  }
}

/** The record stays: its device may come back after weeks and send the bytes anew. */
async function removeWhenNotWhole({ files, log }: SweepDeps, attachmentFiles: AttachmentFiles): Promise<boolean> {
  const awaited = awaitedFile(attachmentFiles);
  const found = awaited === null ? null : await files.store.stat(awaited.key);
  if (awaited === null || found === null) return false;
  const isWhole =
    (awaited.sizeBytes === null || found.sizeBytes === awaited.sizeBytes) &&
    (awaited.sha256 === null || found.sha256 === null || found.sha256 === awaited.sha256);
  if (isWhole && !completesItself(attachmentFiles)) return false;
  await removeBytes(log, files.store, [awaited.key]);
  return true;
}

/** What nobody refers to any more is found next. */
async function purgeRemoved(deps: SweepDeps): Promise<number> {
  const oldest = before(deps, GONE_AFTER_MS);
  for (let purged = 0; ;) {
    const gone = await deps.sequelize.transaction((transaction) => purgeSome(deps, oldest, transaction));
    purged += gone;
    if (gone < PURGED_AT_ONCE) return purged;
  }
}

const purgeSome = ({ sequelize, now }: SweepDeps, oldest: Date, transaction: Transaction): Promise<number> =>
  purgeRemovedFiles({ sequelize, transaction }, oldest).then(async (events) => {
    await writeSystemEvents({ sequelize, transaction }, SWEEP_FILES, now(), events);
    return events.length;
  });

async function removeOrphans(deps: SweepDeps): Promise<number> {
  const { store } = deps.files;
  const oldest = before(deps, GONE_AFTER_MS);
  let removed = 0;
  let batch: string[] = [];
  const removeUnnamed = async () => {
    const orphans = await unnamedKeys(deps.sequelize, batch);
    await removeBytes(deps.log, store, orphans);
    removed += orphans.length;
    batch = [];
  };
  for await (const { key, writtenAt } of store.keys()) {
    if (writtenAt < oldest) batch.push(key);
    if (batch.length >= BATCH) await removeUnnamed();
  }
  await removeUnnamed();
  return removed;
}
