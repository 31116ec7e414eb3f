// The job that puts the PDF of a ticket of work among the documents of its job, once for each state in which it was complete or submitted
// (screens.md §2.26; decision 043). It may run twice, in two processes: the same ticket has one document.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Sequelize, Transaction } from 'sequelize';
import { z } from 'zod';
import { AttachmentModel } from '../features/attachment/attachment.model.ts';
import { attachmentEvent } from '../features/attachment/announce-attachment.ts';
import { removeBytes } from '../features/attachment/remove-bytes.ts';
import { newStorageKey } from '../features/attachment/storage-key.ts';
import { StoredFileModel } from '../features/attachment/stored-file.model.ts';
import { ATTACH_TICKET } from '../features/ticket/attach-ticket.step.ts';
import { ticketFileName, ticketPdf } from '../features/ticket/ticket-pdf.ts';
import { findTicketSheet, type TicketSheet } from '../features/ticket/ticket-sheet.queries.ts';
import { writeSystemEvents } from '../platform/command/append-event.ts';
import type { Files } from '../platform/storage/open-store.ts';
import type { SealedFile } from '../platform/storage/store.ts';

const payload = z.object({ scheduleId: z.int(), userId: z.int() });
type Payload = z.output<typeof payload>;

interface AttachDeps {
  readonly sequelize: Sequelize;
  readonly files: Pick<Files, 'store'>;
  readonly now: () => Date;
  readonly log: Logger;
  readonly timeZone: string;
}

/** Null when there is no finished ticket any more, or its document is there. @throws what the store or the database throws: it is tried again */
export async function attachTicket(deps: AttachDeps, given: unknown): Promise<{ tickets: number } | null> {
  const asked = payload.parse(given);
  const sheet = await findTicketSheet(deps, asked.scheduleId, null);
  if (sheet === null || !isFinished(sheet) || (await isAttached(asked.scheduleId, sheet))) return null;
  const sealed = await write(deps, sheet);
  // when this breaks off, what was written has no row and is found by the sweep
  const isMade = await deps.sequelize.transaction((transaction) => settle(deps, transaction, { asked, sheet, sealed }));
  if (!isMade) await removeBytes(deps.log, deps.files.store, [sealed.key]);
  return isMade ? { tickets: 1 } : null;
}

const isFinished = ({ stage, read }: TicketSheet): boolean => read.kind === 'ticket' && (stage === 'Complete' || stage === 'Locked');

/** The same for the same ticket of the same task: a UUID, as a device would name what it sends. */
function clientIdOf({ scheduleId, text }: TicketSheet): string {
  const hash = createHash('sha256')
    .update(`ticket ${String(scheduleId)} ${text}`)
    .digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

async function isAttached(scheduleId: number, sheet: TicketSheet, transaction?: Transaction): Promise<boolean> {
  const where = { scheduleId, clientId: clientIdOf(sheet) };
  return (await AttachmentModel.count({ where, ...(transaction === undefined ? {} : { transaction }) })) > 0;
}

async function write({ files, now }: AttachDeps, sheet: TicketSheet): Promise<SealedFile> {
  const bytes = Buffer.concat((await ticketPdf(sheet).toArray()) as Buffer[]);
  return files.store.write(newStorageKey(ticketFileName(sheet), now()), bytes.length, Readable.from([bytes], { objectMode: false }));
}

interface Made {
  readonly asked: Payload;
  readonly sheet: TicketSheet;
  readonly sealed: SealedFile;
}

/** Under the task's lock: of two that made it one is kept, and of a ticket that was changed meanwhile none. */
async function settle({ sequelize, now }: AttachDeps, transaction: Transaction, { asked, sheet, sealed }: Made): Promise<boolean> {
  const { scheduleId, userId } = asked;
  const { constructionId } = sheet;
  await sequelize.query('select id from schedule where id = $scheduleId for no key update', { bind: { scheduleId }, transaction });
  if (await isAttached(scheduleId, sheet, transaction)) return false;
  const at = now();
  const { key: storageKey, sizeBytes, sha256 } = sealed;
  const file = await StoredFileModel.create(
    {
      ...{ kind: 'original', state: 'stored', storageKey, contentType: 'application/pdf', sizeBytes, sha256 },
      ...{ uploaderUserId: null, createdUtc: at, storedUtc: at },
    },
    { transaction },
  );
  const title = ticketFileName(sheet);
  const attachment = await AttachmentModel.create(
    {
      ...{ ownerUserId: userId, clientId: clientIdOf(sheet), constructionId, scheduleId, potentialJobId: null },
      ...{ fileId: file.id, originalFileId: file.id, title, tags: 'Ticket of Work', comments: null, isDocAttachment: true },
      ...{ state: 'uploaded', createdUtc: at },
    },
    { transaction },
  );
  const event = attachmentEvent(attachment, {
    move: 'attachTicket',
    after: { title, constructionId, scheduleId },
    detail: { storedFileId: file.id, sizeBytes, sha256 },
  });
  await writeSystemEvents({ sequelize, transaction }, ATTACH_TICKET, at, [event]);
  return true;
}
